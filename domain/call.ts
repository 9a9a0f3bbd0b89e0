/** Calls (Laws 1B, 18, 19): pass, double, redouble and bids as ordered integers. */

/** 0 clubs … 3 spades, 4 notrump: ascending rank of Law 1B and 18E. */
export type Denomination = 0 | 1 | 2 | 3 | 4;
export type DenominationName = 'C' | 'D' | 'H' | 'S' | 'NT';
/** 0 pass, 1 double, 2 redouble, then the bids 1C = 3 … 7NT = 37; 38…47 are the impossible 8C…9NT (Law 38). */
export type Call = number;

export const PASS: Call = 0;
export const DOUBLE: Call = 1;
export const REDOUBLE: Call = 2;
export const FIRST_BID: Call = 3;
export const LAST_BID: Call = 37;
export const LAST_CALL: Call = 47;
const DENOMINATIONS: readonly DenominationName[] = ['C', 'D', 'H', 'S', 'NT'];

export const isBid = (call: Call): boolean => call >= FIRST_BID;
/** 1 to 9; meaningful for bids only. */
export const levelOf = (bid: Call): number => (((bid - FIRST_BID) / 5) | 0) + 1;
/** Meaningful for bids only. */
export const denominationOf = (bid: Call): Denomination => ((bid - FIRST_BID) % 5) as Denomination;
export const bidOf = (level: number, denomination: Denomination): Call => FIRST_BID + (level - 1) * 5 + denomination;
/** Law 18: a bid supersedes another if it is of a higher level or of the same level and a higher denomination. */
export const isSufficient = (bid: Call, over: Call): boolean => bid > over;
/** The lowest bid in a denomination that supersedes `over` (pass `PASS` where nobody has bid). */
export const lowestSufficient = (denomination: Denomination, over: Call): Call => {
  if (over < FIRST_BID) return bidOf(1, denomination);
  const same = bidOf(levelOf(over), denomination);
  return same > over ? same : same + 5;
};

export const denominationName = (d: Denomination): DenominationName => DENOMINATIONS[d] as DenominationName;
export const parseDenomination = (text: string): Denomination | undefined => {
  const at = DENOMINATIONS.indexOf((text === 'N' ? 'NT' : text) as DenominationName);
  return at < 0 ? undefined : (at as Denomination);
};
/** `Pass X XX 1C … 7NT`. */
export const callName = (call: Call): string =>
  call === PASS
    ? 'Pass'
    : call === DOUBLE
      ? 'X'
      : call === REDOUBLE
        ? 'XX'
        : levelOf(call) + denominationName(denominationOf(call));
const CALL_INDEX: ReadonlyMap<string, Call> = new Map(
  Array.from({ length: LAST_CALL + 1 }, (_, call) => [callName(call), call]),
);
const OTHER_SPELLINGS: Readonly<Record<string, Call>> = {
  P: PASS,
  PASS,
  '-': PASS,
  D: DOUBLE,
  DBL: DOUBLE,
  DOUBLE,
  R: REDOUBLE,
  RDBL: REDOUBLE,
  REDOUBLE,
};
/** Reads the contract's tokens and its input spellings (`p P D DBL R 1N 1c`); undefined for anything else. */
export const parseCall = (text: string): Call | undefined => {
  const exact = CALL_INDEX.get(text);
  if (exact !== undefined) return exact;
  const upper = text.toUpperCase();
  return (
    CALL_INDEX.get(upper) ??
    (/^[1-9]N$/.test(upper) ? CALL_INDEX.get(`${upper}T`) : undefined) ??
    (Object.hasOwn(OTHER_SPELLINGS, upper) ? OTHER_SPELLINGS[upper] : undefined)
  );
};

/** A set of denominations as five bits: bit n is denomination n. */
export type DenominationSet = number;
export const NO_DENOMINATION: DenominationSet = 0;
export const onlyDenomination = (d: Denomination): DenominationSet => 1 << d;
/** Notrump first, then spades to clubs. */
export const listDenominations = (set: DenominationSet): Denomination[] =>
  ([4, 3, 2, 1, 0] as const).filter((d) => ((set >> d) & 1) === 1);
