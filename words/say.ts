/** Sentences from templates: `{name}` stands for a value. Language, and nothing of the Laws. */

export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];
export type Values = Readonly<Record<string, string | number>>;

const VOWEL = /^[aeiouàâéèêîôAEIOUÀÂÉÈÊÎÔ]/;
const SLOT = /\{(\w+)\}/g;
/** `de {seat}`, `que {seat}`: the words that are cut before a vowel. */
const CUT = /\b([Dd]|[Qq]u|[Pp]uisqu|[Ll]orsqu)e \{(\w+)\}/g;

const valueOf = (values: Values, name: string): string => String(values[name] ?? `{${name}}`);

/** French typography: no line may break before these signs, nor inside the quotation marks. */
const french = (template: string, values: Values): string =>
  template
    .replaceAll(/ ([:;?!»%])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(CUT, (whole, head: string, name: string) =>
      VOWEL.test(valueOf(values, name)) ? `${head}’{${name}}` : whole,
    );

/** Puts the values into a template, with the elisions and spaces that the language asks for. */
export const fill = (lang: Lang, template: string, values: Values = {}): string =>
  (lang === 'fr' ? french(template, values) : template).replaceAll(SLOT, (_, name: string) => valueOf(values, name));

/** The names of the values in a template, in alphabetical order. */
export const slotsOf = (template: string): readonly string[] =>
  [...new Set([...template.matchAll(SLOT)].map((found) => found[1] ?? ''))].toSorted();

/** One thing or several: in French nought is one of a kind. */
export interface Count {
  readonly one: string;
  readonly many: string;
}
/** `{n}` things, in the number that the language asks for. */
export const countOf = (lang: Lang, count: Count, n: number): string =>
  fill(lang, Math.abs(n) < 2 && (lang === 'fr' || Math.abs(n) === 1) ? count.one : count.many, { n });
