/** What a reference may call an event: `that call`, `la revendication de S`. */
import type { EventType } from '../../domain/event.ts';

export const CALLS: readonly EventType[] = ['CallMade', 'CallReplaced', 'CallShown'];
export const CARDS: readonly EventType[] = ['CardPlayed', 'CardReplaced', 'CardExposed'];

/** A noun in both languages, and the events it covers. The first word of each list is the one written. */
export interface Noun {
  readonly en: readonly string[];
  readonly fr: readonly string[];
  /** `cette` or `ce`, which the writer needs. */
  readonly feminine: boolean;
  readonly types: readonly EventType[];
}
const noun = (en: string, fr: string, feminine: boolean, ...types: readonly EventType[]): Noun => ({
  en: en.split(' '),
  fr: fr.split(' '),
  feminine,
  types,
});

export const NOUNS: readonly Noun[] = [
  noun('call bid', 'déclaration enchère annonce', true, 'CallMade', 'CallReplaced'),
  noun('card play', 'carte', true, 'CardPlayed', 'CardReplaced', 'CardExposed'),
  noun('lead', 'entame attaque', true, 'CardPlayed'),
  noun('replacement', 'remplacement', false, 'CallReplaced', 'CardReplaced'),
  noun('withdrawal', 'retrait', false, 'CallWithdrawn', 'CardWithdrawn'),
  noun('claim', 'revendication', true, 'ClaimMade'),
  noun('concession', 'concession', true, 'ConcessionMade'),
  noun('question', 'question', true, 'QuestionAsked'),
  noun('explanation', 'explication', true, 'ExplanationGiven'),
  noun('alert', 'alerte', true, 'AlertGiven'),
  noun('hesitation tempo', 'hésitation tempo', true, 'TempoBreak'),
  noun('remark', 'remarque', true, 'Remark'),
  noun('gesture mannerism', 'geste', false, 'Mannerism'),
  noun('designation', 'désignation', true, 'CardDesignated'),
  noun('choice', 'choix', false, 'OptionChosen'),
  noun('judgement judgment', 'jugement', false, 'DirectorJudged'),
  noun('ruling', 'décision', true, 'DirectorRuled'),
  noun('adjustment', 'ajustement', false, 'ScoreAdjusted'),
  noun('penalty', 'pénalité', true, 'PenaltyAssessed'),
  noun('appeal', 'appel', false, 'RulingAppealed'),
  noun('result', 'résultat', false, 'ResultEntered'),
  noun('deal', 'donne', true, 'HandsDealt'),
];

/** Ordinals, from the first. The first word of each list is the one written. */
export const ORDINALS: readonly { readonly en: readonly string[]; readonly fr: readonly string[] }[] = [
  { en: ['first', '1st'], fr: ['première', 'premier', '1er', '1re', '1ere'] },
  { en: ['second', '2nd'], fr: ['deuxième', '2e', '2eme'] },
  { en: ['third', '3rd'], fr: ['troisième', '3e', '3eme'] },
  { en: ['fourth', '4th'], fr: ['quatrième', '4e', '4eme'] },
  { en: ['fifth', '5th'], fr: ['cinquième', '5e', '5eme'] },
  { en: ['sixth', '6th'], fr: ['sixième', '6e', '6eme'] },
];
export const LAST_WORDS: ReadonlySet<string> = new Set(['last', 'dernier', 'derniere']);
export const THAT_WORDS: ReadonlySet<string> = new Set(['that', 'this', 'ce', 'cet', 'cette']);
