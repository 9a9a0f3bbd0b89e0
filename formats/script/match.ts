/** Holds the words of a line against the phrases: the first that takes them all, and how far the others came. */
import * as E from 'fp-ts/lib/Either.js';
import { completed } from './board-line.ts';
import { jsonOf, type Placed } from './draft.ts';
import { fault, type Fault } from './fault.ts';
import { generalForm } from './general-form.ts';
import { endsAt, fieldAt, type Ground, type Match, type Reading, stalled } from './ground.ts';
import { phraseForm } from './inflected.ts';
import type { Node, Phrase } from './pattern.ts';
import { PHRASES } from './phrases.ts';
import type { SlotKind } from './slot.ts';
import { isMark, type Token } from './token.ts';

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'le', 'la', 'les', "l'", 'un', 'une']);
const DEFINITE: ReadonlySet<string> = new Set(['the', 'le', 'la', "l'"]);
const spelling = (token: Token | undefined): string =>
  token?.kind === 'word' ? token.folded : token?.kind === 'mark' ? token.mark : '';
const pastColons = (tokens: readonly Token[], at: number): number => {
  let next = at;
  while (isMark(tokens[next], ':') || isMark(tokens[next], '?')) next += 1;
  return next;
};

const isOne = (words: readonly string[], token: Token | undefined): boolean => {
  const word = spelling(token);
  return words.includes(word) || words.includes(phraseForm(word));
};
const wordNode = (ground: Ground, words: readonly string[], from: number): number | undefined => {
  const { tokens } = ground;
  let at = pastColons(tokens, from);
  if (isOne(words, tokens[at])) return at + 1;
  if (words.some((word) => ARTICLES.has(word) || word === ':')) return from;
  while (ARTICLES.has(spelling(tokens[at]))) at += 1;
  if (isOne(words, tokens[at])) return at + 1;
  for (const word of words) stalled(ground, at)?.words.add(word);
  return undefined;
};

const slotNode = (ground: Ground, field: string, kind: SlotKind, from: number): Reading | undefined => {
  const at = pastColons(ground.tokens, from);
  const { tokens, past } = ground;
  const bare = kind.read(tokens, at, past);
  const read = bare ?? (DEFINITE.has(spelling(tokens[at])) ? kind.read(tokens, at + 1, past) : undefined);
  if (read === undefined) {
    stalled(ground, at)?.slots.add(kind.says);
    return undefined;
  }
  const column = ground.tokens[at]?.column ?? 1;
  return { fields: [{ field, value: read.value, column, bare: null }], next: read.next, fault: read.fault ?? null };
};

const joined = (a: Reading, b: Reading): Reading => ({
  fields: [...a.fields, ...b.fields],
  next: b.next,
  fault: a.fault ?? b.fault,
});

const optionsNode = (ground: Ground, groups: readonly (readonly Node[])[], from: Reading): Reading => {
  const left = new Set(groups);
  let reading = from;
  const oneMore = (at: number, comma = false): Reading | undefined => {
    const field = fieldAt(ground, at);
    if (field !== undefined) return field;
    for (const group of left) {
      const read = readNodes(ground, group, at);
      // Behind a comma, words that say nothing and a bare seat begin the next sentence.
      const next = read?.fields.length === 0 || (group[0]?.tag === 'slot' && group[0].field === 'to');
      if (read === undefined || read.next === at || (comma && next)) continue;
      left.delete(group);
      return read;
    }
    return undefined;
  };
  for (;;) {
    const behindComma = isMark(ground.tokens[reading.next], ',') ? oneMore(reading.next + 1, true) : undefined;
    const more = behindComma ?? oneMore(reading.next);
    if (more === undefined) return reading;
    reading = joined(reading, more);
  }
};

const eventNode = (ground: Ground, from: number): Reading | undefined => {
  const at = pastColons(ground.tokens, from);
  const inner = bestMatch(ground, at);
  if (inner === undefined) return undefined;
  const value = jsonOf(inner.draft);
  const column = ground.tokens[at]?.column ?? 1;
  return { fields: [{ field: 'event', value, column, bare: null }], next: inner.next, fault: inner.fault };
};

