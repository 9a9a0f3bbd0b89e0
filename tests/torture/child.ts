/** Processes that are started, watched and killed. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface Ack {
  readonly stream: string;
  readonly revision: number;
  readonly hash: string;
}

export interface Child {
  readonly acks: Ack[];
  /** Why it ended by itself; null while it has not. */
  readonly failure: () => string | null;
  readonly kill: () => Promise<void>;
  /** Resolves when it ends by itself. */
  readonly ended: Promise<void>;
}

const listen = (process: ChildProcess, acks: Ack[], line: (text: string) => void): void => {
  let rest = '';
  process.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    // A line that breaks off was not said: what it acknowledges may be there or not.
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const [word, stream = '', revision = '', hash = ''] = text.split(' ');
      if (word === 'ACK') acks.push({ stream, revision: Number(revision), hash });
      else line(text);
    }
  });
};

/** Starts `node WORKER …` (by `shell`, where limits are to be set) and waits until it is ready. */
export const start = async (worker: string, args: readonly string[], shell?: string): Promise<Child> => {
  const acks: Ack[] = [];
  let failure: string | null = null;
  let ready: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const spawned =
    shell === undefined
      ? spawn(process.execPath, [worker, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn('bash', ['-c', `${shell}; exec "$@"`, 'bash', process.execPath, worker, ...args], {
          stdio: ['ignore', 'pipe', 'pipe'],
        });
  let errors = '';
  spawned.stderr?.setEncoding('utf8').on('data', (chunk: string) => void (errors += chunk));
  listen(spawned, acks, (text) => {
    if (text === 'READY') ready();
    else failure = text;
  });
  let killed = false;
  const ended = new Promise<void>((resolve) =>
    spawned.on('close', (code, signal) => {
      if (!killed) failure ??= `it ended with ${signal ?? code}: ${errors}`;
      resolve();
    }),
  );
  await Promise.race([begun, ended]);
  return {
    acks,
    failure: () => failure,
    ended,
    kill: async () => {
      killed = true;
      spawned.kill('SIGKILL');
      await ended;
    },
  };
};
