/** What must be known to make the same table again: bytes of the inputs, versions, settings, what was left out. */
import * as E from 'fp-ts/lib/Either.js';
import { type Edition, EDITIONS } from '../../domain/edition.ts';
import type { Json, JsonObject } from '../../domain/event.ts';
import { LAWBOOK } from '../../domain/lawbook.ts';
import { ETUI } from '../../projections/table/version.ts';
import { canonical } from '../../wire/canonical.ts';
import { isObject } from '../../wire/json.ts';
import { sha256Hex } from '../../wire/sha256.ts';
import { csvOf } from './csv.ts';
import type { Inputs } from './inputs.ts';
import { type Dimension, DIMENSIONS } from './keys.ts';
import type { Run, RunSettings } from './run.ts';
import { STATISTICS } from './version.ts';

export interface Manifest {
  readonly statistics: number;
  readonly etui: string;
  readonly lawbook: string;
  readonly by: readonly string[];
  readonly laws: string | null;
  readonly seed: number;
  readonly resamples: number;
  readonly inputs: readonly InputText[];
  readonly stores: readonly JsonObject[];
  readonly counted: JsonObject;
  readonly exclusions: JsonObject;
  /** SHA-256 of the table as CSV. */
  readonly table: string;
}
export interface InputText {
  readonly sha256: string;
  readonly format: string;
  readonly bytes: number;
  /** Only the board of that name. */
  readonly board?: string;
  /** Where it was collected, where that is known and may be said. */
  readonly source?: string;
}

/** The manifest of a run. No path and no name of a file is in it. */
export const manifestOf = (run: Run, inputs: Inputs): Manifest => {
  const { by, laws, seed, resamples } = run.settings;
  const { boards, clusters, outOfJoint, assumptions } = run.totals;
  return {
    statistics: STATISTICS,
    etui: ETUI,
    lawbook: LAWBOOK,
    by: [...by],
    laws,
    seed,
    resamples,
    inputs: inputs.files.map(({ sha256, format, size, board }) => ({
      sha256,
      format,
      bytes: size,
      ...(board === null ? {} : { board: `${board.nth ?? ''}:${board.name}` }),
    })),
    stores: run.stores.map((each) => ({ ...each })),
    counted: { boards, clusters, assumptions },
    exclusions: {
      byHand: [...inputs.without],
      sameFile: inputs.sameFiles,
      storedTwice: run.duplicates,
      outOfJoint,
      withoutRecord: run.leftOut,
      unreadable: inputs.faults.length + run.faults.length,
    },
    table: sha256Hex(csvOf(run.rows, by)),
  };
};
/** As it is written: RFC 8785, on one line. */
export const manifestText = (manifest: Manifest): string => {
  const text = canonical(manifest as unknown as Json);
  return E.isLeft(text) ? JSON.stringify(manifest) : text.right;
};

/** What a manifest asks for. */
export interface Asked {
  readonly settings: RunSettings;
  readonly inputs: ReadonlySet<string>;
  readonly table: string;
  readonly version: string;
}
export const VERSION = `statistics ${STATISTICS}, etui ${ETUI}, lawbook ${LAWBOOK}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
const dimensionsOf = (value: unknown): readonly Dimension[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const found = value.flatMap((each) => DIMENSIONS.find((d) => d === each) ?? []);
  return found.length === value.length ? found : undefined;
};
const lawsOf = (value: unknown): Edition | null | undefined =>
  value === null ? null : EDITIONS.find((edition) => edition === value);
const hashesOf = (value: unknown): ReadonlySet<string> | undefined => {
  if (!Array.isArray(value)) return undefined;
  const hashes = value.flatMap((each: unknown) =>
    isObject(each) && isText(each['sha256'])
      ? [each['sha256'] + (isText(each['board']) ? `#${each['board']}` : '')]
      : [],
  );
  return hashes.length === value.length ? new Set(hashes) : undefined;
};

/** Reads a manifest, alone or within the JSON of a run. Left: it is none. */
export const askedBy = (text: string): E.Either<string, Asked> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return E.left('this is no JSON: give the manifest as it was written by --manifest');
  }
  const m = isObject(value) && isObject(value['manifest']) ? value['manifest'] : value;
  if (!isObject(m)) return E.left('this is no manifest of statistics');
  const [by, laws, inputs] = [dimensionsOf(m['by']), lawsOf(m['laws']), hashesOf(m['inputs'])];
  const { seed, resamples, table, statistics, etui, lawbook } = m;
  if (by === undefined || laws === undefined || inputs === undefined || !isText(table))
    return E.left('this is no manifest of statistics, or of a later version: by, laws, inputs and table are needed');
  if (!isCount(seed) || !isCount(resamples)) return E.left('the manifest lacks its seed or its number of resamples');
  if (!isCount(statistics) || !isText(etui) || !isText(lawbook))
    return E.left('the manifest does not say its versions');
  const version = `statistics ${statistics}, etui ${etui}, lawbook ${lawbook}`;
  return E.right({ settings: { by, laws, seed, resamples }, inputs, table, version });
};
