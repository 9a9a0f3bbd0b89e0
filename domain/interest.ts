/**
 * What a comment in a record of another program may speak of, where it speaks of the Laws at all (issue B, 2). English
 * and French, the languages of the files at hand. Narrow on purpose: lessons are full of claims to be made, of adjusted
 * points and of undo buttons, and a remark of interest is to be read by a person.
 */

/** `ruling`: the director, an appeal, an adjusted score, a penalty card. The others name an irregularity or what ended the play. */
export type Topic = 'ruling' | 'revoke' | 'turn' | 'bid' | 'undo' | 'claim' | 'information';

const RULING = [
  String.raw`(?<!\b(?:lead|club|music|program)[- ])\b(?:directors?|arbitres?)\b(?! if)`,
  String.raw`\bruling\b(?! out)`,
  String.raw`\bruled\b(?! out)`,
  String.raw`\bappeals? committee\b|\bappealed\b|\b(?:under|on|an) appeal\b(?! to)`,
  String.raw`\b(?:scores?|results?|contract|auction|board)\b[^.;]{0,30}\badjusted\b|\badjusted (?:the )?(?:score|result|contract)\b|\badjusted by\b`,
  String.raw`\bpenalty cards?\b|\bcartes? pénalisées?\b|\binfractions?\b|\birregularit(?:y|ies)\b`,
];
/** Two capitals are the director only in company: they may be the ten of diamonds. */
const TD = /\b(?:the|by|a|called|called for) TD\b|\bTD (?:called|was|ruled|ruling|adjusted|decided|gave)\b/;
const REVOKE = [
  String.raw`\brevok(?:e|es|ed|ing)\b`,
  String.raw`\brenonce consommée\b`,
  String.raw`\bfaux? renonces?\b`,
];
const TURN = [String.raw`\bout of (?:turn|rotation)\b`, String.raw`\bhors (?:de son )?tour\b`];
const BID = [String.raw`\binsufficient (?:bid|call|[1-7])|\benchère insuffisante\b`];
const ASKS =
  'asks?|asked|asking|requests?|requested|grants?|granted|refuses?|refused|rejects?|rejected|accepts?|accepted|allows?|allowed';
const UNDO = [
  String.raw`\b(?:${ASKS}|thank you|thanks|for an|gave|should)\b[^.;]{0,25}\bundo\b`,
  String.raw`\bundo(?: request\w*| (?:refused|granted|rejected|accepted|please|pls)|\s*\?)|\b(?:mis-?click|misclic)`,
];
const CLAIM = [
  String.raw`\b(?:claims|claimed)\b(?! by)|\bclaim (?:was|is) (?:accepted|rejected|refused|contested)\b`,
  String.raw`\bconced(?:es|ed) (?:the rest|the balance|the remaind|the remaining|one down|down)`,
];
const INFORMATION = [
  String.raw`\bmisinformation\b|\bmisexplain|\bmisexplanation|\bwrong explanation\b|\b(?:late|missing|forgotten) alert\b|\bfail(?:ure|ed|s) to alert\b`,
  String.raw`\bunauthori[sz]ed\b|\bbreak in tempo\b|\bhesitated\b|\bafter (?:a|some|long|much) hesitation\b`,
];

/** A line may break at any blank. */
const anyOf = (parts: readonly string[]): RegExp => new RegExp(parts.join('|').replaceAll(' ', '\\s+'), 'i');
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['ruling', anyOf(RULING)],
  ['ruling', TD],
  ['revoke', anyOf(REVOKE)],
  ['turn', anyOf(TURN)],
  ['bid', anyOf(BID)],
  ['undo', anyOf(UNDO)],
  ['claim', anyOf(CLAIM)],
  ['information', anyOf(INFORMATION)],
];
/** Most comments hold none of these beginnings: one look spares them the rest. */
const HINT =
  /direct|arbitre|rul(?:ing|ed)|appeal|adjusted|penal|pénal|infraction|irregular|TD|revok|renonce|out\sof|hors|insuffi|undo|mis-?cli|claim|conced|misinf|misexp|explan|alert|unauth|tempo|hesita/i;

/** What the text speaks of; empty where it speaks of none of it. Linear in the text. */
export const topicsOf = (text: string): readonly Topic[] => {
  if (!HINT.test(text)) return [];
  const found = new Set<Topic>();
  for (const [topic, pattern] of TOPICS) if (pattern.test(text)) found.add(topic);
  return [...found];
};
