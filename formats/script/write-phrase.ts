/** One event → one sentence: the first wording that fits, with the rest as `field=value`. */
import type { Event, Json, JsonObject } from '../../domain/event.ts';
import { isObject } from '../../wire/json.ts';
import type { Node, Phrase } from './pattern.ts';
import { phrasesFor } from './phrases.ts';
import type { Writing } from './slot.ts';

/** What of an event has been said, by path. */
type Said = ReadonlySet<string>;
interface Piece {
  readonly words: readonly string[];
  readonly said: Said;
}

const valueAt = (json: JsonObject, path: string): Json | undefined => {
  const [key = '', inner] = path.split('.');
  const value = Object.hasOwn(json, key) ? json[key] : undefined;
  if (inner === undefined) return value;
  return isObject(value) && Object.hasOwn(value, inner) ? value[inner] : undefined;
};

const writeNode = (node: Node, json: JsonObject, writing: Writing, so: Piece): Piece | undefined => {
  switch (node.tag) {
    case 'word':
      return { ...so, words: [...so.words, node.written] };
    case 'set':
      return valueAt(json, node.field) === node.value && !so.said.has(node.field)
        ? { ...so, said: new Set([...so.said, node.field]) }
        : undefined;
    case 'slot': {
      const value = valueAt(json, node.field);
      const words = value === undefined || so.said.has(node.field) ? undefined : node.kind.write(value, writing);
      return words === undefined ? undefined : { words: [...so.words, words], said: new Set([...so.said, node.field]) };
    }
    case 'event': {
      const event = json['event'];
      const inner = isObject(event) ? sentenceOf(event, writing) : undefined;
      return inner === undefined ? undefined : { words: [...so.words, inner], said: new Set([...so.said, 'event']) };
    }
    case 'options':
      return node.groups.reduce<Piece>((piece, group) => {
        const more = writeNodes(group, json, writing, piece);
        // A group of words alone says nothing: it is there to be tolerated.
        return more === undefined || more.said.size === piece.said.size ? piece : more;
      }, so);
  }
};
const writeNodes = (nodes: readonly Node[], json: JsonObject, writing: Writing, so: Piece): Piece | undefined => {
  let piece: Piece | undefined = so;
  for (const node of nodes) {
    piece = writeNode(node, json, writing, piece);
    if (piece === undefined) return undefined;
  }
  return piece;
};

const isSaid = (field: string, value: Json, said: Said): boolean => {
  if (said.has(field)) return true;
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => said.has(`${field}.${key}`));
};
/** Half said is not said: then the whole phrase would leave a part of a field to be said again. */
const isHalfSaid = (field: string, value: Json, said: Said): boolean =>
  isObject(value) && !isSaid(field, value, said) && Object.keys(value).some((key) => said.has(`${field}.${key}`));

const BARE = /^[A-Za-z][A-Za-z-]*$/;
const LITERALS: ReadonlySet<string> = new Set(['true', 'false', 'null']);
const fieldText = ([field, value]: readonly [string, Json]): string =>
  typeof value === 'string' && BARE.test(value) && !LITERALS.has(value)
    ? `${field}=${value}`
    : `${field}=${JSON.stringify(value)}`;

const joinedWords = (words: readonly string[]): string =>
  words.reduce((text, word) => {
    if (text === '' || /['’]$/.test(text)) return text + word;
    return word === ':' || word === '!' ? text + word : `${text} ${word}`;
  }, '');

const fieldsOf = (json: JsonObject): readonly (readonly [string, Json])[] =>
  Object.entries(json).filter(([field]) => field !== 'type');

const inPhrase = (phrase: Phrase, json: JsonObject, writing: Writing): string | undefined => {
  const fixed = Object.entries(phrase.fixed);
  if (fixed.some(([field, value]) => valueAt(json, field) !== value)) return undefined;
  const start: Piece = { words: [], said: new Set(fixed.map(([field]) => field)) };
  const piece = writeNodes(phrase.nodes, json, writing, start);
  if (piece === undefined) return undefined;
  const { said } = piece;
  // `laws: null` is what a board line without an edition means.
  const fields = fieldsOf(json).filter(([field, value]) => field !== 'laws' || value !== null);
  if (fields.some(([field, value]) => isHalfSaid(field, value, said))) return undefined;
  const rest = fields.filter(([field, value]) => !isSaid(field, value, said)).map(fieldText);
  // Behind an inner event a field would be the inner one's.
  if (rest.length > 0 && phrase.nodes.some(({ tag }) => tag === 'event')) return undefined;
  return joinedWords([...piece.words, ...rest]);
};

const generalForm = (type: string, json: JsonObject): string => [type, ...fieldsOf(json).map(fieldText)].join(' ');

/** The sentence of an event given as JSON without `seq`; the general form where no wording fits. */
export const sentenceOf = (json: JsonObject, writing: Writing): string => {
  const type = json['type'] as Event['type'];
  for (const phrase of phrasesFor(type, writing.lang)) {
    const text = inPhrase(phrase, json, writing);
    if (text !== undefined) return text;
  }
  return generalForm(type, json);
};
