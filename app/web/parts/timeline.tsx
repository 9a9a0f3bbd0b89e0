/** The timeline: where we are, where something happened, and the ways from moment to moment. One tab stop for the slider. */
import type { JSX } from 'preact';
import { goTo, leaveBranch, stepBy, toKeyMoment } from '../do.ts';
import type { Mark, Station } from '../model/marks.ts';
import { momentText } from '../moment-text.ts';
import { at, branch, fillIn, now, stations, view, whole, words } from '../state.ts';
import { spoken } from '../spoken.ts';
import { markName, MarkSign } from './events.tsx';
import { Signs } from './says.tsx';

const MARKS: readonly Mark[] = ['irregularity', 'notice', 'director', 'ruling', 'try'];
/** Of several at one moment the gravest is drawn. */
const gravest = ({ marks }: Station): Mark | undefined =>
  (['try', 'ruling', 'irregularity', 'director', 'notice'] as const).find((mark) => marks.includes(mark));

/** The middle of the slider's thumb at that event, so that marks stand above their place. */
const placeOf = (seq: number): string => {
  const { last } = whole.value;
  const part = last === 0 ? 0 : seq / last;
  return `calc(${part} * (100% - var(--thumb)) + var(--thumb) / 2)`;
};

const Stretches = () => {
  const all = stations.value;
  const { last } = whole.value;
  const runs = all.reduce<{ readonly stretch: string; readonly from: number; readonly to: number }[]>((out, s) => {
    const run = out.at(-1);
    if (run !== undefined && run.stretch === s.stretch) return [...out.slice(0, -1), { ...run, to: s.seq }];
    return [...out, { stretch: s.stretch, from: s.seq, to: s.seq }];
  }, []);
  const share = (n: number): string => `${(100 * n) / (last + 1)}%`;
  return (
    <div class="stretches" aria-hidden="true">
      {runs.map(({ stretch, from, to }) => (
        <span key={from} class={stretch} style={{ left: share(from), width: share(to - from + 1) }} />
      ))}
    </div>
  );
};

/** For the pointer only: the keyboard has Shift and the arrows, a screen reader the list of events. */
const Marks = () => (
  <div class="track-marks" aria-hidden="true">
    {stations.value.map((station) => {
      const mark = gravest(station);
      return mark === undefined ? null : (
        <span
          key={station.seq}
          class={`mark ${mark}`}
          style={{ left: placeOf(station.seq) }}
          title={`${station.seq}: ${markName(mark)}`}
          onClick={() => goTo(station.seq)}
        />
      );
    })}
  </div>
);

const Legend = () => {
  const used = new Set(stations.value.flatMap(({ marks }) => marks));
  return (
    <p class="legend">
      {MARKS.filter((mark) => used.has(mark)).map((mark) => (
        <span key={mark}>
          <MarkSign mark={mark} /> <span aria-hidden="true">{markName(mark)}</span>
        </span>
      ))}
    </p>
  );
};

interface GoProps {
  readonly label: string;
  readonly sign: JSX.Element;
  readonly act: () => void;
  readonly class?: string;
  readonly disabled?: boolean;
}
const Go = ({ label, sign, act, class: name = '', disabled = false }: GoProps) => (
  <button type="button" class={`go ${name}`} aria-label={label} title={label} aria-disabled={disabled} onClick={act}>
    {sign}
  </button>
);
const arrow = (path: string): JSX.Element => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
const ARROWS = {
  first: arrow('M5 4h3v16H5zM20 4v16L9 12z'),
  key: arrow('M12 4v16L2 12zM22 4v16l-10-8z'),
  back: arrow('M18 4v16L6 12z'),
  on: arrow('M6 4v16l12-8z'),
  keyOn: arrow('M2 4v16l10-8zM12 4v16l10-8z'),
  last: arrow('M16 4h3v16h-3zM4 4v16l11-8z'),
};

const Buttons = () => {
  const w = words.value;
  const isFirst = at.value === 0;
  const isLast = at.value === whole.value.last;
  return (
    <div class="buttons">
      <Go label={w.first} sign={ARROWS.first} act={() => goTo(0)} disabled={isFirst} />
      <Go label={w.previousKey} sign={ARROWS.key} act={() => toKeyMoment(false)} disabled={isFirst} />
      <Go label={w.previous} sign={ARROWS.back} act={() => stepBy(-1)} class="big" disabled={isFirst} />
      <Go label={w.next} sign={ARROWS.on} act={() => stepBy(1)} class="big" disabled={isLast} />
      <Go label={w.nextKey} sign={ARROWS.keyOn} act={() => toKeyMoment(true)} disabled={isLast} />
      <Go label={w.last} sign={ARROWS.last} act={() => goTo(whole.value.last)} disabled={isLast} />
    </div>
  );
};

export const Timeline = () => {
  const w = words.value;
  const says = momentText();
  // How much there is that he does not know is not told to a viewer.
  const moment =
    view.value.is === 'all'
      ? fillIn(w.moment, { at: at.value, last: whole.value.last })
      : fillIn(w.momentSeen, { at: now.value });
  return (
    <section class="timeline" aria-label={w.timeline}>
      <div class="line">
        <Buttons />
        <p class="moment">
          <strong>{moment}</strong> <Signs of={says} />
        </p>
        {branch.value === null ? null : (
          <button type="button" onClick={leaveBranch}>
            {w.backToRecord}
          </button>
        )}
      </div>
      <div class="track">
        {view.value.is === 'all' ? <Marks /> : null}
        <input
          type="range"
          min={0}
          max={whole.value.last}
          value={at.value}
          aria-label={w.timeline}
          aria-valuetext={spoken(`${moment}. ${says}`)}
          onInput={(e) => goTo(Number(e.currentTarget.value), false)}
        />
        {view.value.is === 'all' ? <Stretches /> : null}
      </div>
      {view.value.is === 'all' ? <Legend /> : null}
    </section>
  );
};
