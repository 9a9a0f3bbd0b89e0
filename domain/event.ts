/**
 * Events: facts that somebody saw or said (contract 1). Never changed, never refused for being against the Laws.
 * Seats, cards and calls are integers here; their tokens live at the doors (wire).
 * `of` is always the `seq` of the event it is about.
 */
import type { Call, DenominationSet } from './call.ts';
import type { Card, Suit } from './card.ts';
import type { Contract } from './contract.ts';
import type { Deal } from './deal.ts';
import type { Edition } from './edition.ts';
import type { Seat, SeatSet, Side } from './seat.ts';

/** Position of an event in its record, from 0. */
export type Seq = number;
/** Free text: plain where a person wrote the file, a commitment (with or without its text) where it was stored. */
export type FreeText = string | { readonly c: string; readonly salt?: string; readonly text?: string };
/** Any JSON value, for what the engine keeps without reading. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface Source {
  readonly kind: string;
  readonly line?: number;
  readonly platform?: string;
  /** How the file itself marks the act as irregular, as `^R`; several with a blank between them. */
  readonly mark?: string;
}

/** What every event carries. Only `seq` is always there; absent means unknown. */
export interface Envelope {
  readonly seq: Seq;
  readonly id?: string;
  readonly at?: string;
  readonly recordedAt?: string;
  readonly schema?: number;
  readonly source?: Source;
  readonly allegedBy?: readonly string[];
  readonly recordedBy?: string;
  readonly how?: string;
  /** Recorded late: counts as if it stood directly behind that event. */
  readonly after?: Seq;
  readonly prevHash?: string;
  readonly hash?: string;
}

export type Vulnerable = 'None' | 'NS' | 'EW' | 'Both';

export interface BoardOpened {
  readonly type: 'BoardOpened';
  readonly board: string;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerable;
  /** null: the record does not say (an import). */
  readonly laws: Edition | null;
  readonly number?: number;
  readonly date?: string;
  readonly event?: string;
  readonly session?: string;
  readonly deal?: string;
  readonly room?: string;
  readonly round?: string;
  readonly table?: string;
  readonly scoring?: string;
  readonly players?: { readonly [seat: string]: string };
  readonly screens?: boolean;
  readonly online?: boolean;
  readonly authority?: string;
  readonly options?: JsonObject;
}

// The facts and their finding (16B2, 85)
export interface FactContested {
  readonly type: 'FactContested';
  readonly of: Seq;
  readonly by: Seat;
}
export interface FactAgreed {
  readonly type: 'FactAgreed';
  readonly of: Seq;
  readonly by: Seat;
}
export interface FactFound {
  readonly type: 'FactFound';
  readonly of: Seq;
  readonly holds: boolean;
  readonly basis?: FreeText;
  readonly text?: FreeText;
}
export interface EventCorrected {
  readonly type: 'EventCorrected';
  readonly of: Seq;
  readonly event: Fact;
  readonly why: FreeText;
}
export interface EventVoided {
  readonly type: 'EventVoided';
  readonly of: Seq;
  readonly why: FreeText;
}

// The deal and its faults (13-15)
export interface HandsDealt {
  readonly type: 'HandsDealt';
  readonly deal: Deal;
}
export interface HandsCorrected {
  readonly type: 'HandsCorrected';
  readonly deal: Deal;
  readonly why?: FreeText;
}
export interface CardRestored {
  readonly type: 'CardRestored';
  readonly seat: Seat;
  readonly card: Card;
  readonly found: string;
}
export interface WrongCards {
  readonly type: 'WrongCards';
  readonly seat?: Seat;
  readonly of?: Seq;
  readonly why?: FreeText;
}
export interface WrongBoard {
  readonly type: 'WrongBoard';
  readonly seat?: Seat;
  readonly of?: Seq;
  readonly why?: FreeText;
}
export interface PositionSet {
  readonly type: 'PositionSet';
  readonly contract: Contract;
  readonly leader: Seat;
  readonly deal: Deal;
  readonly trick?: number;
  readonly won?: readonly [ns: number, ew: number];
}

