/**
 * What a finding is counted against: an opportunity is an act or a thing by which that finding could have come about.
 * A rate per board would say more of the length of boards than of how careful people are.
 */
import type { FindingCode } from '../../domain/finding.ts';

export const UNITS = [
  /** A board at a table of which a record could be folded. */
  'board',
  /** Any event that counts. */
  'event',
  /** Hands put on record: dealt, corrected, or set in mid-play. */
  'deal',
  /** A board on which somebody called. */
  'auction',
  /** An auction that came to its end: only then can a call come after it. */
  'auction-over',
  /** A call made, in or out of turn, as a replacement too. */
  'call',
  /** A bid over a bid that stood before it in the auction as the Laws left it: only it can be insufficient. */
  'bid-over',
  /** A double, a redouble or a bid above seven: nothing else is inadmissible. */
  'strong-call',
  /** A call by a player who had to pass. */
  'must-pass',
  /** A call by a player who was barred from some calls. */
  'barred',
  /** A call by a player who had to repeat his call. */
  'must-repeat',
  /** Behind screens: a call, or a move of tray, aperture or screen. */
  'screen-act',
  /** A board on which a card was played. */
  'play',
  /** A card played, to a trick or not, in the place of another too. */
  'card',
  /** A card with which a trick was begun, by whomever. */
  'lead',
  /** A card of declarer's side that was no lead. */
  'follow-declaring',
  /** A defender's card that was no lead. */
  'follow-defending',
  /** A card played to a trick by a hand to which the duty to follow suit, or a restriction, left fewer cards than it held. */
  'could-revoke',
  /** A card played to a trick by a hand that is not on record: whether it could revoke is not known. */
  'unknown-hand',
  /** A card from dummy. */
  'dummy-card',
  /** A card played to a trick by a defender to whom his penalty cards left fewer cards than suit and restrictions did. */
  'penalty-card-due',
  /** A lead by a player to whom a restriction left fewer cards than he held. */
  'restricted',
  'trick',
  /** A revoke that was established. */
  'established',
  /** A call or card by a player who held information he may not use. */
  'act-with-ui',
  /** A call or card taken back or replaced. */
  'retraction',
  /** A choice, an act taken back or replaced, an objection, attention drawn: what can come too late. */
  'late-able',
  /** A claim or concession. */
  'claim',
  /** An alert or an explanation. */
  'explanation',
  'question',
  'remark',
  'director-call',
  'ruling',
  /** A judgement that the director gave or had still to give. */
  'judgement',
  'entered-contract',
  'entered-result',
  'entered-score',
] as const;
export type Unit = (typeof UNITS)[number];

/** The unit against which each finding is counted. */
export const UNIT_OF: Readonly<Record<FindingCode, Unit>> = {
  'insufficient-bid': 'bid-over',
  'call-out-of-rotation': 'call',
  'inadmissible-call': 'strong-call',
  'call-after-auction': 'auction-over',
  'change-of-call': 'call',
  'enforced-pass-broken': 'must-pass',
  'barred-call-made': 'barred',
  'required-call-not-made': 'must-repeat',
  'card-exposed-in-auction': 'auction',
  'lead-out-of-turn': 'lead',
  'play-out-of-turn': 'follow-declaring',
  'premature-play': 'follow-defending',
  revoke: 'could-revoke',
  'defective-trick': 'trick',
  'penalty-card-not-played': 'penalty-card-due',
  'lead-restriction-broken': 'restricted',
  'illegal-retraction': 'retraction',
  'established-revoke-retracted': 'established',
  'faced-hand': 'play',
  'dummy-card-not-named': 'dummy-card',
  'dummy-oversteps': 'play',
  'claim-disputed': 'claim',
  'unauthorized-information': 'act-with-ui',
  misinformation: 'call',
  'improper-question': 'question',
  'screen-irregularity': 'screen-act',
  'too-late': 'late-able',
  'both-sides-offend': 'board',
  'wrong-number-of-cards': 'deal',
  'missing-card': 'deal',
  'foreign-card': 'deal',
  'wrong-board': 'board',
  'wrong-cards': 'board',
  'contract-differs': 'entered-contract',
  'result-differs': 'entered-result',
  'score-differs': 'entered-score',
  'card-twice': 'card',
  'card-not-held': 'card',
  'turn-unclear': 'card',
  'deal-invalid': 'deal',
  'ruling-differs': 'ruling',
  'ruling-missing': 'director-call',
  'judgement-missing': 'judgement',
  voided: 'event',
  'remark-of-interest': 'remark',
};

/** Counted once for a board, whatever the phase and whoever acts: each seat had it. */
export const OF_THE_BOARD: ReadonlySet<Unit> = new Set<Unit>([
  'board',
  'event',
  'deal',
  'auction',
  'auction-over',
  'play',
  'trick',
  'ruling',
  'judgement',
  'entered-contract',
  'entered-result',
  'entered-score',
]);

/**
 * Findings that are about something else than the act that is their opportunity: what was said of a call, or a further
 * attempt on a revoke.
 */
const ABOUT_ANOTHER: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'misinformation',
  'established-revoke-retracted',
  'remark-of-interest',
]);
/** Whether what was found is itself one of the opportunities. */
export const isOfTheAct = (code: FindingCode): boolean => !ABOUT_ANOTHER.has(code) && !OF_THE_BOARD.has(UNIT_OF[code]);

export const PHASES = ['auction', 'clarification', 'play', 'ended', 'closed'] as const;
