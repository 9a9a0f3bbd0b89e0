/**
 * Writes one board from a script of plain numbers. The lawful game is the skeleton; scenes (irregular acts and what
 * follows from them) are played at their place in it. Leaving a scene out, or shortening the skeleton, leaves the rest
 * much as it was: that is what makes a counterexample shrink to a board one can read.
 */
import { bidOf, isBid, PASS } from '../../domain/call.ts';
import type { Call } from '../../domain/call.ts';
import type { Deal } from '../../domain/deal.ts';
import type { Edition } from '../../domain/edition.ts';
import type { Event, Vulnerable } from '../../domain/event.ts';
import { partner, type Seat } from '../../domain/seat.ts';
import { type Desk, openDesk } from './desk.ts';
import { type Picks, pickAt, picksOf } from './picks.ts';
import { trayFollows } from './acts/screen-acts.ts';
import { faulty, mendLater, openingOf, PLAIN, positionOf, type Setup } from './setup.ts';
import type { Look, Umpire } from './umpire.ts';

/** Plays an irregular act with what follows; false where it has no place here (it is tried again at the next move). */
export type Scene = (desk: Desk, picks: Picks) => boolean;

export interface Staged {
  /** The move of the skeleton, from 0, before which it is played; play scenes count from the opening lead. */
  readonly at: number;
  readonly scene: Scene;
  readonly phase: 'auction' | 'play' | 'end';
  readonly pick: number;
}

export interface Script {
  readonly edition: Edition;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerable;
  /** The number the cards are shuffled by; 0 deals them in order, a suit to each hand. */
  readonly deal: number;
  /** 0 to 99 each: how the player in turn calls. After the last of them everybody passes. */
  readonly calls: readonly number[];
  /** The number cards are chosen by; 0 plays the lowest. */
  readonly cards: number;
  /** After so many cards the record breaks off. */
  readonly length: number;
  /** When the hands are recorded: before the first call, or so many moves later. */
  readonly dealt: 'first' | number;
  /** Whether quitted tricks are recorded. */
  readonly quits: boolean;
  readonly scenes: readonly Staged[];
  /** How the record begins; plain where nothing is said. */
  readonly setup?: Setup;
}

export const dealOf = (seed: number): Deal => {
  const picks = picksOf(seed);
  const pack = Array.from({ length: 52 }, (_, card) => card);
  if (seed !== 0)
    for (let top = 51; top > 0; top -= 1) {
      const under = picks.below(top + 1);
      [pack[top], pack[under]] = [pack[under] ?? 0, pack[top] ?? 0];
    }
  const hand = (seat: number): readonly number[] => pack.slice(seat * 13, seat * 13 + 13).toSorted((a, b) => b - a);
  return [hand(0), hand(1), hand(2), hand(3)];
};

/** Half of the calls are passes; bids rise by a step or two, now and then to game or slam. */
const callFor = (look: Look, taste: number): Call => {
  const bids = look.legalCalls.filter(isBid);
  const others = look.legalCalls.filter((call) => !isBid(call) && call !== PASS);
  if (taste >= 95) return bids.find((bid) => bid >= bidOf(taste >= 98 ? 6 : 3, 4)) ?? PASS;
  if (taste >= 78 && others.length > 0) return others[0] ?? PASS;
  if (taste >= 45) return bids[(taste - 45) % 4] ?? PASS;
  return look.legalCalls[0] ?? PASS;
};

/** One of the choices and judgements that wait is answered. */
export const answersWhatWaits: Scene = (desk, picks) => {
  const offer = picks.from(desk.look().offers);
  if (offer === undefined) return false;
  const option = picks.from(offer.options);
  if (offer.question === null && option !== undefined && offer.by !== 'director')
    desk.choose(offer.by, offer.of, option);
  else if (offer.question !== null) desk.judge(offer.of, offer.question, answerTo(offer.question, picks));
  else return false;
  return true;
};
/** An answer of the kind the question asks for (contract 4). */
export const answerTo = (question: string, picks: Picks): boolean | number | string => {
  if (question === 'tricksForClaimer') return picks.below(14);
  if (question === 'extraneous') return picks.one(['turn', 'redeal', 'playOn', 'adjust']);
  return picks.below(2) === 0;
};

