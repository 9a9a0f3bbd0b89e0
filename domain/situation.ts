/**
 * The situation at a table after an event: all that a law may ask (design: situation).
 * Acts keep a status, a card is in one place, matters are kept for ever; everything else is read off these three.
 */
import type { Call, Denomination, DenominationSet } from './call.ts';
import type { Card } from './card.ts';
import type { Contract } from './contract.ts';
import type { Deal } from './deal.ts';
import type { Edition, LawRef } from './edition.ts';
import type { FreeText, Json, JsonObject, ResultEntered, ScoreAdjusted, Seq, Vulnerable } from './event.ts';
import type { Finding, FindingCode } from './finding.ts';
import type { Duty, LeadRestriction } from './law.ts';
import type { Matter, MatterOf, MatterTag } from './matter.ts';
import type { Screens } from './screens.ts';
import type { Seat, SeatSet, Side } from './seat.ts';

/** pending: not yet accepted or replaced; withdrawn: taken back or replaced; cancelled: void under a law. */
export type Status = 'pending' | 'standing' | 'withdrawn' | 'cancelled';
/** ended: 13 tricks, a claim agreed or decided, or passed out; closed: the round has ended. */
export type Phase = 'auction' | 'clarification' | 'play' | 'ended' | 'closed';

/** A call as made, with what has become of it. The order of acts is the order of the auction. */
export interface CallAct {
  readonly seq: Seq;
  readonly seat: Seat;
  readonly call: Call;
  readonly status: Status;
  readonly irregular: FindingCode | null;
  readonly accepted: boolean;
  /** The call in whose place it was put. */
  readonly replaces: Seq | null;
  /** The law that deems it made (28A), else null. */
  readonly deemed: LawRef | null;
  /** null: the record does not say. */
  readonly artificial: boolean | null;
  /** The denominations it specifies: as recorded, else the one named. */
  readonly shows: DenominationSet;
  /** The record says which denominations it specifies. */
  readonly showsKnown: boolean;
  readonly meaning: FreeText | null;
}

/** The auction: its acts, and what follows from those that stand. */
export interface Auction {
  readonly acts: readonly CallAct[];
  /** Whose turn it is by the standing calls (17). */
  readonly turn: Seat;
  /** The last standing bid, 0 where there is none. */
  readonly bid: Call;
  readonly bidder: Seat;
  readonly doubled: 0 | 1 | 2;
  /** Passes in a row at the end of the standing calls. */
  readonly passes: number;
  /** Standing calls by each seat. */
  readonly calls: readonly [number, number, number, number];
  readonly over: boolean;
  readonly contract: Contract | null;
}

/** A card in a trick, from the hand of `seat`. */
export interface Played {
  readonly seat: Seat;
  readonly card: Card;
  readonly seq: Seq;
}
export interface Trick {
  readonly leader: Seat;
  /** In rotation from the leader. Fewer than four while a card taken back has not been replaced. */
  readonly cards: readonly Played[];
  /** null while it is not complete. */
  readonly winner: Seat | null;
  /** The hand that won it as it was turned, with fewer than four cards: a card supplied late doesn't win it (67B1). */
  readonly owner?: Seat;
}

export interface Play {
  readonly declarer: Seat;
  readonly dummy: Seat;
  readonly trump: Denomination;
  /** Who leads, or led, to the trick in progress. */
  readonly leader: Seat;
  /** The hand to play: dummy's seat for a card of dummy's. */
  readonly turn: Seat;
  /** 1 to 13; a trick stays the one in progress until it is quitted. */
  readonly trick: number;
  /** The trick in progress, in rotation from the leader. */
  readonly current: readonly Played[];
  readonly tricks: readonly Trick[];
  /** Tricks won by North-South and by East-West, before Law 64. */
  readonly ns: number;
  readonly ew: number;
  readonly opening: 'none' | 'faceDown' | 'faced';
  /** A face-down opening lead (41A), not yet in the trick. */
  readonly down: Played | null;
  readonly spread: boolean;
  readonly withdrawn: readonly Played[];
  /** Where the record begins in mid-play: the first trick on record and the tricks won before it. */
  readonly base: { readonly trick: number; readonly ns: number; readonly ew: number };
}

