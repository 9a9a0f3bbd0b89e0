/** Values taken over from earlier games of the file: `#` and `##` (PBN 2.1, 4.8), and what real files leave out. */
import { saying } from '../../domain/saying.ts';
import { lose, note, type RawGame, saysNothing, type Tag } from './game.ts';

export interface Memory {
  /** The last real value of every tag, not of more tags than a file can sensibly have. */
  readonly last: Map<string, string>;
  /** In force for all later games. */
  readonly standing: Map<string, string>;
}
const MOST_REMEMBERED = 2000;

export const newMemory = (): Memory => ({ last: new Map(), standing: new Map() });

/** `#` is forbidden for these: what differs between two tables, or must be there to play the board. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'Dealer',
  'Vulnerable',
  'Deal',
  'Declarer',
  'Contract',
  'Auction',
  'Play',
]);
/** Two tables share these for certain: forbidden or not, `#` can mean nothing else. */
const SHARED: ReadonlySet<string> = new Set(['Dealer', 'Vulnerable', 'Deal']);

const put = (game: RawGame, tag: Tag, value: string): void => {
  game.tags.set(tag.name, { name: tag.name, value, line: tag.line });
};

const takeOver = (memory: Memory, game: RawGame, tag: Tag): void => {
  if (FORBIDDEN.has(tag.name) && !(SHARED.has(tag.name) && tag.value === '#')) {
    lose(game, 'inherited-without-right', tag.line, tag.name, tag.value);
    return put(game, tag, '');
  }
  if (tag.value !== '#') {
    const text = tag.value.slice(2);
    if (memory.standing.size < MOST_REMEMBERED) memory.standing.set(tag.name, text);
    return put(game, tag, text);
  }
  if (SHARED.has(tag.name))
    note(
      game,
      'assumed',
      `#${tag.name}`,
      tag.line,
      saying('[{tag} "#"], which the standard forbids, is read as the one of the board before', { tag: tag.name }),
    );
  put(game, tag, memory.last.get(tag.name) ?? '');
};

/** The second table of a board repeats only what differs; then deal and dealer are those of the game before. */
const takeDeal = (memory: Memory, game: RawGame): void => {
  if (game.tags.has('Deal') || (game.auction === undefined && game.play === undefined && !game.tags.has('Contract')))
    return;
  const board = game.tags.get('Board')?.value;
  if (board !== undefined && board !== memory.last.get('Board')) return;
  const taken = ['Board', 'Dealer', 'Vulnerable', 'Deal'].filter(
    (name) => !game.tags.has(name) && memory.last.has(name),
  );
  if (!taken.includes('Deal')) return;
  for (const name of taken) put(game, { name, value: '', line: game.line }, memory.last.get(name) ?? '');
  note(
    game,
    'assumed',
    'second-table',
    game.line,
    saying('without [{tags}]: read as another table of the board before', { tags: taken.join('], [') }),
  );
};

/** Puts real values in the place of `#`, `##…` and of what stands for all games; remembers this game's. */
export const inherit = (memory: Memory, game: RawGame): void => {
  for (const tag of game.tags.values())
    if (tag.value.charCodeAt(0) === 35 && (tag.value === '#' || tag.value[1] === '#')) takeOver(memory, game, tag);
  for (const [name, value] of memory.standing)
    if (!game.tags.has(name)) put(game, { name, value: '', line: game.line }, value);
  takeDeal(memory, game);
  for (const tag of game.tags.values())
    if (!saysNothing(tag.value) && (memory.last.size < MOST_REMEMBERED || memory.last.has(tag.name)))
      memory.last.set(tag.name, tag.value);
};
