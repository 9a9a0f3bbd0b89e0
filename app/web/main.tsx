/** The review page. */
// oxlint-disable-next-line no-unassigned-import -- the build collects the style sheet
import './style.css';
import { effect } from '@preact/signals-core';
import * as E from 'fp-ts/lib/Either.js';
import { render } from 'preact';
import { ROOT_ID } from './data.ts';
import { onKey } from './keys.ts';
import { followAddress } from './link.ts';
import { Page } from './page.tsx';
import { markMoment } from './parts/events.tsx';
import { data, fillIn, lang, mainBoard, painted, say, theme, words } from './state.ts';
import { learn } from './tongue.ts';

/** Everything shown is read off signals while it is drawn: it is drawn anew when one of them changes. */
const draw = (root: HTMLElement, board: string): void => {
  effect(() => {
    document.documentElement.lang = lang.value;
    document.title = fillIn(words.value.title, { board: say.value.fill(say.value.words.review.board, { board }) });
  });
  effect(() => {
    document.documentElement.dataset['theme'] = theme.value;
  });
  root.replaceChildren();
  effect(() => {
    render(<Page />, root);
    markMoment();
  });
  requestAnimationFrame(() => setTimeout(() => (painted.value = true)));
};

const open = async (root: HTMLElement): Promise<void> => {
  if (E.isLeft(mainBoard)) {
    await learn(data.lang);
    root.textContent = fillIn(words.value.cannotShow, { why: mainBoard.left.message });
    return;
  }
  const { board } = mainBoard.right.opened ?? { board: '' };
  await followAddress();
  addEventListener('keydown', onKey);
  draw(root, board);
};
const root = document.getElementById(ROOT_ID);
if (root !== null) void open(root);
