/** Which functions of the built tree have been called, as V8 counts them: for rows that leave no reference in the state. */
import { Session } from 'node:inspector/promises';

export interface Called {
  /** Whether the named function of a file was called; of a table of functions, whether any function of the file was. */
  readonly has: (file: string, name: string) => boolean;
}
/** Counts the calls from now on; the answer is taken when it is asked for. */
export const countCalls = async (): Promise<() => Promise<Called>> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    session.disconnect();
    return {
      has: (file, name) => {
        const here = result.filter(({ url }) => url.endsWith(`/domain/${file.replace(/\.ts$/, '.js')}`));
        const all = here.flatMap(({ functions }) => functions);
        const named = all.filter(({ functionName }) => functionName === name);
        return (named.length > 0 ? named : all).some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
      },
    };
  };
};
