/** The way in: PBN 2.1, import and export dialect, and what real files make of it. */
import { saying } from '../../domain/saying.ts';
import type { BoardReader, ImportedBoard } from '../report.ts';
import { textReader } from '../text.ts';
import { type LastDeal, noDealYet } from './dealt.ts';
import { lose, note, type RawGame } from './game.ts';
import { inherit, type Memory, newMemory } from './inherit.ts';
import { lineSplitter } from './lines.ts';
import { readGame } from './record.ts';
import { scanEnd, scanLine } from './scan.ts';
import { newScan, type Scan } from './state.ts';

interface Reader {
  readonly file: string;
  readonly memory: Memory;
  readonly last: LastDeal;
  out: ImportedBoard[];
  /** What stood before the first board and belongs to no game: told with the next. */
  header: RawGame | undefined;
  boards: number;
  bytes: boolean;
}

const isHeader = (game: RawGame): boolean => {
  if (game.auction !== undefined || game.play !== undefined) return false;
  for (const tag of game.tags.values()) if (!tag.value.startsWith('##')) return false;
  return true;
};

const take = (reader: Reader, game: RawGame): void => {
  if (isHeader(game)) {
    inherit(reader.memory, game);
    if (reader.header === undefined) reader.header = game;
    else for (const { reason, line, tag, text } of game.losses) lose(reader.header, reason, line, tag, text);
    return;
  }
  if (reader.header !== undefined) {
    game.losses.unshift(...reader.header.losses);
    game.comments.unshift(...reader.header.comments);
    game.notices.unshift(...reader.header.notices);
    game.unlisted += reader.header.unlisted;
    reader.header = undefined;
  }
  inherit(reader.memory, game);
  reader.boards += 1;
  reader.out.push(readGame(game, reader.file, reader.last));
};

const leave = (reader: Reader): readonly ImportedBoard[] => {
  const { out } = reader;
  reader.out = [];
  return out;
};

/** A file without a single board is one refusal, so that nobody takes silence for success. */
const endOf = (reader: Reader, lines: number): void => {
  if (reader.boards > 0 || lines === 0) return;
  reader.out.push({
    kind: 'refused',
    file: reader.file,
    line: 1,
    board: '?',
    reason: 'unreadable',
    losses: reader.header?.losses ?? [],
  });
};

/**
 * A reader fed with bytes or text piece by piece. Boards come out as soon as the next begins; memory holds one game.
 * It never throws; the work is linear in the size of the file.
 */
export const pbnReader = (file: string): BoardReader => {
  const reader: Reader = {
    file,
    memory: newMemory(),
    last: noDealYet(),
    out: [],
    header: undefined,
    boards: 0,
    bytes: false,
  };
  const text = textReader();
  const lines = lineSplitter();
  const scan: Scan = newScan((game) => take(reader, game));
  let line = 0;
  const each = (content: string, cut: boolean): void => {
    line += 1;
    scanLine(scan, line === 1 && content.startsWith('\ufeff') ? content.slice(1) : content, line);
    if (cut && scan.game !== undefined) lose(scan.game, 'too-long', line, '', content);
  };
  const tellEncoding = (): void => {
    const encoding = text.encoding();
    if (scan.game === undefined || encoding === 'ascii') return;
    if (encoding !== 'utf-8')
      note(scan.game, 'encoding', encoding, line, saying('the bytes are read as {encoding}', { encoding }));
    if (text.misfits() > 0) lose(scan.game, 'bytes-misfit', line, '', saying('{n} bytes', { n: text.misfits() }));
  };
  const push = (piece: Uint8Array | string): readonly ImportedBoard[] => {
    if (typeof piece !== 'string') reader.bytes = true;
    lines.push(typeof piece === 'string' ? piece : text.push(piece), each);
    return leave(reader);
  };
  const end = (): readonly ImportedBoard[] => {
    if (reader.bytes) lines.push(text.end(), each);
    lines.end(each);
    tellEncoding();
    scanEnd(scan, line);
    endOf(reader, line);
    return leave(reader);
  };
  return { push, end };
};

/** A whole file, or its pieces, board by board. */
export function* readPbn(
  pieces: string | Uint8Array | Iterable<string | Uint8Array>,
  file: string,
): Iterable<ImportedBoard> {
  const reader = pbnReader(file);
  const all = typeof pieces === 'string' || pieces instanceof Uint8Array ? [pieces] : pieces;
  for (const piece of all) yield* reader.push(piece);
  yield* reader.end();
}
