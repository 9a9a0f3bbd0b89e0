/** The address of what is looked at: read when the page opens, written as it changes. */
import { batch, effect } from '@preact/signals-core';
import { type Address, addressIn, addressText, shortHead } from './model/address.ts';
import { type Branch, givenIn } from './model/branch.ts';
import {
  asideNow,
  at,
  bottom,
  branch,
  byClock,
  clock,
  data,
  given,
  stepAside,
  known,
  lang,
  lost,
  outdated,
  view,
  whole,
  words,
} from './state.ts';
import { boards } from './drop.ts';
import { came, tell } from './tell.ts';
import { learn } from './tongue.ts';

const addressNow = (): Address => ({
  at: at.value,
  branch: branch.value,
  view: view.value,
  bottom: bottom.value,
  known: known.value,
  lang: lang.value,
  byClock: byClock.value,
  head: shortHead(data.value.head),
});
/** The link to this moment. */
export const linkNow = (): string => `${location.href.split('#')[0] ?? ''}#${addressText(addressNow())}`;

const isOffered = (tried: Branch): boolean => asideNow().areOffered(data.value.events, tried.from, givenIn(tried));
let asked = 0;
/** Fetches what the address needs, and goes there, unless another was followed meanwhile. False: it could not be fetched. */
const goToAddress = async (): Promise<boolean> => {
  asked += 1;
  const mine = asked;
  const record = data.value;
  const a = addressIn(location.hash.slice(1), data.value.events.length, addressNow());
  const looked = given.value === null ? a.view : view.value;
  const isHere = await came(
    Promise.all([learn(a.lang), a.branch === null && looked.is === 'all' ? null : stepAside()]),
  );
  if (mine !== asked || data.value !== record) return true;
  if (!isHere) return false;
  batch(() => {
    branch.value = a.branch;
    at.value = Math.min(a.at, whole.value.last);
    view.value = looked;
    bottom.value = a.bottom;
    known.value = a.known;
    lang.value = a.lang;
    byClock.value = a.byClock && clock.value !== null;
    lost.value = a.lost || a.at > whole.value.last || (a.branch !== null && !isOffered(a.branch));
    outdated.value = a.head !== null && data.value.head !== null && a.head !== shortHead(data.value.head);
  });
  return true;
};

const hashNow = (): string => location.hash.slice(1);

const followLink = async (): Promise<void> => {
  if (!(await goToAddress())) tell(words.value.notFetched);
};

/**
 * Opens at the link's moment, follows links within the page, and keeps the address up to date without history. False: what
 * the link needs could not be fetched, and nothing else is opened in its place.
 */
export const followAddress = async (): Promise<boolean> => {
  let own = hashNow();
  if (!(await goToAddress())) return false;
  addEventListener('hashchange', () => {
    own = hashNow();
    void followLink();
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const text = addressText(addressNow());
    clearTimeout(timer);
    // Browsers slow a page down that rewrites its address at every key of a held arrow.
    timer = setTimeout(() => {
      // Another address than our own is a link just followed: it will be gone to, not written over.
      // Nor has a board of a file that was opened here an address.
      if (hashNow() !== own || boards.value.length > 0) return;
      history.replaceState(null, '', `#${text}`);
      own = hashNow();
    }, 120);
  });
  return true;
};
