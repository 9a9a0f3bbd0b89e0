/** The event looked at: what it changes, what was found of it, and as it was recorded. */
import { changesText } from '../../text/changes.ts';
import { findingLine } from '../../text/finding.ts';
import { upper } from '../../text/layout.ts';
import { lineOf } from '../do.ts';
import { tableAt } from '../model/board.ts';
import * as state from '../state.ts';
import { Panel, Sentences, Signs } from './says.tsx';

export const EventPanel = () => {
  const { at, board, known, say, events, sentences, table, words } = state;
  if (!events.value.has(at.value)) return null;
  const before = at.value === 0 ? undefined : tableAt(board.value, at.value - 1, known.value);
  const changes = before === undefined ? [] : changesText(say.value, before, table.value).map(upper);
  const found = table.value.findings
    .filter((f) => f.seq === at.value)
    .map((f) => findingLine(say.value, f, events.value));
  const { labelled } = say.value.words.review;
  const raw = lineOf(at.value);
  return (
    <Panel id="event" title={say.value.fill(labelled, { label: words.value.eventNow, value: at.value })}>
      <p class="says-event">
        <Signs of={sentences.value.get(at.value) ?? ''} />
      </p>
      <Sentences of={found} class="says warn" />
      {changes.length === 0 ? null : (
        <>
          <h3>{words.value.changes}</h3>
          <Sentences of={changes} />
        </>
      )}
      {raw === undefined ? null : (
        <details>
          <summary>{words.value.raw}</summary>
          <pre>{raw}</pre>
        </details>
      )}
    </Panel>
  );
};
