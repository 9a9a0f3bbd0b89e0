/** The timeline: where we are, where something happened, and the ways from moment to moment. One tab stop for the slider. */
import { computed } from '@preact/signals-core';
import type { JSX, VNode } from 'preact';
import { goTo, leaveBranch, stepBy, toKeyMoment, turnScale } from '../do.ts';
import { type Clock, nearest, timeText } from '../model/clock.ts';
import type { Mark, Station } from '../model/marks.ts';
import { momentText } from '../moment-text.ts';
import { at, branch, byClock, clock, events, fillIn, now, stations, view, whole, words } from '../state.ts';
import { spoken } from '../spoken.ts';
import { markName, MarkSign } from './events.tsx';
import { Signs } from './says.tsx';

const MARKS: readonly Mark[] = ['irregularity', 'contradiction', 'notice', 'director', 'ruling', 'try'];
/** Of several at one moment the gravest is drawn. */
const gravest = ({ marks }: Station): Mark | undefined =>
  (['try', 'ruling', 'irregularity', 'contradiction', 'director', 'notice'] as const).find((mark) =>
    marks.includes(mark),
  );

/** The scale that is drawn: null goes by the order of events. */
const scale = computed((): Clock | null => (byClock.value ? clock.value : null));
/** From 0 to 1. */
const shareOf = (seq: number): number => {
  const { last } = whole.value;
  return scale.value?.places[seq] ?? (last === 0 ? 0 : seq / last);
};
/** The middle of the slider's thumb at that share, so that marks stand above their place. */
const placeOf = (share: number): string => `calc(${share} * (100% - var(--thumb)) + var(--thumb) / 2)`;

interface Run {
  readonly stretch: string;
  readonly from: number;
  to: number;
}
const runsOf = (all: readonly Station[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const { stretch, seq } of all) {
    const run = runs.at(-1);
    if (run?.stretch === stretch) run.to = seq;
    else runs.push({ stretch, from: seq, to: seq });
  }
  return runs;
};
/** Where a run ends: half a step behind its last event, or, by the clock, where the next begins. */
const boundsOf = ({ from, to }: Run): { readonly left: string; readonly width: string } => {
  const { last } = whole.value;
  const start = scale.value === null ? from / (last + 1) : from === 0 ? 0 : shareOf(from);
  const end = scale.value === null ? (to + 1) / (last + 1) : to === last ? 1 : shareOf(to + 1);
  return { left: `${100 * start}%`, width: `${100 * (end - start)}%` };
};
/** Made anew only when the record, its branch or the scale is another. */
const stretches = computed(
  (): VNode => (
    <div class="stretches" aria-hidden="true">
      {runsOf(stations.value).map((run) => (
        <span key={run.from} class={run.stretch} style={boundsOf(run)} />
      ))}
      {scale.value?.places.map((place, i) => (
        <i key={`at ${i}`} style={{ left: `${100 * place}%` }} />
      ))}
      {scale.value?.cuts.map((place) => (
        <b key={`cut ${place}`} style={{ left: `${100 * place}%` }} title={words.value.pauseCut}>
          ⫽
        </b>
      ))}
    </div>
  ),
);

/** For the pointer only: the keyboard has Shift and the arrows, a screen reader the list of events. */
const trackMarks = computed(
  (): VNode => (
    <div class="track-marks" aria-hidden="true">
      {stations.value.map((station) => {
        const mark = gravest(station);
        return mark === undefined ? null : (
          <span
            key={station.seq}
            class={`mark ${mark}`}
            style={{ left: placeOf(shareOf(station.seq)) }}
            title={`${station.seq}: ${markName(mark)}`}
            onClick={() => goTo(station.seq)}
          />
        );
      })}
    </div>
  ),
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

/** By the clock the slider counts thousandths of the time, and its arrows still go from event to event. */
const FINE = 1000;
const Slider = ({ says }: { readonly says: string }) => {
  const by = scale.value;
  const step = (e: KeyboardEvent): void => {
    const n = ({ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 } as const)[e.key];
    if (by === null || n === undefined) return;
    e.preventDefault();
    stepBy(n);
  };
  return (
    <input
      type="range"
      min={0}
      max={by === null ? whole.value.last : FINE}
      value={by === null ? at.value : Math.round(shareOf(at.value) * FINE)}
      aria-label={words.value.timeline}
      aria-valuetext={spoken(says)}
      onKeyDown={step}
      onInput={(e) => {
        const value = Number(e.currentTarget.value);
        goTo(by === null ? value : nearest(by, value / FINE), false);
      }}
    />
  );
};
const ScaleButton = () =>
  clock.value === null ? null : (
    <button type="button" class="scale" aria-pressed={byClock.value} onClick={turnScale}>
      {words.value.byClock}
    </button>
  );
const momentNow = (): string => {
  const w = words.value;
  // How much there is that he does not know is not told to a viewer.
  if (view.value.is !== 'all') return fillIn(w.momentSeen, { at: now.value });
  const moment = fillIn(w.moment, { at: at.value, last: whole.value.last });
  return scale.value === null ? moment : `${moment}, ${timeText(events.value.get(at.value)) ?? w.noTime}`;
};

export const Timeline = () => {
  const w = words.value;
  const says = momentText();
  const moment = momentNow();
  const isAll = view.value.is === 'all';
  return (
    <section class="timeline" aria-label={w.timeline}>
      <div class="line">
        <Buttons />
        <p class="moment">
          <strong>{moment}</strong> <Signs of={says} />
        </p>
        {branch.value === null ? null : (
          <button type="button" id="back" onClick={leaveBranch}>
            {w.backToRecord}
          </button>
        )}
        <ScaleButton />
      </div>
      <div class="track">
        {isAll ? trackMarks.value : null}
        <Slider says={`${moment}. ${says}`} />
        {isAll ? stretches.value : null}
      </div>
      {isAll ? <Legend /> : null}
    </section>
  );
};
