/** Words for the ids of the contract: questions, options, and the other closed lists (contract 1 and 4). */
import { fold } from './token.ts';
import type { Language } from './reference-text.ts';

/** An id, and the words for it; the first word of a language is the one written. */
export interface Term {
  readonly id: string;
  readonly en: readonly string[];
  readonly fr: readonly string[];
}
const term = (id: string, en: string, fr: string): Term => ({ id, en: en.split('|'), fr: fr.split('|') });

export const QUESTIONS: readonly Term[] = [
  term('unintended', 'unintended', 'non intentionnelle|non intentionnel|involontaire'),
  term('comparable', 'comparable', 'comparable|équivalente'),
  term('natural', 'natural', 'naturelle|naturel'),
  term('samePrecision', 'same precision|as precise', 'même précision|aussi précise'),
  term('artificial', 'artificial', 'artificielle|artificiel|conventionnelle'),
  term('partnerCouldHaveSeen', 'partner could have seen', 'partenaire a pu voir'),
  term('declarerCouldHaveSeen', 'declarer could have seen', 'déclarant a pu voir'),
  term('deliberate', 'deliberate', 'délibérée|délibéré'),
  term('intendedToPlay', 'intended to play', 'voulait jouer'),
  term('couldHaveKnown', 'could have known', 'pouvait savoir'),
  term('damage', 'damage', 'préjudice'),
  term('suggested', 'suggested', 'suggérée|suggéré'),
  term('revoke', 'revoke', 'renonce'),
  term('tricksForClaimer', 'tricks for claimer', 'levées au revendiquant'),
  term('misinformed', 'misinformed', 'mal informé|mal informée'),
  term('toldHisTurn', 'told his turn', 'invité à jouer'),
  term('playable', 'playable', 'jouable'),
  term('extraneous', 'extraneous', 'information étrangère'),
  term('happened', 'happened', 'a eu lieu'),
  term('perceived', 'perceived', 'perçue|perçu'),
  term('logicalAlternatives', 'logical alternatives', 'alternatives logiques'),
  term('seriousError', 'serious error', 'faute grave'),
];
export const OPTIONS: readonly Term[] = [
  term('accept', 'accept', 'accepter'),
  term('decline', 'decline|refuse', 'refuser'),
  term('spread', 'spread', 'étaler'),
  term('none', 'none', 'rien|aucune'),
  term('highest', 'highest', 'plus haute'),
  term('lowest', 'lowest', 'plus basse'),
  term('withdraw', 'withdraw', 'retirer'),
  term('keep', 'keep', 'maintenir'),
];
export const ANSWERS: readonly Term[] = [
  term('turn', 'turn', 'tourner'),
  term('redeal', 'redeal', 'redonner'),
  term('playOn', 'play on', 'continuer'),
  term('adjust', 'adjust', 'ajuster'),
];
export const VULNERABILITIES: readonly Term[] = [
  term('None', 'none|nobody|love', 'personne|aucun'),
  term('NS', 'NS|N-S', 'NS|N-S'),
  term('EW', 'EW|E-W', 'EW|EO|E-O'),
  term('Both', 'both|all|everybody', 'tous|tout'),
];
export const SCREEN_SIDES: readonly Term[] = [
  term('NE', 'NE', 'NE'),
  term('SW', 'SW', 'SW|SO'),
  term('NW', 'NW', 'NW|NO'),
  term('SE', 'SE', 'SE'),
];
export const SCORE_KINDS: readonly Term[] = [
  term('assigned', 'assigned', 'attribuée|attribué'),
  term('artificial', 'artificial', 'artificielle|artificiel'),
];
export const PENALTY_KINDS: readonly Term[] = [
  term('warning', 'warning', 'avertissement'),
  term('procedural', 'procedural', 'procédure'),
  term('disciplinary', 'disciplinary', 'discipline'),
];
export const AVERAGES: readonly Term[] = [
  term('plus', 'plus', 'plus'),
  term('equal', 'equal', 'égale'),
  term('minus', 'minus', 'moins'),
];
export const RANKS: readonly Term[] = [
  term('win', 'win', 'gagner'),
  term('high', 'high', 'haute'),
  term('low', 'low', 'petite'),
  term('any', 'any', 'quelconque'),
];
export const SCOPES: readonly Term[] = [term('board', 'board', 'étui'), term('all', 'all', 'tout')];
export const WHO: readonly Term[] = [
  term('spectator', 'spectator', 'spectateur'),
  term('director', 'director', 'arbitre'),
  term('platform', 'platform', 'plateforme'),
  term('appeal', 'appeal', 'appel'),
  term('review', 'review', 'révision'),
];

/** Words in both languages and the id itself, longest first, so that `none` does not hide a longer one. */
export const spellings = (terms: readonly Term[]): readonly (readonly [words: readonly string[], id: string])[] =>
  terms
    .flatMap(({ id, en, fr }) => [id, ...en, ...fr].map((words) => [fold(words).split(' '), id] as const))
    .toSorted(([a], [b]) => b.length - a.length);
/** The words of an id in a language. */
export const termText = (terms: readonly Term[], id: unknown, lang: Language): string | undefined =>
  terms.find((each) => each.id === id)?.[lang][0];
