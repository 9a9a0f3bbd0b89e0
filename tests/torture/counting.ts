/** A projection whose rows say by themselves how many events they are made of. */
import type { StoredProjection } from '../../replay/runner.ts';

export const counting: StoredProjection = {
  name: 'counting',
  version: 1,
  project: ({ stream }, rows) => {
    const now = rows.get(stream);
    rows.put(stream, (typeof now === 'number' ? now : 0) + 1);
    return undefined;
  },
};
