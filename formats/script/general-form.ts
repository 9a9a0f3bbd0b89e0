/** `TypeName field=value …`: every event of the contract can be written so. */
import type { EventType } from '../../domain/event.ts';
import { EVENT_TYPES } from '../../wire/codec.ts';
import type { Draft } from './draft.ts';
import { fault, type Fault } from './fault.ts';
import { endsAt, fieldAt, type Ground, type Match } from './ground.ts';
import { fold, wordAt } from './token.ts';

const TYPES: ReadonlyMap<string, EventType> = new Map(EVENT_TYPES.map((type) => [fold(type), type]));

/** Reads the general form; undefined where the line does not begin with the name of a type. */
export const generalForm = (ground: Ground, at: number): Match | undefined => {
  const { tokens } = ground;
  const type = TYPES.get(wordAt(tokens, at) ?? '');
  if (type === undefined) return undefined;
  let draft: Draft = { type, column: tokens[at]?.column ?? 1, fields: [] };
  let wrong: Fault | null = null;
  let next = at + 1;
  for (let read = fieldAt(ground, next); read !== undefined; read = fieldAt(ground, next)) {
    draft = { ...draft, fields: [...draft.fields, ...read.fields] };
    wrong ??= read.fault;
    next = read.next;
  }
  if (endsAt(tokens, next)) return { draft, next, fault: wrong };
  const token = tokens[next];
  return {
    draft,
    next,
    fault: fault('unexpected', token?.column ?? 1, token?.raw ?? '', { expected: ['field=value'] }),
  };
};
