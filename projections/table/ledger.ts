/** The keys `cases` and `screens` of the state (contract 2). */
import { callName } from '../../domain/call.ts';
import { cardName } from '../../domain/card.ts';
import type { Json, JsonObject } from '../../domain/event.ts';
import { casesOf, openSteps, type Step, stepOf } from '../../domain/laws/law-16b.ts';
import { halfName } from '../../domain/screens.ts';
import { actOf } from '../../domain/situation.ts';
import type { Table } from './table.ts';

/** The call or card, by its token. */
const actionName = (t: Table, of: number): string | null => {
  const act = actOf(t, of);
  if (act !== undefined) return callName(act.call);
  const p = t.play;
  const card =
    p === null
      ? undefined
      : [...p.tricks.flatMap((trick) => trick.cards), ...p.current, ...p.withdrawn].find((c) => c.seq === of);
  return card === undefined ? null : cardName(card.card);
};
/** Uses of unauthorized information on record, with what the director has found of each step (16B). */
export const casesJson = (t: Table): JsonObject[] =>
  casesOf(t).map((m) => {
    const step = (name: Step): Json => stepOf(m, t, name) ?? null;
    return {
      of: m.of,
      source: m.source,
      action: actionName(t, m.of),
      law: m.forbids,
      steps: {
        perceived: step('perceived'),
        logicalAlternatives: step('logicalAlternatives'),
        suggested: step('suggested'),
        damage: step('damage'),
      },
      open: [...openSteps(m, t)],
    };
  });
export const screensJson = (t: Table): Json => {
  const s = t.screens;
  if (s === null) return null;
  return {
    tray: halfName(s, s.tray),
    aperture: s.aperture,
    seen: { [halfName(s, 0)]: [...s.seen[0]], [halfName(s, 1)]: [...s.seen[1]] },
  };
};
