/** The table of a run: each finding against its opportunities, with the intervals of its rate. */
import { FINDING_CODES, type FindingCode, type Severity } from '../../domain/finding.ts';
import { OF_THE_BOARD, UNIT_OF, type Unit } from '../../projections/frequency/units.ts';
import { bootstrap, type Interval, type Series, wilson } from '../../projections/interval.ts';
import { countsOf, newCluster } from './cluster.ts';
import { comparePlaces, type Dimension, type Key, keyOf, type Place } from './keys.ts';
import type { Tally } from './tally.ts';

/** Rates and their ends: per 1,000 opportunities, to four decimals. */
export interface Row {
  readonly place: Place;
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly unit: Unit;
  readonly events: number;
  /** Boards with at least one. */
  readonly boards: number;
  readonly opportunities: number;
  readonly rate: number | null;
  readonly wilson: Interval | null;
  readonly bootstrap: Interval | null;
}
export interface Bootstrapping {
  readonly seed: number;
  readonly resamples: number;
}

const CONTRADICTIONS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'contract-differs',
  'result-differs',
  'score-differs',
  'card-twice',
  'card-not-held',
  'turn-unclear',
  'deal-invalid',
]);
const RULINGS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'ruling-differs',
  'ruling-missing',
  'judgement-missing',
]);
const NOTICES: ReadonlySet<FindingCode> = new Set<FindingCode>(['voided', 'remark-of-interest']);
/** What a finding of that code is unless its record contradicts it. */
const severityOf = (code: FindingCode): Severity =>
  CONTRADICTIONS.has(code)
    ? 'contradiction'
    : RULINGS.has(code)
      ? 'ruling'
      : NOTICES.has(code)
        ? 'notice'
        : 'irregularity';
const SEVERITIES: readonly Severity[] = ['irregularity', 'contradiction', 'ruling', 'notice'];

/** Dimensions with few values: there a row is shown too where nothing happened. */
const FEW: ReadonlySet<Dimension> = new Set<Dimension>(['edition', 'phase', 'seat']);

interface Column {
  readonly counts: Float64Array;
  readonly place: Place;
}
type Columns = Map<string, Column>;
const placeText = (place: Place, by: readonly Dimension[]): string => by.map((d) => place[d] ?? '').join('\t');

/** The counts of each key, cluster by cluster in the order of their names. */
const columnsOf = (
  tally: Tally,
  by: readonly Dimension[],
): { readonly keys: readonly Key[]; readonly columns: readonly Float64Array[] } => {
  const names = [...tally.clusters.keys()].toSorted();
  const keys = [...tally.keys.keys()].map((text) => keyOf(text, by));
  const columns = keys.map(() => new Float64Array(names.length));
  for (const [i, name] of names.entries())
    for (const [number, count] of countsOf(tally.clusters.get(name) ?? newCluster())) {
      const column = columns[number];
      if (column !== undefined) column[i] = count;
    }
  return { keys, columns };
};
const sum = (counts: Float64Array | undefined): number => counts?.reduce((a, b) => a + b, 0) ?? 0;

interface Found {
  readonly place: Place;
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly events: Float64Array;
  readonly boards: number;
}
interface Sorted {
  /** By unit and place. */
  readonly opportunities: Columns;
  readonly found: readonly Found[];
  readonly size: number;
}
const isCode = (text: string): text is FindingCode => FINDING_CODES.some((code) => code === text);

const sorted = (tally: Tally, by: readonly Dimension[]): Sorted => {
  const { keys, columns } = columnsOf(tally, by);
  const opportunities: Columns = new Map();
  const found: Found[] = [];
  const boardsOf = new Map(
    keys.map((key, i) => [`${key.kind} ${key.what} ${key.severity} ${placeText(key.place, by)}`, sum(columns[i])]),
  );
  for (const [i, key] of keys.entries()) {
    const counts = columns[i] ?? new Float64Array();
    if (key.kind === 'o')
      opportunities.set(`${key.what}\t${placeText({ ...key.place, law: '' }, by)}`, { counts, place: key.place });
    const severity = SEVERITIES.find((each) => each === key.severity);
    if (key.kind === 'e' && isCode(key.what) && severity !== undefined) {
      const boards = boardsOf.get(`b ${key.what} ${key.severity} ${placeText(key.place, by)}`) ?? 0;
      found.push({ place: key.place, code: key.what, severity, events: counts, boards });
    }
  }
  return { opportunities, found, size: tally.clusters.size };
};

