/** The report over the corpus as Markdown: tables, and what each of them says and does not say. */
import type { FindingCode } from '../../domain/finding.ts';
import type { Interval } from '../../projections/interval.ts';
import type { Inputs } from '../stats/inputs.ts';
import type { Manifest } from '../stats/manifest.ts';
import type { Row } from '../stats/rows.ts';
import type { Run } from '../stats/run.ts';

export interface SourceCounts {
  readonly name: string;
  readonly files: number;
  readonly run: Run;
}
export interface Report {
  readonly heading: string;
  readonly run: Run;
  /** The same, by law. */
  readonly laws: Run;
  /** With the files that do not fit together. */
  readonly whole: Run;
  readonly sources: readonly SourceCounts[];
  readonly inputs: Inputs;
  readonly manifest: Manifest;
}

type Cells = readonly (string | number)[];
const row = (cells: Cells): string => `| ${cells.join(' | ')} |`;
const table = (head: Cells, rows: readonly Cells[]): readonly string[] => [
  row(head),
  row(head.map((_, i) => (i === 0 ? '---' : '---:'))),
  ...rows.map(row),
  '',
];
const figure = (value: number | null): string => (value === null ? '' : String(Number(value.toFixed(3))));
const ends = (interval: Interval | null): string =>
  interval === null ? '' : `${figure(interval.low)} – ${figure(interval.high)}`;
const sum = (numbers: Iterable<number>): number => {
  let all = 0;
  for (const n of numbers) all += n;
  return all;
};

const lawsOf = (laws: Run, { code, severity }: Row): string =>
  laws.rows
    .filter((each) => each.code === code && each.severity === severity)
    .map(({ place, events }) => `${place.law} (${events})`)
    .join(', ');
const rateRow =
  (laws: Run) =>
  (each: Row): Cells => [
    `\`${each.code}\``,
    lawsOf(laws, each),
    each.events,
    each.boards,
    `${each.opportunities} \`${each.unit}\``,
    figure(each.rate),
    ends(each.wilson),
    ends(each.bootstrap),
  ];
const RATE_HEAD: Cells = [
  'finding',
  'laws',
  'events',
  'boards',
  'opportunities',
  'per 1,000',
  'Wilson 95 %',
  'by session 95 %',
];
const rates = (run: Run, laws: Run, severity: Row['severity'], none: boolean): readonly string[] =>
  table(
    RATE_HEAD,
    run.rows
      .filter((each) => each.severity === severity && (none ? each.events === 0 : each.events > 0))
      .map(rateRow(laws)),
  );

const eventsOf = (run: Run, code: FindingCode, severity: Row['severity']): number =>
  sum(run.rows.filter((each) => each.code === code && each.severity === severity).map((each) => each.events));
const actsOf = (run: Run, severity: Row['severity']): number => run.totals.acts[severity] ?? 0;
const allOf = (run: Run, severity: Row['severity']): number =>
  sum(run.rows.filter((each) => each.severity === severity).map((each) => each.events));

const counted = ({ run, whole, inputs, manifest }: Report): readonly string[] => [
  '### What was counted',
  '',
  ...table(
    ['', 'number', 'what it means'],
    [
      ['files', inputs.files.length, 'different files; of files with the same bytes one is read'],
      ['files with the same bytes as another', inputs.sameFiles, 'read once'],
      ['files left out by hand', inputs.without.length, 'their boards do not fit together (docs/corpus.md)'],
      ['boards', run.totals.boards, 'records folded to a table, each once'],
      ['boards stored twice', run.duplicates, 'the same deal, calls and cards: the first counts'],
      [
        'boards without a record',
        sum(Object.values(run.leftOut)),
        'nothing of them can be read, or who dealt is not known',
      ],
      [
        'boards that do not fit together',
        run.totals.outOfJoint,
        'hands, calls and play belong to different boards; they count for nothing',
      ],
      ['clusters', run.totals.clusters, 'sessions, where the file names them, else files'],
      [
        'editions assumed',
        run.totals.assumptions['laws'] ?? 0,
        'the file names no edition: 2007 up to July 2017, else 2017',
      ],
      [
        'calls taken as natural',
        run.totals.assumptions['natural'] ?? 0,
        'a matter hangs on the meaning of a call that the file does not give',
      ],
      ['boards with the file left out', whole.totals.boards, 'for comparison'],
    ],
  ),
  `Seed ${run.settings.seed}, ${run.settings.resamples} draws; versions: statistics ${manifest.statistics}, Étui ${manifest.etui}, lawbook ${manifest.lawbook}. SHA-256 of the table: \`${manifest.table}\`.`,
  '',
];

