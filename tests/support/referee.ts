/**
 * A referee for boards on which nothing irregular happens, written naively from the Laws with words and lists.
 * It shares nothing with the engine but the tokens of the contract, so that the two can be compared.
 */
export type Compass = 'N' | 'E' | 'S' | 'W';

export interface LawfulBoard {
  readonly dealer: Compass;
  readonly vulnerable: string;
  readonly hands: Readonly<Record<Compass, readonly string[]>>;
  readonly calls: readonly string[];
  /** In the order of play. */
  readonly cards: readonly string[];
  /** Declarer's tricks where a claim or an agreement ended the play. */
  readonly agreed?: number;
}
export interface FinalContract {
  readonly level: number;
  readonly denomination: string;
  readonly doubled: number;
  readonly declarer: Compass;
  readonly dummy: Compass;
}
export interface RefereeTrick {
  readonly leader: Compass;
  readonly cards: readonly string[];
  /** null while fewer than four cards lie there. */
  readonly winner: Compass | null;
}

const CLOCKWISE: readonly Compass[] = ['N', 'E', 'S', 'W'];
const LADDER = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => ['C', 'D', 'H', 'S', 'NT'].map((name) => level + name));
const RANKS = '23456789TJQKA';

const after = (seat: Compass, steps: number): Compass => CLOCKWISE[(CLOCKWISE.indexOf(seat) + steps) % 4]!;
const sideOf = (seat: Compass): 'NS' | 'EW' => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');
const suitOf = (card: string): string => card[0]!;
const height = (card: string): number => RANKS.indexOf(card[1]!);

const callerOf = (dealer: Compass, index: number): Compass => after(dealer, index);
const isBid = (call: string): boolean => LADDER.includes(call);
const lastBidAt = (calls: readonly string[]): number => calls.findLastIndex(isBid);

/** Law 22 (2007), 17D (2017): four passes, or three after another call. */
export const auctionIsOver = (calls: readonly string[]): boolean =>
  calls.length >= 4 && calls.slice(-3).every((call) => call === 'Pass');

export const seatToCall = (dealer: Compass, calls: readonly string[]): Compass | null =>
  auctionIsOver(calls) ? null : callerOf(dealer, calls.length);

/** Law 19: the last call that was no pass, and whether the other side made it. */
const doubles = (dealer: Compass, calls: readonly string[]): readonly string[] => {
  const at = calls.findLastIndex((call) => call !== 'Pass');
  if (at < 0) return [];
  const theirs = sideOf(callerOf(dealer, at)) !== sideOf(callerOf(dealer, calls.length));
  if (!theirs) return [];
  return isBid(calls[at]!) ? ['X'] : calls[at] === 'X' ? ['XX'] : [];
};

/** Laws 18 and 19, for the player in turn; none when the auction is over. */
export const legalCalls = (dealer: Compass, calls: readonly string[]): readonly string[] => {
  if (auctionIsOver(calls)) return [];
  const last = lastBidAt(calls);
  const higher = last < 0 ? LADDER : LADDER.slice(LADDER.indexOf(calls[last]!) + 1);
  return ['Pass', ...doubles(dealer, calls), ...higher];
};

/** Law 22 and the chapter of definitions: declarer is who first named the denomination for the side that won it. */
export const finalContract = (dealer: Compass, calls: readonly string[]): FinalContract | null => {
  const last = lastBidAt(calls);
  if (!auctionIsOver(calls) || last < 0) return null;
  const bid = calls[last]!;
  const denomination = bid.slice(1);
  const side = sideOf(callerOf(dealer, last));
  const first = calls.findIndex(
    (call, at) => isBid(call) && call.slice(1) === denomination && sideOf(callerOf(dealer, at)) === side,
  );
  const declarer = callerOf(dealer, first);
  const since = calls.slice(last);
  const doubled = since.includes('XX') ? 2 : since.includes('X') ? 1 : 0;
  return { level: Number(bid[0]), denomination, doubled, declarer, dummy: after(declarer, 2) };
};

/** Law 44E and F: the highest trump, else the highest card of the suit led. */
export const winningCard = (cards: readonly string[], denomination: string): string => {
  const trumps = cards.filter((card) => suitOf(card) === denomination);
  const contenders = trumps.length > 0 ? trumps : cards.filter((card) => suitOf(card) === suitOf(cards[0]!));
  return contenders.toSorted((a, b) => height(b) - height(a))[0]!;
};

