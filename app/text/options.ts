/** Who may do what now, and who must decide what, each option with what it would change (contract 5, `etui options`). */
import type { Json, Seq } from '../../domain/event.ts';
import type { Pending } from '../../domain/law.ts';
import type { Situation } from '../../domain/situation.ts';
import type { OpenMatter, Options } from '../../projections/options.ts';
import { effectText } from './effects.ts';
import { wrap } from './layout.ts';
import { answerText, questionText, untilText } from './option.ts';
import { type Say, sayIn, type TextOptions } from './say.ts';
import { turnText } from './turn.ts';

const answerHead = (say: Say, p: Pending, option: Json): string => {
  const { ifChosen, ifJudged } = say.words.matters;
  const answer = answerText(say, option);
  return p.by === 'director'
    ? say.fill(ifJudged, { answer })
    : say.fill(ifChosen, { by: say.seat(p.by), option: answer });
};
/** A matter to be decided: who, until when, under which law; then every answer with what it changes. */
const matterText = (say: Say, before: Situation, { matter: p, answers }: OpenMatter): readonly string[] => {
  const { choiceHead, judgementHead } = say.words.matters;
  const head =
    p.kind === 'choice'
      ? say.fill(choiceHead, { by: say.seat(p.by), law: p.law, of: p.of, until: untilText(say, p.until) })
      : say.fill(judgementHead, {
          law: p.law,
          of: p.of,
          question: p.question === null ? '' : questionText(say, p.question),
        });
  return [
    ...wrap(head, say.width),
    ...answers.flatMap(({ option, after }) => [
      ...wrap(answerHead(say, p, option), say.width, '  '),
      ...effectText(say, before, after).flatMap((line) => wrap(line, say.width, '    → ')),
    ]),
  ];
};

/** For a person polled: what the player may do, and the choices that are his, without what they would change. */
export const pollOptionsText = (t: Situation, at: Seq, open: readonly Pending[], options: TextOptions): string => {
  const say = sayIn(options);
  const { moment, nothingToDecide } = say.words.matters;
  const choices = open.flatMap((matter) => [
    '',
    ...matterText(say, t, { matter, answers: [] }),
    ...matter.options.flatMap((option) => wrap(answerText(say, option), say.width, '  ')),
  ]);
  const lines = [
    say.style.bold(say.fill(moment, { board: t.setup.board, at })),
    ...wrap(turnText(say, t, false), say.width),
    ...(choices.length === 0 ? [say.fill(nothingToDecide)] : choices),
  ];
  return `${lines.join('\n')}\n`;
};

/** The options at a moment, ending in a line end. */
export const optionsText = ({ before, open }: Options, options: TextOptions): string => {
  const say = sayIn(options);
  const { moment, nothingToDecide } = say.words.matters;
  const lines = [
    say.style.bold(say.fill(moment, { board: before.setup.board, at: before.at })),
    ...wrap(turnText(say, before), say.width),
    ...(open.length === 0
      ? [say.fill(nothingToDecide)]
      : open.flatMap((each) => ['', ...matterText(say, before, each)])),
  ];
  return `${lines.join('\n')}\n`;
};
