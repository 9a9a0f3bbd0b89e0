/**
 * Consequences: what a law makes of an act, as values (design: closed list).
 * Duties, choices, questions, restrictions, revokes, transfers and later checks are read off the matter that a
 * `matter` consequence opens or moves on; the table applies these values and invents none.
 */
import type { Card } from './card.ts';
import type { Deal } from './deal.ts';
import type { LawRef } from './edition.ts';
import type { Attention, CallAct, Docket, Judged, Known, Phase, Place, Played, Status } from './situation.ts';
import type { PositionSet, Seq } from './event.ts';
import type { Finding, FindingCode } from './finding.ts';
import type { Matter } from './matter.ts';
import type { Screens } from './screens.ts';
import type { Seat } from './seat.ts';

/** A paragraph that rules by sending to another law; the lawbook goes on there. */
export type Referral =
  /** 16: the act `of` was taken back by an offender (`as: withdrawn`), or is free for all (`as: free`). */
  | {
      readonly to: '16';
      readonly of: Seq;
      readonly kind: Known['kind'];
      readonly offender: Seat;
      readonly as: 'withdrawn' | 'free';
    }
  /** 25: the second call was put in the place of an unintended first. */
  | { readonly to: '25'; readonly first: Seq; readonly second: Seq }
  /** 27B: the price of the call put in the place of the insufficient bid `of`; `over`: LHO has called over it. */
  | { readonly to: '27B'; readonly of: Seq; readonly over: boolean }
  /** 26: a call was withdrawn and the restriction arises, or (`arises: false`) can't arise any more. */
  | {
      readonly to: '26';
      readonly of: Seq;
      readonly offender: Seat;
      readonly arises: boolean;
      readonly last?: Seq | null;
    }
  /** 30, 31, 32: the call out of rotation `of` was not accepted. */
  | { readonly to: '30' | '31' | '32'; readonly of: Seq }
  /** 23 (2017): whether `substitute` is comparable with the call out of rotation `of`. */
  | { readonly to: '23'; readonly of: Seq; readonly substitute: Seq }
  /** 49, 50: a defender's card becomes a penalty card. */
  | {
      readonly to: '50';
      readonly of: Seq;
      readonly seat: Seat;
      readonly card: Card;
      readonly deliberate: boolean | null;
      readonly withdrawn: boolean;
      readonly wasUp: boolean;
      /** Played on purpose where it might not be: major, though it lay there as a minor one (50B). */
      readonly major?: true;
    }
  /** 45: dummy moved a card that declarer did not name. */
  | { readonly to: '45'; readonly of: Seq; readonly seat: Seat; readonly card: Card }
  /** 47D: the card `card` was lawfully taken back by event `change`; opponents may change theirs. */
  | { readonly to: '47'; readonly change: Seq; readonly card: Seq; readonly seat: Seat; readonly offender: Seat }
  /** A card put in the place of another is judged and played as if played now (44, 61). */
  | { readonly to: 'card'; readonly seq: Seq; readonly seat: Seat; readonly card: Card }
  /** A call falls under that law as if made now (27A2, 25A4, 30C, 28A). */
  | { readonly to: 'call'; readonly law: LawRef; readonly act: CallAct };

export type Consequence =
  /** A call enters the auction: at its end, or behind the act `behind`. */
  | { readonly is: 'call'; readonly act: CallAct; readonly behind: Seq | null }
  /** `deemed`: the pass that the event made a law deem made, not the call itself. */
  | {
      readonly is: 'status';
      readonly of: Seq;
      readonly status: Status;
      readonly accepted?: boolean;
      readonly irregular?: FindingCode;
      readonly deemed?: true;
      readonly law: LawRef;
    }
  | { readonly is: 'matter'; readonly matter: Matter }
  | { readonly is: 'known'; readonly item: Omit<Known, 'from' | 'until'> }
  | { readonly is: 'finding'; readonly finding: Finding }
  | { readonly is: 'place'; readonly card: Card; readonly place: Place }
  /** A card comes to lie in trick `trick`, in its owner's place of the rotation. */
  | { readonly is: 'played'; readonly played: Played; readonly trick: number }
  /** A card leaves its trick, or the matter that held it (`held`); where it goes is a `place` of its own. */
  | { readonly is: 'taken back'; readonly of: Seq; readonly held?: Played }
  | { readonly is: 'quitted' }
  /** Who owns a defective trick, whatever is put into it; null: whoever wins it (67). */
  | { readonly is: 'owner'; readonly trick: number; readonly seat: Seat | null }
  /** The hands as dealt, or as repaired (6, 13, 14). */
  | { readonly is: 'deal'; readonly deal: Deal }
  /** The record begins in mid-play. */
  | { readonly is: 'position'; readonly position: PositionSet }
  | { readonly is: 'opening'; readonly to: 'none' | 'faceDown' | 'faced'; readonly lead: Played | null }
  /** Dummy's hand is spread; `undone`: picked up again. */
  | { readonly is: 'spread'; readonly undone?: boolean }
  | { readonly is: 'roles'; readonly declarer: Seat }
  | { readonly is: 'turn'; readonly seat: Seat }
  | { readonly is: 'phase'; readonly to: Phase }
  | { readonly is: 'judged'; readonly judged: Judged }
  | { readonly is: 'attention'; readonly attention: Attention }
  /** Tray, aperture, who has seen which call. */
  | { readonly is: 'screens'; readonly screens: Screens }
  | { readonly is: 'docket'; readonly change: Partial<Docket> }
  | { readonly is: 'refer'; readonly referral: Referral };

export type ConsequenceKind = Consequence['is'];
