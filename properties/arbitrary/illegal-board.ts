/**
 * Boards on which things went wrong: the lawful game with irregular acts, rulings and amendments mixed in, several on
 * one board. They shrink by leaving acts out, then by shortening the board, then by taking the plainest variant of each.
 */
import fc from 'fast-check';
import * as amendments from './acts/amendments.ts';
import * as breaches from './acts/breaches.ts';
import * as cards from './acts/cards.ts';
import * as choices from './acts/choices.ts';
import * as deals from './acts/deal-faults.ts';
import * as director from './acts/director.ts';
import * as end from './acts/end.ts';
import * as information from './acts/information.ts';
import * as insufficient from './acts/insufficient.ts';
import * as leads from './acts/leads.ts';
import * as revokes from './acts/revoke.ts';
import * as rotation from './acts/rotation.ts';
import * as screens from './acts/screen-acts.ts';
import * as wrong from './acts/wrong-calls.ts';
import { answersWhatWaits, type Scene, type Script, type Staged, writeBoard } from './board.ts';
import { clerk } from './clerk.ts';
import { type Board, readable, skeleton } from './lawful-board.ts';
import { FAULTS, PLAIN, type Setup } from './setup.ts';
import type { Umpire } from './umpire.ts';

export interface Act {
  readonly scene: Scene;
  readonly weight: number;
  /** The last move of its phase before which it may be tried. */
  readonly latest?: number;
}
export type Acts = Readonly<Record<string, Act>>;
const act = (scene: Scene, weight = 2): Act => ({ scene, weight });
const atOnce = (scene: Scene, weight: number): Act => ({ scene, weight, latest: 0 });

export const AUCTION_ACTS: Acts = {
  insufficientBid: act(insufficient.insufficientBid, 6),
  outOfRotation: act(rotation.outOfRotation, 6),
  inadmissibleCall: act(wrong.inadmissibleCall, 3),
  changeOfCall: act(wrong.changeOfCall, 3),
  heedlessCall: act(wrong.heedlessCall, 3),
  cardShownInAuction: act(wrong.cardShownInAuction, 3),
  simultaneousCalls: act(rotation.simultaneousCalls, 1),
  misinformedCall: act(wrong.misinformedCall, 1),
  callShown: act(wrong.callShown, 1),
  dutyIgnored: act(breaches.dutyIgnored, 8),
  notRepeated: act(breaches.notRepeated, 3),
  barredDouble: act(breaches.barredDouble, 3),
};
export const PLAY_ACTS: Acts = {
  callAfterAuction: atOnce(rotation.callAfterAuction, 2),
  openingLeadOutOfTurn: atOnce(leads.openingLeadOutOfTurn, 4),
  leadOutOfTurn: act(leads.leadOutOfTurn, 4),
  playOutOfTurn: act(leads.playOutOfTurn, 3),
  simultaneousPlays: act(leads.simultaneousPlays, 1),
  cardExposedInPlay: act(leads.cardExposedInPlay, 4),
  revoke: act(revokes.revoke, 6),
  twoRevokes: act(revokes.twoRevokes, 2),
  illegalRetraction: act(revokes.illegalRetraction, 2),
  heedlessCard: act(cards.heedlessCard, 3),
  cardNotHeld: act(cards.cardNotHeld, 1),
  dummysCard: act(cards.dummysCard, 5),
  defectiveTrick: act(cards.defectiveTrick, 1),
  dummyOversteps: act(cards.dummyOversteps, 1),
  leadRestricted: act(choices.leadRestricted, 3),
  penaltyCardNamed: act(choices.penaltyCardNamed, 1),
  contestedClaim: act(end.contestedClaim, 6),
  cardDutyIgnored: act(breaches.cardDutyIgnored, 3),
  restrictionIgnored: act(breaches.restrictionIgnored, 6),
  penaltyCardIgnored: act(breaches.penaltyCardIgnored, 2),
  choiceTooLate: act(breaches.choiceTooLate, 2),
  cardOfAnotherTrick: act(cards.cardOfAnotherTrick, 3),
  establishedRetracted: act(revokes.establishedRetracted, 4),
  dummyAsksDefender: act(cards.dummyAsksDefender, 3),
};
export const ANY_TIME_ACTS: Acts = {
  answersWhatWaits: act(answersWhatWaits, 4),
  choiceOutOfPlace: act(choices.choiceOutOfPlace, 1),
  tempoBreak: act(information.tempoBreak, 4),
  somethingSaid: act(information.somethingSaid),
  contestedFact: act(information.contestedFact, 1),
  informationUsed: act(information.informationUsed, 8),
  misinformed: act(information.misinformed, 1),
  spectatorSpeaks: act(information.spectatorSpeaks, 1),
  directorRules: act(director.directorRules),
};
export const AMENDMENTS: Acts = {
  voided: act(amendments.voided),
  corrected: act(amendments.corrected),
  notAFact: act(amendments.notAFact, 1),
  meaningFound: act(amendments.meaningFound, 1),
  recordedLate: act(amendments.recordedLate),
};
export const ENDINGS: Acts = { boardEnds: act(end.boardEnds, 8) };

