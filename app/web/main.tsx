/** The review page. */
// oxlint-disable-next-line no-unassigned-import -- the build collects the style sheet
import './style.css';
import { effect } from '@preact/signals';
import * as E from 'fp-ts/lib/Either.js';
import { render } from 'preact';
import { ROOT_ID } from './data.ts';
import { onKey } from './keys.ts';
import { followAddress } from './link.ts';
import { Page } from './page.tsx';
import { fillIn, lang, mainBoard, painted, say, theme, words } from './state.ts';

const root = document.getElementById(ROOT_ID);
if (root !== null) {
  if (E.isLeft(mainBoard)) root.textContent = fillIn(words.value.cannotShow, { why: mainBoard.left.message });
  else {
    const { board } = mainBoard.right.opened ?? { board: '' };
    followAddress();
    effect(() => {
      document.documentElement.lang = lang.value;
      document.title = fillIn(words.value.title, { board: say.value.fill(say.value.words.review.board, { board }) });
    });
    effect(() => {
      document.documentElement.dataset['theme'] = theme.value;
    });
    addEventListener('keydown', onKey);
    root.replaceChildren();
    render(<Page />, root);
    requestAnimationFrame(() => setTimeout(() => (painted.value = true)));
  }
}