/** Rows for what did not happen although it could have. */
const absent = ({ opportunities, found, size }: Sorted, by: readonly Dimension[]): readonly Found[] => {
  if (by.includes('law')) return [];
  const there = new Set(found.map((f) => `${f.code} ${f.severity} ${placeText(f.place, by)}`));
  const seen = new Set(found.filter((f) => f.severity === severityOf(f.code)).map((f) => f.code));
  const codes = by.every((d) => FEW.has(d)) ? FINDING_CODES : FINDING_CODES.filter((code) => seen.has(code));
  const none = new Float64Array(size);
  return codes.flatMap((code) => {
    const severity = severityOf(code);
    return [...opportunities]
      .filter(([key]) => key.startsWith(`${UNIT_OF[code]}\t`))
      .map(([, { place }]): Found => ({ place, code, severity, events: none, boards: 0 }))
      .filter((f) => !there.has(`${code} ${severity} ${placeText(f.place, by)}`));
  });
};

const per1000 = (part: number): number => Number((part * 1000).toFixed(4));
const scaled = (i: Interval | null): Interval | null =>
  i === null ? null : { low: per1000(i.low), high: per1000(i.high) };

/** The opportunities of a finding at its place. */
const against = ({ opportunities, size }: Sorted, { code, place }: Found, by: readonly Dimension[]): Float64Array => {
  const unit = UNIT_OF[code];
  const at = OF_THE_BOARD.has(unit) ? { ...place, phase: '', seat: '', law: '' } : { ...place, law: '' };
  return opportunities.get(`${unit}\t${placeText(at, by)}`)?.counts ?? new Float64Array(size);
};

const order = (a: Row, b: Row, by: readonly Dimension[]): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
  FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code) ||
  comparePlaces(a.place, b.place, by);

/** The rows, in the order of severities, codes and places. */
export const rowsOf = (tally: Tally, by: readonly Dimension[], { seed, resamples }: Bootstrapping): readonly Row[] => {
  const all = sorted(tally, by);
  const found = [...all.found, ...absent(all, by)];
  const series = found.map((f): Series => ({ events: f.events, opportunities: against(all, f, by) }));
  const drawn = bootstrap(series, { clusters: all.size, times: resamples, seed });
  const rows = found.map(({ place, code, severity, boards }, i): Row => {
    const events = sum(series[i]?.events);
    const opportunities = sum(series[i]?.opportunities);
    return {
      place,
      code,
      severity,
      unit: UNIT_OF[code],
      events,
      boards,
      opportunities,
      rate: opportunities === 0 ? null : per1000(events / opportunities),
      wilson: scaled(wilson(events, opportunities)),
      bootstrap: opportunities === 0 ? null : scaled(drawn[i] ?? null),
    };
  });
  return rows.toSorted((a, b) => order(a, b, by));
};

/** Counts that are no rates, under their names. */
export interface Totals {
  readonly boards: number;
  readonly clusters: number;
  readonly outOfJoint: number;
  readonly assumptions: Readonly<Record<string, number>>;
  readonly opportunities: Readonly<Record<string, number>>;
  /** By severity; an act with several findings is one. */
  readonly acts: Readonly<Record<string, number>>;
}
export const totalsOf = (tally: Tally, by: readonly Dimension[]): Totals => {
  const { keys, columns } = columnsOf(tally, by);
  const add = (kind: Key['kind']): Readonly<Record<string, number>> => {
    const out = new Map<string, number>();
    for (const [i, key] of keys.entries())
      if (key.kind === kind) out.set(key.what, (out.get(key.what) ?? 0) + sum(columns[i]));
    return Object.fromEntries([...out].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  };
  return {
    boards: tally.boards,
    clusters: tally.clusters.size,
    outOfJoint: add('x')['board'] ?? 0,
    assumptions: add('a'),
    opportunities: add('o'),
    acts: add('c'),
  };
};