const irregularities = ({ run, laws }: Report): readonly string[] => [
  '### Irregularities',
  '',
  'Acts against the Laws of which the file says more than the act itself: a mark, a comment, a ruling, a correction, or what was done next (see “Severity” above).',
  '',
  ...rates(run, laws, 'irregularity', false),
  `${allOf(run, 'irregularity')} in all, of ${actsOf(run, 'irregularity')} acts: an act against two laws has two findings. These are **not** the rates at which such things happen at tables. Programs that write PBN and LIN record what stood in the end: a revoke corrected in time, an insufficient bid put right, a lead taken back leave no trace. Almost all revokes found carry PBN’s mark for them, set in few collections; where nobody sets it, none is found. The interval by session is wider than Wilson’s because they come in clusters.`,
  '',
  'What could have been found and was not, with the upper end of what is compatible with that, in these files:',
  '',
  ...rates(run, laws, 'irregularity', true),
];
const contradictions = ({ run, laws, whole }: Report): readonly string[] => [
  '### Contradictions',
  '',
  'The record does not agree with itself or with the Laws, and nothing on it says that this happened at the table: most are slips of typing.',
  '',
  ...rates(run, laws, 'contradiction', false),
  `${allOf(run, 'contradiction')} in all, of ${actsOf(run, 'contradiction')} acts or entries, ${allOf(whole, 'contradiction')} with the file that was left out: ${eventsOf(whole, 'card-not-held', 'contradiction')} instead of ${eventsOf(run, 'card-not-held', 'contradiction')} cards that their hand does not hold. One file can make any such figure; hence the manifest, and the intervals by session.`,
  '',
];
const notices = ({ run, laws }: Report): readonly string[] => [
  '### Rulings and notices',
  '',
  `${allOf(run, 'ruling')} findings about rulings: the files of other programs hold none in a form that can be compared. \`voided\` counts what an online platform’s undo took back; \`remark-of-interest\` comments that speak of the director, a revoke or the like.`,
  '',
  ...(allOf(run, 'ruling') === 0 ? [] : rates(run, laws, 'ruling', false)),
  ...rates(run, laws, 'notice', false),
];
const opportunities = ({ run }: Report): readonly string[] => [
  '### Opportunities',
  '',
  ...table(
    ['unit', 'number', 'per board'],
    Object.entries(run.totals.opportunities).map(([unit, n]) => [
      `\`${unit}\``,
      n,
      figure(n / (run.totals.opportunities['board'] ?? 1)),
    ]),
  ),
];
const unitOf = (run: Run, unit: string): number => run.totals.opportunities[unit] ?? 0;
const bySource = ({ sources }: Report): readonly string[] => [
  '### By collection',
  '',
  'Counts, not rates: collections differ in what they record. Boards stored twice are counted in each collection that has them.',
  '',
  ...table(
    ['collection', 'files', 'boards', 'calls', 'cards', 'irregularities', 'contradictions'],
    sources.map(({ name, files, run }) => [
      name,
      files,
      run.totals.boards,
      unitOf(run, 'call'),
      unitOf(run, 'card'),
      allOf(run, 'irregularity'),
      allOf(run, 'contradiction'),
    ]),
  ),
];

/** The report, from its heading to the end of the page. */
export const reportOf = (report: Report): string =>
  `${[
    report.heading,
    '',
    'Written by `npm run corpus:stats DIR`. Repeated, to the byte, by `etui stats DIR --from docs/statistics-manifest.json`: the manifest names every file by its SHA-256 and by where it was collected. No person, team or file is named.',
    '',
    ...counted(report),
    ...irregularities(report),
    ...contradictions(report),
    ...notices(report),
    ...opportunities(report),
    ...bySource(report),
  ]
    .join('\n')
    .trimEnd()}\n`;
