import { describe, expect, it } from 'vitest';
import { decodeText, textReader } from '../formats/text.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const sixteen = (text: string, little: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from(text).flatMap((c) =>
      little ? [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8] : [c.charCodeAt(0) >> 8, c.charCodeAt(0) & 255],
    ),
  );
const inBytes = (bytes: Uint8Array): string => {
  const reader = textReader();
  let text = '';
  for (const byte of bytes) text += reader.push(Uint8Array.of(byte));
  return text + reader.end();
};

const SAMPLES = [
  ['ascii', utf8('[Board "1"]'), '[Board "1"]', 0],
  ['utf-8', utf8('\ufeffé ♠'), 'é ♠', 0],
  ['utf-8', utf8('Chrétien ♠ 🂡'), 'Chrétien ♠ 🂡', 0],
  ['windows-1252', Uint8Array.of(0x43, 0xe9, 0x20, 0x80, 0x20, 0xc3, 0xa9), 'Cé € Ã©', 0],
  ['utf-8', Uint8Array.of(0xc3, 0xa9, 0x20, 0xe9, 0x21), 'é é!', 1],
  ['utf-8', Uint8Array.of(0xc3, 0xa9, 0xe2, 0x99), 'éâ™', 2],
  ['utf-16le', sixteen('\ufeffé ab', true), 'é ab', 0],
  ['utf-16be', sixteen('\ufeffé ab', false), 'é ab', 0],
  ['utf-16le', sixteen('[Board', true), '[Board', 0],
  ['utf-16be', sixteen('[Board', false), '[Board', 0],
  ['ascii', utf8('a'), 'a', 0],
  ['ascii', utf8(''), '', 0],
] as const;

describe('bytes to text', () => {
  it.each(SAMPLES)('%s', (encoding, bytes, text, misfits) => {
    expect(decodeText(bytes)).toEqual({ text, encoding, misfits });
    expect(inBytes(bytes)).toBe(text);
  });
  it('counts units that are no character in UTF-16', () => {
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x61, 0, 0, 0xdc, 0x62, 0))).toMatchObject({
      text: 'a\ufffdb',
      misfits: 1,
    });
  });
});
