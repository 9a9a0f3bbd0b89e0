/** Rulings beside the Laws, facts contested, the procedure of an insufficient bid; and what an audit makes of them. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { BoardRecord, JsonObject } from '../domain/event.ts';
import { type Rulings, rulingsOf } from '../projections/rulings.ts';
import { ledgerJson, ledgerOf } from '../projections/ledger.ts';
import { type Audit, auditOf } from '../replay/audit.ts';
import { momentsOf, tableOf } from '../replay/fold.ts';
import { rulingsJson, rulingsText } from '../app/text/rulings.ts';
import { recordOf } from './support/record-of.ts';
import { call, chosen, judged, replaced } from './support/short.ts';

const rulings = (record: BoardRecord): Rulings => {
  const moments = momentsOf(record);
  const table = tableOf(record);
  if (E.isLeft(moments) || E.isLeft(table)) throw new Error('the record does not fold');
  return rulingsOf(record, moments.right, table.right.findings);
};
const audit = (record: BoardRecord): Audit => {
  const done = auditOf(record);
  if (E.isLeft(done)) throw new Error(done.left.message);
  return done.right;
};
const ruled = (of: number, ruling: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'DirectorRuled',
  law: '27B2',
  of,
  ruling,
  ...more,
});

/** South's insufficient bid is refused and replaced by a bid that is not comparable: North must pass throughout. */
const refused = (...rest: readonly JsonObject[]): BoardRecord =>
  recordOf(
    '2017',
    call('N', '1H'),
    call('E', 'Pass'),
    call('S', '1D'),
    { type: 'DirectorCalled', by: 'W', of: 3 },
    { type: 'OptionsExplained', to: ['W'], of: 3, options: ['accept', 'decline'] },
    chosen('W', 3, 'decline'),
    replaced('S', 3, '3H'),
    judged(7, 'comparable', false),
    ...rest,
  );
const RIGHT = { enforcedPasses: [{ seat: 'N', duration: 'throughout', law: '27B2', of: 3 }] };

describe('a ruling', () => {
  it('that the Laws give agrees row by row', () => {
    const [ruling] = rulings(
      refused(
        ruled(3, RIGHT, {
          director: 'p-00000000000000000000000000000001',
          consulted: ['p-00000000000000000000000000000002'],
        }),
      ),
    ).rulings;
    expect(ruling).toMatchObject({
      seq: 9,
      law: '27B2',
      to: 5,
      consulted: ['p-00000000000000000000000000000002'],
      stands: true,
      differs: false,
      error: null,
      compared: [{ key: 'enforcedPasses', agrees: true, law: '27B2' }],
    });
  });

  it('that the Laws do not give is beside what they give, and is an error under 82C', () => {
    const record = refused(ruled(3, { enforcedPasses: [] }), call('W', 'Pass'), call('N', '4H'), call('E', 'Pass'));
    const [ruling] = rulings(record).rulings;
    expect(ruling?.compared).toMatchObject([
      { key: 'enforcedPasses', ruled: null, laws: { seat: 'N' }, agrees: false, law: '27B2' },
    ]);
    expect(ruling?.error).toEqual({ law: '82C', from: 10, to: 12, corrected: null, adjusted: [] });
    expect(audit(record).items).toMatchObject([
      { seq: 9, code: 'ruling-differs', law: '27B2', compared: [{ key: 'enforcedPasses' }] },
    ]);
  });

  it('on the right player with the wrong life is one row that differs', () => {
    const wrong = { enforcedPasses: [{ seat: 'N', duration: 'nextTurn', law: '27B2' }] };
    expect(rulings(refused(ruled(3, wrong))).rulings[0]?.compared).toMatchObject([
      { ruled: { duration: 'nextTurn' }, laws: { duration: 'throughout' }, agrees: false },
    ]);
  });

  it('put right by another ends there, and the score may be adjusted for what came between', () => {
    const record = refused(ruled(3, { enforcedPasses: [] }), call('W', 'Pass'), ruled(3, RIGHT, { supersedes: 9 }), {
      type: 'ScoreAdjusted',
      kind: 'assigned',
      NS: { score: 420 },
      EW: { score: 50 },
      law: '82C',
    });
    const [first, second] = rulings(record).rulings;
    expect(first).toMatchObject({
      supersededBy: 11,
      stands: false,
      error: { from: 10, to: 10, corrected: 11, adjusted: [12] },
    });
    expect(second).toMatchObject({ supersedes: 9, stands: true, differs: false, error: null });
    expect(rulings(record).adjustments).toMatchObject([{ seq: 12, law: '82C', by: 'director', supersededBy: null }]);
  });

  it('appealed and reviewed carries both with their outcomes', () => {
    const record = refused(
      ruled(3, RIGHT),
      { type: 'RulingAppealed', by: 'E', concurs: 'W', of: 9 },
      { type: 'AppealDecided', of: 10, outcome: 'upheld' },
      { type: 'ReviewRequested', by: 'E', of: 9 },
    );
    expect(rulings(record).rulings[0]).toMatchObject({
      appeals: [{ seq: 10, decided: { seq: 11, outcome: 'upheld' } }],
      reviews: [{ seq: 12, decided: null }],
    });
  });
});

