/** What a law file exports: how it judges an act afresh, and what it makes of events while a matter of its is open. */
import type { Call } from './call.ts';
import type { Card, Suit } from './card.ts';
import type { Consequence, Referral } from './consequence.ts';
import type { LawRef } from './edition.ts';
import type { Event, Seq } from './event.ts';
import type { Matter, MatterOf, MatterTag } from './matter.ts';
import type { Seat } from './seat.ts';
import type { Auction, CallAct, Situation } from './situation.ts';

/** What is to be decided now, by whom, until when. */
export interface Pending {
  readonly of: Seq;
  readonly law: LawRef;
  readonly kind: 'choice' | 'judgement';
  readonly by: Seat | 'director';
  readonly question: string | null;
  readonly options: readonly string[];
  /** What ends the right or the question, in the lawbook's terms (a code the words translate). */
  readonly until: string;
}
/** A duty in the auction while it is in force. */
export interface Duty {
  readonly is: 'pass' | 'barred' | 'repeat';
  readonly seat: Seat;
  /** barred: these; repeat: the one. */
  readonly calls: readonly Call[];
  readonly life: 'thisTurn' | 'nextTurn' | 'throughout';
  readonly law: LawRef;
  readonly of: Seq;
  readonly ruledBy: Seq | null;
}
export interface LeadRestriction {
  readonly seat: Seat;
  readonly chooser: Seat | null;
  readonly law: LawRef;
  readonly of: Seq;
  readonly status: 'latent' | 'due' | 'imposed' | 'spent';
  readonly suits: readonly Suit[];
  readonly may: readonly ('require' | 'forbid')[];
  readonly imposed: { readonly kind: 'require' | 'forbid'; readonly suit: Suit } | null;
  readonly until: 'oneLead' | 'losesLead';
  readonly ruledBy: Seq | null;
}
/** A card or suit that a player must or may not play now, other than by a lead restriction (50, 51A, 52, 57A). */
export interface PlayRestriction {
  readonly seat: Seat;
  readonly kind: 'highest' | 'lowest' | 'require' | 'forbid' | 'card';
  readonly suit: Suit | null;
  readonly card: Card | null;
  readonly law: LawRef;
  readonly of: Seq;
  readonly status: 'due' | 'imposed' | 'spent';
}
export interface Because {
  readonly law: LawRef;
  readonly of: Seq | null;
}
/** The cards left after a law has had its say, and the laws that narrowed them. */
export interface Choice {
  readonly cards: readonly Card[];
  readonly because: readonly Because[];
}
/** What a law does of an event; `takes`: no older matter and no fresh judgement hears it. */
export interface Heard {
  readonly does: readonly Consequence[];
  readonly takes: boolean;
}

/** What a law may ask of the whole lawbook without knowing the other laws. */
export interface Book {
  /** The cards that the hand may play now: Law 44, then restrictions of the lead and play, then (`all`) penalty cards. */
  readonly legal: (t: Situation, seat: Seat, upTo: 'restrictions' | 'all') => Choice;
  readonly restrictions: (t: Situation) => readonly LeadRestriction[];
  readonly duties: (t: Situation) => readonly Duty[];
  readonly pending: (t: Situation) => readonly Pending[];
}

/** The cards that the laws asked earlier in the order leave to a hand on turn. */
export type Left = (seat: Seat) => readonly Card[];

/** A law's say on matters under tag `T`. All functions are pure and total. */
export interface LawOf<T extends MatterTag> {
  readonly law: string;
  readonly about: T;
  /** Sees every event, whoever takes it. */
  readonly watch?: (m: MatterOf<T>, e: Event, t: Situation) => readonly Consequence[];
  readonly hear?: (m: MatterOf<T>, e: Event, t: Situation, book: Book) => Heard | null;
  /** A call has come to stand, however. */
  readonly heed?: (m: MatterOf<T>, act: CallAct, t: Situation) => readonly Consequence[];
  readonly asks?: (m: MatterOf<T>, t: Situation, left: Left) => readonly Pending[];
  readonly duties?: (m: MatterOf<T>, t: Situation) => readonly Duty[];
  /** The auction that the player in turn calls over, where his call accepts one that does not yet stand. */
  readonly callsOver?: (m: MatterOf<T>, t: Situation) => Auction | null;
  readonly restricts?: (m: MatterOf<T>, t: Situation) => readonly LeadRestriction[];
  readonly limits?: (m: MatterOf<T>, t: Situation) => readonly PlayRestriction[];
  /** A plainly lawful card of that hand, in turn in the play, is nothing to this matter: the guard may take it. */
  readonly idle?: (m: MatterOf<T>, t: Situation, seat: Seat) => boolean;
  /** The hand that may not play before this matter is settled. */
  readonly holds?: (m: MatterOf<T>, t: Situation, left: Left) => Seat | null;
}
/** A law's say on acts, whatever matters there are. */
export interface LawOnActs {
  readonly law: string;
  /** The events that `fresh` judges; it has nothing to say of any other. */
  readonly on?: readonly Event['type'][];
  /** Judges an event that no matter took. */
  readonly fresh?: (e: Event, t: Situation, book: Book) => Heard | null;
  /** The matters without one of which nothing follows; not given: it may follow from anything. */
  readonly followsOn?: readonly MatterTag[];
  /** What follows of itself after an event (the auction ends, the play ends). */
  readonly follows?: (t: Situation, book: Book) => readonly Consequence[];
  readonly referred?: (r: Referral, t: Situation, book: Book) => readonly Consequence[];
  /** What the law leaves of the cards that a hand on turn may play; null: it says nothing. */
  readonly narrows?: (seat: Seat, cards: readonly Card[], t: Situation) => Choice | null;
}

/** Matters of the auction have nothing to say about cards in turn once the play has begun. */
export const idleInPlay = (_m: Matter, t: Situation): boolean => t.phase === 'play';

/** A matter that has changed in some fields. */
export const moved = <M extends Matter>(matter: M, change: Partial<M>): Consequence => ({
  is: 'matter',
  matter: { ...matter, ...change },
});
export const NOTHING: readonly Consequence[] = [];
export const takes = (...does: readonly Consequence[]): Heard => ({ does, takes: true });
export const passesOn = (...does: readonly Consequence[]): Heard => ({ does, takes: false });
