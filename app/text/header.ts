/** The head of a board: what was settled before the first call. */
import type { BoardOpened } from '../../domain/event.ts';
import type { Situation } from '../../domain/situation.ts';
import { tame, wrap } from './layout.ts';
import type { Say } from './say.ts';

const present = (parts: readonly (string | undefined)[]): readonly string[] =>
  parts.map((part) => (part === undefined ? '' : tame(part))).filter((part) => part !== '');

/** One line for the board, one for the event it belongs to. */
export const headerText = (say: Say, t: Situation, opened: BoardOpened | undefined): readonly string[] => {
  const { review, table } = say.words;
  const { board, dealer, vulnerable, edition, screens, online, authority } = t.setup;
  const first = present([
    say.fill(review.deals, { seat: say.seat(dealer) }),
    table.vulnerable[vulnerable],
    say.fill(review.laws, { edition }),
    screens ? review.screens : undefined,
    online ? review.online : undefined,
    authority ?? undefined,
  ]);
  const filled = (template: string, name: string, value: string | undefined): string | undefined =>
    value === undefined ? undefined : say.fill(template, { [name]: value });
  const second = present([
    opened?.event,
    opened?.session,
    filled(review.round, 'round', opened?.round),
    filled(review.table, 'table', opened?.table),
    filled(review.room, 'room', opened?.room),
    opened?.date,
    filled(review.scoring, 'scoring', opened?.scoring),
  ]);
  return [
    ...wrap(`${say.style.bold(say.fill(review.board, { board }))} · ${first.join(' · ')}`, say.width),
    ...(second.length === 0 ? [] : wrap(second.join(' · '), say.width)),
  ];
};
