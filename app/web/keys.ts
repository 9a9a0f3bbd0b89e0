/** The keyboard. Fields and the slider keep their own keys. */
import { copyLink, flip, goBack, goTo, leaveBranch, nextView, stepBy, toKeyMoment, toRound, turnScale } from './do.ts';
import { whole } from './state.ts';
import { helpIsOpen, openHelp } from './help.ts';

const MOVES = /^(?:Arrow|Page|Home|End)/;
/** A slider has no use for letters, a box to tick for none but the space bar. */
const keepsIts = ({ key, shiftKey, target }: KeyboardEvent): boolean => {
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  if (target instanceof HTMLInputElement && target.type === 'range') return MOVES.test(key) && !shiftKey;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
};

const PLAIN: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => stepBy(-1),
  ArrowRight: () => stepBy(1),
  Home: () => goTo(0),
  End: () => goTo(whole.value.last),
  PageUp: () => toRound(false),
  PageDown: () => toRound(true),
  Escape: leaveBranch,
  Backspace: goBack,
  f: flip,
  t: turnScale,
  p: () => print(),
  v: () => void nextView(),
  c: () => void copyLink(),
  '?': () => void openHelp(),
};
const SHIFTED: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => toKeyMoment(false),
  ArrowRight: () => toKeyMoment(true),
  '?': () => void openHelp(),
};

/** Acts on a key, unless somebody else has it. */
export const onKey = (e: KeyboardEvent): void => {
  if (e.defaultPrevented || e.ctrlKey || e.altKey || e.metaKey || helpIsOpen() || keepsIts(e)) return;
  const act = (e.shiftKey ? SHIFTED : PLAIN)[e.key];
  if (act === undefined) return;
  e.preventDefault();
  act();
};
