/** The head of the page: which board this is, and what the page can do. */
import type { BoardOpened } from '../../../domain/event.ts';
import { copyLink, copyText, flip, lineOf, lookAs, speak } from '../do.ts';
import { viewIn, type View, viewsOf, viewText } from '../model/view.ts';
import {
  at,
  board,
  bottom,
  branch,
  data,
  fillIn,
  given,
  known,
  lang,
  say,
  table,
  theme,
  type Theme,
  view,
  words,
} from '../state.ts';
import { boards, choose, chosen, openFile } from '../drop.ts';
import { openHelp } from '../help.ts';
import { viewName } from '../view-text.ts';

const present = (parts: readonly (string | undefined)[]): readonly string[] =>
  parts.filter((part) => part !== undefined && part !== '') as readonly string[];

const setupLine = (): string => {
  const { review, table: tableWords } = say.value.words;
  const { dealer, vulnerable, edition, screens, online, authority } = table.value.setup;
  return present([
    say.value.fill(review.deals, { seat: say.value.seat(dealer) }),
    tableWords.vulnerable[vulnerable],
    say.value.fill(review.laws, { edition }),
    screens ? review.screens : undefined,
    online ? review.online : undefined,
    authority ?? undefined,
  ]).join(' · ');
};
const eventLine = (opened: BoardOpened | undefined): string => {
  const { review } = say.value.words;
  const filled = (template: string, name: string, value: string | undefined): string | undefined =>
    value === undefined ? undefined : say.value.fill(template, { [name]: value });
  return present([
    opened?.event,
    opened?.session,
    filled(review.round, 'round', opened?.round),
    filled(review.table, 'table', opened?.table),
    filled(review.room, 'room', opened?.room),
    opened?.date,
    filled(review.scoring, 'scoring', opened?.scoring),
  ]).join(' · ');
};

const ViewSelect = () => {
  if (given.value !== null) return null;
  const { view: label, viewSeats, viewSides, viewPolls } = words.value;
  const all = viewsOf(table.value.setup.screens);
  const group = (is: View['is'], name: string) => {
    const views = all.filter((v) => v.is === is);
    return views.length === 0 ? null : (
      <optgroup label={name}>
        {views.map((v) => (
          <option key={viewText(v)} value={viewText(v)}>
            {viewName(v)}
          </option>
        ))}
      </optgroup>
    );
  };
  return (
    <label>
      {label}{' '}
      <select
        id="view"
        value={viewText(view.value)}
        onChange={(e) => void lookAs(viewIn(e.currentTarget.value) ?? view.value)}
      >
        <option value="all">{words.value.viewAll}</option>
        {group('seat', viewSeats)}
        {group('side', viewSides)}
        {group('poll', viewPolls)}
      </select>
    </label>
  );
};

/** The keyboard stays where the menu was opened. */
const closeMenu = (menu: HTMLDetailsElement | null): void => {
  if (menu === null) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
};
/** Copies of the whole record hold all hands: they are offered to who sees all, and who was given no more. */
const CopyMenu = () => {
  const w = words.value;
  const { pbn, lin, script } = data.value.copies;
  const item = (name: string, act: () => void) => (
    <li key={name}>
      <button
        type="button"
        onClick={(e) => {
          act();
          closeMenu(e.currentTarget.closest('details'));
        }}
      >
        {name}
      </button>
    </li>
  );
  // Nothing of what is tried is in them.
  const named = (what: string): string => (branch.value === null ? what : fillIn(w.copyOfRecord, { what }));
  const text = (name: string, content: string | null) =>
    content === null ? null : item(name, () => void copyText(content, name));
  return (
    <details
      class="menu"
      onKeyDown={(e) => {
        if (e.key !== 'Escape' || !e.currentTarget.open) return;
        e.preventDefault();
        closeMenu(e.currentTarget);
      }}
      onFocusOut={(e) => {
        if (!(e.relatedTarget instanceof Node && e.currentTarget.contains(e.relatedTarget)))
          e.currentTarget.open = false;
      }}
    >
      <summary>{w.copy}</summary>
      <ul>
        {boards.value.length === 0 ? item(w.copyLink, () => void copyLink()) : null}
        {view.value.is === 'all' || given.value !== null ? (
          <>
            {text(named(w.copyPbn), pbn)}
            {text(named(w.copyLin), lin)}
            {text(named(w.copyScript), script)}
            {text(w.copyEvent, lineOf(at.value) ?? null)}
          </>
        ) : null}
      </ul>
    </details>
  );
};
const ThemeSelect = () => {
  const { theme: label, themeAuto, themeLight, themeDark } = words.value;
  return (
    <label>
      {label}{' '}
      <select id="theme" value={theme.value} onChange={(e) => (theme.value = e.currentTarget.value as Theme)}>
        <option value="auto">{themeAuto}</option>
        <option value="light">{themeLight}</option>
        <option value="dark">{themeDark}</option>
      </select>
    </label>
  );
};
/** Of a file with several boards. */
const BoardSelect = () =>
  boards.value.length < 2 ? null : (
    <label>
      {words.value.boardOf}{' '}
      <select id="boards" value={chosen.value} onChange={(e) => void choose(Number(e.currentTarget.value))}>
        {boards.value.map(({ name }, i) => (
          <option key={i} value={i}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
/** For who does not drag: a page of the server opens a file by a button too. */
const OpenButton = () =>
  data.value.home === null ? null : (
    <label class="open">
      {words.value.open}
      <input
        class="vh"
        type="file"
        accept=".jsonl,.ndjson,.pbn,.lin,.etui"
        onChange={(e) => {
          const file = e.currentTarget.files?.[0];
          if (file !== undefined) void openFile(file);
          e.currentTarget.value = '';
        }}
      />
    </label>
  );
/** Only where later events amend earlier ones does it matter what was known when. */
const KnownSelect = () => {
  const { known: label, knownThen, knownLast } = words.value;
  return board.value.plain || branch.value !== null || view.value.is !== 'all' ? null : (
    <label>
      {label}{' '}
      <select
        id="known"
        value={known.value}
        onChange={(e) => (known.value = e.currentTarget.value === 'last' ? 'last' : 'then')}
      >
        <option value="then">{knownThen}</option>
        <option value="last">{knownLast}</option>
      </select>
    </label>
  );
};

export const Head = () => {
  const w = words.value;
  const { opened } = board.value;
  const line = eventLine(opened);
  const other = lang.value === 'en' ? 'fr' : 'en';
  return (
    <header>
      <div class="board">
        <h1>{say.value.fill(say.value.words.review.board, { board: table.value.setup.board })}</h1>
        <p>{setupLine()}</p>
        {line === '' ? null : <p class="dim">{line}</p>}
      </div>
      <nav class="controls" aria-label={w.controls}>
        {data.value.home === null ? null : <a href={data.value.home}>{w.boards}</a>}
        <BoardSelect />
        <ViewSelect />
        <KnownSelect />
        <button type="button" onClick={flip} data-bottom={bottom.value}>
          {w.flip}
        </button>
        <CopyMenu />
        <OpenButton />
        <ThemeSelect />
        <button type="button" lang={other} onClick={() => void speak(other)}>
          {w.otherLanguage}
        </button>
        <button type="button" onClick={() => print()}>
          {w.print}
        </button>
        <button type="button" onClick={() => void openHelp()}>
          {w.keys}
        </button>
      </nav>
    </header>
  );
};
