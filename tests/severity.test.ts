/** Contradiction or irregularity: what a record of another program must hold for an illegal act to count as one. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { Event } from '../domain/event.ts';
import type { Finding } from '../domain/finding.ts';
import { readLin } from '../formats/lin/import.ts';
import { tableOf } from '../replay/fold.ts';
import { DEAL, onlyRecord } from './pbn/support.ts';

const game = (rest: string): readonly Event[] =>
  onlyRecord(`[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${DEAL}"]\n${rest}\n`).events;
const findingsOf = (events: readonly Event[]): readonly Finding[] => {
  const table = tableOf(events);
  if (E.isLeft(table)) throw new Error(table.left.message);
  return table.right.findings;
};
/** `code severity: kinds of support`, notices left out. */
const weighed = (events: readonly Event[]): readonly string[] =>
  findingsOf(events)
    .filter(({ severity }) => severity !== 'notice')
    .map(({ code, severity, support }) => `${code} ${severity}: ${(support ?? []).map(({ kind }) => kind).join()}`);

const AUCTION = '[Auction "N"]\n1NT AP\n[Play "E"]\n';
/** East follows to North's spade king with a heart, though he holds spades. */
const ROW = (card: string): string => `${AUCTION}SQ ST S7 SA\n${card} S8 S6 SK\n`;

describe('an act that is against the Laws', () => {
  it('contradicts the record while nothing speaks for it', () => {
    expect(weighed(game(`${ROW('HQ')}*`))).toEqual(['revoke contradiction: ']);
    expect(weighed(game('[Auction "N"]\n1D Pass 1C'))).toEqual(['insufficient-bid contradiction: ']);
  });
  it('is an irregularity where the file marks it, with the line of the mark', () => {
    const revoke = findingsOf(game(`${ROW('^R HQ')}*`));
    expect(revoke).toMatchObject([{ severity: 'irregularity', support: [{ kind: 'mark', seq: 11, line: 9 }] }]);
    expect(weighed(game('[Auction "N"]\n1D ^I 1C Pass Pass Pass'))).toEqual(['insufficient-bid irregularity: mark']);
    expect(weighed(game('[Auction "N"]\n1D ^S 2D Pass Pass Pass'))).toEqual([
      'call-out-of-rotation irregularity: mark',
    ]);
  });
  it('is not, where one trick bears the mark twice: the lead is what is wrong', () => {
    expect(weighed(game(`${AUCTION}SQ ST S7 SA\n^R HQ ^R HJ S6 SK\n*`))).toEqual([
      'revoke contradiction: ',
      'revoke contradiction: ',
    ]);
  });
  it('is where a comment names it, or speaks of the director soon after', () => {
    expect(weighed(game(`${ROW('HQ')}* {East revoked}`))).toEqual(['revoke irregularity: comment']);
    expect(weighed(game(`${ROW('HQ')}{the director was called}`))).toEqual(['revoke irregularity: comment']);
  });
  it('is not by a comment on something else, or before it', () => {
    expect(weighed(game(`${ROW('HQ')}* {declarer claimed}`))).toEqual(['revoke contradiction: ']);
    expect(weighed(game(`{director: Smith is the director}\n${ROW('HQ')}*`))).toEqual(['revoke contradiction: ']);
  });
  it('is where the director was called or ruled, attention was drawn, or it was put right', () => {
    const events = game(ROW('HQ'));
    const of = 11;
    const seq = events.length;
    const after = (...more: readonly Event[]): readonly string[] => weighed([...events, ...more]).slice(0, 1);
    expect(after({ seq, type: 'DirectorCalled', by: 0 })).toEqual(['revoke irregularity: ruling']);
    expect(after({ seq, type: 'AttentionDrawn', by: 0, of })).toEqual(['revoke irregularity: attention']);
    expect(after({ seq, type: 'CardReplaced', seat: 1, of, card: 41 })).toEqual(['revoke irregularity: corrected']);
    expect(after({ seq, type: 'DirectorCalled', by: 0, of: 3 })).toEqual(['revoke contradiction: ']);
  });
  it('is where the next call is one only over it', () => {
    expect(weighed(game('[Auction "N"]\n1H Pass 1C 1D'))).toEqual(['insufficient-bid irregularity: sequence']);
    expect(weighed(game('[Auction "N"]\n1H Pass 1C 2D'))).toEqual(['insufficient-bid contradiction: ']);
    expect(weighed(game('[Auction "N"]\n1H Pass 1C Pass 1D')).at(0)).toBe('insufficient-bid contradiction: ');
  });
  it('is where every card that he could have followed with came later', () => {
    const rest = 'SJ S9 S5 S3\nS4 C8 CJ S2\n*';
    expect(weighed(game(`${ROW('HQ')}${rest}`))).toEqual(['revoke irregularity: sequence']);
  });
  it('keeps its severity in a record that a person made', () => {
    const events = game(`${ROW('HQ')}*`).map((event): Event => ({ ...event, source: { kind: 'table' } }));
    expect(weighed(events)).toEqual(['revoke irregularity: ']);
    expect(findingsOf(events)[0]).not.toHaveProperty('support');
  });
});

describe('a lead out of turn', () => {
  const HANDS = '3ST98HJT9DAKQ8CT98,S765H876DJT9CAKQJ,SAK32H432D432C432,SQJ4HAKQ5D765C765';
  const lin = (cards: string): readonly Event[] => {
    const [board] = readLin('x', `md|${HANDS}|sv|o|mb|1N|mb|p|mb|p|mb|p|${cards.replace(/\w\w/g, 'pc|$&|')}`);
    return board?.kind === 'record' ? board.events : [];
  };
  it('is one where the others played to it in turn and all went on from there', () => {
    expect(weighed(lin('S7SAS4S8SKSJS9S5'))).toEqual(['lead-out-of-turn irregularity: sequence']);
    expect(weighed(lin('S7'))).toEqual(['lead-out-of-turn contradiction: ']);
    expect(weighed(lin('S7SAS4S8SJ')).filter((line) => line.startsWith('lead-out-of-turn irreg'))).toEqual([]);
  });
});

describe('a record in which nothing fits', () => {
  /** The hands are those of the deal turned by one seat. */
  const turned = game(
    `${AUCTION}ST S7 SA SQ\nS9 S6 SK SJ\nS8 S5 S3 S4\nHJ H8 H4 HA\nHT H7 H3 HK\nH9 H6 H2 HQ\nC8 CJ D2 H5\n*`,
  );
  it('has one finding beside the many that says so', () => {
    const gathered = findingsOf(turned).filter((finding) => finding.gathers !== undefined);
    expect(gathered).toMatchObject([{ code: 'turn-unclear', severity: 'contradiction', seat: null }]);
    expect(gathered[0]?.gathers?.length).toBeGreaterThan(5);
    expect(gathered[0]?.seq).toBe(gathered[0]?.gathers?.[0]);
  });
  it('has no irregularity', () => {
    expect(findingsOf(turned).filter(({ severity }) => severity === 'irregularity')).toEqual([]);
  });
});
