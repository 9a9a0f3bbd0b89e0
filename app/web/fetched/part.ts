/** A part of the page's code that is fetched when it is first called for. */

export interface Part<T> {
  /** Has it at hand when it ends. Fails where its script cannot be fetched; then it may be asked for again. */
  readonly fetch: () => Promise<void>;
  /** Throws where it was not fetched. */
  readonly here: () => T;
}
export const partOf = <T>(load: () => Promise<T>): Part<T> => {
  let loaded: T | undefined;
  return {
    fetch: async () => {
      loaded ??= await load();
    },
    here: () => {
      if (loaded === undefined) throw new Error('a part of the page was called before it was fetched');
      return loaded;
    },
  };
};
