/** What a page is given of a record. Nothing here needs more than a browser has: a page that reads a file makes it too. */
import * as E from 'fp-ts/lib/Either.js';
import type { Edition } from '../../domain/edition.ts';
import type { BoardRecord, Event, Seq } from '../../domain/event.ts';
import { exportLin } from '../../formats/lin/export.ts';
import { exportPbn, PBN_HEADER } from '../../formats/pbn/export.ts';
import { writeScript } from '../../formats/script/write.ts';
import { tableOf } from '../../replay/fold.ts';
import { encodeEvent } from '../../wire/encode.ts';
import type { Lang } from '../../words/say.ts';
import { linShown, pbnShown } from '../shown.ts';
import type { PageData } from '../web/data.ts';
import { hasNames, type Persons, withSeatsForNames } from './redact.ts';

export interface PageOptions {
  /** Players' names as they stand in the record; else seats in their place, also in free text. */
  readonly names?: boolean;
  /** Whose names leave the texts, where the record itself no longer says so. */
  readonly persons?: Persons;
  /** Whose view or poll the record is, as in a link (`N`, `NE`, `poll-E`): no other is offered. */
  readonly as?: string;
  /** The language in which the page opens; the reader may change it. */
  readonly lang: Lang;
  /** The moment at which it opens; the last event unless told. */
  readonly at?: Seq;
  /** The events are a viewer's, who comes to know more of the record. */
  readonly goesOn?: boolean;
  /** For a record that names no code. */
  readonly edition?: Edition;
}
const under =
  (edition: Edition | undefined) =>
  (e: Event): Event =>
    e.type === 'BoardOpened' && e.laws === null && edition !== undefined ? { ...e, laws: edition } : e;

/** As `etui export` writes them: other programs are shown the auction and the play as the Laws have them. */
const copiesOf = (record: BoardRecord, events: BoardRecord, lang: Lang): PageData['copies'] => {
  const folded = tableOf(events);
  const table = E.isRight(folded) ? folded.right : undefined;
  const lin = exportLin(record, table === undefined ? undefined : linShown(table));
  return {
    pbn: PBN_HEADER + exportPbn(record, table === undefined ? {} : pbnShown(record, table)).text,
    lin: E.isRight(lin) ? lin.right.text : null,
    script: writeScript(record, { lang }),
  };
};

/** The record as it is shown, and in the formats that it can be copied in. `home`: where the list of boards is. */
export const dataOf = (record: BoardRecord, o: PageOptions, home: string | null): PageData => {
  const shown = o.names === true ? record : withSeatsForNames(record, o.lang, o.persons);
  const events = shown.map(under(o.edition));
  return {
    events,
    at: o.at ?? shown.length - 1,
    goesOn: o.goesOn === true,
    lines: shown.map((e) => JSON.stringify(encodeEvent(e))),
    copies: copiesOf(shown, events, o.lang),
    lang: o.lang,
    as: o.as ?? null,
    names: o.names === true && hasNames(record),
    head: shown.at(-1)?.hash ?? null,
    home,
  };
};
