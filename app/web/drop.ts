/** A file dropped on the page, or chosen: its boards take the place of the one that was there. */
import { batch, signal } from '@preact/signals-core';
import { fetchReader } from './fetch.ts';
import { ALL } from './model/view.ts';
import type { PageData } from './data.ts';
import { prepare } from './prepare.ts';
import type { ReadBoard } from './reader.ts';
import { at, branch, data, fillIn, lang, lost, notice, outdated, sought, trail, view, words } from './state.ts';
import { came, tell } from './tell.ts';

/** The boards of the file, and which of them is looked at. */
export const boards = signal<readonly ReadBoard[]>([]);
export const chosen = signal(0);
/** What the reader of the file has to know: faults, and why nothing was opened. */
export const complaints = signal<readonly string[]>([]);

/** What was asked for last: of two that are on their way the later is shown. */
let asked = 0;
const show = (of: readonly ReadBoard[], n: number, name: string, given: PageData): void => {
  batch(() => {
    boards.value = of;
    chosen.value = n;
    branch.value = null;
    view.value = ALL;
    trail.value = [];
    sought.value = '';
    outdated.value = false;
    lost.value = false;
    data.value = given;
    at.value = given.at;
    notice.value = fillIn(words.value.opened, { board: name });
  });
};
/** Looks at a board of a file, as if the page had been opened with it. */
const look = async (of: readonly ReadBoard[], n: number): Promise<void> => {
  const board = of[n];
  if (board === undefined) return;
  asked += 1;
  const mine = asked;
  const isReady = await came(prepare(board.events));
  if (mine !== asked) return;
  if (isReady) show(of, n, board.name, board.data());
  else tell(words.value.notFetched);
};
/** A board of the file that is open. */
export const choose = (n: number): Promise<void> => look(boards.value, n);

/** Reads the file and shows its first board; says what could not be read. */
export const openFile = async (file: File): Promise<void> => {
  asked += 1;
  const mine = asked;
  const { dropFailed, dropMore, notFetched } = words.value;
  // A page that stands alone has no reader to fetch.
  const failed = data.value.home === null ? dropFailed : notFetched;
  const read = await fetchReader()
    .then(({ readFile }) => readFile(file, lang.value, data.value.home))
    .catch(() => null);
  if (mine !== asked) return;
  if (read === null) complaints.value = [failed];
  else complaints.value = read.more ? [dropMore, ...read.faults] : read.faults;
  if (read === null || read.boards.length === 0) notice.value = complaints.value.join(' ');
  else await look(read.boards, 0);
};

const carriesFile = (e: DragEvent): boolean => e.dataTransfer?.types.includes('Files') === true;
/** The whole page takes files, and pasted records. */
export const takeFiles = (): void => {
  const { classList } = document.documentElement;
  addEventListener('dragover', (e) => {
    if (!carriesFile(e)) return;
    e.preventDefault();
    classList.add('drop');
  });
  addEventListener('dragleave', (e) => {
    if (e.relatedTarget === null) classList.remove('drop');
  });
  addEventListener('drop', (e) => {
    classList.remove('drop');
    if (!carriesFile(e)) return;
    e.preventDefault();
    const file = e.dataTransfer?.files[0];
    if (file !== undefined) void openFile(file);
  });
};
