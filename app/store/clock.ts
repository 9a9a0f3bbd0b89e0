/** The clock and the ids of this machine. */
import { randomBytes } from 'node:crypto';
import type { Clock } from './append.ts';

/** A uuid of version 7 (RFC 9562): the time first, so that ids made one after the other stand side by side on disk. */
export const timeOrderedId = (ms: number, random: Uint8Array): string => {
  const hex = ms.toString(16).padStart(12, '0') + Buffer.from(random).toString('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `7${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
};

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  id: () => timeOrderedId(Date.now(), randomBytes(10)),
};