// The auction
export interface CallMade {
  readonly type: 'CallMade';
  readonly seat: Seat;
  readonly call: Call;
  /** At the same moment as that call (33). */
  readonly with?: Seq;
  readonly artificial?: boolean;
  readonly shows?: DenominationSet;
  readonly meaning?: FreeText;
  readonly alerted?: boolean;
  readonly thinkMs?: number;
}
export interface MeaningFound {
  readonly type: 'MeaningFound';
  readonly of: Seq;
  readonly artificial: boolean;
  readonly shows: DenominationSet;
  readonly meaning?: FreeText;
  readonly basis?: FreeText;
}
export interface CallShown {
  readonly type: 'CallShown';
  readonly seat: Seat;
  readonly call: Call;
  readonly how: 'handled' | 'laid-before-him';
  readonly seenBy?: SeatSet;
}
export interface CallReplaced {
  readonly type: 'CallReplaced';
  readonly seat: Seat;
  readonly of: Seq;
  readonly call: Call;
  readonly artificial?: boolean;
  readonly shows?: DenominationSet;
  readonly meaning?: FreeText;
  readonly withoutPause?: boolean;
}
export interface CallWithdrawn {
  readonly type: 'CallWithdrawn';
  readonly seat: Seat;
  readonly of: Seq;
}

// The play
export interface CardExposed {
  readonly type: 'CardExposed';
  readonly seat: Seat;
  readonly card: Card;
  readonly seenBy?: SeatSet;
  readonly how: 'dropped' | 'led' | 'played' | 'shown' | 'named';
  readonly deliberate?: boolean;
  readonly partnerCouldSee?: boolean;
}
export interface CardPlayed {
  readonly type: 'CardPlayed';
  readonly seat: Seat;
  readonly card: Card;
  readonly faceDown?: boolean;
  /** At the same moment as that card (58A). */
  readonly with?: Seq;
  /** false: dummy moved a card that declarer had not named (45D). */
  readonly named?: boolean;
  readonly thinkMs?: number;
  /** The trick it belongs to where that is not the one in progress (67). */
  readonly trick?: number;
}
export interface LeadFaced {
  readonly type: 'LeadFaced';
  readonly seat: Seat;
}
export interface DummySpread {
  readonly type: 'DummySpread';
  readonly seat: Seat;
}
export interface HandSpread {
  readonly type: 'HandSpread';
  readonly seat: Seat;
}
export interface CardReplaced {
  readonly type: 'CardReplaced';
  readonly seat: Seat;
  readonly of: Seq;
  readonly card: Card;
}
export interface CardWithdrawn {
  readonly type: 'CardWithdrawn';
  readonly seat: Seat;
  readonly of: Seq;
}
export interface CardDesignated {
  readonly type: 'CardDesignated';
  readonly by: Seat;
  readonly text: FreeText;
  readonly suit?: Suit;
  /** A rank 0..12, or the word used. */
  readonly rank?: number | 'win' | 'high' | 'low' | 'any';
}
export interface TrickQuitted {
  readonly type: 'TrickQuitted';
}

// The end of the board
export interface ClaimMade {
  readonly type: 'ClaimMade';
  readonly by: Seat;
  readonly tricks?: number;
  readonly statement?: FreeText;
}
export interface ConcessionMade {
  readonly type: 'ConcessionMade';
  readonly by: Seat;
  readonly tricks: number;
}
export interface TricksAgreed {
  readonly type: 'TricksAgreed';
  readonly declarer: number;
  readonly by?: Seat;
}
export interface ClaimAnswered {
  readonly type: 'ClaimAnswered';
  readonly by: Seat;
  readonly answer: 'agreed' | 'objected' | 'playOn';
}
export interface HandsReturned {
  readonly type: 'HandsReturned';
}
export interface CallOnNextBoard {
  readonly type: 'CallOnNextBoard';
  readonly seat: Seat;
}
export interface RoundEnded {
  readonly type: 'RoundEnded';
}
export interface ScoresPosted {
  readonly type: 'ScoresPosted';
}
export interface CorrectionPeriodEnded {
  readonly type: 'CorrectionPeriodEnded';
}
export interface AppealPeriodEnded {
  readonly type: 'AppealPeriodEnded';
}
export interface ResultEntered {
  readonly type: 'ResultEntered';
  readonly contract?: string;
  readonly declarer?: Seat;
  readonly tricks?: number;
  /** For North-South. */
  readonly score?: number;
}

