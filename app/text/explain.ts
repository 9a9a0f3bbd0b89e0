/** `etui explain` in words, and as JSON. */
import type { Checked } from '../../domain/edition.ts';
import type { JsonObject } from '../../domain/event.ts';
import { trustIn } from '../../domain/trust.ts';
import { type Explained, explain, type Explanation } from '../../words/explain.ts';
import { upper, wrap } from './layout.ts';
import { type Say, sayIn, type TextOptions } from './say.ts';

/** How sure our reading is: of a screen regulation, what the older edition's says. */
const checkedOf = (p: Explained): Checked => (p.edition === null ? trustIn('2007', p.ref) : trustIn(p.edition, p.ref));

const has = <T extends object>(texts: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(texts, key);
const titleOf = (say: Say, law: string): string => {
  const { titles } = say.words.explain;
  return has(titles, law) ? titles[law] : '';
};

const elsewhereText = (say: Say, p: Explained): string | undefined => {
  const { same, moved, movedSame, otherwise, nothing } = say.words.explain;
  if (p.elsewhere === null || p.edition === null) return undefined;
  const edition = p.edition === '2007' ? '2017' : '2007';
  switch (p.elsewhere.tag) {
    case 'same':
      return say.fill(same, { edition });
    case 'moved':
      return say.fill(p.elsewhere.text === p.text ? movedSame : moved, {
        edition,
        ref: p.elsewhere.ref,
        text: p.elsewhere.text,
      });
    case 'otherwise':
      return say.fill(otherwise, { edition, text: p.elsewhere.text });
    case 'nothing':
      return say.fill(nothing, { edition });
  }
};
const paragraphText = (say: Say, p: Explained): readonly string[] => {
  const { head, headScreens, who, checked, deciders, within } = say.words.explain;
  const title = titleOf(say, p.law);
  const lines = [
    p.asked === null ? undefined : say.fill(within, { ref: p.asked }),
    say.fill(p.text),
    say.fill(who, { who: say.fill(deciders[p.who]) }),
    elsewhereText(say, p),
    say.fill(checked, { checked: say.fill(say.words.findings.checked[checkedOf(p)]) }),
  ];
  return [
    say.style.bold(
      upper(
        p.edition === null
          ? say.fill(headScreens, { ref: p.ref, title })
          : say.fill(head, { ref: p.ref, edition: p.edition, title }),
      ),
    ),
    ...lines.filter((line) => line !== undefined).flatMap((line) => wrap(line, say.width, '  ')),
  ];
};
const wordsFor = (say: Say, e: Explanation): readonly string[] => {
  const { parts, unknown, nearest, unknownEdition } = say.words.explain;
  switch (e.tag) {
    case 'found':
      return e.paragraphs.flatMap((p, i) => [...(i === 0 ? [] : ['']), ...paragraphText(say, p)]);
    case 'parts':
      return [
        say.style.bold(upper(titleOf(say, e.law))),
        ...wrap(say.fill(parts, { refs: e.refs.join(', ') }), say.width),
      ];
    case 'unknown':
      return [say.fill(unknown, { ref: e.ref }), say.fill(nearest, { refs: e.nearest.join(', ') })];
    case 'no-edition':
      return [say.fill(unknownEdition, { edition: e.edition })];
  }
};

/** What is said of the reference, ending in a line end; `known`: whether there is such a paragraph or law. */
export const explainText = (
  reference: string,
  options: TextOptions,
): { readonly known: boolean; readonly text: string } => {
  const say = sayIn(options);
  const explanation = explain(options.lang, reference);
  const known = explanation.tag === 'found' || explanation.tag === 'parts';
  return { known, text: `${wordsFor(say, explanation).join('\n')}\n` };
};

const paragraphJson = (p: Explained): JsonObject => ({
  edition: p.edition,
  law: p.ref,
  decides: p.who,
  text: p.text,
  checked: checkedOf(p),
  elsewhere: p.elsewhere === null ? null : { ...p.elsewhere },
});
/** The same for programs. */
export const explainJson = (reference: string, options: TextOptions): JsonObject => {
  const e = explain(options.lang, reference);
  switch (e.tag) {
    case 'found':
      return { tag: e.tag, paragraphs: e.paragraphs.map(paragraphJson) };
    case 'parts':
      return { tag: e.tag, law: e.law, refs: [...e.refs] };
    case 'unknown':
      return { tag: e.tag, law: e.ref, nearest: [...e.nearest] };
    case 'no-edition':
      return { tag: e.tag, edition: e.edition };
  }
};
