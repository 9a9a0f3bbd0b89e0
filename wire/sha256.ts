/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104), pure: the wire reaches no platform library, so that it runs anywhere. */

const PRIMES: readonly number[] = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();
/** First 32 bits of the fractional part. Roots of small primes are exact enough in a double for all 64 words. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const K = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
/** The schedule is scratch: written before it is read in every block. */
const W = new Int32Array(64);

const readBlock = (bytes: Uint8Array, at: number): void => {
  for (let i = 0; i < 16; i += 1) {
    const j = at + i * 4;
    W[i] =
      ((bytes[j] as number) << 24) |
      ((bytes[j + 1] as number) << 16) |
      ((bytes[j + 2] as number) << 8) |
      (bytes[j + 3] as number);
  }
  for (let i = 16; i < 64; i += 1) {
    const x = W[i - 15] as number;
    const y = W[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    W[i] = ((W[i - 16] as number) + s0 + (W[i - 7] as number) + s1) | 0;
  }
};

const add = (state: Int32Array, at: number, a: number, b: number, c: number, d: number): void => {
  state[at] = ((state[at] as number) + a) | 0;
  state[at + 1] = ((state[at + 1] as number) + b) | 0;
  state[at + 2] = ((state[at + 2] as number) + c) | 0;
  state[at + 3] = ((state[at + 3] as number) + d) | 0;
};

const compress = (state: Int32Array): void => {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (W[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  add(state, 0, a, b, c, d);
  add(state, 4, e, f, g, h);
};

/** The last one or two blocks: what is left over, a 1 bit, zeros, the length in bits. */
const lastBlocks = (bytes: Uint8Array, from: number): Uint8Array => {
  const rest = bytes.length - from;
  const last = new Uint8Array(rest < 56 ? 64 : 128);
  last.set(bytes.subarray(from));
  last[rest] = 0x80;
  const view = new DataView(last.buffer);
  view.setUint32(last.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(last.length - 4, (bytes.length << 3) >>> 0);
  return last;
};

/** The 32 bytes of the digest. */
export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const state = START.slice();
  const whole = bytes.length - (bytes.length % 64);
  for (let at = 0; at < whole; at += 64) {
    readBlock(bytes, at);
    compress(state);
  }
  const last = lastBlocks(bytes, whole);
  for (let at = 0; at < last.length; at += 64) {
    readBlock(last, at);
    compress(state);
  }
  const out = new Uint8Array(32);
  const view = new DataView(out.buffer);
  for (let i = 0; i < 8; i += 1) view.setInt32(i * 4, state[i] as number);
  return out;
};

/** UTF-8. Half a UTF-16 pair is written as its own three bytes, so that no two texts have the same form. */
export const utf8 = (text: string): Uint8Array => {
  const out = new Uint8Array(text.length * 3);
  let n = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      out[n++] = unit;
      continue;
    }
    const code = text.codePointAt(i) as number;
    if (code < 0x800) {
      out[n++] = 0xc0 | (code >> 6);
      out[n++] = 0x80 | (code & 63);
    } else if (code < 0x10000) {
      out[n++] = 0xe0 | (code >> 12);
      out[n++] = 0x80 | ((code >> 6) & 63);
      out[n++] = 0x80 | (code & 63);
    } else {
      out[n++] = 0xf0 | (code >> 18);
      out[n++] = 0x80 | ((code >> 12) & 63);
      out[n++] = 0x80 | ((code >> 6) & 63);
      out[n++] = 0x80 | (code & 63);
      i += 1;
    }
  }
  return out.subarray(0, n);
};

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
export const hex = (bytes: Uint8Array): string => {
  let out = '';
  for (const byte of bytes) out += HEX[byte];
  return out;
};

/** Lower-case hex of the SHA-256 of a text's UTF-8 bytes. */
export const sha256Hex = (text: string): string => hex(sha256(utf8(text)));

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const out = new Uint8Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
};

/** Lower-case hex of HMAC-SHA-256: a name that nobody without the secret can guess back. */
export const hmacHex = (secret: string, text: string): string => {
  const given = utf8(secret);
  const key = new Uint8Array(64);
  key.set(given.length > 64 ? sha256(given) : given);
  const inner = sha256(
    joined(
      key.map((byte) => byte ^ 0x36),
      utf8(text),
    ),
  );
  return hex(
    sha256(
      joined(
        key.map((byte) => byte ^ 0x5c),
        inner,
      ),
    ),
  );
};
