/** When two records are the same board: the same cards dealt, the same calls, the same cards played. */
import { hash } from 'node:crypto';
import type { BoardRecord, Event } from '../../domain/event.ts';

/** With fewer cards than that on record, two tables may well have done the same: then the table counts too. */
const TELLING = 13;
/** Of SHA-256, in bytes: a billion boards without two that meet by chance. */
export const DIGEST_BYTES = 16;

const SEATS = 4;
const CARDS = 52;
/** Made once: most of the text is of these. */
const PLAYED = Array.from({ length: SEATS * CARDS }, (_, i) => `P${Math.floor(i / CARDS)},${i % CARDS};`);

const actText = (e: Event): string => {
  switch (e.type) {
    case 'HandsDealt':
    case 'HandsCorrected':
      return `D${e.deal.map((hand) => hand?.toSorted((a, b) => a - b).join(',') ?? '-').join('/')};`;
    case 'PositionSet':
      return `S${JSON.stringify([e.contract, e.leader, e.deal, e.trick, e.won])};`;
    case 'CallMade':
      return `C${e.seat},${e.call};`;
    case 'CallReplaced':
      return `R${e.seat},${e.call};`;
    case 'CardPlayed':
      return PLAYED[e.seat * CARDS + e.card] ?? '';
    case 'CardReplaced':
      return `Q${e.seat},${e.card};`;
    case 'CallWithdrawn':
    case 'CardWithdrawn':
      return `W${e.seat};`;
    default:
      return '';
  }
};
const tableText = (opened: Event | undefined): string => {
  if (opened?.type !== 'BoardOpened') return '';
  const { event, date, session, round, room, table, board, players } = opened;
  return JSON.stringify([event, date, session, round, room, table, board, players]);
};

/** The digest of deal, auction and play. */
export const digestOf = (record: BoardRecord): Uint8Array => {
  let text = '';
  let cards = 0;
  for (const e of record) {
    text += actText(e);
    if (e.type === 'CardPlayed') cards += 1;
  }
  const [opened] = record;
  if (opened?.type === 'BoardOpened') text += `O${opened.dealer},${opened.vulnerable};`;
  if (cards < TELLING) text += tableText(opened);
  return hash('sha256', text, 'buffer').subarray(0, DIGEST_BYTES);
};

const WORDS = DIGEST_BYTES / 4;
/** A set of digests in 32 bytes a board at most: a run over millions keeps nothing else of each. */
export interface DigestSet {
  /** false: it was there already. `at`: where in `bytes` the digest begins. */
  readonly add: (bytes: Uint8Array, at: number) => boolean;
}
export const digestSet = (): DigestSet => {
  let slots = 1024;
  let words = new Uint32Array(slots * WORDS);
  let taken = new Uint8Array(slots);
  let size = 0;
  const word = new Uint32Array(WORDS);
  const find = (): number => {
    let slot = (word[0] ?? 0) % slots;
    while (taken[slot] === 1) {
      let same = true;
      for (let i = 0; i < WORDS && same; i += 1) same = words[slot * WORDS + i] === word[i];
      if (same) return slot;
      slot = (slot + 1) % slots;
    }
    return slot;
  };
  const grow = (): void => {
    const [oldWords, oldTaken, oldSlots] = [words, taken, slots];
    slots *= 2;
    words = new Uint32Array(slots * WORDS);
    taken = new Uint8Array(slots);
    for (let old = 0; old < oldSlots; old += 1) {
      if (oldTaken[old] !== 1) continue;
      word.set(oldWords.subarray(old * WORDS, (old + 1) * WORDS));
      const slot = find();
      words.set(word, slot * WORDS);
      taken[slot] = 1;
    }
  };
  return {
    add: (bytes, at) => {
      const view = new DataView(bytes.buffer, bytes.byteOffset + at, DIGEST_BYTES);
      for (let i = 0; i < WORDS; i += 1) word[i] = view.getUint32(i * 4);
      const slot = find();
      if (taken[slot] === 1) return false;
      words.set(word, slot * WORDS);
      taken[slot] = 1;
      size += 1;
      if (size * 2 > slots) grow();
      return true;
    },
  };
};
