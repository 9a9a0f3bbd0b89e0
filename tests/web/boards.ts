/** Boards for the page: with a screen, with a penalty card on the table, with an amendment. */
import type { BoardRecord, JsonObject } from '../../domain/event.ts';
import { recordOf } from './support.ts';

export const DEAL = 'N:A93.QT8.KQ74.652 KQ8.J92.T83.QJ74 JT752.AK5.A6.K83 64.7643.J952.AT9';
const opened = (more: JsonObject): JsonObject => ({
  type: 'BoardOpened',
  board: '7',
  dealer: 'N',
  vulnerable: 'None',
  laws: '2017',
  ...more,
});

/** North bids, the tray crosses, South answers; East's call has not crossed yet. */
export const withScreens = (): BoardRecord =>
  recordOf(
    opened({ screens: true, authority: 'FFB' }),
    { type: 'HandsDealt', deal: DEAL },
    { type: 'CallMade', seat: 'N', call: '1D' },
    { type: 'CallMade', seat: 'E', call: 'Pass', thinkMs: 21_000 },
    { type: 'TrayMoved', to: 'SW', by: 'N' },
    { type: 'CallMade', seat: 'S', call: '1S', meaning: 'at least four spades' },
    { type: 'CallMade', seat: 'W', call: 'Pass' },
    { type: 'TrayMoved', to: 'NE', by: 'S' },
    { type: 'CallMade', seat: 'N', call: '2S' },
    { type: 'CallMade', seat: 'E', call: 'X' },
    { type: 'IntentionStated', seat: 'E', of: 9, meaning: 'for takeout' },
    { type: 'ApertureOpened', by: 'N' },
  );

/** A remark, and later the finding that it was never made. */
export const withAmendment = (): BoardRecord =>
  recordOf(
    opened({ players: { N: 'Nadine Alder', E: 'Emil Birch', S: 'Sina Cedar', W: 'Wim Dogwood' } }),
    { type: 'HandsDealt', deal: DEAL },
    { type: 'CallMade', seat: 'N', call: '1D' },
    { type: 'Remark', by: 'E', text: 'Nadine, that was fast </script><script>document.title = "taken"</script>' },
    { type: 'CallMade', seat: 'E', call: 'Pass' },
    { type: 'FactContested', of: 3, by: 'E' },
    { type: 'FactFound', of: 3, holds: false },
  );

/** A board whose record is long: what is said at the table makes up most of it. */
export const longRecord = (events: number, base: BoardRecord): BoardRecord => {
  const seats = ['N', 'E', 'S', 'W'] as const;
  const more = recordOf(
    ...Array.from({ length: Math.max(0, events - base.length) }, (_, i): JsonObject => {
      const by = seats[i % 4] ?? 'N';
      return i % 3 === 0
        ? { type: 'QuestionAsked', by, text: 'what does it show?' }
        : { type: 'Remark', by, text: `remark ${i}` };
    }),
  );
  return [...base, ...more.map((e, i) => ({ ...e, seq: base.length + i }))];
};

/** Calls with the times at which they were made; the last has none. */
export const timed = (): BoardRecord =>
  recordOf(
    opened({}),
    { type: 'HandsDealt', deal: DEAL },
    { type: 'CallMade', seat: 'N', call: '1D', at: '2026-03-01T14:00:00.000Z' },
    { type: 'CallMade', seat: 'E', call: 'Pass', at: '2026-03-01T14:01:00.000Z' },
    { type: 'CallMade', seat: 'S', call: '1S', at: '2026-03-01T14:03:00.000Z' },
    { type: 'CallMade', seat: 'W', call: 'Pass' },
  );