const readNode = (ground: Ground, node: Node, from: Reading): Reading | undefined => {
  switch (node.tag) {
    case 'word': {
      const next = wordNode(ground, node.words, from.next);
      return next === undefined ? undefined : { ...from, next };
    }
    case 'set':
      return { ...from, fields: [...from.fields, { field: node.field, value: node.value, column: 0, bare: null }] };
    case 'slot': {
      const read = slotNode(ground, node.field, node.kind, from.next);
      return read === undefined ? undefined : joined(from, read);
    }
    case 'event': {
      const read = eventNode(ground, from.next);
      return read === undefined ? undefined : joined(from, read);
    }
    case 'options':
      return optionsNode(ground, node.groups, from);
  }
};
/** Reads one node behind the other; undefined as soon as one does not fit. */
export const readNodes = (ground: Ground, nodes: readonly Node[], at: number): Reading | undefined => {
  let reading: Reading | undefined = { fields: [], next: at, fault: null };
  for (const node of nodes) {
    reading = readNode(ground, node, reading);
    if (reading === undefined) return undefined;
  }
  return reading;
};

const fixedFields = ({ fixed }: Phrase): readonly Placed[] =>
  Object.entries(fixed).map(([field, value]) => ({ field, value, column: 0, bare: null }));
const matchOf = (ground: Ground, phrase: Phrase, at: number): Match | undefined => {
  const reading = readNodes(ground, phrase.nodes, at);
  if (reading === undefined) return undefined;
  const { next } = reading;
  if (!endsAt(ground.tokens, next)) {
    stalled(ground, next)?.slots.add('the end of the line, or a comma');
    return undefined;
  }
  const column = ground.tokens[at]?.column ?? 1;
  const fields = [...reading.fields, ...fixedFields(phrase)].map((each) =>
    each.column === 0 ? { ...each, column } : each,
  );
  return { draft: { type: phrase.type, column, fields }, next, fault: reading.fault };
};

/** All phrases that take the words up to a comma or the end. */
export const allMatches = (ground: Ground, at: number): readonly Match[] =>
  PHRASES.map((phrase) => matchOf(ground, phrase, at)).filter((match) => match !== undefined);

const inWords = (ground: Ground, at: number): Match | undefined => {
  let faulty: Match | undefined;
  for (const phrase of PHRASES) {
    const match = matchOf(ground, phrase, at);
    if (match?.fault === null) return match;
    faulty ??= match;
  }
  return faulty;
};

/**
 * The sentence that begins here: the general form, or the first phrase that takes the words, one without a fault before
 * one with. Undefined: none, and `furthest` says why.
 */
export const bestMatch = (ground: Ground, at: number): Match | undefined => {
  const general = generalForm(ground, at);
  if (general !== undefined) return general;
  const best = inWords(ground, at);
  if (best?.draft.type !== 'BoardOpened' || best.fault !== null) return best;
  const whole = completed(best.draft);
  return E.isRight(whole) ? { ...best, draft: whole.right } : { ...best, fault: whole.left };
};

/** What may stand behind the words of an event in a list. */
export const tailMatch = (ground: Ground, groups: readonly (readonly Node[])[], at: number): Reading =>
  optionsNode(ground, groups, { fields: [], next: at, fault: null });

/** Nobody reads thirty verbs: a few stand for all. */
const MOST = 10;
const A_VERB = 'a verb (leads, accepts, declines, replaces, draws attention to, calls the director, claims …)';
const A_SENTENCE = [
  'a player and what he did (N 1S, E calls the director)',
  'board',
  'hands',
  'calls',
  'trick',
  'director judges',
  'director rules',
];
/** Words of the line that opens a board: on a line of their own they come too late. */
const OF_THE_BOARD: ReadonlySet<string> = new Set(
  'dealer donneur vul vulnerable vulnerability vulnerabilite laws lois code screens ecrans scoring authority'.split(
    ' ',
  ),
);
const THE_BOARD_LINE = 'it on the line that opens the board (board 12 dealer N vulnerable EW)';

const wanted = ({ tokens, furthest: { at, words, slots } }: Ground, start: number): readonly string[] => {
  if (at <= start) return OF_THE_BOARD.has(spelling(tokens[at])) ? [THE_BOARD_LINE] : A_SENTENCE;
  const verbs = [...words].filter((each) => !ARTICLES.has(each));
  return [...slots, ...(verbs.length > MOST && at === start + 1 ? [A_VERB] : verbs)];
};

/** Why no phrase takes the words from `start` on. */
export const unmatched = (ground: Ground, start: number, meant: string | undefined): Fault => {
  const { tokens, furthest } = ground;
  const token = tokens[furthest.at];
  const last = tokens.at(-1);
  const column = token?.column ?? (last === undefined ? 1 : last.column + last.raw.length);
  const tag = token === undefined ? 'incomplete' : 'unexpected';
  const expected = wanted(ground, start);
  const suggestion = expected[0] === THE_BOARD_LINE ? null : (meant ?? null);
  return fault(tag, column, token?.raw ?? '', { expected, suggestion });
};