/** Events that carry information other than by calls and plays (16B, 20, 73). */
export interface Information<T extends string> {
  readonly type: T;
  /** A seat, or `spectator`. */
  readonly by: Seat | 'spectator';
  readonly to?: SeatSet;
  readonly of?: Seq;
  readonly text?: FreeText;
  readonly aloud?: boolean;
  readonly written?: boolean;
  readonly kind?: string;
  readonly seconds?: number;
  readonly perceivedBy?: SeatSet;
  readonly basis?: string;
}
export type AlertGiven = Information<'AlertGiven'>;
export type QuestionAsked = Information<'QuestionAsked'>;
export type ExplanationGiven = Information<'ExplanationGiven'>;
export type TempoBreak = Information<'TempoBreak'>;
export type Remark = Information<'Remark'>;
export type Mannerism = Information<'Mannerism'>;
export type RightsReserved = Information<'RightsReserved'>;
export interface ExtraneousInformation {
  readonly type: 'ExtraneousInformation';
  readonly seat: Seat;
  readonly text: FreeText;
  readonly about?: string;
  readonly when?: string;
}

// Screens and platforms
export type ScreenSide = 'NE' | 'SW' | 'NW' | 'SE';
export interface TrayMoved {
  readonly type: 'TrayMoved';
  readonly to: ScreenSide;
  readonly by: Seat | 'director';
}
export interface ApertureOpened {
  readonly type: 'ApertureOpened';
  readonly by: Seat;
}
export interface ApertureClosed {
  readonly type: 'ApertureClosed';
  readonly by: Seat;
}
export interface UndoRequested {
  readonly type: 'UndoRequested';
  readonly by: Seat;
  readonly of?: Seq;
}
export interface UndoAnswered {
  readonly type: 'UndoAnswered';
  readonly by: Seat;
  readonly of?: Seq;
  readonly answer?: 'granted' | 'refused';
}
export interface ConnectionLost {
  readonly type: 'ConnectionLost';
  readonly seat: Seat;
  readonly by?: Seat;
}
export interface ConnectionRestored {
  readonly type: 'ConnectionRestored';
  readonly seat: Seat;
  readonly by?: Seat;
}
export interface PlayerReplaced {
  readonly type: 'PlayerReplaced';
  readonly seat: Seat;
  readonly by?: Seat;
}
export interface BidsPickedUp {
  readonly type: 'BidsPickedUp';
  readonly seat: Seat;
}
export interface ScreenMisplaced {
  readonly type: 'ScreenMisplaced';
  readonly sides: readonly ScreenSide[];
}

