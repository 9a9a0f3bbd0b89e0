/** The generator of boards on which things go wrong: well-formed, several irregularities to a board, readable when shrunk. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Event } from '../domain/event.ts';
import { type Staged, writeBoard } from './arbitrary/board.ts';
import { clerk } from './arbitrary/clerk.ts';
import {
  type Acts,
  AMENDMENTS,
  ANY_TIME_ACTS,
  AUCTION_ACTS,
  ENDINGS,
  illegalBoardOfClerk,
  PLAY_ACTS,
} from './arbitrary/illegal-board.ts';
import { skeleton } from './arbitrary/lawful-board.ts';
import { show } from './arbitrary/show.ts';

const references = (event: Event): readonly number[] => {
  const out = 'of' in event && typeof event.of === 'number' ? [event.of] : [];
  if ('with' in event && event.with !== undefined) out.push(event.with);
  if ('supersedes' in event && event.supersedes !== undefined) out.push(event.supersedes);
  return event.after === undefined ? out : [...out, event.after];
};
const PHASES: readonly (readonly [Staged['phase'], Acts])[] = [
  ['auction', AUCTION_ACTS],
  ['play', PLAY_ACTS],
  ['play', ANY_TIME_ACTS],
  ['end', AMENDMENTS],
  ['end', ENDINGS],
];
const ONLY_AFTER_OTHERS = new Set([
  'answersWhatWaits',
  'leadRestricted',
  'penaltyCardNamed',
  'cardDutyIgnored',
  'informationUsed',
]);
/** So many that the rarest of what is counted is six standard deviations above what it has to be. */
const SAMPLE = 8000;
let written: readonly (readonly Event[])[] = [];
const sample = (): typeof written => {
  if (written.length === 0) written = fc.sample(illegalBoardOfClerk(), SAMPLE);
  return written;
};
const PHASED = PHASES.flatMap(([phase, acts]) => Object.entries(acts).map(([name, act]) => ({ phase, name, act })));

describe('boards on which things go wrong', () => {
  it('are records: numbered from 0, opened once and first, referring to what was written before', () => {
    fc.assert(
      fc.property(illegalBoardOfClerk(), (events) => {
        expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at));
        expect(events.findIndex(({ type }) => type === 'BoardOpened')).toBe(0);
        expect(events.filter(({ type }) => type === 'BoardOpened' || type === 'HandsDealt')).toHaveLength(2);
        for (const event of events)
          for (const reference of references(event)) {
            expect(reference).toBeLessThan(event.seq);
            expect(reference).toBeGreaterThanOrEqual(0);
          }
      }),
      { numRuns: 500 },
    );
  });

  it.each(PHASED)('in the $phase: $name finds its place', ({ phase, name, act: { scene, latest = 6 } }) => {
    let placed = 0;
    const script = fc.noBias(fc.record({ bones: skeleton(), at: fc.nat(latest), pick: fc.nat(0x7fffffff) }));
    const scripts = fc.sample(script, { numRuns: 250 });
    for (const { bones, at, pick } of scripts) {
      const lawful = writeBoard({ ...bones, scenes: [] }, clerk);
      const board = writeBoard({ ...bones, scenes: [{ at, pick, phase, scene }] }, clerk);
      if (show(board) !== show(lawful)) placed += 1;
    }
    // Nothing waits on a lawful board, and nothing restricts a lead: these need another act before them.
    if (ONLY_AFTER_OTHERS.has(name)) expect(placed).toBe(0);
    else expect(placed).toBeGreaterThan(5);
  });

  it('hold every event a table can see', () => {
    const share = new Map<string, number>();
    for (const events of sample())
      for (const type of new Set(events.map((event) => event.type))) share.set(type, (share.get(type) ?? 0) + 1);
    const listed = [...share]
      .toSorted(([, a], [, b]) => b - a)
      .map(([type, n]) => `${type} ${((100 * n) / SAMPLE).toFixed(1)}`);
    console.info(`event types in % of ${SAMPLE} boards with irregularities: ${listed.join(' · ')}`);
    expect([...share].filter(([, n]) => n < SAMPLE / 1000).map(([type]) => type)).toEqual([]);
    expect(share.size).toBeGreaterThanOrEqual(45);
  });

  it('answer what waits, and restrict leads, once something went wrong', () => {
    const options = sample()
      .flat()
      .flatMap((event) => (event.type === 'OptionChosen' ? [event.option.split(':')[0]] : []));
    for (const option of ['accept', 'decline', 'require', 'forbid', 'none', 'play', 'keep', 'highest', 'lowest'])
      expect(options.filter((chosen) => chosen === option).length, option).toBeGreaterThan(10);
  });

  it('are the same for the same seed', () => {
    const twice = [1, 2].map(() => fc.sample(illegalBoardOfClerk(), { numRuns: 50, seed: 9 }).map(show));
    expect(twice[0]).toEqual(twice[1]);
  });

  it.each(['CallReplaced', 'CardReplaced'] as const)('shrink to one act on a short board: %s', (type) => {
    const smallest = Array.from({ length: 5 }, () => {
      const found = fc.check(
        fc.property(illegalBoardOfClerk(), (events) => !events.some((event) => event.type === type)),
        { numRuns: 3000 },
      );
      return found.counterexample?.[0] ?? expect.fail(`no board has a ${type}`);
    });
    console.info(`a smallest board with a ${type}:\n${show(smallest[0] ?? [])}`);
    // Unshrunk they have 70 on average.
    expect(smallest.flat().length / smallest.length).toBeLessThanOrEqual(20);
  });
});
