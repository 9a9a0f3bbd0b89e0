/** From what the lexer gathered to the record of one board, or to the reason why there is none. */
import * as E from 'fp-ts/lib/Either.js';
import { admitAll } from '../../domain/admit.ts';
import { saying } from '../../domain/saying.ts';
import { type Denomination, PASS } from '../../domain/call.ts';
import { type Contract, contractText } from '../../domain/contract.ts';
import { type Deal, UNKNOWN_DEAL } from '../../domain/deal.ts';
import { lho, type Seat } from '../../domain/seat.ts';
import type { ImportedBoard, ImportedRecord, RefusalReason } from '../report.ts';
import { type Auction, closeAuction, readAuction, sameContract } from './auction.ts';
import { type Builder, closeBuilder, newBuilder, nextSeq, sourceAt } from './builder.ts';
import { readPlay } from './columns.ts';
import { dealOf, type LastDeal } from './dealt.ts';
import { addOutcome } from './ended.ts';
import { type Comment, lose, note, type RawGame, tagValue } from './game.ts';
import { dealerOf, numberOf, openedOf, seatOf } from './opened.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type OwnEvents, readOwn, withoutOwn } from './own.ts';
import type { Reading } from './play.ts';
import { isHead, putRemarks, putTheRest, remarksOf } from './remarks.ts';
import { reportRest } from './rest.ts';
import { addCalls, addCards } from './write.ts';

/** How the contract under which the cards were played is known. */
interface Basis {
  readonly contract: Contract;
  readonly leader: Seat;
  readonly position: boolean;
}

const tagContract = (outcome: Outcome): Contract | undefined =>
  outcome.contract === undefined || outcome.contract === 'Pass' || outcome.declarer === undefined
    ? undefined
    : { ...outcome.contract, declarer: outcome.declarer };

const playsCards = (game: RawGame): boolean => game.play?.values.some((value) => value >= 0) ?? false;

/** Does anything but the calls show that the auction ended where they end? */
const showsEnd = (game: RawGame, auction: Auction, outcome: Outcome): boolean => {
  if (auction.ended || auction.broken || game.auction?.stop === '+') return false;
  const { contract } = auction;
  if (contract === undefined) return outcome.contract === 'Pass' && auction.calls.every(({ call }) => call === PASS);
  if (outcome.contract === 'Pass') return false;
  if (outcome.contract !== undefined)
    return sameContract(contract, outcome.contract, outcome.declarer, outcome.swapped);
  return playsCards(game) && seatOf(game.play?.tag.value ?? '') === lho(contract.declarer);
};

/** The auction where it leads to the contract; else the tags, from which the record then begins in mid-play. */
const basisOf = (game: RawGame, auction: Auction | undefined, outcome: Outcome): Basis | undefined => {
  if (auction !== undefined && showsEnd(game, auction, outcome)) closeAuction(game, auction);
  const named = seatOf(game.play?.tag.value ?? '');
  if (auction?.ended === true) {
    if (auction.contract === undefined) return undefined;
    const declarer = outcome.swapped && outcome.declarer !== undefined ? outcome.declarer : auction.contract.declarer;
    return { contract: auction.contract, leader: named ?? lho(declarer), position: false };
  }
  const contract = tagContract(outcome);
  if (contract === undefined || !playsCards(game)) return undefined;
  return { contract, leader: named ?? lho(contract.declarer), position: true };
};

const readingOf = (
  game: RawGame,
  basis: Basis | undefined,
  deal: Deal | undefined,
  outcome: Outcome,
): Reading | undefined => {
  const tokens = game.play;
  if (tokens === undefined || !playsCards(game)) return undefined;
  if (basis === undefined) {
    const count = tokens.values.filter((value) => value >= 0).length;
    lose(game, 'cards-without-contract', tokens.tag.line, 'Play', saying('{n} cards', { n: count }));
    return undefined;
  }
  const trump: Denomination = basis.contract.denomination;
  const declarer = outcome.swapped && outcome.declarer !== undefined ? outcome.declarer : basis.contract.declarer;
  const short = deal?.every((hand) => hand !== null && hand.length < 13) ?? false;
  const seats = {
    named: basis.leader,
    due: short ? basis.leader : lho(declarer),
    told: outcome.declarer === undefined ? undefined : lho(outcome.declarer),
  };
  const reading = readPlay(game, tokens, deal, seats, trump);
  if (reading.lostAt >= 0) {
    const lost = tokens.values.filter((value) => value >= 0).length - reading.cards.length;
    lose(
      game,
      'card-unknown',
      tokens.lines[reading.lostAt] ?? tokens.tag.line,
      'Play',
      `${lost} cards behind one that is not known`,
    );
  }
  return reading;
};

const addPosition = (
  builder: Builder,
  game: RawGame,
  basis: Basis,
  deal: Deal | undefined,
  reading: Reading | undefined,
): void => {
  const line = game.play?.tag.line ?? game.line;
  const sizes = (deal ?? []).map((hand) => hand?.length ?? 13);
  const size = Math.max(0, ...sizes);
  const event = {
    seq: nextSeq(builder),
    source: sourceAt(builder, line),
    type: 'PositionSet' as const,
    contract: basis.contract,
    leader: reading?.cards[0]?.seat ?? basis.leader,
    deal: deal ?? UNKNOWN_DEAL,
  };
  builder.events.push(deal !== undefined && size > 0 && size < 13 ? { ...event, trick: 14 - size } : event);
  note(
    game,
    'assumed',
    'position',
    line,
    saying('the auction is not in the file: the record begins with the play in {contract}', {
      contract: contractText(basis.contract),
    }),
    event.seq,
  );
};

