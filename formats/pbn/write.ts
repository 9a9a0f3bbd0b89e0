/** Calls and cards as events. */
import type { Contract } from '../../domain/contract.ts';
import { lho, partner, sideOf } from '../../domain/seat.ts';
import type { Auction, ReadCall } from './auction.ts';
import { type Builder, markedAt, nextSeq, sourceAt } from './builder.ts';
import { LEAD, lose, note, type RawGame, REVOKE, type Tokens } from './game.ts';
import type { Outcome } from './outcome.ts';
import type { ReadCard, Reading } from './play.ts';
import { isBehindCall, isBehindCard, isOfAuction, putRemarks, type Remarks } from './remarks.ts';
import { marksOf, noteCorrected } from './tokens.ts';

const isMarked = (tokens: Tokens, { token, mark }: ReadCall): boolean =>
  mark !== '' || (token >= 0 && tokens.marks[token] !== 0 && marksOf(tokens, token) !== '');
const markOf = (tokens: Tokens, { token, mark }: ReadCall): string =>
  [mark, marksOf(tokens, token)].filter((part) => part !== '').join(' ');

const addCall = (builder: Builder, game: RawGame, tokens: Tokens, made: ReadCall): void => {
  const seq = nextSeq(builder);
  const source = isMarked(tokens, made) ? markedAt(made.line, markOf(tokens, made)) : sourceAt(builder, made.line);
  const reference = made.token < 0 ? 0 : (tokens.notes[made.token] ?? 0);
  const { seat, call } = made;
  const meaning = reference === 0 ? undefined : tokens.noteTexts.get(reference)?.value;
  if (reference === 0) builder.events.push({ seq, source, type: 'CallMade', seat, call });
  else if (meaning === undefined || meaning === '')
    builder.events.push({ seq, source, type: 'CallMade', seat, call, alerted: true });
  else builder.events.push({ seq, source, type: 'CallMade', seat, call, alerted: true, meaning });
  if (made.token >= 0) noteCorrected(game, tokens, made.token, seq);
  if (!made.accepted) return;
  for (const what of made.mark.split(' '))
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
    source: sourceAt(builder, made.line),
    type: 'OptionChosen',
    by: lho(seat),
    of: seq,
    option: 'accept',
  });
};

/** The calls, with the acceptance that `^I` and `^S` stand for (Laws 27A, 29A): it is the left-hand opponent's. */
export const addCalls = (builder: Builder, game: RawGame, auction: Auction, remarks: Remarks): void => {
  const tokens = game.auction;
  if (tokens === undefined) return;
  for (const call of auction.calls) {
    addCall(builder, game, tokens, call);
    if (remarks.waiting.length > 0) putRemarks(builder, remarks, isBehindCall(call.token, tokens.values.length));
  }
  putRemarks(builder, remarks, isOfAuction);
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
  remarks: Remarks,
): void => {
  const tokens = game.play;
  if (tokens === undefined) return;
  let index = 0;
  for (const played of reading.cards) {
    const line = tokens.lines[played.token] ?? 0;
    const seq = nextSeq(builder);
    const isPlain = tokens.marks[played.token] === 0;
    builder.events.push({
      seq,
      source: isPlain ? sourceAt(builder, line) : markedAt(line, marksOf(tokens, played.token)),
      type: 'CardPlayed',
      seat: played.seat,
      card: played.card,
    });
    if (!isPlain) {
      noteCorrected(game, tokens, played.token, seq);
      addMarks(builder, game, tokens, played, seq, contract);
    }
    if (index === 0 && isSwap(outcome, contract)) {
      const declarerLine = game.tags.get('Declarer')?.line ?? line;
      note(game, 'mark', '^Declarer', declarerLine, 'declarer and dummy changed places', nextSeq(builder));
      builder.events.push({
        seq: nextSeq(builder),
        source: markedAt(declarerLine, '^Declarer'),
        type: 'HandSpread',
        seat: contract.declarer,
      });
    }
    if (remarks.waiting.length > 0) putRemarks(builder, remarks, isBehindCard(reading.cards, index));
    index += 1;
  }
};
