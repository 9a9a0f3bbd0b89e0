/** The state with what the edge adds for a reader: the sentence of each finding, in his language (contract 2, `text`). */
import type { BoardRecord, JsonObject } from '../../domain/event.ts';
import { stateOf } from '../../projections/table/state.ts';
import type { Table } from '../../projections/table/table.ts';
import type { Lang } from '../../words/say.ts';
import { findingText } from '../text/finding.ts';
import { sayIn } from '../text/say.ts';

/** The state of a table whose record is given, findings with their `text`. */
export const wordedState = (t: Table, record: BoardRecord, lang: Lang): JsonObject => {
  const state = stateOf(t);
  const findings = state['findings'];
  if (!Array.isArray(findings) || findings.length === 0) return state;
  const say = sayIn({ lang });
  const texts = t.findings.map((finding) => findingText(say, finding, record[finding.seq]));
  return { ...state, findings: findings.map((each: JsonObject, i) => ({ ...each, text: texts[i] ?? null })) };
};
