/** The events in order. Rows are made once: a step only moves the mark, however long the record is. */
import { computed } from '@preact/signals-core';
import type { VNode } from 'preact';
import type { Seq } from '../../../domain/event.ts';
import { goToShown } from '../do.ts';
import { isDirectors, isTriedIn, type Mark } from '../model/marks.ts';
import * as state from '../state.ts';
import { Panel, Signs } from './says.tsx';

const SHAPES: Readonly<Record<Mark, string>> = {
  irregularity: '▲',
  contradiction: '■',
  notice: '○',
  director: '●',
  ruling: '◆',
  try: '□',
};
export const markName = (mark: Mark): string => {
  const { markIrregularity, markContradiction, markNotice, markDirector, markRuling, markTry } = state.words.value;
  return {
    irregularity: markIrregularity,
    contradiction: markContradiction,
    notice: markNotice,
    director: markDirector,
    ruling: markRuling,
    try: markTry,
  }[mark];
};
export const MarkSign = ({ mark }: { readonly mark: Mark }) => (
  <span class={`shape ${mark}`} title={markName(mark)}>
    {SHAPES[mark]}
    <span class="vh"> {markName(mark)} </span>
  </span>
);

interface Line {
  readonly seq: Seq;
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly fallen: boolean;
  readonly tried: boolean;
}
/** Every event that the viewer may know of, as a line. The marks are the director's. */
const lines = computed((): readonly Line[] => {
  const { listed, sentences, stations, board, branch, view } = state;
  const all = view.value.is === 'all';
  return listed.value.map((event) => ({
    seq: event.seq,
    text: sentences.value.get(event.seq) ?? '',
    marks: all ? (stations.value[event.seq]?.marks ?? []) : [],
    fallen: board.value.fallen.has(event.seq),
    tried: all && isTriedIn(branch.value, event.seq),
  }));
});
const shown = computed((): readonly Line[] => {
  const { filter, sought, keys, events, view, printing } = state;
  // On paper calls and cards stand in their own tables.
  const kind = printing.value ? 'key' : filter.value;
  const key = new Set(keys.value);
  const word = (printing.value ? '' : sought.value).trim().toLocaleLowerCase();
  return lines.value.filter(({ seq, text, marks }) => {
    const event = events.value.get(seq);
    if (printing.value && marks.length > 0 && marks.every((mark) => mark === 'notice')) return false;
    if (view.value.is === 'all' && kind === 'key' && !key.has(seq)) return false;
    if (view.value.is === 'all' && kind === 'director' && (event === undefined || !isDirectors(event))) return false;
    return word === '' || text.toLocaleLowerCase().includes(word);
  });
});

const Row = ({ line }: { readonly line: Line }) => (
  <li class={line.tried ? 'tried' : line.fallen ? 'fallen' : ''} data-seq={line.seq}>
    <button type="button" tabIndex={-1} onClick={() => goToShown(line.seq)}>
      <span class="no">{line.seq}</span>
      <span class="marks">
        {line.marks.map((mark) => (
          <MarkSign key={mark} mark={mark} />
        ))}
      </span>
      <span class="text">
        {line.fallen ? <span class="vh">{state.words.value.fallenMark}</span> : null}
        {line.fallen ? (
          <del>
            <Signs of={line.text} />
          </del>
        ) : (
          <Signs of={line.text} />
        )}
      </span>
    </button>
  </li>
);
/** A row whose line says the same is the same row: it is not drawn again. */
let drawn: ReadonlyMap<Seq, { readonly line: Line; readonly row: VNode }> = new Map();
const isSame = (a: Line, b: Line): boolean =>
  a.text === b.text && a.fallen === b.fallen && a.tried === b.tried && a.marks.join() === b.marks.join();
const list = computed((): VNode => {
  const rows = shown.value.map((line) => {
    const before = drawn.get(line.seq);
    return before !== undefined && isSame(before.line, line)
      ? before
      : { line, row: <Row key={line.seq} line={line} /> };
  });
  drawn = new Map(rows.map((each) => [each.line.seq, each]));
  return <ol class="list">{rows.map(({ row }) => row)}</ol>;
});

/** The row of the moment: the last one that is not behind it. Those behind it are dimmed, each by itself: a rule for all
 * that follow would have the browser look at every row at every step. */
const rowAt = (list: HTMLElement, seq: Seq): HTMLElement | undefined => {
  const index = shown.value.findLastIndex((line) => line.seq <= seq);
  const rows = [...list.children] as HTMLElement[];
  for (const [i, row] of rows.entries()) {
    const isFuture = index >= 0 && i > index;
    if (row.classList.contains('future') !== isFuture) row.classList.toggle('future');
  }
  return rows[index];
};
const markRow = (list: HTMLElement): void => {
  const before = list.querySelector('[aria-current]');
  const row = rowAt(list, state.now.value);
  if (row === undefined || row !== before) {
    before?.removeAttribute('aria-current');
    before?.firstElementChild?.setAttribute('tabindex', '-1');
  }
  if (row === undefined) return list.firstElementChild?.firstElementChild?.setAttribute('tabindex', '0');
  row.setAttribute('aria-current', 'step');
  row.firstElementChild?.setAttribute('tabindex', '0');
  const { scrollTop, clientHeight } = list;
  if (row.offsetTop < scrollTop || row.offsetTop + row.offsetHeight > scrollTop + clientHeight)
    list.scrollTop = row.offsetTop - clientHeight / 2;
};

/** Marks the row of the moment, once what is drawn is in place. */
export const markMoment = (): void => {
  const list = document.querySelector<HTMLElement>('#events .list');
  if (list !== null && list.children.length > 0) markRow(list);
};
/** The first picture does not wait for hundreds of rows. */
const List = () => {
  if (!state.painted.value) return <ol class="list" />;
  return shown.value.length > 0 ? list.value : <p class="dim">{state.words.value.eventsNone}</p>;
};

const Filters = () => {
  const { filter: label, filterAll, filterKey, filterDirector, search } = state.words.value;
  return (
    <div class="filters">
      {state.view.value.is === 'all' ? (
        <label>
          {label}{' '}
          <select
            value={state.filter.value}
            onChange={(e) => (state.filter.value = e.currentTarget.value as typeof state.filter.value)}
          >
            <option value="all">{filterAll}</option>
            <option value="key">{filterKey}</option>
            <option value="director">{filterDirector}</option>
          </select>
        </label>
      ) : null}
      <label>
        {search}{' '}
        <input type="search" value={state.sought.value} onInput={(e) => (state.sought.value = e.currentTarget.value)} />
      </label>
    </div>
  );
};
export const EventsPanel = () => (
  <Panel id="events" title={state.words.value.events}>
    <Filters />
    <List />
  </Panel>
);
