/** The two-letter commands and what the record makes of them (docs/formats-lin.md). */
import type { LossReason } from '../report.ts';
import { commandCode } from './scanner.ts';

export const CALL = commandCode('mb');
export const CARD = commandCode('pc');
export const PAGE = commandCode('pg');
export const EXPLANATION = commandCode('an');
export const HANDS = commandCode('md');
export const NAMES = commandCode('pn');
export const VULNERABLE = commandCode('sv');
export const HEADING = commandCode('ah');
export const INDEX = commandCode('qx');
export const CLAIM = commandCode('mc');
export const CHAT = commandCode('nt');
export const TEXT = commandCode('at');
export const MATCH = commandCode('vg');
export const RESULTS = commandCode('rs');
export const START = commandCode('st');
export const NO_HEADING = commandCode('rh');
export const CARDS_BACK = commandCode('up');
export const CALLS_BACK = commandCode('ub');
export const JUMP = commandCode('jp');

const words = (text: string): readonly number[] => text.split(' ').map(commandCode);

const READ = [
  CALL,
  CARD,
  PAGE,
  EXPLANATION,
  HANDS,
  NAMES,
  VULNERABLE,
  HEADING,
  INDEX,
  CLAIM,
  CHAT,
  TEXT,
  MATCH,
  RESULTS,
  START,
  NO_HEADING,
  CARDS_BACK,
  CALLS_BACK,
  JUMP,
];
/** Say something of the board or the event, for which the record has no place. */
const NOT_KEPT = words('pw px bn mp ts zz pd kc rc wt bs hf ih ia lb em bh bi tb');
/** Layout, colour, what is shown and hidden, buttons and menus. */
const DISPLAY = words(
  'pf mn bt tu va sc ob lf sd tc sk sj ha eb bv xl xf xe ae vr mx rq ht cp cq cs cr cg cb fh ff fb fi fu fm fp fg lg ' +
    'n^ n# n< n> sb ss vv uu bg bd se bm wb hb ip pa pi hc lc hs ls vx vi vj vp vh zm cm 3d',
);
const LOSS_OF: ReadonlyMap<number, LossReason> = new Map<number, LossReason>([
  ...NOT_KEPT.map((code): [number, LossReason] => [code, 'command-not-kept']),
  ...DISPLAY.map((code): [number, LossReason] => [code, 'display']),
]);
/** A table, not a set: it is asked for every command of a file. */
const KNOWN = new Uint8Array(1 << 15);
for (const code of [...READ, ...NOT_KEPT, ...DISPLAY]) KNOWN[code] = 1;

/** Is this the code of a command somebody has seen a meaning of? */
export const isKnown = (code: number): boolean => KNOWN[code] === 1;
/** Why a command that is not read has no place in the record. */
export const lossOfCommand = (code: number): LossReason => LOSS_OF.get(code) ?? 'command-unknown';
