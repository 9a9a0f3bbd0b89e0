/** A what-if for a reader: what is given, what is left out and why, what differs, how it ends (contract 5). */
import type { Event } from '../../domain/event.ts';
import { resultOf } from '../../domain/result.ts';
import type { CallAct, Played, Situation } from '../../domain/situation.ts';
import type { Moment } from '../../projections/table/step.ts';
import { addressText, isGiven } from '../../replay/address.ts';
import type { Branch, LeftOut } from '../../replay/branch.ts';
import { type AuditWords, auditWordsIn } from '../../words/audit.ts';
import { eventText } from './event.ts';
import { wrap } from './layout.ts';
import { effectText } from './effects.ts';
import { turnText } from './turn.ts';
import { leadsOf } from './play.ts';
import { type EventAt, type Say, sayIn, type TextOptions } from './say.ts';
import { resultLine, scoresText } from './score.ts';
import { openText } from './standing.ts';

/** Values that are numbers of events. */
const NUMBERED: ReadonlySet<string> = new Set(['of', 'at', 'by', 'since', 'from', 'until', 'record', 'branch']);
/** Says the numbers of events as addresses: 3.1 for the first one given behind event 3. */
export const addressed = (say: Say): Say => ({
  ...say,
  fill: (template, values) =>
    say.fill(
      template,
      values === undefined
        ? {}
        : Object.fromEntries(
            Object.entries(values).map(([name, value]) =>
              typeof value === 'number' && NUMBERED.has(name) && isGiven(value)
                ? [name, addressText(value)]
                : [name, value],
            ),
          ),
    ),
});

/** What the Laws make of the table: result, or that there is none. */
export const endText = (say: Say, words: AuditWords, t: Situation): string => {
  const result = resultOf(t);
  if (result === null) return words.noResult;
  const figures = result.legal === null ? words.noResult : resultLine(say, result.contract, result.legal);
  return result.adjusted === null
    ? figures
    : `${figures}${say.fill(say.words.table.semicolon)}${scoresText(say, result.adjusted)}`;
};

const cardsOf = (t: Situation): readonly Played[] =>
  t.play === null ? [] : [...t.play.tricks.flatMap((trick) => trick.cards), ...t.play.current];
/** Calls and cards of `other` that `one` knows nothing of. */
const actsText = (say: Say, one: Situation, other: Situation): readonly string[] => {
  const { changes } = say.words.matters;
  const calls = new Set(one.auction.acts.map((act) => act.seq));
  const cards = new Set(cardsOf(one).map((c) => c.seq));
  const { played } = auditWordsIn(say.lang);
  const statusOf = (act: CallAct): string =>
    changes[act.status === 'pending' ? 'again' : act.status === 'standing' && act.accepted ? 'accepted' : act.status];
  return [
    ...other.auction.acts
      .filter((act) => !calls.has(act.seq) && act.deemed === null)
      .map((act) => say.fill(statusOf(act), { seat: say.seat(act.seat), act: say.call(act.call), of: act.seq })),
    ...cardsOf(other)
      .filter((c) => !cards.has(c.seq))
      .map((c) => say.fill(played, { seat: say.seat(c.seat), card: say.card(c.card), of: c.seq })),
  ];
};

/** What holds in one table only, each with its sign. Two tables at the same place of one board. */
export const differencesText = (say: Say, one: Situation, other: Situation): readonly string[] => {
  const none = say.words.matters.changes.nothing;
  const told = (lines: readonly string[], sign: string): readonly string[] =>
    lines.filter((line) => line !== none).flatMap((line) => wrap(line, say.width - 2, `${sign} `));
  return [
    ...told([...actsText(say, other, one), ...effectText(say, other, one)], '−'),
    ...told([...actsText(say, one, other), ...effectText(say, one, other)], '+'),
  ];
};

/** Events of a record that read on after one another are one line once the first call or card was left out. */
const MOST_TOLD = 6;
const becauseText = (say: Say, words: AuditWords, { reason, of }: LeftOut): string => {
  const { because } = words;
  if (reason === 'act-gone' && of !== null) return say.fill(because['act-gone-of'], { of });
  return say.fill(because[reason], { of: of ?? 0 });
};
const leftOutText = (say: Say, words: AuditWords, branch: Branch, tell: (e: Event) => string): readonly string[] => {
  const all = branch.leftOut;
  const own = all.filter(({ reason }) => reason !== 'follows');
  const rest = all.filter(({ reason }) => reason === 'follows');
  const [first] = rest;
  const lines = [...own, ...(rest.length <= MOST_TOLD - own.length ? rest : [])].map((left) => {
    const says = tell(left.event).replace(/\.$/, '');
    return [left.event.seq, say.fill(words.leftOutLine, { says, because: becauseText(say, words, left) })] as const;
  });
  const told = lines.flatMap(([seq, line]) => wrap(line, say.width - 2, `${String(seq).padStart(4)}  `));
  if (first === undefined || rest.length <= MOST_TOLD - own.length) return told;
  const more = say.count(words.restLine, rest.length);
  return [
    ...told,
    ...wrap(
      say.fill(words.leftOutLine, { says: more, because: becauseText(say, words, first) }),
      say.width - 2,
      '   …  ',
    ),
  ];
};

/** The whole answer, ending in a line end. `moments`: those of the record, `given`: those of the branch. */
export const whatIfText = (branch: Branch, moments: readonly Moment[], options: TextOptions): string => {
  const say = addressed(sayIn(options));
  const words = auditWordsIn(options.lang);
  const all = [...moments.map(({ event }) => event), ...branch.given];
  const at: EventAt = new Map(all.map((event) => [event.seq, event]));
  const leads = leadsOf(moments);
  const tell = (event: Event): string => eventText(event, { say, at, leads });
  const given = branch.given.flatMap((e) => wrap(tell(e), say.width - 2, `${addressText(e.seq).padStart(4)}  `));
  const left = leftOutText(say, words, branch, tell);
  const differ = differencesText(say, branch.record, branch.branch);
  const where = say.fill(words.comparedHow, { branch: branch.branch.at, record: branch.record.at });
  const section = (head: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ['', say.style.bold(head), ...lines.map((line) => `  ${line}`)];
  const ends = [
    say.fill(say.words.review.labelled, { label: words.onRecord, value: endText(say, words, branch.end) }),
    say.fill(say.words.review.labelled, { label: words.inBranch, value: endText(say, words, branch.branch) }),
  ];
  const isOver = branch.branch.phase === 'ended' || branch.branch.phase === 'closed';
  const next = [
    ...(isOver ? [] : wrap(turnText(say, branch.branch), say.width - 2)),
    ...openText(say, branch.branch).flatMap((line) => wrap(line, say.width - 2)),
  ];
  const lines = [
    say.style.bold(say.fill(words.whatIf, { board: branch.branch.setup.board, at: branch.at })),
    ...(given.length === 0 && left.length === 0 ? ['', words.nothingGiven] : []),
    ...section(words.given, given),
    ...section(words.leftOut, left),
    ...section(words.compared, [
      ...wrap(where, say.width - 2),
      ...(differ.length === 0 ? [words.noDifference] : differ),
    ]),
    ...section(
      words.endings,
      ends.flatMap((line) => wrap(line, say.width - 2)),
    ),
    ...section(words.next, next),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
};