/** Where a card is: 0 unknown, else kind × 4 + seat + 1. */
export type Place = number;
export const UNKNOWN_PLACE: Place = 0;
export type PlaceKind = 'hand' | 'up' | 'trick' | 'matter';
const PLACE_KINDS: readonly PlaceKind[] = ['hand', 'up', 'trick', 'matter'];
export const inHand = (seat: Seat): Place => 1 + seat;
/** Face up on the table, still a card of that hand (penalty and exposed cards). */
export const faceUp = (seat: Seat): Place => 5 + seat;
export const inTrick = (seat: Seat): Place => 9 + seat;
/** Held by a matter: played, but not yet in a trick and no longer in the hand. */
export const inMatter = (seat: Seat): Place => 13 + seat;
export const placeKind = (place: Place): PlaceKind | null =>
  place === 0 ? null : (PLACE_KINDS[(place - 1) >> 2] as PlaceKind);
/** Whose card it is or was; null where unknown. */
export const placeSeat = (place: Place): Seat | null => (place === 0 ? null : (((place - 1) & 3) as Seat));

/** An item of the ledger of Law 16: who may use it, from which event to which. */
export interface Known {
  readonly of: Seq;
  readonly kind:
    | 'call'
    | 'card'
    | 'tempo'
    | 'remark'
    | 'question'
    | 'explanation'
    | 'alert'
    | 'mannerism'
    | 'extraneous';
  /** An act taken back and the sight of a card are two items of one event. */
  readonly item: 'action' | 'sight';
  readonly authorized: SeatSet;
  readonly unauthorized: SeatSet;
  readonly law: LawRef;
  readonly from: Seq;
  readonly until: Seq | null;
}

export interface Switches {
  readonly screens: boolean;
  readonly online: boolean;
  readonly authority: string | null;
  readonly options: JsonObject;
}
/** What was settled before the first call. */
export interface Setup extends Switches {
  readonly board: string;
  readonly number: number | null;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerable;
  readonly edition: Edition;
  /** The edition was not on record and was read from the date, the command line or the default. */
  readonly editionAssumed: 'date' | 'default' | 'chosen' | null;
  /** The place of each event on the timeline, where a late record makes it another than its number; else null. */
  readonly places: ReadonlyMap<Seq, number> | null;
}
/** An answer of the director's, in the order given; the last one counts. */
export interface Judged {
  readonly seq: Seq;
  readonly of: Seq;
  readonly question: string;
  readonly answer: Json;
}
/** Something said about an act. */
export interface Attention {
  readonly seq: Seq;
  readonly of: Seq;
  readonly by: Seat;
}
/** A ruling in force; its keys take the state's place from the next event on. */
export interface Ruled {
  readonly seq: Seq;
  readonly ruling: JsonObject;
  /** The elements that stood under the ruled keys: they no longer count. */
  readonly displaced: readonly string[];
  /** Matters, as `law:of`, about calls that the ruling set aside: they speak no more. */
  readonly silenced: readonly string[];
  readonly duties: readonly Duty[];
  readonly restrictions: readonly LeadRestriction[];
  /** A ruled number of tricks, in the place of Law 64's. */
  readonly transfer: { readonly to: Side | null; readonly tricks: number; readonly law: LawRef | null } | null;
  /** Standing calls of each seat when it took effect, for duties of one turn. */
  readonly calls: readonly [number, number, number, number];
}
/** A result as entered, and what of it has been compared. */
export interface Entered {
  readonly entry: ResultEntered & { readonly seq: Seq };
  readonly contractCompared: boolean;
  readonly resultCompared: boolean;
}
/** Facts of the board's end and of the director's doings that laws and results read. */
export interface Docket {
  readonly judged: readonly Judged[];
  readonly attention: readonly Attention[];
  /** Calls for the director; `open`: something waited for a decision then. */
  readonly directorCalls: readonly { readonly seq: Seq; readonly of: Seq | null; readonly open: boolean }[];
  /** The rulings made. */
  readonly rulings: readonly Seq[];
  /** The first call of each side on a later board (64B4), null before. */
  readonly nextBoard: readonly [Seq | null, Seq | null];
  readonly handsReturned: Seq | null;
  readonly roundEnded: Seq | null;
  readonly correctionOver: Seq | null;
  readonly appealOver: Seq | null;
  readonly sealed: Seq | null;
  readonly adjusted: (ScoreAdjusted & { readonly seq: Seq }) | null;
  /** What the score slip or the platform says; compared once the result is known, never trusted. */
  readonly entered: Entered | null;
  readonly ruled: readonly Ruled[];
  /** Matters, as `law:of`, about calls that were cancelled with the cards or the board (15): they speak no more. */
  readonly closed: readonly string[];
  /** A ruling just made, not yet in effect. */
  readonly ruling: { readonly seq: Seq; readonly ruling: JsonObject; readonly supersedes: Seq | null } | null;
}

