/** Calls, cards and outcome as events. */
import type { Contract } from '../../domain/contract.ts';
import { contractText } from '../../domain/contract.ts';
import type { Event, ResultEntered } from '../../domain/event.ts';
import { lho, partner, seatName, sideOf } from '../../domain/seat.ts';
import type { Auction, ReadCall } from './auction.ts';
import { type Builder, nextSeq, sourceAt } from './builder.ts';
import { INSUFFICIENT, LEAD, lose, note, type RawGame, REVOKE, type Tokens } from './game.ts';
import type { Outcome } from './outcome.ts';
import type { ReadCard, Reading } from './play.ts';
import { noteCorrected } from './tokens.ts';

const addCall = (builder: Builder, game: RawGame, tokens: Tokens, made: ReadCall): void => {
  const seq = nextSeq(builder);
  const source = sourceAt(builder, made.line);
  const reference = made.token < 0 ? 0 : (tokens.notes[made.token] ?? 0);
  const { seat, call } = made;
  const meaning = reference === 0 ? undefined : tokens.noteTexts.get(reference)?.value;
  if (reference === 0) builder.events.push({ seq, source, type: 'CallMade', seat, call });
  else if (meaning === undefined || meaning === '')
    builder.events.push({ seq, source, type: 'CallMade', seat, call, alerted: true });
  else builder.events.push({ seq, source, type: 'CallMade', seat, call, alerted: true, meaning });
  if (made.token >= 0) noteCorrected(game, tokens, made.token, seq);
  if (!made.accepted) return;
  const what = ((tokens.marks[made.token] ?? 0) & INSUFFICIENT) === 0 ? '^S' : '^I';
  note(
    game,
    'mark',
    what,
    made.line,
    what === '^S' ? 'a call out of rotation, accepted' : 'an insufficient bid, accepted',
    seq,
  );
  builder.events.push({
    seq: nextSeq(builder),
    source,
    type: 'OptionChosen',
    by: lho(seat),
    of: seq,
    option: 'accept',
  });
};

/** The calls, with the acceptance that `^I` and `^S` stand for (Laws 27A, 29A): it is the left-hand opponent's. */
export const addCalls = (builder: Builder, game: RawGame, auction: Auction): void => {
  const tokens = game.auction;
  if (tokens === undefined) return;
  for (const call of auction.calls) addCall(builder, game, tokens, call);
  const used = new Set(tokens.notes);
  for (const [index, { value, line }] of tokens.noteTexts)
    if (!used.has(index)) lose(game, 'note-unused', line, 'Note', `${index}:${value}`);
};

/** `^L` is a lead out of turn that was accepted; by whom is certain only for a defender's lead: by declarer (Law 53A). */
const addMarks = (
  builder: Builder,
  game: RawGame,
  tokens: Tokens,
  played: ReadCard,
  seq: number,
  contract: Contract | undefined,
): void => {
  const marks = tokens.marks[played.token] ?? 0;
  const line = tokens.lines[played.token] ?? 0;
  if ((marks & REVOKE) !== 0) note(game, 'mark', '^R', line, 'marked as a revoke: the card does not follow suit', seq);
  if ((marks & LEAD) === 0) return;
  note(game, 'mark', '^L', line, 'a lead out of turn, accepted', seq);
  if (contract !== undefined && sideOf(played.seat) !== sideOf(contract.declarer))
    builder.events.push({
      seq: nextSeq(builder),
      source: sourceAt(builder, line),
      type: 'OptionChosen',
      by: contract.declarer,
      of: seq,
      option: 'accept',
    });
};

const isSwap = (outcome: Outcome, contract: Contract | undefined): contract is Contract =>
  outcome.swapped && outcome.declarer !== undefined && contract?.declarer === partner(outcome.declarer);

/** The cards; a declarer who changed places with dummy spread his hand after the wrong lead (3.4.13, Law 54A). */
export const addCards = (
  builder: Builder,
  game: RawGame,
  reading: Reading,
  outcome: Outcome,
  contract: Contract | undefined,
): void => {
  const tokens = game.play;
  if (tokens === undefined) return;
  let first = true;
  for (const played of reading.cards) {
    const line = tokens.lines[played.token] ?? 0;
    const seq = nextSeq(builder);
    builder.events.push({
      seq,
      source: sourceAt(builder, line),
      type: 'CardPlayed',
      seat: played.seat,
      card: played.card,
    });
    if (tokens.marks[played.token] !== 0) {
      noteCorrected(game, tokens, played.token, seq);
      addMarks(builder, game, tokens, played, seq, contract);
    }
    if (first && isSwap(outcome, contract)) {
      const declarerLine = game.tags.get('Declarer')?.line ?? line;
      note(game, 'mark', '^Declarer', declarerLine, 'declarer and dummy changed places', nextSeq(builder));
      builder.events.push({
        seq: nextSeq(builder),
        source: sourceAt(builder, declarerLine),
        type: 'HandSpread',
        seat: contract.declarer,
      });
    }
    first = false;
  }
};

/** Is the Result tag the number agreed on, where fewer than thirteen tricks are shown (3.4.15)? A word why, if it is. */
const agreedBecause = (
  game: RawGame,
  outcome: Outcome,
  contract: Contract,
  reading: Reading | undefined,
): string | undefined => {
  const tokens = game.play;
  if (outcome.agreed) return '^Result';
  if (reading?.cards.length === 52) return undefined;
  if (tokens?.stop === '*') return '*';
  if (tokens?.stop === '+' || outcome.tricks === reading?.won[sideOf(contract.declarer)]) return undefined;
  return tokens === undefined ? 'without-play' : 'without-star';
};

const addAgreed = (
  builder: Builder,
  game: RawGame,
  outcome: Outcome,
  contract: Contract,
  reading: Reading | undefined,
): void => {
  const declarer = outcome.tricks;
  const line = game.tags.get('Result')?.line ?? game.line;
  if (declarer === undefined) return;
  if (outcome.declarer !== undefined && sideOf(outcome.declarer) !== sideOf(contract.declarer))
    return note(
      game,
      'contradiction',
      'declarer',
      line,
      `${seatName(contract.declarer)} declares by the calls, ${seatName(outcome.declarer)} by the tag: the result is kept, but nobody can say whose tricks it counts`,
    );
  const because = agreedBecause(game, outcome, contract, reading);
  if (because === undefined) return;
  const seq = nextSeq(builder);
  builder.events.push({ seq, source: sourceAt(builder, line), type: 'TricksAgreed', declarer });
  if (because === '^Result')
    note(game, 'mark', '^Result', line, 'the number of tricks agreed on is not the number won', seq);
  else if (because !== '*')
    note(
      game,
      'assumed',
      because,
      line,
      `[Result] is read as the final number of tricks, ${because === 'without-play' ? 'though no card is recorded' : 'though the play has no * at its end'}`,
      seq,
    );
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
