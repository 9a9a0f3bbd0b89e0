/** All phrases of both languages, ready to be matched. */
import type { EventType } from '../../domain/event.ts';
import { type Node, type Phrase, phraseOf, type Wording } from './pattern.ts';
import type { Language } from './reference-text.ts';
import { TAIL_EN, WORDS_EN } from './words-en.ts';
import { TAIL_FR, WORDS_FR } from './words-fr.ts';

/** What an inner event says belongs to it: its outer one takes no more words. */
const withTail = ([type, pattern, fixed]: Wording, tail: string): Wording =>
  pattern.endsWith('{event}') ? [type, pattern, fixed ?? {}] : [type, `${pattern} ${tail}`, fixed ?? {}];

export const PHRASES: readonly Phrase[] = [
  ...WORDS_EN.map((wording) => phraseOf('en', withTail(wording, TAIL_EN))),
  ...WORDS_FR.map((wording) => phraseOf('fr', withTail(wording, TAIL_FR))),
];

const byType = (lang: Language): ReadonlyMap<EventType, readonly Phrase[]> => {
  const all = PHRASES.filter((phrase) => phrase.lang === lang);
  return new Map(all.map(({ type }) => [type, all.filter((phrase) => phrase.type === type)]));
};
const WRITTEN: Readonly<Record<Language, ReadonlyMap<EventType, readonly Phrase[]>>> = {
  en: byType('en'),
  fr: byType('fr'),
};
/** The ways to say a type in a language, the best first. */
export const phrasesFor = (type: EventType, lang: Language): readonly Phrase[] => WRITTEN[lang].get(type) ?? [];

const tailOf = (phrase: Phrase | undefined): readonly (readonly Node[])[] => {
  const last = phrase?.nodes.at(-1);
  return last?.tag === 'options' ? last.groups : [];
};
/** What may stand behind the first wording of a type, in either language. */
export const tailGroups = (type: EventType): readonly (readonly Node[])[] => [
  ...tailOf(phrasesFor(type, 'en')[0]),
  ...tailOf(phrasesFor(type, 'fr')[0]),
];
