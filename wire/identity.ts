/** Ids made at import: derived, so that importing the same file again changes nothing (contract 1). */
import type { Seq } from '../domain/event.ts';
import type { Stored } from './decode.ts';
import { sha256Hex } from './sha256.ts';

/** Where an event stands in a file that was imported. */
export interface ImportPlace {
  /** Lower-case hex SHA-256 of the file's bytes. */
  readonly fileHash: string;
  readonly board: string;
  /** Place of the record in the file, from 0: a file may hold a board of the same name twice. */
  readonly record: number;
  readonly seq: Seq;
}

/** A uuid of version 8 (RFC 9562: made in a way of one's own), from SHA-256 over the place. */
export const importId = ({ fileHash, board, record, seq }: ImportPlace): string => {
  const digits = sha256Hex(JSON.stringify(['etui', fileHash, board, record, seq]));
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20, 32),
  ].join('-');
};

/** The event with an id, where it has none. */
export const identified = (stored: Stored, place: ImportPlace): Stored => {
  if (stored.event.id !== undefined) return stored;
  const id = importId(place);
  return { ...stored, event: { ...stored.event, id }, raw: { ...stored.raw, id } };
};
