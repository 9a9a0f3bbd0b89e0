/** The review page. */
// oxlint-disable-next-line no-unassigned-import -- the build collects the style sheet
import './style.css';
// oxlint-disable-next-line no-unassigned-import -- the same
import './timeline.css';
// oxlint-disable-next-line no-unassigned-import -- the same
import './paper.css';
import { computed, effect } from '@preact/signals-core';
import * as E from 'fp-ts/lib/Either.js';
import { render } from 'preact';
import { ROOT_ID } from './data.ts';
import { takeFiles } from './drop.ts';
import { onKey } from './keys.ts';
import { followAddress } from './link.ts';
import { forPaper } from './paper.ts';
import { Page } from './page.tsx';
import { prepare } from './prepare.ts';
import { markMoment } from './parts/events.tsx';
import { data, fillIn, goOn, lang, mainBoard, say, table, theme, words } from './state.ts';
import { came } from './tell.ts';
import { learn } from './tongue.ts';

const title = computed(() => {
  const { board } = table.value.setup;
  return fillIn(words.value.title, { board: say.value.fill(say.value.words.review.board, { board }) });
});
/** Everything shown is read off signals while it is drawn: it is drawn anew when one of them changes. */
const draw = (root: HTMLElement): void => {
  effect(() => {
    document.documentElement.lang = lang.value;
  });
  effect(() => {
    document.title = title.value;
  });
  effect(() => {
    document.documentElement.dataset['theme'] = theme.value;
  });
  root.replaceChildren();
  effect(() => {
    render(<Page />, root);
    markMoment();
  });
  requestAnimationFrame(() => setTimeout(() => void goOn()));
};

/** Why there is no page, in its place. Where even the words cannot be fetched, what the server wrote there stays. */
const sayInstead = async (root: HTMLElement, text: () => string): Promise<void> => {
  if (await came(learn(data.value.lang))) root.textContent = text();
};
const notFetched = (): string => words.value.notFetched;
const open = async (root: HTMLElement): Promise<void> => {
  if (!(await came(prepare(data.value.events)))) return sayInstead(root, notFetched);
  const board = mainBoard.value;
  if (E.isLeft(board)) return sayInstead(root, () => fillIn(words.value.cannotShow, { why: board.left.message }));
  if (!(await followAddress())) return sayInstead(root, notFetched);
  addEventListener('keydown', onKey);
  forPaper();
  takeFiles();
  return draw(root);
};
const root = document.getElementById(ROOT_ID);
if (root !== null) void open(root);
