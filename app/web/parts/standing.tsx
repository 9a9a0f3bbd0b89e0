/** What is in force and what was found: in the sentences of the review. */
import type { Seq } from '../../../domain/event.ts';
import type { Severity } from '../../../domain/finding.ts';
import { revokesText, standingText } from '../../text/standing.ts';
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
interface Found {
  readonly severity: Severity;
  readonly text: string;
  readonly seqs: Seq[];
}
/** What was found alike of several events is said once, behind their numbers. */
const foundAlike = (): readonly Found[] => {
  const out = new Map<string, Found>();
  for (const f of table.value.findings) {
    const text = findingLine(say.value, f, events.value);
    const key = `${f.severity} ${text}`;
    const alike = out.get(key);
    if (alike === undefined) out.set(key, { severity: f.severity, text, seqs: [f.seq] });
    else if (!alike.seqs.includes(f.seq)) alike.seqs.push(f.seq);
  }
  return [...out.values()];
};
export const FindingsPanel = () => (
  <Panel id="findings" title={words.value.findings}>
    {table.value.findings.length === 0 ? (
      <p class="dim">{words.value.findingsNone}</p>
    ) : (
      <ul class="findings">
        {foundAlike().map(({ severity, text, seqs }) => (
          <li key={`${severity} ${text}`} class={severity}>
            <span class="shape" aria-hidden="true">
              {SHAPES[severity]}
            </span>{' '}
            {seqs
              .toSorted((a, b) => a - b)
              .map((seq) => (
                <>
                  <button type="button" class="ref" onClick={() => goToShown(seq)}>
                    {seq}
                  </button>{' '}
                </>
              ))}
            <Says of={text} />
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
