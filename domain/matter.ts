/**
 * Matters: one tagged value for each irregularity, kept for ever (design).
 * A matter moves through its stages as events are watched and heard; duties, choices, questions, restrictions and
 * transfers are read off it. Matters that several laws share stand here, the others in their law's file.
 */
import type { Card, Suit } from './card.ts';
import type { Matter35 } from './inadmissible.ts';
import type { LawRef } from './edition.ts';
import type { Matter13 } from './laws/law-13.ts';
import type { Matter15 } from './laws/law-15.ts';
import type { Matter24 } from './exposed-card.ts';
import type { Matter53 } from './lead-out-of-turn.ts';
import type { Seq } from './event.ts';
import type { Matter25 } from './change-of-call.ts';
import type { Matter26 } from './laws/law-26.ts';
import type { Matter27 } from './insufficient.ts';
import type { Matter43 } from './laws/law-43.ts';
import type { Matter45 } from './laws/law-45.ts';
import type { Matter46 } from './laws/law-46.ts';
import type { Matter47 } from './laws/law-47.ts';
import type { Matter52 } from './laws/law-52.ts';
import type { Matter68 } from './laws/law-68.ts';
import type { Matter72 } from './laws/law-72.ts';
import type { Matter85 } from './laws/law-85.ts';
import type { Matter29 } from './rotation.ts';
import type { Matter57 } from './premature.ts';
import type { Matter16 } from './information.ts';
import type { MatterOfScreens } from './screens.ts';
import type { Seat } from './seat.ts';

/** A revoke, real or suspected (61-64). Grounds are kept, the verdict is read off them. */
export interface Matter61 {
  readonly law: '61';
  /** The card that was led or played. */
  readonly of: Seq;
  readonly seat: Seat;
  readonly card: Card;
  readonly trick: number;
  /** The suit that was due; null where the hand is unknown or any of several cards was. */
  readonly due: Suit | null;
  /** The law that the card broke: 44C, or the one that required a lead or play. */
  readonly broke: LawRef;
  /** suspected: the hand is unknown and nobody has said that it is a revoke. */
  readonly stage: 'suspected' | 'asked' | 'denied' | 'open' | 'taken back' | 'corrected';
  /** Acts that establish it (63A), in the order of time. */
  readonly grounds: readonly Ground[];
  /** When attention was first drawn to it. */
  readonly drawn: Seq | null;
  /** Cards of others that may be taken back (62C). */
  readonly offers: readonly Offer[];
  readonly correctedBy: Seq | null;
  /** The card itself already lay face up when it was played (62B2). */
  readonly wasUp: boolean;
  /** A card that was due lay face up on the table, or in dummy (64B3). */
  readonly dueFaced: boolean;
  /** Both sides revoked on the trick and one has played on: both are to be put right, whatever established it (62C3). */
  readonly mutual: boolean;
  /** Corrected and yet dealt with as established (43B2b). */
  readonly asEstablished: boolean;
}
export interface Ground {
  readonly seq: Seq;
  readonly law: LawRef;
}
/** The right of a player to take back a card played after a revoke (62C1, 62C2). */
export interface Offer {
  readonly seq: Seq;
  readonly seat: Seat;
  readonly law: LawRef;
  readonly stage: 'offered' | 'withdrawn' | 'kept';
}

/** A defender's penalty card (49-51). */
export interface Matter50 {
  readonly law: '50';
  readonly of: Seq;
  readonly seat: Seat;
  readonly card: Card;
  /** null: the record does not say and the director has not judged. */
  readonly deliberate: boolean | null;
  /** The card was withdrawn from the play (a revoke, a lead out of turn). */
  readonly withdrawn: boolean;
  /** 50B: a second card beside it made it major, for good. */
  readonly raised: boolean;
  readonly stage: 'lying' | 'picked up' | 'played';
  /** Declarer's word at a lead of partner's. */
  readonly word: {
    readonly option: 'require' | 'forbid' | 'none';
    readonly suit: Suit;
    readonly trick: number;
    readonly seq: Seq;
    readonly of: Seq;
    readonly on: Seat;
    readonly law: LawRef;
  } | null;
  /** 51A: declarer named this one of several for that trick. */
  readonly named: number | null;
  readonly ruledBy: Seq | null;
  readonly ruledKind: 'minor' | 'major' | null;
}

export type Matter =
  | Matter13
  | Matter15
  | Matter24
  | Matter25
  | Matter26
  | Matter27
  | Matter29
  | Matter35
  | Matter43
  | Matter45
  | Matter46
  | Matter47
  | Matter50
  | Matter52
  | Matter53
  | Matter57
  | Matter61
  | Matter68
  | Matter85
  | Matter16
  | Matter72
  | MatterOfScreens;
export type MatterTag = Matter['law'];
/** The matter under a tag. */
export type MatterOf<T extends MatterTag> = Extract<Matter, { readonly law: T }>;
