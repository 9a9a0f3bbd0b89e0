/** Events in the order of writing, with the places that Étui's own comments have taken left free for them. */
import type { Event, Source } from '../../domain/event.ts';
import { lose, type RawGame } from './game.ts';

export interface Builder {
  readonly events: Event[];
  /** Events read from comments, by the seq they stand for. */
  readonly own: ReadonlyMap<number, Event>;
  line: number;
  source: Source;
}

export const newBuilder = (own: ReadonlyMap<number, Event>): Builder => ({
  events: [],
  own,
  line: 0,
  source: { kind: 'pbn', line: 0 },
});

/** The seq of the next event that the sections of the file speak of. */
export const nextSeq = (builder: Builder): number => {
  if (builder.own.size > 0)
    for (
      let own = builder.own.get(builder.events.length);
      own !== undefined;
      own = builder.own.get(builder.events.length)
    )
      builder.events.push(own);
  return builder.events.length;
};

/** Tokens of one line share their source. */
export const sourceAt = (builder: Builder, line: number): Source => {
  if (builder.line !== line) {
    builder.line = line;
    builder.source = { kind: 'pbn', line };
  }
  return builder.source;
};

/** The source of an act that the file itself marks as irregular. */
export const markedAt = (line: number, mark: string): Source => ({ kind: 'pbn', line, mark });

/** What comments say behind the last event; those whose place cannot be reached are named as lost. */
export const closeBuilder = (builder: Builder, game: RawGame): void => {
  const length = nextSeq(builder);
  for (const seq of builder.own.keys())
    if (seq >= length)
      lose(
        game,
        'comment',
        game.line,
        'etui',
        `the event ${seq} of a comment has no place: the record has ${length} events`,
      );
};
