/** A board as it is shown without `--names`: seats for names, also in what is said of the file that it came from. */
import type { Saying } from '../../domain/saying.ts';
import { lineWithoutNames, type Persons, renamerOf, withSeatsForNames } from '../http/redact.ts';
import { type Rename, SOMEBODY } from '../http/rename.ts';
import type { Lang } from '../../words/say.ts';
import type { Board } from './boards.ts';

/** Tags of PBN, and the command of LIN, that say who somebody is. */
const OF_PERSONS = /^(?:HomeTeam|VisitTeam|Annotator|Pair(?:NS|EW)|EventSponsor|(?:North|East|South|West).*|.*NA|pn)$/;

interface Told {
  readonly text: string;
  readonly says?: Saying;
}
const saysOf = ({ template, values }: Saying, rename: Rename): Saying => ({
  template,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? rename(value) : value]),
  ),
});
const told = <T extends Told>(each: T, rename: Rename): T => ({
  ...each,
  text: rename(each.text),
  ...(each.says === undefined ? {} : { says: saysOf(each.says, rename) }),
});

/** `board`: it, or what a viewer knows of it. `persons`: who is named in the whole of it. */
export const unnamed = (board: Board, persons: Persons, lang: Lang): Board => {
  const rename = renamerOf(persons.record ?? board.events, lang, persons);
  return {
    ...board,
    name: rename(board.name),
    events: withSeatsForNames(board.events, lang, persons),
    stored: board.stored.map((each) => ({ ...each, raw: lineWithoutNames(each.raw, rename) })),
    losses: board.losses.map((loss) => (OF_PERSONS.test(loss.tag) ? { ...loss, text: SOMEBODY } : told(loss, rename))),
    notices: board.notices.map((notice) => told(notice, rename)),
  };
};
