/** What nothing else on the page shows is told: to screen readers, and for a while to eyes. */
import { batch } from '@preact/signals-core';
import { flash, notice } from './state.ts';

const FLASH_MS = 4000;
let flashing: ReturnType<typeof setTimeout> | undefined;
export const tell = (text: string): void => {
  clearTimeout(flashing);
  batch(() => {
    notice.value = text;
    flash.value = true;
  });
  flashing = setTimeout(() => (flash.value = false), FLASH_MS);
};

/** Whether what was fetched came. */
export const came = (fetched: Promise<unknown>): Promise<boolean> =>
  fetched.then(
    () => true,
    () => false,
  );
