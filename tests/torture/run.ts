/** `npm run torture [MINUTES]`: kill -9 at random points, over and over, on both kinds of file (5 minutes unless given). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Figures, torture } from './rounds.ts';

const minutes = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'etui-torture-'));
const worker = fileURLToPath(new URL('./worker.js', import.meta.url));
const until = Date.now() + minutes * 60_000;
const ROUNDS = 20;

const plus = (a: Figures, b: Figures): Figures => ({
  kills: a.kills + b.kills,
  acknowledged: a.acknowledged + b.acknowledged,
  events: a.events + b.events,
  projected: a.projected + b.projected,
});
const totals = new Map<string, Figures>();

try {
  for (let turn = 1; Date.now() < until; turn += 1)
    for (const [scheme, projecting] of [
      ['sqlite', true],
      ['jsonl', false],
    ] as const) {
      const address = `${scheme}:${join(folder, `${scheme}-${turn}`)}`;
      const writers = 1 + (turn % 3);
      const figures = await torture({ address, worker, rounds: ROUNDS, writers, projecting, longest: 400 });
      const before = totals.get(scheme);
      totals.set(scheme, before === undefined ? figures : plus(before, figures));
      console.log(`${scheme}, turn ${turn}, ${writers} writers: ${JSON.stringify(figures)}`);
    }
  for (const [scheme, { kills, acknowledged, events, projected }] of totals)
    console.log(
      `${scheme}: ${kills} processes killed, ${acknowledged} appends acknowledged, none lost, none half applied; ${events} events, ${projected} of them projected, once each`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
