/**
 * The properties over a few fixed boards: the second half of what kills a mutant. The boards are written once, by the
 * engine as it is, and read again for every mutant: each is tried on the same ones, and none that broke a property
 * without it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Event } from '../../domain/event.ts';
import { engine } from '../../properties/arbitrary/engine.ts';
import { illegalBoard } from '../../properties/arbitrary/illegal-board.ts';
import { PROPERTIES } from '../../properties/laws/all.ts';
import { type Played, playedOf, type Property } from '../../properties/laws/property.ts';

const BOARDS = 80;
const SEED = 64;
type Kept = readonly (readonly Event[])[];

const faultOf = (property: Property, board: Played): string | null => {
  const { broken } = property.of(board);
  return broken === null ? null : `property ${property.number} (${property.name}): ${broken}`;
};
const firstFault = (events: readonly Event[]): string | null => {
  const board = playedOf(events);
  for (const property of PROPERTIES) {
    const fault = faultOf(property, board);
    if (fault !== null) return fault;
  }
  return null;
};

/** Writes the boards that break no property into the file; what the others broke. */
export const writeBoards = (file: string): readonly string[] => {
  const faults: string[] = [];
  const kept: Kept = fc.sample(illegalBoard(engine), { numRuns: BOARDS, seed: SEED }).filter((events) => {
    const fault = firstFault(events);
    if (fault !== null) faults.push(fault);
    return fault === null;
  });
  writeFileSync(file, JSON.stringify(kept));
  return faults;
};
/** The first property that a board of the file breaks; null where all hold. */
export const brokenProperty = (file: string): string | null => {
  for (const events of JSON.parse(readFileSync(file, 'utf8')) as Kept) {
    const fault = firstFault(events);
    if (fault !== null) return fault;
  }
  return null;
};
