/** The file of the JSON Lines store: one line is one append, whole or not at all. */
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { type Line, lineSplitter } from '../../wire/lines.ts';

/** The longest line, in UTF-16 units: as long as a string may safely be. */
export const LONGEST_APPEND = 256 * 1024 * 1024;
const CHUNK = 1024 * 1024;

/** Where a file stands: another file of the same name has another `ino`. */
export interface Mark {
  readonly ino: number;
  /** Bytes up to the end of the last whole line. */
  readonly end: number;
  readonly lines: number;
}

const syncFolder = (path: string): void => {
  const fd = fs.openSync(dirname(path), 'r');
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
};

/** Makes the file where there is none. */
export const makeFile = (path: string): void => {
  fs.closeSync(fs.openSync(path, 'a', 0o600));
  syncFolder(path);
};

/** Each whole line beyond the mark. What stands behind the last line end was never acknowledged, and is left alone. */
export const readLines = (path: string, from: Mark | undefined, each: (line: Line) => void): Mark => {
  const fd = fs.openSync(path, 'r');
  try {
    const { ino } = fs.fstatSync(fd);
    const known = from !== undefined && from.ino === ino ? from : { ino, end: 0, lines: 0 };
    const splitter = lineSplitter(LONGEST_APPEND);
    const decoder = new StringDecoder('utf8');
    const buffer = Buffer.alloc(CHUNK);
    let { end, lines } = known;
    for (let at = end; ; ) {
      const length = fs.readSync(fd, buffer, 0, CHUNK, at);
      if (length === 0) return { ino, end, lines };
      const chunk = buffer.subarray(0, length);
      const ending = chunk.lastIndexOf(10);
      if (ending >= 0) end = at + ending + 1;
      for (const line of splitter.push(decoder.write(chunk))) each({ ...line, number: ++lines });
      at += length;
    }
  } finally {
    fs.closeSync(fd);
  }
};

/** Writes a line behind the mark and waits for the disk. A line torn by a crash before it is cut off. */
export const writeLine = (path: string, mark: Mark, line: string): Mark => {
  const fd = fs.openSync(path, 'r+');
  try {
    fs.ftruncateSync(fd, mark.end);
    const bytes = Buffer.from(`${line}\n`);
    try {
      for (let done = 0; done < bytes.length; )
        done += fs.writeSync(fd, bytes, done, bytes.length - done, mark.end + done);
      fs.fsyncSync(fd);
    } catch (error) {
      fs.ftruncateSync(fd, mark.end);
      throw error;
    }
    return { ...mark, end: mark.end + bytes.length, lines: mark.lines + 1 };
  } finally {
    fs.closeSync(fd);
  }
};

/** Puts a file in the place of another, whole or not at all, and overwrites what was there with zeros. */
export const replaceFile = (path: string, pieces: Iterable<string>): void => {
  const beside = `${path}-new`;
  const fd = fs.openSync(beside, 'w', 0o600);
  try {
    for (const piece of pieces) fs.writeFileSync(fd, piece);
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
  const old = fs.existsSync(path) ? fs.openSync(path, 'r+') : undefined;
  fs.renameSync(beside, path);
  syncFolder(path);
  if (old !== undefined) blank(old);
};

const blank = (fd: number): void => {
  try {
    const zeros = Buffer.alloc(CHUNK);
    const { size } = fs.fstatSync(fd);
    for (let at = 0; at < size; at += CHUNK) fs.writeSync(fd, zeros, 0, Math.min(CHUNK, size - at), at);
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
};