/** Which sorts of things may go wrong; all, unless said otherwise. */
export interface Wanted {
  readonly auction?: boolean;
  readonly play?: boolean;
  readonly anyTime?: boolean;
  readonly amendments?: boolean;
  readonly endings?: boolean;
  /** Boards behind screens, with misdealt hands, or from the middle of the play on; not unless asked for. */
  readonly setups?: boolean | 'without screens';
  /** At most so many on one board. */
  readonly most?: number;
}

const stagedFrom = (acts: Acts, phase: Staged['phase'], latest: number): fc.WeightedArbitrary<Staged>[] =>
  Object.values(acts).map(({ scene, weight, latest: last = latest }) => ({
    weight,
    arbitrary: fc.record({
      at: fc.nat(last),
      scene: fc.constant(scene),
      phase: fc.constant(phase),
      pick: fc.nat(0x7fffffff),
    }),
  }));
/** Tried on the boards of their own setup besides the rest. */
export const SCREEN_ACTS: Acts = {
  irregularCallBehindScreen: act(screens.irregularCallBehindScreen, 9),
  screenMishandled: act(screens.screenMishandled, 4),
};
export const DEAL_ACTS: Acts = { wrongCards: act(deals.wrongCards), wrongBoard: act(deals.wrongBoard) };
const SETUPS: readonly fc.WeightedArbitrary<Setup>[] = [
  { weight: 64, arbitrary: fc.constant(PLAIN) },
  {
    weight: 18,
    arbitrary: fc.constantFrom('FFB' as const, 'FFB', 'WBF').map((authority) => ({ kind: 'screens', authority })),
  },
  { weight: 14, arbitrary: fc.constantFrom(...FAULTS).map((fault) => ({ kind: 'faulty', fault })) },
  { weight: 4, arbitrary: fc.constant({ kind: 'position' }) },
];
const AT_SCREENS = 1;
const scenes = (wanted: Wanted): fc.Arbitrary<Staged[]> => {
  const { auction = true, play = true, anyTime = true, amendments: amends = true, endings = true, most = 7 } = wanted;
  const all = [
    ...(auction ? stagedFrom(AUCTION_ACTS, 'auction', 9) : []),
    ...(play ? stagedFrom(PLAY_ACTS, 'play', 44) : []),
    ...(anyTime ? stagedFrom(ANY_TIME_ACTS, 'auction', 9) : []),
    ...(anyTime ? stagedFrom(ANY_TIME_ACTS, 'play', 44) : []),
    ...(amends ? stagedFrom(AMENDMENTS, 'auction', 9) : []),
    ...(amends ? stagedFrom(AMENDMENTS, 'play', 51) : []),
    ...(amends ? stagedFrom(AMENDMENTS, 'end', 0) : []),
    ...(endings ? stagedFrom(ENDINGS, 'end', 0) : []),
  ];
  return fc.array(fc.oneof(...all), { minLength: 1, maxLength: most, size: 'max' });
};

const actsOf = ({ kind }: Setup): readonly fc.WeightedArbitrary<Staged>[] => {
  if (kind === 'screens')
    return [
      ...stagedFrom(SCREEN_ACTS, 'auction', 5),
      ...stagedFrom({ apertureRaised: act(screens.apertureRaised, 3) }, 'play', 0),
    ];
  return kind === 'faulty' ? stagedFrom(DEAL_ACTS, 'auction', 9) : [];
};
const setupOf = ({ setups: asked = false }: Wanted): fc.Arbitrary<Setup> =>
  asked === false
    ? fc.constant(PLAIN)
    : fc.oneof(...SETUPS.filter((_, index) => asked === true || index !== AT_SCREENS));
/** The setup, and one or two acts of its own that come first. */
const setups = (wanted: Wanted): fc.Arbitrary<{ readonly setup: Setup; readonly own: readonly Staged[] }> =>
  setupOf(wanted).chain((setup) => {
    const acts = actsOf(setup);
    const own =
      acts.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...acts), { minLength: 1, maxLength: 2, size: 'max' });
    return own.map((these) => ({ setup, own: these }));
  });

export const scriptOfIllegalBoard = (wanted: Wanted = {}): fc.Arbitrary<Script> => {
  const late = wanted.amendments === false ? fc.constant('first' as const) : fc.nat(59);
  const dealt = late.map((when) => (when === 'first' || when < 54 ? ('first' as const) : (when - 54) * 6));
  return fc
    .tuple(scenes(wanted), skeleton(), dealt, setups(wanted))
    .map(([staged, bones, when, { setup, own }]) => ({ ...bones, scenes: [...own, ...staged], dealt: when, setup }));
};

/** With the engine as umpire the board goes on from what the Laws made of each act; the clerk only believes it. */
export const illegalBoard = <S>(umpire: Umpire<S>, wanted: Wanted = {}): fc.Arbitrary<Board> =>
  fc.noBias(scriptOfIllegalBoard(wanted)).map((script) => readable(writeBoard(script, umpire)));
export const illegalBoardOfClerk = (wanted: Wanted = {}): fc.Arbitrary<Board> => illegalBoard(clerk, wanted);
