/** Three collections made by hand: counts, denominators and intervals as worked out on paper (collections.ts). */
import { afterAll, describe, expect, it } from 'vitest';
import { csvOf } from '../../app/stats/csv.ts';
import { jsonOf } from '../../app/stats/json.ts';
import { manifestOf, manifestText } from '../../app/stats/manifest.ts';
import { AUCTIONS, ENDINGS, FILES, NAMES } from './collections.ts';
import { type Folder, folderOf, ran, rowOf } from './support.ts';

const folders: Folder[] = [];
const folder = (files: Readonly<Record<string, string>>): string => {
  const made = folderOf(files);
  folders.push(made);
  return made.path;
};
afterAll(() => {
  for (const made of folders) made.clear();
});

describe('auctions with two insufficient bids', () => {
  const path = folder(AUCTIONS);

  it('are counted against the bids made over another', async () => {
    const { run } = await ran([path]);
    expect(run.totals).toMatchObject({ boards: 4, clusters: 2, outOfJoint: 0, assumptions: { natural: 2 } });
    expect(run.totals.opportunities).toMatchObject({ call: 24, 'bid-over': 6, auction: 4, 'auction-over': 4 });
    expect(rowOf(run, 'insufficient-bid')).toEqual({
      place: {},
      code: 'insufficient-bid',
      severity: 'irregularity',
      unit: 'bid-over',
      events: 2,
      boards: 2,
      opportunities: 6,
      rate: 333.3333,
      wilson: { low: 96.7714, high: 700.0067 },
      bootstrap: { low: 0, high: 500 },
    });
  });

  it('name their law with its edition', async () => {
    const { run } = await ran([path], { by: ['law'] });
    expect(rowOf(run, 'insufficient-bid')).toMatchObject({ place: { law: '2017:27A1' }, events: 2, opportunities: 6 });
  });

  it('are counted for each seat against that seat’s own bids', async () => {
    const { run } = await ran([path], { by: ['seat'] });
    const of = (seat: string): object | undefined => rowOf(run, 'insufficient-bid', 'irregularity', { seat });
    expect(of('E')).toMatchObject({ events: 2, opportunities: 2, rate: 1000 });
    expect(of('S')).toMatchObject({ events: 0, opportunities: 4, rate: 0, bootstrap: null });
    expect(of('N')).toBeUndefined();
  });

  it('are told apart by session, without its name or the event’s', async () => {
    const { run } = await ran([path], { by: ['event', 'session'] });
    const rows = run.rows.filter(({ code }) => code === 'insufficient-bid');
    expect(rows.map(({ place, events, opportunities }) => [place.session, events, opportunities])).toEqual([
      ['1', 0, 2],
      ['2', 2, 4],
    ]);
    expect(rows[0]?.place.event).toMatch(/^event-[0-9a-f]{12}$/);
  });
});

describe('endings with two revokes', () => {
  const path = folder(ENDINGS);

  it('are counted against the cards by which a player could revoke', async () => {
    const { run } = await ran([path]);
    expect(run.totals.opportunities).toMatchObject({ card: 32, lead: 8, trick: 8, 'could-revoke': 8, play: 4 });
    expect(run.totals.opportunities['unknown-hand']).toBeUndefined();
    expect(rowOf(run, 'revoke')).toMatchObject({
      events: 2,
      boards: 2,
      opportunities: 8,
      rate: 250,
      wilson: { low: 71.4792, high: 590.7246 },
      bootstrap: { low: 250, high: 250 },
    });
  });

  it('know declarer’s side from the defence, and dummy’s cards', async () => {
    const { run } = await ran([path]);
    // Leads: West to trick 12, North to trick 13. The other six: East twice, South twice, North once, West once.
    expect(run.totals.opportunities).toMatchObject({ 'follow-declaring': 12, 'follow-defending': 12, 'dummy-card': 8 });
  });
});

describe('files of other programs', () => {
  const path = folder(FILES);

  it('count a board once that is stored twice', async () => {
    const { run } = await ran([path]);
    expect(run.totals).toMatchObject({ boards: 2, assumptions: { laws: 2 } });
    expect(run.duplicates).toBe(1);
    expect(run.totals.opportunities).toMatchObject({ call: 9, 'bid-over': 1, card: 52, lead: 13 });
    expect(run.totals.opportunities['could-revoke']).toBeUndefined();
  });

  it('keep a contradiction in the record apart from an irregularity', async () => {
    const { run } = await ran([path]);
    expect(rowOf(run, 'insufficient-bid', 'contradiction')).toMatchObject({ events: 1, opportunities: 1, rate: 1000 });
    expect(rowOf(run, 'insufficient-bid')).toMatchObject({ events: 0, opportunities: 1, rate: 0 });
  });

  it('are read by the edition that is asked for', async () => {
    const { run } = await ran([path], { by: ['edition'], laws: '2007' });
    expect(rowOf(run, 'insufficient-bid', 'contradiction')?.place).toEqual({ edition: '2007' });
  });

  it('name nobody', async () => {
    const { run, inputs } = await ran([path], { by: ['event', 'session', 'table', 'seat', 'law'] });
    const text = csvOf(run.rows, run.settings.by) + jsonOf(run, manifestText(manifestOf(run, inputs)));
    for (const name of NAMES) expect(text).not.toContain(name);
    expect(text).not.toContain(path);
  });
});