const looseCalls = (game: RawGame, auction: Auction | undefined): void => {
  if (auction === undefined || auction.calls.length === 0) return;
  lose(
    game,
    'calls-incomplete',
    game.auction?.tag.line ?? game.line,
    'Auction',
    `${auction.calls.length} calls that do not lead to the contract played`,
  );
};

/** Does the board hold anything a record could be made of? */
const emptiness = (game: RawGame, deal: Deal | undefined): RefusalReason | undefined => {
  if (deal !== undefined || (game.auction?.values.length ?? 0) > 0 || game.auction?.stop === 'AP' || playsCards(game))
    return undefined;
  if (
    /\d|pass/i.test(tagValue(game, 'Contract')) ||
    /\d/.test(tagValue(game, 'Result')) ||
    /\d/.test(tagValue(game, 'Score'))
  )
    return undefined;
  return tagValue(game, 'Deal') === '' ? 'nothing-recorded' : 'no-deal';
};

const addOpened = (builder: Builder, game: RawGame, dealer: Seat, number: number | undefined): void => {
  const opened = openedOf(game, dealer, number);
  if (builder.own.get(0)?.type === 'BoardOpened') nextSeq(builder);
  else builder.events.push({ seq: nextSeq(builder), source: sourceAt(builder, game.line), ...opened });
};

/** Returns the comments that went into the record. */
const buildSections = (
  builder: Builder,
  game: RawGame,
  dealer: Seat,
  deal: Deal | undefined,
  own: OwnEvents,
): ReadonlySet<Comment> => {
  const remarks = remarksOf(game);
  const auction = readAuction(game, dealer);
  const outcome = outcomeOf(game, auction?.ended === true ? auction.contract?.declarer : undefined);
  const basis = basisOf(game, auction, outcome);
  const reading = readingOf(game, basis, deal, outcome);
  addOpened(builder, game, dealer, numberOf(game));
  if (basis?.position === true) {
    looseCalls(game, auction);
    addPosition(builder, game, basis, deal, reading);
    putRemarks(builder, remarks, isHead(game));
  } else {
    if (deal !== undefined)
      builder.events.push({
        seq: nextSeq(builder),
        source: sourceAt(builder, game.tags.get('Deal')?.line ?? game.line),
        type: 'HandsDealt',
        deal,
      });
    putRemarks(builder, remarks, isHead(game));
    if (auction !== undefined) addCalls(builder, game, auction, remarks);
  }
  if (reading !== undefined) addCards(builder, game, reading, outcome, basis?.contract, remarks);
  addOutcome(builder, game, outcome, basis?.contract, reading, own.derived);
  closeBuilder(builder, game);
  putTheRest(builder, remarks);
  return remarks.kept;
};

const recordOf = (game: RawGame, builder: Builder): ImportedRecord => ({
  kind: 'record',
  board: tagValue(game, 'Board') === '' ? '?' : tagValue(game, 'Board'),
  line: game.line,
  events: builder.events,
  losses: game.losses,
  notices: game.notices,
});

const refused = (game: RawGame, file: string, reason: RefusalReason): ImportedBoard => ({
  kind: 'refused',
  file,
  line: game.line,
  board: tagValue(game, 'Board') === '' ? '?' : tagValue(game, 'Board'),
  reason,
  losses: game.losses,
});

/**
 * One game to one record; refused only where there is nothing to record, or nobody can have dealt. A comment of Étui's
 * that was moved or damaged so that no record could hold its event there is named, and the game is read without it.
 */
export const readGame = (game: RawGame, file: string, last: LastDeal): ImportedBoard => {
  let own = readOwn(game);
  for (;;) {
    const losses = game.losses.length;
    const notices = game.notices.length;
    const { unlisted } = game;
    const read = readWith(game, file, last, own);
    const admitted = read.kind === 'record' && own.bySeq.size > 0 ? admitAll(read.events) : E.right(null);
    if (E.isRight(admitted)) return read;
    game.losses.length = losses;
    game.notices.length = notices;
    game.unlisted = unlisted;
    own = withoutOwn(game, own, admitted.left.seq);
  }
};
const readWith = (game: RawGame, file: string, last: LastDeal, own: OwnEvents): ImportedBoard => {
  const builder = newBuilder(own.bySeq);
  if (own.whole) {
    closeBuilder(builder, game);
    reportRest(game, undefined);
    return recordOf(game, builder);
  }
  const deal = dealOf(game, last);
  const empty = emptiness(game, deal);
  if (empty !== undefined) return refused(game, file, empty);
  const dealer = dealerOf(game, numberOf(game));
  if (dealer === undefined) return refused(game, file, 'no-dealer');
  const kept = buildSections(builder, game, dealer, deal, own);
  reportRest(game, builder.events, kept);
  return recordOf(game, builder);
};
