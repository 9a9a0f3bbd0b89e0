/** What goes on paper: the moment looked at, as one sheet. What is on the screen takes that form, and goes back. */
import { printing } from './state.ts';

/** Of what A4 and Letter both hold, between margins of 10 mm. In CSS pixels. */
const HEIGHT = (255 / 25.4) * 96;
/** Smaller cannot be read: what still does not fit then goes on to a second sheet. */
const SMALLEST = 0.55;

const { classList, style } = document.documentElement;
const begin = (): void => {
  printing.value = true;
  classList.add('paper');
  for (let scale = 1; scale >= SMALLEST; scale -= 0.05) {
    style.setProperty('--scale', scale.toFixed(2));
    if (document.body.offsetHeight <= HEIGHT) return;
  }
};
const end = (): void => {
  printing.value = false;
  classList.remove('paper');
};
/** Whoever prints, by a key, a button or the browser's own menu, prints a sheet. */
export const forPaper = (): void => {
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
};
