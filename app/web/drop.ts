/** A file dropped on the page, or chosen: its boards take the place of the one that was there. */
import { batch, signal } from '@preact/signals-core';
import { fetchReader } from './fetch.ts';
import { ALL } from './model/view.ts';
import type { PageData } from './data.ts';
import { prepare } from './prepare.ts';
import type { ReadBoard } from './reader.ts';
import { at, branch, data, fillIn, lang, lost, notice, outdated, sought, trail, view, words } from './state.ts';

/** The boards of the file, and which of them is looked at. */
export const boards = signal<readonly ReadBoard[]>([]);
export const chosen = signal(0);
/** What the reader of the file has to know: faults, and why nothing was opened. */
export const complaints = signal<readonly string[]>([]);

/** Looks at a board of the file, as if the page had been opened with it. */
export const choose = async (n: number): Promise<void> => {
  const board = boards.value[n];
  if (board === undefined) return;
  const given = board.data();
  const isReady = await prepare(given.events).then(
    () => true,
    () => false,
  );
  // Another was chosen meanwhile.
  if (boards.value[n] !== board) return;
  if (isReady) show(n, board.name, given);
  else notice.value = words.value.notFetched;
};
const show = (n: number, name: string, given: PageData): void => {
  batch(() => {
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

/** Reads the file and shows its first board; says what could not be read. */
export const openFile = async (file: File): Promise<void> => {
  const { dropFailed, dropMore } = words.value;
  const read = await fetchReader()
    .then(({ readFile }) => readFile(file, lang.value, data.value.home))
    .catch(() => null);
  batch(() => {
    if (read === null) complaints.value = [dropFailed];
    else complaints.value = read.more ? [dropMore, ...read.faults] : read.faults;
    if (read === null || read.boards.length === 0) notice.value = complaints.value.join(' ');
    else {
      boards.value = read.boards;
      void choose(0);
    }
  });
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
