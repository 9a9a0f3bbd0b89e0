/** The counts as a page of Markdown. */
import { lossSentence, LOSS_REASONS, refusalSentence, REFUSAL_REASONS } from '../../formats/report.ts';
import { UNFINISHED, type Unfinished } from './board.ts';
import type { Counts, Tally } from './tally.ts';

export interface CorpusCounts {
  /** By source and format, in alphabetical order. */
  readonly sources: readonly { readonly name: string; readonly tally: Tally }[];
  readonly all: Tally;
  /** Without the files whose boards do not fit together. */
  readonly sound: Tally;
  readonly outOfJoint: readonly { readonly hash: string; readonly source: string; readonly tally: Tally }[];
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): readonly string[] => [
  row(head),
  row(head.map((_, i) => (i === 0 ? '---' : '---:'))),
  ...rows.map(row),
];
const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((part / of) * 100).toFixed(1)} %`);
const byCount = (counts: Counts): readonly (readonly [string, number])[] =>
  [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));

const HEAD = [
  '',
  'files',
  'boards',
  'refused',
  'auction and play',
  'reach their result',
  'share',
  'with an irregularity',
  'with a contradiction',
];
const summary = (name: string, t: Tally): readonly (string | number)[] => [
  name,
  t.files,
  t.boards,
  t.refused,
  t.played,
  t.reached,
  percent(t.reached, t.played),
  t.irregular,
  t.contradicted,
];

const findingRows = (all: Tally, sound: Tally): readonly (readonly (string | number)[])[] =>
  byCount(all.findings).map(([key, count]) => {
    const [code = '', severity = ''] = key.split(' ');
    return [code, severity, count, sound.findings.get(key) ?? 0];
  });
const supportRows = (all: Tally): readonly (readonly (string | number)[])[] =>
  byCount(all.support).map(([key, count]) => [...key.split(' '), count]);

const refusals = (all: Tally): readonly (readonly (string | number)[])[] =>
  REFUSAL_REASONS.flatMap((reason) => {
    const count = all.refusals.get(reason);
    return count === undefined ? [] : [[`\`${reason}\` ${refusalSentence(reason)}`, count]];
  });
const losses = (all: Tally): readonly (readonly (string | number)[])[] =>
  byCount(all.losses).map(([reason, count]) => {
    const known = LOSS_REASONS.find((each) => each === reason);
    return [`\`${reason}\` ${known === undefined ? '' : lossSentence(known)}`, count];
  });
const unfinished = (all: Tally, sound: Tally): readonly (readonly (string | number)[])[] =>
  byCount(all.unfinished).map(([why, count]) => [UNFINISHED[why as Unfinished], count, sound.unfinished.get(why) ?? 0]);

/** The page up to what is written by hand. */
export const pageOf = ({ sources, all, sound, outOfJoint }: CorpusCounts): string => {
  const lines = [
    '# The corpus: what becomes of real files',
    '',
    'Written by `npm run corpus DIR`. Files are named by the beginning of their SHA-256 and by where they were collected, never by name.',
    '',
    `${all.files} files (${(all.bytes / 1e6).toFixed(1)} MB); every one was read to its end; ${all.without} hold no board of which a record can be made.`,
    '',
    ...table(HEAD, [
      summary('all', all),
      summary('without the files that do not fit together', sound),
      ...sources.map(({ name, tally }) => summary(name, tally)),
    ]),
    '',
    'A board has auction and play if it holds a call and a card. It reaches its result if the engine, given the record alone,',
    'brings the play to an end: thirteen tricks, a number agreed on, or passed out.',
    '',
    '## Files that do not fit together',
    '',
    'A quarter of their boards or more has one finding that says that hands, calls and play do not belong together. They are reported and not repaired.',
    '',
    ...table(
      ['file', 'boards', 'do not fit together', 'auction and play', 'reach their result'],
      outOfJoint.map(({ hash, source, tally: t }) => [
        `${hash} (${source})`,
        t.boards,
        t.outOfJoint,
        t.played,
        t.reached,
      ]),
    ),
    '',
    '## Boards with auction and play that have no result',
    '',
    ...table(['why', 'all', 'without those files'], unfinished(all, sound)),
    '',
    '## Findings',
    '',
    ...table(['code', 'severity', 'all', 'without those files'], findingRows(all, sound)),
    '',
    'What speaks for the irregular acts (an act may have several):',
    '',
    ...table(['code', 'support', 'acts'], supportRows(all)),
    '',
    '## Refused boards',
    '',
    ...table(['reason', 'boards'], refusals(all)),
    '',
    '## Losses',
    '',
    'What the files hold and the records do not.',
    '',
    ...table(['kind', 'times'], losses(all)),
    '',
    '## Notices',
    '',
    ...table(['what', 'times'], byCount(all.notices)),
    '',
  ];
  return `${lines.join('\n')}\n`;
};