// Attention, the director, rulings
export interface AttentionDrawn {
  readonly type: 'AttentionDrawn';
  readonly by: Seat;
  readonly of: Seq;
}
export interface DirectorCalled {
  readonly type: 'DirectorCalled';
  readonly by: Seat;
  readonly of?: Seq;
}
export interface OptionChosen {
  readonly type: 'OptionChosen';
  readonly by: Seat;
  readonly of: Seq;
  readonly option: string;
}
export interface OptionsExplained {
  readonly type: 'OptionsExplained';
  readonly to: SeatSet;
  readonly of: Seq;
  readonly options: readonly string[];
  readonly by?: string;
}
export interface IntentionStated {
  readonly type: 'IntentionStated';
  readonly seat: Seat;
  readonly of: Seq;
  readonly call?: Call;
  readonly meaning?: FreeText;
}
export interface SeatsTurned {
  readonly type: 'SeatsTurned';
  readonly to: { readonly [seat: string]: string };
}
export interface ExhibitAttached {
  readonly type: 'ExhibitAttached';
  readonly sha256: string;
  readonly mediaType: string;
  readonly title: FreeText;
  readonly of?: Seq;
}
export interface DirectorJudged {
  readonly type: 'DirectorJudged';
  readonly of: Seq;
  readonly question: string;
  readonly answer: Json;
}
export interface DirectorRuled {
  readonly type: 'DirectorRuled';
  readonly law: string;
  readonly of?: Seq;
  readonly text?: FreeText;
  /** Keys of the state of contract 2, in its JSON form, as the director ruled them. */
  readonly ruling?: JsonObject;
  readonly director?: string;
  readonly consulted?: readonly string[];
  readonly supersedes?: Seq;
}
export interface PollTaken {
  readonly type: 'PollTaken';
  readonly of: Seq;
  readonly question: string;
  readonly peers: Json;
  readonly answers: readonly { readonly action: string; readonly count: number }[];
}
export interface ScoreAdjusted {
  readonly type: 'ScoreAdjusted';
  readonly kind: 'assigned' | 'artificial';
  readonly NS: JsonObject;
  readonly EW: JsonObject;
  readonly law: string;
  readonly reason?: FreeText;
  readonly supersedes?: Seq;
  readonly by?: 'director' | 'appeal' | 'review';
}
export interface PenaltyAssessed {
  readonly type: 'PenaltyAssessed';
  readonly side: Side;
  readonly seat?: Seat;
  readonly kind: 'warning' | 'procedural' | 'disciplinary';
  readonly amount?: number;
  readonly unit?: string;
}
/** Appeals and reviews: recorded, read by the rulings projection. */
export interface Appeal<T extends string> {
  readonly type: T;
  readonly by?: Json;
  readonly concurs?: Json;
  readonly of?: Seq;
  readonly outcome?: string;
  readonly text?: FreeText;
}
export type RulingAppealed = Appeal<'RulingAppealed'>;
export type AppealDecided = Appeal<'AppealDecided'>;
export type ReviewRequested = Appeal<'ReviewRequested'>;
export type ReviewDecided = Appeal<'ReviewDecided'>;
export interface RecordSealed {
  readonly type: 'RecordSealed';
  readonly scope: 'board' | 'all';
  readonly head?: string;
  readonly key?: string;
  readonly signature?: string;
}
export interface TextErased {
  readonly type: 'TextErased';
  readonly of: Seq;
}

/** What happened, without its envelope. */
export type Fact =
  | BoardOpened
  | FactContested
  | FactAgreed
  | FactFound
  | EventCorrected
  | EventVoided
  | HandsDealt
  | HandsCorrected
  | CardRestored
  | WrongCards
  | WrongBoard
  | PositionSet
  | CallMade
  | MeaningFound
  | CallShown
  | CallReplaced
  | CallWithdrawn
  | CardExposed
  | CardPlayed
  | LeadFaced
  | DummySpread
  | HandSpread
  | CardReplaced
  | CardWithdrawn
  | CardDesignated
  | TrickQuitted
  | ClaimMade
  | ConcessionMade
  | TricksAgreed
  | ClaimAnswered
  | HandsReturned
  | CallOnNextBoard
  | RoundEnded
  | ScoresPosted
  | CorrectionPeriodEnded
  | AppealPeriodEnded
  | ResultEntered
  | AlertGiven
  | QuestionAsked
  | ExplanationGiven
  | TempoBreak
  | Remark
  | Mannerism
  | RightsReserved
  | ExtraneousInformation
  | TrayMoved
  | ApertureOpened
  | ApertureClosed
  | UndoRequested
  | UndoAnswered
  | ConnectionLost
  | ConnectionRestored
  | PlayerReplaced
  | BidsPickedUp
  | ScreenMisplaced
  | AttentionDrawn
  | DirectorCalled
  | OptionChosen
  | OptionsExplained
  | IntentionStated
  | SeatsTurned
  | ExhibitAttached
  | DirectorJudged
  | DirectorRuled
  | PollTaken
  | ScoreAdjusted
  | PenaltyAssessed
  | RulingAppealed
  | AppealDecided
  | ReviewRequested
  | ReviewDecided
  | RecordSealed
  | TextErased;

export type EventType = Fact['type'];
/** An event of a record: a fact in its envelope. */
export type Event = Envelope & Fact;
/** The event of one type. */
export type EventOf<T extends EventType> = Envelope & Extract<Fact, { readonly type: T }>;
/** One board at one table, in the order of writing. */
export type BoardRecord = readonly Event[];
