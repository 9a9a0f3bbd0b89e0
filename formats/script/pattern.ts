/**
 * Phrases as data: a pattern is what a person types, with slots. `{seat}` is a slot, `a|b` either word, `[…]` may be left
 * out, groups side by side may come in any order; `{artificial=true}` sets a field and takes no word.
 */
import type { EventType, Json } from '../../domain/event.ts';
import { wordsOf } from './lexer.ts';
import type { Language } from './reference-text.ts';
import type { SlotKind } from './slot.ts';
import { KIND_OF, SLOTS } from './slots.ts';
import { literal } from './field-value.ts';

export type Node =
  | { readonly tag: 'word'; readonly words: readonly string[]; readonly written: string }
  | { readonly tag: 'slot'; readonly field: string; readonly kind: SlotKind }
  | { readonly tag: 'set'; readonly field: string; readonly value: Json }
  | { readonly tag: 'event' }
  | { readonly tag: 'options'; readonly groups: readonly (readonly Node[])[] };
/** One way to say one type of event. */
export interface Phrase {
  readonly type: EventType;
  readonly lang: Language;
  readonly nodes: readonly Node[];
  /** Fields the words stand for. */
  readonly fixed: Readonly<Record<string, Json>>;
}
/** As the lists of words hold it. */
export type Wording = readonly [type: EventType, pattern: string, fixed?: Readonly<Record<string, Json>>];

const PIECES = /\[|\]|\{[^}]*\}|[^\s[\]{}]+/g;
const slotNode = (inside: string): Node => {
  if (inside === 'event') return { tag: 'event' };
  const [field = '', value] = inside.split('=');
  if (value !== undefined) return { tag: 'set', field, value: literal(value) };
  const [path = '', named] = inside.split(':');
  const kind = SLOTS.get(named ?? KIND_OF.get(path) ?? '');
  if (kind === undefined) throw new Error(`the slot {${inside}} of a phrase has no kind`);
  return { tag: 'slot', field: path, kind };
};

const wordNodes = (piece: string): readonly Node[] => {
  const alternatives = piece.split('|').map((each) => wordsOf(each, 1));
  const first = alternatives[0] ?? [];
  if (first.length === 1)
    return [{ tag: 'word', written: first[0]?.raw ?? '', words: alternatives.map(([word]) => word?.folded ?? '') }];
  return first.map(({ raw, folded }) => ({ tag: 'word', written: raw, words: [folded] }));
};

/** Takes nodes up to the bracket that closes the group; groups side by side become one set of options. */
const nodesFrom = (pieces: string[]): readonly Node[] => {
  const nodes: Node[] = [];
  for (let piece = pieces.shift(); piece !== undefined && piece !== ']'; piece = pieces.shift()) {
    if (piece === '[') {
      const group = nodesFrom(pieces);
      const last = nodes.at(-1);
      if (last?.tag === 'options') nodes[nodes.length - 1] = { tag: 'options', groups: [...last.groups, group] };
      else nodes.push({ tag: 'options', groups: [group] });
    } else if (piece.startsWith('{')) nodes.push(slotNode(piece.slice(1, -1)));
    else nodes.push(...wordNodes(piece));
  }
  return nodes;
};

/** Makes a phrase of its pattern. Throws where a pattern of ours is wrong: at the start of the program, or never. */
export const phraseOf = (lang: Language, [type, pattern, fixed = {}]: Wording): Phrase => ({
  type,
  lang,
  fixed,
  nodes: nodesFrom(pattern.match(PIECES) ?? []),
});
