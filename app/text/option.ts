/** Options, questions and answers as a person reads them (contract 4). */
import { parseCard, parseSuit } from '../../domain/card.ts';
import type { Json } from '../../domain/event.ts';
import type { Say } from './say.ts';

const has = <T extends object>(texts: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(texts, key);

/** `require:H` → "require hearts"; an option that nobody knows is shown as it is written. */
export const optionText = (say: Say, option: string): string => {
  const { options } = say.words.matters;
  const [head = '', of] = option.split(':');
  if (!has(options, head)) return option;
  const card = of === undefined ? undefined : parseCard(of);
  const suit = of === undefined ? undefined : parseSuit(of);
  const what = {
    ...(card === undefined ? {} : { card: say.card(card) }),
    ...(suit === undefined ? {} : { suit: say.suit(suit) }),
  };
  return say.fill(options[head], what);
};
export const questionText = (say: Say, question: string): string => {
  const { questions } = say.words.matters;
  return has(questions, question) ? say.fill(questions[question]) : question;
};
export const untilText = (say: Say, until: string): string => {
  const texts = say.words.matters.until;
  return has(texts, until) ? say.fill(texts[until]) : until;
};
/** An answer of the director's: yes, no, a number, a list of actions. */
export const answerText = (say: Say, answer: Json): string => {
  if (typeof answer === 'boolean') return say.words.review[answer ? 'yes' : 'no'];
  if (typeof answer === 'string') return optionText(say, answer);
  if (Array.isArray(answer)) return say.list(answer.map((each: Json) => answerText(say, each)));
  return typeof answer === 'number' ? String(answer) : JSON.stringify(answer);
};
