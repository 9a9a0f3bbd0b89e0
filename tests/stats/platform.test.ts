/** The audit of a platform over boards made by hand. */
import { afterAll, describe, expect, it } from 'vitest';
import { inputsOf } from '../../app/stats/inputs.ts';
import { auditPlatform } from '../../app/stats/platform.ts';
import { unusual, usualOf } from '../../projections/tempo.ts';
import { type Folder, folderOf } from './support.ts';

type Raw = Readonly<Record<string, unknown>>;
const folders: Folder[] = [];
afterAll(() => {
  for (const made of folders) made.clear();
});
const audit = async (...records: readonly (readonly Raw[])[]): Promise<Record<string, never>> => {
  const lines = records.flat().map((event) => `${JSON.stringify(event)}\n`);
  const folder = folderOf({ 'online.jsonl': lines.join('') });
  folders.push(folder);
  return JSON.parse(JSON.stringify(await auditPlatform((await inputsOf([folder.path])).files, null)));
};
const opened = (board: string, more: Raw = {}): Raw => ({
  type: 'BoardOpened',
  board,
  dealer: 'N',
  vulnerable: 'None',
  laws: '2017',
  online: true,
  session: '1',
  players: { N: 'p-00000000000000000000000000000001', E: 'Eve Eastman', S: 'Sam Southey', W: 'Will Westby' },
  ...more,
});
const call = (seat: string, made: string, more: Raw = {}): Raw => ({ type: 'CallMade', seat, call: made, ...more });

describe('the audit of a platform', () => {
  it('counts undos by phase, by who had acted since, by answer', async () => {
    const asked = (by: string, of: number, answer?: string): readonly Raw[] => [
      { type: 'UndoRequested', by, of },
      ...(answer === undefined ? [] : [{ type: 'UndoAnswered', by: 'E', answer }]),
    ];
    const { undo } = await audit(
      [opened('1'), call('N', '1H'), ...asked('N', 1, 'granted')],
      [opened('2'), call('N', '1H'), call('E', 'Pass'), ...asked('N', 1, 'refused')],
      [opened('3'), call('N', '1H'), call('E', 'Pass'), call('S', '2H'), ...asked('N', 1)],
    );
    expect(undo).toEqual([
      { phase: 'auction', actedSince: 'lho', answer: 'refused', count: 1 },
      { phase: 'auction', actedSince: 'lho+partner', answer: 'none', count: 1 },
      { phase: 'auction', actedSince: 'nobody', answer: 'granted', count: 1 },
    ]);
  });

  it('knows a contested claim, and how late an alert came', async () => {
    const { claims, alerts } = await audit([
      opened('1'),
      call('N', '2D', { at: '2026-03-01T20:00:00.000Z' }),
      { type: 'AlertGiven', by: 'S', of: 1, at: '2026-03-01T20:00:04.500Z' },
      call('E', 'Pass'),
      { type: 'AlertGiven', by: 'S', of: 1, kind: 'late' },
      call('S', '2H'),
      call('W', 'Pass'),
      call('N', 'Pass'),
      call('E', 'Pass'),
      { type: 'ClaimMade', by: 'S', tricks: 9 },
      { type: 'ClaimAnswered', by: 'W', answer: 'objected' },
    ]);
    expect(claims).toEqual([{ claim: 'contested', count: 1 }]);
    expect(alerts).toEqual({
      byKind: [
        { kind: 'alert', count: 1 },
        { kind: 'late', count: 1 },
      ],
      delay: { timed: 1, medianMs: 4500, p90Ms: 4500, longestMs: 4500 },
    });
  });

  it('lists what is slow for that player, not who is slow', async () => {
    const board = (n: number, north: number): readonly Raw[] => [
      opened(String(n)),
      call('N', 'Pass', { thinkMs: north }),
      call('E', 'Pass', { thinkMs: 60_000 + n * 10 }),
      call('S', 'Pass'),
      call('W', 'Pass'),
    ];
    const boards = Array.from({ length: 24 }, (_, n) => board(n, n === 7 ? 30_000 : 2000 + n * 10));
    const { tempo } = await audit(...boards);
    expect(tempo).toMatchObject({ timed: 48, distributions: 2 });
    expect(tempo?.['listed']).toEqual([
      expect.objectContaining({ board: 7, seq: 1, seat: 'N', kind: 'call', ms: 30_000, is: 'slow' }),
    ]);
    expect(JSON.stringify(tempo)).not.toMatch(/p-0000|Eastman/);
  });

  it('lists the first act behind unauthorized information, and judges nothing', async () => {
    const found = await audit([
      opened('1'),
      call('N', '1H'),
      { type: 'TempoBreak', by: 'E', kind: 'slow', seconds: 20 },
      call('E', 'Pass'),
      call('S', 'Pass'),
      call('W', '1S'),
      call('N', 'Pass'),
      call('E', 'Pass'),
      call('S', 'Pass'),
    ]);
    expect(found['behindUnauthorizedInformation']).toEqual([
      { file: expect.stringMatching(/^[0-9a-f]{64}$/), board: 0, item: 2, kind: 'tempo', law: '2017:16B1a', action: 5 },
    ]);
  });

  it('sets rulings beside the Laws', async () => {
    const ruled = (board: string, ruling?: Raw): readonly Raw[] => [
      opened(board),
      call('N', '1H'),
      call('E', '1C'),
      { type: 'DirectorRuled', law: '27A', of: 2, ...(ruling === undefined ? {} : { ruling }) },
    ];
    const { rulings } = await audit(
      ruled('1'),
      ruled('2', { enforcedPasses: [] }),
      ruled('3', { enforcedPasses: [{ seat: 'W', duration: 'throughout' }] }),
    );
    expect(rulings).toEqual([
      { law: '2017:27A', agreement: 'agrees', count: 1 },
      { law: '2017:27A', agreement: 'differs', count: 1 },
      { law: '2017:27A', agreement: 'unknown', count: 1 },
    ]);
  });
});

describe('the usual tempo of a player', () => {
  it('is unknown of fewer than twenty acts', () => {
    expect(usualOf(Array.from({ length: 19 }, () => 1000))).toBeNull();
  });

  it('has the median and the median distance from it', () => {
    const usual = usualOf(Array.from({ length: 21 }, (_, i) => 1000 + i * 100));
    expect(usual).toEqual({ acts: 21, median: 2000, spread: 500 });
    if (usual === null) return;
    expect([4249, 4250, -250, -249].map((ms) => unusual(ms, usual))).toEqual([null, 'slow', 'fast', null]);
  });

  it('lists nothing where a player always takes the same time', () => {
    expect(unusual(9000, { acts: 30, median: 1000, spread: 0 })).toBeNull();
  });
});
