/** A certificate for 127.0.0.1 that is its own authority, made afresh (DER by hand: Node only reads them). */
import { generateKeyPairSync, sign } from 'node:crypto';

const tlv = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: readonly Uint8Array[]): Buffer => tlv(0x30, ...parts);
const oid = (hex: string): Buffer => tlv(0x06, Buffer.from(hex, 'hex'));
const time = (moment: Date): Buffer =>
  tlv(0x18, Buffer.from(`${moment.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
const name = sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from('etui test')))));
const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const YES = tlv(0x01, Buffer.from([0xff]));

const extensions = (): Buffer => {
  const authority = sequence(oid('551d13'), YES, tlv(0x04, sequence(YES)));
  const address = sequence(oid('551d11'), tlv(0x04, sequence(tlv(0x87, Buffer.from([127, 0, 0, 1])))));
  return tlv(0xa3, sequence(authority, address));
};

const pem = (der: Buffer): Buffer =>
  Buffer.from(
    `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  );

/** Both as PEM. Valid for an hour around now. */
export const certificate = (): { readonly key: Buffer; readonly certificate: Buffer } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = Date.now();
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([1])),
    ECDSA_SHA256,
    name,
    sequence(time(new Date(now - 3_600_000)), time(new Date(now + 3_600_000))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions(),
  );
  const signature = tlv(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  return {
    key: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    certificate: pem(sequence(body, ECDSA_SHA256, signature)),
  };
};
