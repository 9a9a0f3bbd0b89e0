/** Opens the list of keys, which is fetched when it is first asked for. */
import { signal } from '@preact/signals-core';
import type { VNode } from 'preact';
import { fetchHelp } from './fetch.ts';
import { words } from './state.ts';
import { tell } from './tell.ts';

export const HELP_ID = 'help';
export const helpDialog = (): HTMLDialogElement | null => {
  const found = document.getElementById(HELP_ID);
  return found instanceof HTMLDialogElement ? found : null;
};
export const helpIsOpen = (): boolean => helpDialog()?.open === true;

const help = signal<(() => VNode) | null>(null);
/** Nothing until it was asked for. */
export const Help = (): VNode | null => help.value?.() ?? null;
export const openHelp = async (): Promise<void> => {
  const fetched = await fetchHelp().catch(() => null);
  if (fetched === null) tell(words.value.notFetched);
  else {
    help.value = fetched;
    helpDialog()?.showModal();
  }
};
