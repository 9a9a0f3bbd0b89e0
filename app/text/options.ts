/** Who may do what now, and who must decide what, each option with what it would change (contract 5, `etui options`). */
import { type Call, isBid, LAST_BID } from '../../domain/call.ts';
import type { Json, Seq } from '../../domain/event.ts';
import { legalCalls, legalCards } from '../../domain/lawbook.ts';
import type { Pending } from '../../domain/law.ts';
import { resultOf } from '../../domain/result.ts';
import type { Situation } from '../../domain/situation.ts';
import type { OpenMatter, Options } from '../../projections/options.ts';
import { changesText } from './changes.ts';
import { wrap } from './layout.ts';
import { answerText, questionText, untilText } from './option.ts';
import { type Say, sayIn, type TextOptions } from './say.ts';
import { resultLine } from './score.ts';

const resultChange = (say: Say, before: Situation, after: Situation): readonly string[] => {
  const was = resultOf(before)?.legal ?? null;
  const now = resultOf(after);
  const figures = now?.legal ?? null;
  if (
    now === null ||
    figures === null ||
    (was !== null && was.tricks === figures.tricks && was.score === figures.score)
  )
    return [];
  return [say.fill(say.words.matters.changes.result, { result: resultLine(say, now.contract, figures) })];
};
const phaseChange = (say: Say, before: Situation, after: Situation): readonly string[] =>
  before.phase === after.phase
    ? []
    : [say.fill(say.words.matters.changes.phase, { phase: say.words.table.phases[after.phase] })];
const newFindings = (say: Say, before: Situation, after: Situation): readonly string[] =>
  after.findings
    .filter((f) => !f.end && !before.findings.some((old) => old.seq === f.seq && old.code === f.code))
    .map((f) =>
      say.fill(say.words.matters.changes.finding, { finding: say.words.findings.names[f.code], law: f.law, of: f.seq }),
    );

/** What an answer would change of the table. */
export const effectText = (say: Say, before: Situation, after: Situation): readonly string[] => {
  const found = [
    ...changesText(say, before, after),
    ...phaseChange(say, before, after),
    ...resultChange(say, before, after),
    ...newFindings(say, before, after),
  ];
  return found.length === 0 ? [say.words.matters.changes.nothing] : found;
};

const callsText = (say: Say, calls: readonly Call[]): string => {
  const bids = calls.filter(isBid);
  const [lowest] = bids;
  const isRun = lowest !== undefined && bids.length === LAST_BID - lowest + 1 && bids.length > 1;
  const others = calls.filter((call) => !isBid(call)).map(say.call);
  const named = isRun ? [say.fill(say.words.matters.anyBid, { call: say.call(lowest) })] : bids.map(say.call);
  return [...others, ...named].join(', ');
};
const becauseText = (say: Say, because: readonly { readonly law: string; readonly of: number | null }[]): string => {
  const { reason, reasonOf } = say.words.matters;
  const texts = because.map(({ law, of }) =>
    of === null ? say.fill(reason, { law }) : say.fill(reasonOf, { law, of }),
  );
  return texts.length === 0 ? '' : ` (${[...new Set(texts)].join('; ')})`;
};
/** Whose turn it is and what he may do. `numbers`: the events that restrict him are named. */
export const turnText = (say: Say, t: Situation, numbers = true): string => {
  const { matters, table } = say.words;
  if (t.phase === 'auction')
    return say.fill(matters.mayCall, { seat: say.seat(t.auction.turn), calls: callsText(say, legalCalls(t)) });
  const cards = legalCards(t);
  if (cards === null) return say.fill(matters.nobodyToAct, { phase: table.phases[t.phase] });
  const seat = say.seat(cards.seat);
  if (cards.cards.length > 0)
    return (
      say.fill(matters.mayPlay, { seat, cards: cards.cards.map(say.card).join(' ') }) +
      becauseText(say, numbers ? cards.because : cards.because.map(({ law }) => ({ law, of: null })))
    );
  return say.fill(t.deal[cards.seat] === null ? matters.mayPlayUnknown : matters.choiceFirst, { seat });
};

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
