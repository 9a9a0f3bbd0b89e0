/**
 * Law 11A with 27A1, 29A and 25B1: a right to accept or refuse that is over, by a call, a choice or the law, is not
 * had again. The word is found; it changes nothing.
 */
import type { LawRef } from '../edition.ts';
import { find } from '../find.ts';
import { type LawOnActs, takes } from '../law.ts';
import type { Matter } from '../matter.ts';
import { lho } from '../seat.ts';

const RIGHT: Partial<Record<Matter['law'], LawRef>> = { '25': '25B1', '27': '27A1', '29': '29A' };

const isAbout = (m: Matter, of: number): boolean =>
  m.of === of || ('offer' in m && m.offer === of) || ('first' in m && m.first === of);

const fresh: NonNullable<LawOnActs['fresh']> = (e, t) => {
  if (e.type !== 'OptionChosen' || (e.option !== 'accept' && e.option !== 'decline')) return null;
  const m = t.matters.find(
    (x) => RIGHT[x.law] !== undefined && isAbout(x, e.of) && 'seat' in x && e.by === lho(x.seat),
  );
  const law = m === undefined ? undefined : RIGHT[m.law];
  return law === undefined ? null : takes(find(t, e.seq, 'too-late', law, e.by));
};

export const law11: LawOnActs = { law: '11', on: ['OptionChosen'], fresh };
