/** The end of a board: the number of tricks the sides agreed on, and what the tags say (PBN 2.1, 3.4.13 to 3.4.15). */
import { saying } from '../../domain/saying.ts';
import { type Contract, contractText } from '../../domain/contract.ts';
import type { Event, ResultEntered, Vulnerable } from '../../domain/event.ts';
import { seatName, sideOf } from '../../domain/seat.ts';
import { sameContract } from './auction.ts';
import { type Builder, markedAt, nextSeq, sourceAt } from './builder.ts';
import { scoreFor, tricksFor } from './by-score.ts';
import { note, type RawGame, saysNothing, tagValue } from './game.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './play.ts';

type Because = '^Result' | '*' | 'without-star' | 'without-play' | 'score' | 'by-score';

/** Is the Result tag the number agreed on, where fewer than thirteen tricks are shown (3.4.15)? A word why, if it is. */
const agreedBecause = (
  game: RawGame,
  outcome: Outcome,
  contract: Contract,
  vulnerable: Vulnerable,
  reading: Reading | undefined,
): Because | undefined => {
  const tokens = game.play;
  if (outcome.agreed) return '^Result';
  if (reading?.cards.length === 52) return undefined;
  if (tokens?.stop === '*') return '*';
  if (tokens?.stop === '+') return undefined;
  if (outcome.tricks !== reading?.won[sideOf(contract.declarer)])
    return tokens === undefined ? 'without-play' : 'without-star';
  // Nobody scores a board that is still being played.
  const scored = outcome.tricks !== undefined && outcome.score === scoreFor(contract, vulnerable, outcome.tricks);
  return scored ? 'score' : undefined;
};

const WHY: Readonly<Partial<Record<Because, string>>> = {
  'without-play': '[Result] is read as the final number of tricks, though no card is recorded',
  'without-star': '[Result] is read as the final number of tricks, though the play has no * at its end',
  score: '[Result] is read as the final number of tricks, as the score is that of the contract with so many',
  'by-score':
    'the file does not give the number of tricks; it is the only one with which the contract scores as it says',
};

/** The number the sides agreed on and why it is that; undefined where the file does not say that the play is over. */
const agreedOn = (
  game: RawGame,
  outcome: Outcome,
  contract: Contract,
  vulnerable: Vulnerable,
  reading: Reading | undefined,
): { readonly declarer: number; readonly because: Because } | undefined => {
  if (outcome.tricks !== undefined) {
    const because = agreedBecause(game, outcome, contract, vulnerable, reading);
    return because === undefined ? undefined : { declarer: outcome.tricks, because };
  }
  if (outcome.score === undefined || reading?.cards.length === 52 || game.play?.stop === '+') return undefined;
  const isSame = outcome.contract !== undefined && outcome.contract !== 'Pass';
  const isKnown = isSame && sameContract(contract, outcome.contract, outcome.declarer, outcome.swapped);
  if (!isKnown || saysNothing(tagValue(game, 'Vulnerable'))) return undefined;
  const declarer = tricksFor(contract, vulnerable, outcome.score);
  return declarer === undefined ? undefined : { declarer, because: 'by-score' };
};

const addAgreed = (
  builder: Builder,
  game: RawGame,
  outcome: Outcome,
  contract: Contract,
  reading: Reading | undefined,
): void => {
  const opened = builder.events[0];
  const agreed = agreedOn(
    game,
    outcome,
    contract,
    opened?.type === 'BoardOpened' ? opened.vulnerable : 'None',
    reading,
  );
  const line = (game.tags.get('Result') ?? game.tags.get('Score'))?.line ?? game.line;
  if (
    outcome.tricks !== undefined &&
    outcome.declarer !== undefined &&
    sideOf(outcome.declarer) !== sideOf(contract.declarer)
  )
    return note(
      game,
      'contradiction',
      'declarer',
      line,
      saying(
        '{calls} declares by the calls, {tag} by the tag: the result is kept, but nobody can say whose tricks it counts',
        {
          calls: seatName(contract.declarer),
          tag: seatName(outcome.declarer),
        },
      ),
    );
  if (agreed === undefined) return;
  const { declarer, because } = agreed;
  const seq = nextSeq(builder);
  const source = because === '^Result' ? markedAt(line, '^Result') : sourceAt(builder, line);
  builder.events.push({ seq, source, type: 'TricksAgreed', declarer });
  const why = WHY[because];
  if (because === '^Result')
    note(game, 'mark', '^Result', line, 'the number of tricks agreed on is not the number won', seq);
  else if (why !== undefined) note(game, 'assumed', because, line, why, seq);
};

/** What both sides agreed on, then what the tags say (if anybody entered it); the latter is compared, never trusted. */
export const addOutcome = (
  builder: Builder,
  game: RawGame,
  outcome: Outcome,
  contract: Contract | undefined,
  reading: Reading | undefined,
  derived: boolean,
): void => {
  if (derived) return;
  if (contract !== undefined) addAgreed(builder, game, outcome, contract, reading);
  const entered: { -readonly [K in keyof ResultEntered]: ResultEntered[K] } = { type: 'ResultEntered' };
  if (outcome.contract !== undefined)
    entered.contract = outcome.contract === 'Pass' ? 'Pass' : contractText(outcome.contract);
  if (outcome.declarer !== undefined) entered.declarer = outcome.declarer;
  if (outcome.tricks !== undefined) entered.tricks = outcome.tricks;
  if (outcome.score !== undefined) entered.score = outcome.score;
  const line = (game.tags.get('Result') ?? game.tags.get('Contract') ?? game.tags.get('Score'))?.line ?? game.line;
  if (Object.keys(entered).length === 1) return;
  const event: Event = { seq: nextSeq(builder), source: sourceAt(builder, line), ...entered };
  builder.events.push(event);
};
