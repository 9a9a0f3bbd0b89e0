/** Reads a file that was dropped on the page, in any format that the command line reads. Nothing leaves the browser. */
import * as E from 'fp-ts/lib/Either.js';
import type { BoardRecord } from '../../domain/event.ts';
import { saysOf } from '../../domain/saying.ts';
import { said } from '../../words/sayings.ts';
import type { Lang } from '../../words/say.ts';
import { boardsOf } from '../cli/boards.ts';
import type { Fault } from '../cli/fault.ts';
import { openBytes } from '../cli/format.ts';
import { speakIn } from '../cli/language.ts';
import { dataOf } from '../http/page-data.ts';
import type { PageData } from './data.ts';

/** A file of more boards is for the command line, and for `etui serve`. */
const MOST = 1000;

export interface ReadBoard {
  readonly name: string;
  /** What is to be at hand before its data are made: they are folded for copies. */
  readonly events: BoardRecord;
  /** Made when it is looked at. */
  readonly data: () => PageData;
}
export interface ReadFile {
  readonly boards: readonly ReadBoard[];
  /** Sentences: what of it could not be read, and where it stands. */
  readonly faults: readonly string[];
  /** There were more boards than are shown. */
  readonly more: boolean;
}

async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
const faultText = (lang: Lang, fault: Fault): string => `${fault.place}: ${said(lang, saysOf(fault))}`;

/** `home`: where the page's list of boards is. */
const readFile = async (file: File, lang: Lang, home: string | null): Promise<ReadFile> => {
  speakIn(lang);
  const source = await openBytes(file.name, undefined, piecesOf(file));
  if (E.isLeft(source)) return { boards: [], faults: [faultText(lang, source.left)], more: false };
  const boards: ReadBoard[] = [];
  const faults: string[] = [];
  for await (const read of boardsOf(source.right)) {
    if (boards.length === MOST) return { boards, faults, more: true };
    if (E.isLeft(read)) faults.push(...read.left.faults.map((fault) => faultText(lang, fault)));
    else {
      const { name, events } = read.right;
      boards.push({ name, events, data: () => dataOf(events, { lang }, home) });
    }
  }
  return { boards, faults, more: false };
};

export const reader = { readFile } as const;
export type Reader = typeof reader;
