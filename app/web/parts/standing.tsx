/** What is in force, what was found, what was assumed: in the sentences of the review. */
import { assumedText, revokesText, standingText, unknownText } from '../../text/standing.ts';
import { findingLine } from '../../text/finding.ts';
import { goToShown } from '../do.ts';
import { events, say, table, words } from '../state.ts';
import { Panel, Says, Sentences } from './says.tsx';

export const StandingPanel = () => {
  const lines = [...standingText(say.value, table.value), ...revokesText(say.value, table.value)];
  return (
    <Panel id="standing" title={words.value.standing}>
      {lines.length === 0 ? <p class="dim">{words.value.standingNone}</p> : <Sentences of={lines} />}
    </Panel>
  );
};

const SHAPES = { irregularity: '▲', contradiction: '■', ruling: '◆', notice: '○' } as const;
export const FindingsPanel = () => {
  const { findings } = table.value;
  return (
    <Panel id="findings" title={words.value.findings}>
      {findings.length === 0 ? (
        <p class="dim">{words.value.findingsNone}</p>
      ) : (
        <ul class="findings">
          {findings.map((f) => (
            <li key={`${f.seq} ${f.code} ${f.law} ${f.since} ${f.end}`} class={f.severity}>
              <span class="shape" aria-hidden="true">
                {SHAPES[f.severity]}
              </span>{' '}
              <button type="button" class="ref" onClick={() => goToShown(f.seq)}>
                {f.seq}
              </button>{' '}
              <Says of={findingLine(say.value, f, events.value)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

export const AssumptionsPanel = () => {
  const lines = [...assumedText(say.value, table.value), ...unknownText(say.value, table.value)];
  return (
    <Panel id="assumptions" title={words.value.assumptions}>
      {lines.length === 0 ? <p class="dim">{words.value.assumptionsNone}</p> : <Sentences of={lines} />}
    </Panel>
  );
};
