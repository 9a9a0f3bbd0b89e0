/** The final contract (Law 22) and its text. */
import { type Denomination, denominationName, parseDenomination } from './call.ts';
import { partner, type Seat } from './seat.ts';

export interface Contract {
  /** 1 to 7 odd tricks. */
  readonly level: number;
  readonly denomination: Denomination;
  /** 0 undoubled, 1 doubled, 2 redoubled. */
  readonly doubled: 0 | 1 | 2;
  readonly declarer: Seat;
}

/** Contract text without the declarer, as in `4SX`. */
export interface ContractText {
  readonly level: number;
  readonly denomination: Denomination;
  readonly doubled: 0 | 1 | 2;
}

export const dummyOf = (contract: Contract): Seat => partner(contract.declarer);
/** `3NTX`: level, denomination, `X` or `XX`. */
export const contractText = (c: ContractText): string =>
  c.level + denominationName(c.denomination) + 'X'.repeat(c.doubled);
/** Reads `4S`, `3NTX`, `3NXX`; undefined for anything else. */
export const parseContract = (text: string): ContractText | undefined => {
  const match = /^([1-7])(C|D|H|S|NT|N)(X{0,2})$/i.exec(text.trim());
  if (match === null) return undefined;
  const denomination = parseDenomination((match[2] as string).toUpperCase());
  return denomination === undefined
    ? undefined
    : { level: Number(match[1]), denomination, doubled: (match[3] as string).length as 0 | 1 | 2 };
};
