/** The review as a director reads it: the examples word for word, every case without a gap. */
import { readdirSync, readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { optionsText } from '../../app/text/options.ts';
import { type Reviewed, reviewText } from '../../app/text/review.ts';
import type { TextOptions } from '../../app/text/say.ts';
import type { Event } from '../../domain/event.ts';
import { pbnReader, readPbn } from '../../formats/pbn/read.ts';
import { momentsOf, tableOf } from '../../replay/fold.ts';
import { optionsAt } from '../../replay/options.ts';
import { recordReader } from '../../wire/jsonl.ts';
import { LANGS } from '../../words/say.ts';
import { eventsOf, readCases } from '../support/case.ts';

const right = <T>(read: E.Either<unknown, T>): T => {
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};
const reviewed = (record: readonly Event[], at?: number): Reviewed => {
  const o = at === undefined ? {} : { at };
  return { record, moments: right(momentsOf(record, o)), table: right(tableOf(record, o)) };
};
const review = (record: readonly Event[], options: TextOptions): string => reviewText(reviewed(record), options);

const recordOf = (file: string): readonly Event[] => {
  const reader = recordReader({});
  const [read] = [...reader.push(readFileSync(file, 'utf8')), ...reader.end()];
  if (read === undefined) throw new Error(`${file} holds no record`);
  return right(read).events.map(({ event }) => event);
};
const examples = readdirSync('examples').filter((name) => name.endsWith('.jsonl'));
const example = (number: number): readonly Event[] => recordOf(`examples/${examples[number - 1]}`);

describe.each(LANGS)('the examples in %s', (lang) => {
  it.each(examples)('%s', async (name) => {
    const text = review(recordOf(`examples/${name}`), { lang });
    await expect(text).toMatchFileSnapshot(`../golden/review/${name.replace('.jsonl', '')}.${lang}.txt`);
  });
});

describe.each(LANGS)('files of other programs in %s', (lang) => {
  it.each(['marked-revoke', 'nothing-fits'])('%s', async (name) => {
    const [read] = readPbn(readFileSync(`tests/pbn/review/${name}.pbn`), `${name}.pbn`);
    if (read?.kind !== 'record') throw new Error(`${name} is no record`);
    const text = reviewText({ ...reviewed(read.events), losses: read.losses }, { lang });
    await expect(text).toMatchFileSnapshot(`../golden/review/${name}.${lang}.txt`);
  });
});

describe('no gap in any case', () => {
  const files = readdirSync('tests/cases').filter((name) => name.endsWith('.jsonl'));
  it.each(files)('%s', (file) => {
    for (const c of readCases(readFileSync(`tests/cases/${file}`, 'utf8')))
      for (const lang of LANGS) {
        const record = eventsOf(c);
        const texts = [
          review(record, { lang }),
          ...record
            .filter(({ seq }) => seq % LANGS.length === LANGS.indexOf(lang))
            .map(({ seq }) => optionsText(right(optionsAt(record, { at: seq })), { lang })),
        ];
        for (const text of texts) {
          expect(text, `${c.id} ${lang}`).not.toMatch(/\{\w+\}|undefined|\[object|NaN|null/);
          expect(text, `${c.id} ${lang}`).not.toMatch(/^.{101}/m);
          expect(text, `${c.id} ${lang}`).not.toMatch(/[ \t]$/m);
        }
      }
  });
});

describe('on a terminal', () => {
  // oxlint-disable-next-line no-control-regex -- these are the sequences
  const COLOUR = /\u001b\[[0-9;]*m/g;

  it('strikes out what was withdrawn, in place of brackets, and changes no word', () => {
    const coloured = review(example(4), { lang: 'en', color: true });
    expect(coloured).toContain('\u001b[9m♣4\u001b[29m');
    const bare = coloured.replaceAll(COLOUR, '').split('\n');
    const plain = review(example(4), { lang: 'en' })
      .replaceAll(/\[([♠♥♦♣]\S+)\]/g, '$1')
      .split('\n');
    const words = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replaceAll(/\s+/g, ' '));
    expect(words(bare).filter((line) => !line.includes('truck out') && !line.includes('withdrawn or'))).toEqual(
      words(plain).filter((line) => !line.includes('brackets') && !line.includes('below.')),
    );
  });

  it('has no escape sequence without colour', () => {
    expect(review(example(4), { lang: 'en' })).not.toMatch(COLOUR);
  });

  it('keeps sentences within a narrower width', () => {
    const lines = review(example(2), { lang: 'fr', width: 72 }).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
  });

  it('writes letters for suits where there are no signs', () => {
    expect(review(example(2), { lang: 'fr', ascii: true })).toMatch(/1P[\s\S]*\[1SA\]\(4\) \[Contre\]\(7\) 2P\(9\)/);
    expect(review(example(2), { lang: 'en', ascii: true })).not.toMatch(/[♠♥♦♣¹⁴]/);
  });
});

const PBN = `[Event "Club"]
[Site "Here"]
[Date "2020.01.02"]
[Board "7"]
[West "Will"]
[North "Nora"]
[East "Ed"]
[South "Sue"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:A93.QT8.KQ74.652 KQ8.J92.T83.QJ74 JT752.AK5.A6.K83 64.7643.J952.AT9"]
[Scoring "IMP"]
[Declarer "S"]
[Contract "4S"]
[Result "9"]
[Auction "S"]
1S Pass 2S Pass
4S AP
`;

describe('a board of a PBN file', () => {
  const reader = pbnReader('club.pbn');
  const [board] = [...reader.push(PBN), ...reader.end()];
  const shown = (options: TextOptions): string => {
    if (board?.kind !== 'record') throw new Error('the board was refused');
    return reviewText({ ...reviewed(board.events), losses: board.losses, notices: board.notices }, options);
  };

  it('names its players where names are asked for, and not otherwise', () => {
    expect(shown({ lang: 'en', names: true })).toMatch(/West Will +North Nora +East Ed +South Sue/);
    expect(shown({ lang: 'en' })).not.toContain('Nora');
  });

  it('sends nothing of the file to the terminal but text', () => {
    if (board?.kind !== 'record') throw new Error('the board was refused');
    const [opened, ...rest] = board.events;
    if (opened?.type !== 'BoardOpened') throw new Error('no BoardOpened');
    const evil = 'a\u001b[2Jb\r\nc\u009b31md\u202ee';
    const record: readonly Event[] = [
      { ...opened, board: evil, event: evil, players: { N: evil } },
      ...rest,
      { seq: rest.length + 1, type: 'Remark', by: 0, text: evil },
      { seq: rest.length + 2, type: 'DirectorJudged', of: 2, question: evil, answer: evil },
    ];
    const text = review(record, { lang: 'en', names: true });
    expect(text).toContain('“a [2Jb c 31md e”');
    // oxlint-disable-next-line no-control-regex -- none of them may be left
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  it('cuts names that are too long for the width', () => {
    if (board?.kind !== 'record') throw new Error('the board was refused');
    const [opened, ...rest] = board.events;
    const long = 'A name that goes on and on for longer than any table is wide';
    if (opened?.type !== 'BoardOpened') throw new Error('no BoardOpened');
    const record = [{ ...opened, players: { N: long, E: long, S: long, W: long } }, ...rest];
    const text = review(record, { lang: 'en', names: true, width: 80 });
    expect(text).toContain('West A name tha…');
    expect(text).not.toMatch(/^.{81}/m);
  });

  it('says in the reader’s language what the file holds and the record does not', () => {
    expect(shown({ lang: 'en' })).toContain('The record has no place for this tag. line 2 [Site] Here.');
    expect(shown({ lang: 'fr' })).toMatch(/Le dossier n.a pas de place pour cette balise. ligne 2 \[Site\] Here\./);
  });

  it('says what was assumed and how it ended', () => {
    const text = shown({ lang: 'en' });
    expect(text).toContain('Laws of 2017 (by the date of the board)');
    expect(text).toContain('4♠ by South: 9 tricks, 1 down, +100 to East-West');
  });
});

describe('options', () => {
  it('say who may do what, and what each answer changes', () => {
    expect(
      optionsText(right(optionsAt(example(1), { at: 4 })), { lang: 'en' }),
    ).toBe(`Board 1 insufficient bid corrected, after event 4
North to call: Pass, any bid from 1NT

East may choose, until his next call (Law 27A1, event 4).
  If East chooses to accept it:
    → North’s 1♦ (event 4) is accepted and stands
  If East chooses not to accept it:
    → North’s 1♦ (event 4) is withdrawn
    → what event 4 tells: authorized for East-West, unauthorized for North-South (Law 16C2)
`);
  });

  it('say so where nothing is to be decided', () => {
    const text = optionsText(right(optionsAt(example(1))), { lang: 'fr' });
    expect(text).toContain('Rien n’est à décider.');
  });
});
