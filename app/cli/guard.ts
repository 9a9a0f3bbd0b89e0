/** What nobody foresaw is a fault of ours, and is told as that: no reader is shown a stack who has not asked for it. */
import { saying } from '../../domain/saying.ts';
import { said } from '../../words/sayings.ts';
import { spoken } from './language.ts';

/** `words`: the command line; `debug`: with the stack (ETUI_DEBUG=1). */
export const ourFaultText = (error: unknown, words: readonly string[], debug: boolean): string => {
  const what = error instanceof Error ? error.message : String(error);
  const command = ['etui', ...words].join(' ');
  const says = saying(
    'a fault of Étui itself, not of your record: {what}. Please report it with the command ({command}) and the record.',
    { what, command },
  );
  const sentence = `etui: ${said(spoken(), says)}\n`;
  return debug && error instanceof Error ? `${sentence}${error.stack ?? ''}\n` : sentence;
};
