/** Marks and comments of a file, kept where a finding can rest on them. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../../domain/event.ts';
import { cardName } from '../../domain/card.ts';
import { callName } from '../../domain/call.ts';
import { tableOf } from '../../replay/fold.ts';
import { DEAL, notices, onlyRecord } from './support.ts';

const game = (rest: string): string => `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${DEAL}"]\n${rest}\n`;
const said = (event: Event): string =>
  event.type === 'CallMade'
    ? callName(event.call)
    : event.type === 'CardPlayed'
      ? cardName(event.card)
      : event.type === 'Remark'
        ? `{${JSON.stringify(event.text).slice(1, -1)}}`
        : event.type;
const order = (text: string): string => onlyRecord(game(text)).events.slice(2).map(said).join(' ');

describe('a comment of interest', () => {
  it('stands behind the call it follows', () => {
    expect(order('[Auction "N"]\n1C {director!} Pass {one claimed} 1H AP')).toBe(
      '1C {director!} Pass {one claimed} 1H Pass Pass Pass',
    );
  });
  it('stands behind the last card of those it follows in the file, in the order of play', () => {
    const play = '[Play "E"]\nSQ ST S7 SA\n{a revoke} S4 {no director} S8 S6 SK\n*';
    expect(order(`[Auction "N"]\n1NT AP\n${play}`)).toBe(
      '1NT Pass Pass Pass SQ ST S7 SA {a revoke} SK S4 {no director} S8 S6',
    );
  });
  it('above the calls stands before them, below the play at the end', () => {
    expect(order('{a ruling}\n[Auction "N"]\n1NT AP\n[Play "E"]\nSQ ST S7 SA\n*\n[Result "7"]\n{an infraction}')).toBe(
      '{a ruling} 1NT Pass Pass Pass SQ ST S7 SA TricksAgreed ResultEntered {an infraction}',
    );
  });
  it('is nobody’s knowledge, and a notice at its event', () => {
    const table = tableOf(onlyRecord(game('[Auction "N"]\n1C {a director}')).events);
    expect(table).toMatchObject({
      right: { known: [], findings: [{ seq: 3, code: 'remark-of-interest', severity: 'notice' }] },
    });
  });
});

describe('a mark', () => {
  const marks = (text: string): readonly (string | undefined)[] =>
    onlyRecord(game(text)).events.flatMap((event) => (event.source?.mark === undefined ? [] : [event.source.mark]));
  it('goes with the event it stands on', () => {
    expect(marks('[Auction "N"]\n1D ^S ^I 1C $13 AP')).toEqual(['^S ^I $13']);
    expect(marks('[Auction "N"]\n1NT AP\n[Play "E"]\nSQ ^R HT S7 SA\n*\n[Result "^8"]')).toEqual(['^R', '^Result']);
    expect(marks('[Auction "N"]\n1NT AP\n[Declarer "^S"]\n[Play "E"]\nSQ ST S7 SA')).toEqual(['^Declarer']);
  });
  it('is on no other event of its line', () => {
    expect(marks('[Auction "N"]\n1D ^I 1C Pass Pass Pass')).toEqual(['^I']);
  });
});

describe('the number of tricks', () => {
  const won = (rest: string): readonly string[] => {
    const record = onlyRecord(game(`[Auction "N"]\n1NT AP\n[Play "E"]\nSQ ST S7 SA\n${rest}`));
    const agreed = record.events.find((event) => event.type === 'TricksAgreed');
    return [...notices(record), String(agreed?.declarer)];
  };
  it('follows from the score where the file does not give it', () => {
    expect(won('*\n[Contract "1NT"]\n[Declarer "N"]\n[Score "NS 120"]')).toEqual(['assumed by-score', '8']);
  });
  it('follows from nothing where no number of tricks has that score', () => {
    expect(won('*\n[Contract "1NT"]\n[Declarer "N"]\n[Score "NS 140"]')).toEqual(['undefined']);
    expect(won('*\n[Contract "2NT"]\n[Declarer "N"]\n[Score "NS 120"]')).toEqual(['undefined']);
  });
  it('is final where it is scored, though no * says so', () => {
    expect(won('[Result "1"]\n[Score "NS -300"]')).toEqual(['assumed score', '1']);
    expect(won('[Result "1"]\n[Score "NS 90"]')).toEqual(['undefined']);
  });
});
