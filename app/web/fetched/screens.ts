/**
 * Stands for `domain/regulations/` on the server's page: only boards played behind screens call for it, and bidding
 * cards shown. Where there are no screens the regulations say nothing.
 */
import type { Situation } from '../../../domain/situation.ts';
import { idleInPlay, type LawOf, type LawOnActs, NOTHING } from '../../../domain/law.ts';
import type * as whole from './regulations.ts';
import { partOf } from './part.ts';

type Regulations = typeof whole;
export const regulations = partOf((): Promise<Regulations> => import('./regulations.ts'));

const behind = (t: Situation): Regulations | null => (t.screens === null ? null : regulations.here());

export const isHeld: Regulations['isHeld'] = (t, m) => behind(t)?.isHeld(t, m) ?? false;
export const isMute: Regulations['isMute'] = (t, m) => behind(t)?.isMute(t, m) ?? false;
export const asACall: Regulations['asACall'] = (e, t) => behind(t)?.asACall(e, t) ?? e;

export const screens: LawOf<'screens'> = {
  law: 'screens',
  about: 'screens',
  hear: (m, e, t, book) => regulations.here().screens.hear?.(m, e, t, book) ?? null,
  idle: idleInPlay,
};
export const screensOnActs: LawOnActs = {
  law: 'screens',
  on: ['HandsCorrected', 'AttentionDrawn', 'DirectorCalled'],
  fresh: (e, t, book) => behind(t)?.screensOnActs.fresh?.(e, t, book) ?? null,
  follows: (t, book) => behind(t)?.screensOnActs.follows?.(t, book) ?? NOTHING,
};
export const trayOnActs: LawOnActs = {
  law: 'screens',
  on: ['CallShown', 'TrayMoved', 'ApertureOpened', 'ApertureClosed', 'ScreenMisplaced'],
  fresh: (e, t, book) =>
    (e.type === 'CallShown' ? regulations.here() : behind(t))?.trayOnActs.fresh?.(e, t, book) ?? null,
  follows: (t, book) => behind(t)?.trayOnActs.follows?.(t, book) ?? NOTHING,
};