describe('what was done about an insufficient bid', () => {
  it('is its steps in order; nothing is missing where the director explained before the choice', () => {
    const [procedure] = rulings(refused(ruled(3, RIGHT))).procedures;
    expect(procedure).toEqual({
      of: 3,
      steps: [
        { seq: 4, is: 'director-called' },
        { seq: 5, is: 'options-explained' },
        { seq: 6, is: 'choice' },
        { seq: 7, is: 'replacement' },
        { seq: 8, is: 'judgement' },
        { seq: 9, is: 'ruling' },
      ],
      missing: [],
    });
  });
  it('names what the replacement should have waited for', () => {
    const record = recordOf('2017', call('N', '1H'), call('E', 'Pass'), call('S', '1D'), replaced('S', 3, '2D'), {
      type: 'DirectorCalled',
      by: 'W',
      of: 3,
    });
    expect(rulings(record).procedures[0]?.missing).toEqual(['director-called', 'options-explained']);
  });
  it('holds the intention told to the director alone', () => {
    const told = { type: 'IntentionStated', seat: 'S', of: 3, call: '2D' };
    const record = recordOf('2017', call('N', '1H'), call('E', 'Pass'), call('S', '1D'), told);
    expect(rulings(record).procedures[0]?.steps).toEqual([{ seq: 4, is: 'intention-stated' }]);
  });
});

describe('a contested fact', () => {
  const tempo = { type: 'TempoBreak', by: 'S', kind: 'slow', basis: 'alleged' };
  const contested = (...rest: readonly JsonObject[]): unknown =>
    rulings(
      recordOf(
        '2017',
        call('N', '1H'),
        call('E', 'Pass'),
        tempo,
        call('S', 'Pass'),
        { type: 'FactContested', of: 3, by: 'S' },
        ...rest,
      ),
    ).contested;
  it('waits for the director, is agreed, or found', () => {
    expect(contested()).toEqual([{ of: 3, seq: 5, by: 4, settled: null }]);
    expect(contested({ type: 'FactAgreed', of: 3, by: 'S' })).toMatchObject([
      { settled: { seq: 6, how: 'agreed', holds: true } },
    ]);
    expect(contested({ type: 'FactFound', of: 3, holds: true })).toMatchObject([
      { settled: { seq: 6, how: 'found', holds: true } },
    ]);
    expect(contested({ type: 'FactFound', of: 3, holds: false })).toMatchObject([{ settled: { holds: false } }]);
  });
});