const contractOf = (board: LawfulBoard): FinalContract | null => finalContract(board.dealer, board.calls);

/** The tricks so far, the one in progress included once a card lies there (Law 44). */
export const tricksOf = (board: LawfulBoard): readonly RefereeTrick[] => {
  const contract = contractOf(board);
  if (contract === null) return [];
  const tricks: RefereeTrick[] = [];
  let leader = after(contract.declarer, 1);
  for (let from = 0; from < board.cards.length; from += 4) {
    const cards = board.cards.slice(from, from + 4);
    const complete = cards.length === 4;
    const best = cards.indexOf(winningCard(cards, contract.denomination));
    const winner = complete ? after(leader, best) : null;
    tricks.push({ leader, cards, winner });
    leader = winner ?? leader;
  }
  return tricks;
};

/** The hand to play: dummy's seat for a card of dummy's; null before the play, and when it is over. */
export const handToPlay = (board: LawfulBoard): Compass | null => {
  const contract = contractOf(board);
  if (contract === null || board.cards.length === 52 || board.agreed !== undefined) return null;
  const last = tricksOf(board).at(-1);
  if (last === undefined) return after(contract.declarer, 1);
  return last.winner ?? after(last.leader, last.cards.length);
};

export const heldBy = (board: LawfulBoard, seat: Compass): readonly string[] =>
  board.hands[seat].filter((card) => !board.cards.includes(card));

/** Law 44B to D. */
export const legalCards = (board: LawfulBoard): readonly string[] => {
  const hand = handToPlay(board);
  if (hand === null) return [];
  const held = heldBy(board, hand);
  const trick = tricksOf(board).at(-1);
  if (trick === undefined || trick.winner !== null) return held;
  const following = held.filter((card) => suitOf(card) === suitOf(trick.cards[0]!));
  return following.length > 0 ? following : held;
};

export const tricksWon = (board: LawfulBoard): { readonly NS: number; readonly EW: number } => {
  const winners = tricksOf(board).flatMap((trick) => trick.winner ?? []);
  const ns = winners.filter((seat) => sideOf(seat) === 'NS').length;
  return { NS: ns, EW: winners.length - ns };
};

const undertricks = (down: number, doubled: number, vulnerable: boolean): number => {
  if (doubled === 0) return down * (vulnerable ? 100 : 50);
  let points = 0;
  for (let trick = 1; trick <= down; trick += 1)
    points += vulnerable ? (trick === 1 ? 200 : 300) : trick === 1 ? 100 : trick <= 3 ? 200 : 300;
  return doubled === 2 ? points * 2 : points;
};

/** Law 77, for declarer's side. */
export const refereeScore = (contract: FinalContract, vulnerable: boolean, tricks: number): number => {
  const over = tricks - 6 - contract.level;
  const { doubled, denomination } = contract;
  if (over < 0) return -undertricks(-over, doubled, vulnerable);
  const value = denomination === 'C' || denomination === 'D' ? 20 : 30;
  const times = [1, 2, 4][doubled]!;
  let points = times * (contract.level * value + (denomination === 'NT' ? 10 : 0));
  points += points < 100 ? 50 : vulnerable ? 500 : 300;
  if (contract.level === 6) points += vulnerable ? 750 : 500;
  if (contract.level === 7) points += vulnerable ? 1500 : 1000;
  if (doubled > 0) points += doubled === 1 ? 50 : 100;
  const each = doubled === 0 ? value : (vulnerable ? 100 : 50) * times;
  return points + over * each;
};

export interface RefereeResult {
  readonly contract: FinalContract | null;
  readonly tricks: number | null;
  /** For North-South. */
  readonly score: number;
}

/** null while the board is not over. Passed out: no contract, 0. */
export const resultOf = (board: LawfulBoard): RefereeResult | null => {
  if (!auctionIsOver(board.calls)) return null;
  const contract = contractOf(board);
  if (contract === null) return { contract, tricks: null, score: 0 };
  if (board.cards.length < 52 && board.agreed === undefined) return null;
  const side = sideOf(contract.declarer);
  const tricks = board.agreed ?? tricksWon(board)[side];
  const vulnerable = board.vulnerable === 'Both' || board.vulnerable === side;
  const points = refereeScore(contract, vulnerable, tricks);
  return { contract, tricks, score: side === 'NS' ? points : -points };
};
