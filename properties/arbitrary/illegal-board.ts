/**
 * Boards on which things went wrong: the lawful game with irregular acts, rulings and amendments mixed in, several on
 * one board. They shrink by leaving acts out, then by shortening the board, then by taking the plainest variant of each.
 */
import fc from 'fast-check';
import * as amendments from './acts/amendments.ts';
import * as cards from './acts/cards.ts';
import * as choices from './acts/choices.ts';
import * as director from './acts/director.ts';
import * as end from './acts/end.ts';
import * as information from './acts/information.ts';
import * as insufficient from './acts/insufficient.ts';
import * as leads from './acts/leads.ts';
import * as revokes from './acts/revoke.ts';
import * as rotation from './acts/rotation.ts';
import * as wrong from './acts/wrong-calls.ts';
import { answersWhatWaits, type Scene, type Script, type Staged, writeBoard } from './board.ts';
import { clerk } from './clerk.ts';
import { type Board, readable, skeleton } from './lawful-board.ts';
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
};
export const PLAY_ACTS: Acts = {
  callAfterAuction: atOnce(rotation.callAfterAuction, 1),
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
  dummysCard: act(cards.dummysCard, 2),
  defectiveTrick: act(cards.defectiveTrick, 1),
  dummyOversteps: act(cards.dummyOversteps, 1),
  leadRestricted: act(choices.leadRestricted, 3),
  penaltyCardNamed: act(choices.penaltyCardNamed, 1),
  contestedClaim: act(end.contestedClaim, 2),
};
export const ANY_TIME_ACTS: Acts = {
  answersWhatWaits: act(answersWhatWaits, 4),
  choiceOutOfPlace: act(choices.choiceOutOfPlace, 1),
  tempoBreak: act(information.tempoBreak),
  somethingSaid: act(information.somethingSaid),
  contestedFact: act(information.contestedFact, 1),
  directorRules: act(director.directorRules),
};
export const AMENDMENTS: Acts = {
  voided: act(amendments.voided),
  corrected: act(amendments.corrected),
  notAFact: act(amendments.notAFact, 1),
  meaningFound: act(amendments.meaningFound, 1),
  recordedLate: act(amendments.recordedLate),
};
export const ENDINGS: Acts = { boardEnds: act(end.boardEnds, 5) };

/** Which sorts of things may go wrong; all, unless said otherwise. */
export interface Wanted {
  readonly auction?: boolean;
  readonly play?: boolean;
  readonly anyTime?: boolean;
  readonly amendments?: boolean;
  readonly endings?: boolean;
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

export const scriptOfIllegalBoard = (wanted: Wanted = {}): fc.Arbitrary<Script> => {
  const late = wanted.amendments === false ? fc.constant('first' as const) : fc.nat(59);
  const dealt = late.map((when) => (when === 'first' || when < 54 ? ('first' as const) : (when - 54) * 6));
  return fc
    .tuple(scenes(wanted), skeleton(), dealt)
    .map(([staged, bones, when]) => ({ ...bones, scenes: staged, dealt: when }));
};

/** With the engine as umpire the board goes on from what the Laws made of each act; the clerk only believes it. */
export const illegalBoard = <S>(umpire: Umpire<S>, wanted: Wanted = {}): fc.Arbitrary<Board> =>
  fc.noBias(scriptOfIllegalBoard(wanted)).map((script) => readable(writeBoard(script, umpire)));
export const illegalBoardOfClerk = (wanted: Wanted = {}): fc.Arbitrary<Board> => illegalBoard(clerk, wanted);