const staged = (desk: Desk, script: Script, done: Set<Staged>, phase: Staged['phase'], move: number): void => {
  for (const one of script.scenes) {
    if (done.has(one) || one.phase !== phase || one.at > move) continue;
    if (one.scene(desk, picksOf(one.pick))) done.add(one);
  }
};

const dealBoard = (desk: Desk, script: Script, setup: Setup): void => {
  const deal = dealOf(script.deal);
  const picks = picksOf(script.cards);
  if (setup.kind === 'position') {
    desk.write(positionOf(deal, picks, script.dealer));
    return;
  }
  if (setup.kind === 'faulty') {
    const { deal: wrong, mended } = faulty(deal, setup.fault, picks);
    mendLater(desk, picks, desk.write({ type: 'HandsDealt', deal: wrong }), mended);
    return;
  }
  const dealt = { type: 'HandsDealt', deal } as const;
  if (script.dealt === 'first') desk.write(dealt);
  else {
    desk.foretell(dealt);
    desk.later(script.dealt, () => desk.write(dealt));
  }
};
const openBoard = (desk: Desk, script: Script): void => {
  const { dealer, vulnerable, edition, setup = PLAIN } = script;
  desk.write({ type: 'BoardOpened', board: '1', dealer, vulnerable, laws: edition, ...openingOf(setup) });
  dealBoard(desk, script, setup);
};

const callNext = (desk: Desk, seat: Seat, call: Call): void => {
  const { replaces } = desk.look();
  if (replaces === null) desk.call(seat, call);
  else desk.write({ type: 'CallReplaced', seat, of: replaces, call });
};

const MOST_CALLS = 80;
const callOut = (desk: Desk, script: Script, done: Set<Staged>): void => {
  for (let move = 0; move < MOST_CALLS && desk.look().phase === 'auction'; move += 1) {
    trayFollows(desk);
    staged(desk, script, done, 'auction', move);
    trayFollows(desk);
    const look = desk.look();
    if (look.phase !== 'auction') break;
    if (look.turn === null || look.legalCalls.length === 0) {
      if (!answersWhatWaits(desk, picksOf(pickAt(script.cards, move)))) break;
    } else callNext(desk, look.turn, callFor(look, script.calls[move] ?? 0));
  }
};

const MOST_MOVES = 120;
const spreadDummy = (desk: Desk, spread: boolean): boolean => {
  const { declarer, trick } = desk.look();
  if (spread || declarer === null || trick.length === 0) return spread;
  desk.write({ type: 'DummySpread', seat: partner(declarer) });
  return true;
};
const playOut = (desk: Desk, script: Script, done: Set<Staged>): void => {
  let spread = false;
  let quitted = 0;
  const isPlaying = (): boolean => ['clarification', 'play'].includes(desk.look().phase);
  for (let move = 0, cards = 0; move < MOST_MOVES && cards < script.length && isPlaying(); move += 1) {
    staged(desk, script, done, 'play', move);
    spread = spreadDummy(desk, spread);
    const { turn, legalCards } = desk.look();
    if (!isPlaying()) break;
    const card = legalCards[pickAt(script.cards, move) % Math.max(1, legalCards.length)];
    if (turn !== null && card !== undefined) {
      desk.play(turn, card);
      cards += 1;
    } else if (!answersWhatWaits(desk, picksOf(pickAt(script.cards, move)))) break;
    spread = spreadDummy(desk, spread);
    const { trick, trickNumber } = desk.look();
    if (script.quits && trick.length === 4 && quitted < trickNumber) {
      desk.write({ type: 'TrickQuitted' });
      quitted = trickNumber;
    }
  }
};

/** The board a script tells, as events; the same script and umpire, the same board. */
export const writeBoard = <S>(script: Script, umpire: Umpire<S>): readonly Event[] => {
  const desk = openDesk(script.edition, umpire);
  const done = new Set<Staged>();
  openBoard(desk, script);
  callOut(desk, script, done);
  playOut(desk, script, done);
  desk.close();
  staged(desk, script, done, 'end', Number.POSITIVE_INFINITY);
  return desk.events;
};