describe('an audit', () => {
  const DEAL = 'N:A93.QT8.KQ74.652 KQ8.J92.T83.QJ74 JT752.AK5.A6.K83 64.7643.J952.AT9';
  const played = (entered: JsonObject): BoardRecord =>
    recordOf(
      '2017',
      { type: 'HandsDealt', deal: DEAL },
      call('N', '1S'),
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', 'Pass'),
      { type: 'TricksAgreed', declarer: 8 },
      { type: 'ResultEntered', ...entered },
    );
  it('finds nothing where the slip agrees with the table', () => {
    expect(audit(played({ contract: '1S', declarer: 'N', tricks: 8, score: 110 })).items).toEqual([]);
  });
  it('puts a wrong score beside the one of Law 77', () => {
    expect(audit(played({ contract: '1S', declarer: 'N', tricks: 8, score: 140 })).items).toMatchObject([
      { code: 'score-differs', said: { tricks: 8, score: 140 }, laws: { tricks: 8, score: 110 } },
    ]);
  });
  it('says what a wrong ruling was worth: the same record without it', () => {
    const record = recordOf(
      '2017',
      { type: 'HandsDealt', deal: DEAL },
      call('N', '1S'),
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', 'Pass'),
      { type: 'TricksAgreed', declarer: 8 },
      { type: 'DirectorRuled', law: '64A1', ruling: { transfer: { to: 'EW', tricks: 2, law: '64A1' } } },
      { type: 'RoundEnded' },
    );
    expect(audit(record).items).toMatchObject([
      { code: 'ruling-differs', said: { tricks: 6, score: -50 }, laws: { tricks: 8, score: 110 } },
    ]);
  });
  it('cannot be made of what is no record', () => {
    expect(auditOf([])).toMatchObject({ left: { tag: 'empty' } });
  });
});

describe('the account of a board', () => {
  const contested = [
    { type: 'FactContested', of: 3, by: 'S' },
    { type: 'FactAgreed', of: 3, by: 'S' },
  ];
  const record = refused(
    ruled(3, { enforcedPasses: [] }, { consulted: ['p-00000000000000000000000000000002'] }),
    call('W', 'Pass'),
    ruled(3, RIGHT, { supersedes: 9 }),
    { type: 'RulingAppealed', by: 'E', of: 11 },
    { type: 'ScoreAdjusted', kind: 'assigned', NS: { score: 420 }, EW: { score: 50 }, law: '82C' },
    ...contested,
  );
  it('tells the director everything he did, and what came of it', () => {
    expect(rulingsText('15', rulings(record), { lang: 'en' })).toBe(`Board 15: what the director did
  Event 14: South contests the fact of event 3: agreed (event 15)
  Insufficient bid of event 3: director called 4, options explained 5, choice 6, replacement 7,
  judgement 8, ruling 9, ruling 11
  Event 9: ruling under Law 27B2, on North-South, 1 person consulted
    → ruled: none · the Laws give: enforced passes: player North, for the rest of the auction, Law
      27B2, of event 3
    → superseded by event 11
    → director’s error: both sides are non-offending for what follows (Law 82C)
    → events 10 to 10 came under it
    → put right by event 11 (Law 82B)
    → score adjusted for it in event 13
  Event 11: ruling under Law 27B2, on North-South
    → agrees with the Laws: enforced passes: player North, for the rest of the auction, Law 27B2, of
      event 3
    → appealed in event 12: not decided
  Event 13: score adjusted under Law 82C: North-South +420, East-West +50, by the director
`);
  });
  it('has nothing to tell where nothing was ruled', () => {
    expect(rulingsText('1', rulings(recordOf('2017', call('N', 'Pass'))), { lang: 'fr' })).toBe('');
  });
  it('is the same in French, number by number', () => {
    const numbers = (text: string): string => [...text.matchAll(/\d+/g)].join(' ');
    const told = rulings(record);
    expect(numbers(rulingsText('1', told, { lang: 'fr' }))).toBe(numbers(rulingsText('1', told, { lang: 'en' })));
  });
  it('as JSON names seats and keeps every number', () => {
    expect(rulingsJson(rulings(record))).toMatchObject({
      edition: '2017',
      rulings: [
        { seq: 9, to: ['N', 'S'], differs: true, error: { law: '82C', corrected: 11 } },
        { seq: 11, supersedes: 9, appeals: [{ seq: 12 }] },
      ],
      contested: [{ of: 3, by: ['S'] }],
      procedures: [{ of: 3, missing: [] }],
    });
  });
});

describe('the ledger', () => {
  it('says for each seat what he may use, from when to when', () => {
    const table = tableOf(refused(ruled(3, RIGHT)));
    if (E.isLeft(table)) throw new Error(table.left.message);
    const json = ledgerJson(ledgerOf(table.right));
    expect(json).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          of: 3,
          kind: 'call',
          authorized: ['E', 'W'],
          unauthorized: ['N', 'S'],
          law: '16C2',
          until: null,
        }),
      ]),
      now: { N: { authorized: [], unauthorized: [3] }, E: { authorized: [3], unauthorized: [] } },
    });
  });
});