/** The table after event `at`. Plain readonly data. */
export interface Situation {
  readonly setup: Setup;
  readonly at: Seq;
  readonly phase: Phase;
  readonly auction: Auction;
  /** null before there is a contract to play. */
  readonly play: Play | null;
  /** Indexed by card. */
  readonly cards: readonly Place[];
  /** The hands as dealt and later found (late, corrected or restored). */
  readonly deal: Deal;
  readonly matters: readonly Matter[];
  readonly known: readonly Known[];
  readonly findings: readonly Finding[];
  readonly docket: Docket;
  /** null: no screens. */
  readonly screens: Screens | null;
}

/** The cards a seat holds, face up ones included, spades first; null where its hand is unknown. */
export const heldBy = (t: Situation, seat: Seat): Card[] | null => {
  if (t.deal[seat] === null) return null;
  const out: Card[] = [];
  const hand = inHand(seat);
  const up = faceUp(seat);
  for (let card = 51; card >= 0; card -= 1) {
    const place = t.cards[card];
    if (place === hand || place === up) out.push(card);
  }
  return out;
};
/** Whether the seat holds that card; unknown hands may hold any card that is nowhere else. */
export const mayHold = (t: Situation, seat: Seat, card: Card): boolean => {
  const place = t.cards[card] as Place;
  return place === inHand(seat) || place === faceUp(seat) || (t.deal[seat] === null && place === UNKNOWN_PLACE);
};
/** true, false, or null where the hand is unknown. */
export const holdsSuit = (t: Situation, seat: Seat, suit: number): boolean | null => {
  const hand = inHand(seat);
  const up = faceUp(seat);
  for (let card = suit * 13, end = card + 13; card < end; card += 1) {
    const place = t.cards[card];
    if (place === hand || place === up) return true;
  }
  return t.deal[seat] === null ? null : false;
};
/** The call made by event `seq`; a pass that the same event made a law deem made is only found where there is no other. */
export const actOf = (t: Situation, seq: Seq): CallAct | undefined =>
  t.auction.acts.find((act) => act.seq === seq && act.deemed === null) ?? t.auction.acts.find((act) => act.seq === seq);
/** The matter under a tag that event `of` opened. */
export const matterAt = <T extends MatterTag>(t: Situation, law: T, of: Seq): MatterOf<T> | undefined =>
  t.matters.find((m): m is MatterOf<T> => m.law === law && m.of === of);
/** The last answer to a question, undefined where it was never answered. */
export const answerTo = (t: Situation, of: Seq, question: string): Json | undefined =>
  t.docket.judged.findLast((j) => j.of === of && j.question === question)?.answer;
export const isDefender = (t: Situation, seat: Seat): boolean =>
  t.play !== null && ((seat ^ t.play.declarer) & 1) === 1;
export const isSide = (t: Situation, seat: Seat, side: Side): boolean => (seat & 1) === side;
/** Declarer speaks for dummy's hand. */
export const playerOf = (t: Situation, hand: Seat): Seat =>
  t.play !== null && hand === t.play.dummy ? t.play.declarer : hand;
/** The trick that holds the card played by event `seq`, with its number; undefined where it lies in none. */
export const trickOf = (play: Play, seq: Seq): { readonly number: number; readonly played: Played } | undefined => {
  const here = play.current.find((c) => c.seq === seq);
  if (here !== undefined) return { number: play.trick, played: here };
  for (let i = play.tricks.length - 1; i >= 0; i -= 1) {
    const played = (play.tricks[i] as Trick).cards.find((c) => c.seq === seq);
    if (played !== undefined) return { number: play.base.trick + i, played };
  }
  return undefined;
};
/** The cards of trick `number`, in rotation from its leader. */
export const cardsOfTrick = (play: Play, number: number): readonly Played[] =>
  number === play.trick ? play.current : (play.tricks[number - play.base.trick]?.cards ?? []);
/** Who won trick `number`; null while it is incomplete. */
export const winnerOfTrick = (play: Play, number: number): Seat | null =>
  number === play.trick
    ? play.current.length === 4
      ? winnerOf(play.current, play.trump)
      : null
    : (play.tricks[number - play.base.trick]?.winner ?? null);
/** Law 44E-F: the highest trump, else the highest card of the suit led. The first card is the lead. */
export const winnerOf = (cards: readonly Played[], trump: Denomination): Seat => {
  let best = cards[0] as Played;
  for (let i = 1; i < cards.length; i += 1) {
    const c = cards[i] as Played;
    const suit = (c.card / 13) | 0;
    const bestSuit = (best.card / 13) | 0;
    if (suit === bestSuit ? c.card > best.card : suit === trump) best = c;
  }
  return best.seat;
};
