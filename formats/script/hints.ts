/** What people type and the script does not take, with what to write instead. */
import { fault, type Fault } from './fault.ts';
import { isMark, type Token, wordAt } from './token.ts';
import type { Language } from './reference-text.ts';

interface Hint {
  /** Folded words, with `|` between alternatives of one place. */
  readonly words: string;
  readonly en: string;
  readonly fr: string;
}
const FOUND = {
  en: 'is for Étui to find: leave it out, and write who did what',
  fr: "est à trouver par Étui : ne l'écrivez pas, dites qui a fait quoi",
};
const REVOKE = {
  en: "is for Étui to find: write the card itself (E C4), and who draws attention to it (S draws attention to E's C4)",
  fr: "est à trouver par Étui : écrivez la carte elle-même (E C4), et qui attire l'attention sur elle (S attire l'attention sur C4 d'E)",
};
const SEAT = {
  en: 'is nobody in particular here: write the seat (N E S W)',
  fr: "n'est personne de précis ici : écrivez le joueur (N E S O)",
};
const BOTH = {
  en: 'are two players, and each answers for himself: “N agrees, S agrees”',
  fr: "sont deux joueurs, et chacun répond pour soi : « N est d'accord, S est d'accord »",
};
const SUITS = {
  en: 'has a suit letter that the script does not know: they are S H D C (♠ ♥ ♦ ♣), in French too',
  fr: 'a une lettre de couleur que le script ne connaît pas : ce sont S H D C (♠ ♥ ♦ ♣), en français aussi',
};
const HINTS: readonly Hint[] = [
  { words: 'out of turn|rotation', ...FOUND },
  { words: 'hors tour', ...FOUND },
  { words: 'insufficient|insuffisante|insuffisant|inadmissible', ...FOUND },
  { words: 'penalty card|cards', ...FOUND },
  { words: 'carte|cartes penalisee|penalisees|penalite', ...FOUND },
  { words: 'must pass|lead|play', ...FOUND },
  { words: 'doit passer|entamer|jouer|attaquer', ...FOUND },
  { words: 'revoke|revokes|revoked|revoking|renonce|renonces', ...REVOKE },
  { words: 'partner|partenaire|lho|rho|opponent|opponents|adversaire|adversaires', ...SEAT },
  { words: 'ns|ew|eo|both agree|agrees|object|objects', ...BOTH },
  {
    words: 'exposes|exposed|expose',
    en: 'says not how: “N drops HK”, “N shows HK”, “N exposes HK by leading”',
    fr: 'ne dit pas comment : « N laisse tomber HR », « N montre HR », « N expose HR en attaquant »',
  },
  {
    words: '-|--|—|–',
    en: 'is no call: a pass is P, and calls have blanks or commas between them',
    fr: "n'est pas une déclaration : passe s'écrit P, avec des espaces ou des virgules entre les déclarations",
  },
  {
    words: 'adjusted score',
    en: 'is written so: “score adjusted assigned NS 140 EW -140 law 12C1”',
    fr: "s'écrit ainsi : « marque ajustée attribuée NS 140 EO -140 loi 12C1 »",
  },
  {
    words: 'result|resultat',
    en: 'is written so: “result 4S by S tricks 10”',
    fr: "s'écrit ainsi : « résultat 4S par S levées 10 »",
  },
  {
    words: 'low|small|high|petit|petite|gros|grosse',
    en: 'is no card: write what was said, S designates “low” suit H rank low, and then the card that was played',
    fr: "n'est pas une carte : écrivez ce qui a été dit, S désigne “petit” couleur H rang petite, puis la carte jouée",
  },
  {
    words: 'n|e|s|w|o dummy|mort',
    en: 'says not what he did: “N spreads dummy”',
    fr: "ne dit pas ce qu'il a fait : « N étale le mort »",
  },
  {
    words: 'ok|yes|oui',
    en: 'is written “N agrees”, “N accepts that call”',
    fr: "s'écrit « N est d'accord », « N accepte cette déclaration »",
  },
  {
    words: 'no|non',
    en: 'is written “N objects”, “N declines that call”',
    fr: "s'écrit « N s'oppose », « N refuse cette déclaration »",
  },
];
const FRENCH_SUIT = /^(?:[1-7][tpk]|(?:[pk]|t(?!d))(?:10|[2-9ardv]))$/;

const fits = (tokens: readonly Token[], at: number, { words }: Hint): number | undefined => {
  const places = words.split(' ');
  return places.every((place, index) => place.split('|').includes(wordAt(tokens, at + index) ?? ''))
    ? places.length
    : undefined;
};

/** A hint for the words between the begin of a sentence and the place where reading stopped; the last of them. */
const hintAt = (
  tokens: readonly Token[],
  start: number,
  stopped: number,
): { readonly at: number; readonly words: number; readonly says: Readonly<Record<Language, string>> } | undefined => {
  const end = tokens.findIndex((token, at) => at >= start && isMark(token, ','));
  const last = (end < 0 ? tokens.length : end) - 1;
  // Where hardly a word was understood, the reason may stand anywhere in the sentence.
  const near = Array.from(
    { length: Math.max(0, Math.min(stopped + 1, last) - start + 1) },
    (_, index) => start + index,
  );
  const far =
    stopped <= start + 1 ? Array.from({ length: Math.max(0, last - stopped - 1) }, (_, n) => stopped + 2 + n) : [];
  for (const at of [stopped, ...near.toReversed(), ...far]) {
    if (at >= stopped - 1 && FRENCH_SUIT.test(wordAt(tokens, at) ?? '')) return { at, words: 1, says: SUITS };
    for (const hint of HINTS) {
      const words = fits(tokens, at, hint);
      if (words !== undefined) return { at, words, says: hint };
    }
  }
  return undefined;
};

/** The fault that says what to write instead. */
export const insteadOf = (tokens: readonly Token[], start: number, stopped: number): Fault | undefined => {
  const hint = hintAt(tokens, start, stopped);
  const all = hint === undefined ? [] : tokens.slice(hint.at, hint.at + hint.words);
  return hint === undefined
    ? undefined
    : fault('instead', all[0]?.column ?? 1, all.map(({ raw }) => raw).join(' '), { hint: hint.says });
};
