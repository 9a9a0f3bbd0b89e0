/** The table as Parquet, for those who count on: the columns of the CSV, and the manifest in the file's own notes. */
import { parquetWriteBuffer } from 'hyparquet-writer';
import { type Cell, cellsOf, columnsOf } from './csv.ts';
import type { Dimension } from './keys.ts';
import type { Row } from './rows.ts';

const COUNTS: ReadonlySet<string> = new Set(['events', 'boards', 'opportunities']);
const RATES = /^(?:per1000|wilson_|bootstrap_)/;

const column = (
  name: string,
  cells: readonly Cell[],
): Parameters<typeof parquetWriteBuffer>[0]['columnData'][number] => {
  if (COUNTS.has(name)) return { name, type: 'INT64', nullable: false, data: cells.map((cell) => BigInt(cell ?? 0)) };
  if (RATES.test(name)) return { name, type: 'DOUBLE', nullable: true, data: [...cells] };
  return { name, type: 'STRING', nullable: false, data: cells.map(String) };
};

/** The bytes of a Parquet file. */
export const parquetOf = (rows: readonly Row[], by: readonly Dimension[], manifest: string): Uint8Array => {
  const cells = rows.map((row) => cellsOf(row, by));
  const columnData = columnsOf(by).map((name, i) =>
    column(
      name,
      cells.map((row) => row[i] ?? null),
    ),
  );
  return new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata: [{ key: 'etui', value: manifest }] }));
};
