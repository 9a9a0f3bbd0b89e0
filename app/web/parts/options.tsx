/** What is to be decided, by whom, under which law; what each answer would change; and a way to try it. */
import type { Json } from '../../../domain/event.ts';
import { pending } from '../../../domain/lawbook.ts';
import type { Pending } from '../../../domain/law.ts';
import type { Answer, OpenMatter } from '../../../projections/options.ts';
import type { Table } from '../../../projections/table/table.ts';
import * as E from 'fp-ts/lib/Either.js';
import { answerText, questionText, untilText } from '../../text/option.ts';
import { turnText } from '../../text/turn.ts';
import { upper } from '../../text/layout.ts';
import { mayTry, tryAnswer } from '../do.ts';
import type { Tried } from '../model/branch.ts';
import { afterwards, board, branch, fillIn, known, leftOut, now, say, table, viewer, words } from '../state.ts';
import { spoken } from '../spoken.ts';
import { Panel, Says, Sentences } from './says.tsx';

const triedBy = (p: Pending, option: Json): Tried =>
  p.by === 'director'
    ? { by: 'director', of: p.of, question: p.question ?? '', answer: option }
    : { by: p.by, of: p.of, option: typeof option === 'string' ? option : JSON.stringify(option) };

const headText = (p: Pending): string => {
  const { choiceHead, judgementHead } = say.value.words.matters;
  return p.kind === 'choice'
    ? say.value.fill(choiceHead, {
        by: say.value.seat(p.by),
        law: p.law,
        of: p.of,
        until: untilText(say.value, p.until),
      })
    : say.value.fill(judgementHead, {
        law: p.law,
        of: p.of,
        question: p.question === null ? '' : questionText(say.value, p.question),
      });
};

interface AnswerProps {
  readonly matter: Pending;
  readonly answer: Answer;
  readonly before: Table;
}
const AnswerLine = ({ matter, answer, before }: AnswerProps) => {
  const text = upper(answerText(say.value, answer.option));
  return (
    <li class="answer">
      <div class="answer-head">
        <strong>
          <Says of={text} />
        </strong>
        {mayTry() ? (
          <button
            type="button"
            class="try-it"
            aria-label={spoken(fillIn(words.value.tryOf, { answer: text }))}
            onClick={() => void tryAnswer(triedBy(matter, answer.option))}
          >
            {words.value.tryIt}
          </button>
        ) : null}
      </div>
      <Sentences
        of={(afterwards.value?.effectText(say.value, before, answer.after) ?? []).map(upper)}
        class="effects"
      />
    </li>
  );
};
const MatterBlock = ({ of, before }: { readonly of: OpenMatter; readonly before: Table }) => (
  <div class="matter">
    <p>
      <Says of={headText(of.matter)} />
    </p>
    {of.answers.length === 0 ? null : (
      <ul class="answers">
        {of.answers.map((answer) => (
          <AnswerLine key={JSON.stringify(answer.option)} matter={of.matter} answer={answer} before={before} />
        ))}
      </ul>
    )}
  </div>
);

/** Nothing waits at most moments: then nothing is folded. */
const openMatters = (): { readonly before: Table; readonly open: readonly OpenMatter[] } => {
  const t = table.value;
  const waiting = pending(t);
  const foreseen = afterwards.value;
  if (waiting.length === 0) return { before: t, open: [] };
  if (!foreseen) return { before: t, open: waiting.map((matter) => ({ matter, answers: [] })) };
  // Only the finding whether something happened folds the whole record again.
  const isStep = known.value === 'then' && !waiting.some((p) => p.question === 'happened');
  if (isStep) return foreseen.optionsOf(t, now.value + 1);
  const options = foreseen.optionsAt(board.value.record, {
    at: now.value,
    ...(known.value === 'last' && viewer.value === null ? { known: board.value.last } : {}),
  });
  return E.isRight(options) ? options.right : { before: t, open: [] };
};

const triedText = (t: Tried): string =>
  t.by === 'director'
    ? `${questionText(say.value, t.question)} ${answerText(say.value, t.answer)}`
    : say.value.fill(say.value.words.review.labelled, {
        label: say.value.seat(t.by),
        value: answerText(say.value, t.option),
      });
/** In a what-if: what was tried, and how much of the record has no place in it. */
export const tryingText = (): string | null => {
  const open = branch.value;
  if (open === null) return null;
  const answers = open.tried.map(triedText).join(say.value.fill(say.value.words.table.semicolon));
  const left = leftOut.value === 0 ? '' : ` ${say.value.count(words.value.whatIfLeft, leftOut.value)}`;
  return fillIn(words.value.whatIfNow, { answers }) + left;
};

export const OptionsPanel = () => {
  const { before, open } = openMatters();
  return (
    <Panel id="options" title={words.value.options}>
      <p class="turn-says">
        <Says of={turnText(say.value, before)} />
      </p>
      {open.length === 0 ? (
        <p class="dim">{say.value.fill(say.value.words.matters.nothingToDecide)}</p>
      ) : (
        open.map((each) => (
          <MatterBlock
            key={`${each.matter.of} ${each.matter.law} ${each.matter.by} ${each.matter.question}`}
            of={each}
            before={before}
          />
        ))
      )}
    </Panel>
  );
};
