/** Boards on which persons are named, in every field and text that can hold a name, spelt as people spell them. */
import fc from 'fast-check';
import type { BoardRecord, Event, Fact, FreeText } from '../../domain/event.ts';
import { ALL_SEATS, SEATS, seatName } from '../../domain/seat.ts';
import { inserted } from '../laws/view.ts';
import type { Board } from '../laws/property.ts';

/** Four players, the director, one whom he consulted, the scribe. */
export type Names = readonly string[];
const PERSONS = 7;
const DIRECTOR = 4;

const letters = (from: string, least: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...from.split('')), minLength: least, maxLength: least + 4 });
const tail = letters('abegikoruyzéèöñłßøçáž', 2);
/** No word of ours begins so. */
const word = (at: number): fc.Arbitrary<string> => tail.map((text) => `Q${'abcdefg'[at] ?? ''}x${text}`);
const STYLES: readonly ((first: string, last: string) => string)[] = [
  (first, last) => `${first} ${last}`,
  (first, last) => `${last}, ${first}`,
  (first, last) => `${first.toLowerCase()}_${last.toLowerCase()}77`,
  (first, last) => `${first}-${last}`,
  (first, last) => `${first} O'${last}`,
  (_, last) => last,
  (first) => first.slice(0, 2),
  (first, last) => `${first} ${last.normalize('NFD')}`,
];
const nameAt = (at: number): fc.Arbitrary<string> =>
  fc
    .tuple(word(at), word(at), fc.constantFrom(...STYLES))
    .map(([first, last, styled]) => styled(first, last === first ? `${last}k` : last));
export const NAMES: fc.Arbitrary<Names> = fc.tuple(...Array.from({ length: PERSONS }, (_, at) => nameAt(at)));

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
/** Ways to write a name that the reader must still know it by. */
const SPELT: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => name.normalize('NFD'),
  plain,
  (name) => name.match(/[\p{L}\p{M}\p{N}]{3,}/gu)?.at(-1) ?? name,
  (name) => name.match(/[\p{L}\p{M}\p{N}]{3,}/gu)?.[0] ?? name,
  (name) => name.split(/[ ,]+/).toReversed().join(' '),
];
const speltIn = (name: string, how: number): string =>
  name.length < 3 ? name : (SPELT[how % SPELT.length] ?? ((same) => same))(name);

/** A sentence with places for persons. */
export interface Piece {
  readonly before: string;
  readonly who: number;
  readonly how: number;
}
export type Said = readonly Piece[];
const BETWEEN = ['', 'then ', 'asked by ', '“', '(', 'the partner of ', 'vs. '];
const said: fc.Arbitrary<Said> = fc.array(
  fc.record({ before: fc.constantFrom(...BETWEEN), who: fc.nat(PERSONS - 1), how: fc.nat(SPELT.length - 1) }),
  { minLength: 1, maxLength: 3 },
);
export const sayIn = (pieces: Said, names: Names): string =>
  pieces.map(({ before, who, how }) => `${before}${speltIn(names[who] ?? '', how)}`).join(' and ');

/** What makes a named record of a board: sentences, and where they stand. */
export interface Template {
  readonly board: Board;
  readonly said: readonly Said[];
  readonly places: readonly number[];
  readonly committed: boolean;
}
export const templateOf = (board: fc.Arbitrary<Board>): fc.Arbitrary<Template> =>
  fc.record({
    board,
    said: fc.array(said, { minLength: 24, maxLength: 24 }),
    places: fc.array(fc.nat(1000), { minLength: 24, maxLength: 24 }),
    committed: fc.boolean(),
  });

const facts = (text: (at: number) => FreeText, word: (at: number) => string, names: Names): readonly Fact[] => [
  { type: 'Remark', by: 0, text: text(0), aloud: true },
  { type: 'Remark', by: 'spectator', text: text(1), perceivedBy: 0 },
  { type: 'ExplanationGiven', by: 1, to: ALL_SEATS, of: 1, text: text(2) },
  { type: 'ExtraneousInformation', seat: 2, text: text(3), about: word(4), when: word(5) },
  {
    type: 'DirectorRuled',
    law: '16B3',
    of: 1,
    text: text(6),
    director: names[DIRECTOR] ?? '',
    consulted: [names[5] ?? ''],
  },
  { type: 'PollTaken', of: 1, question: word(7), peers: [names[5] ?? ''], answers: [{ action: word(8), count: 2 }] },
  { type: 'OptionsExplained', to: ALL_SEATS, of: 1, options: ['accept'], by: names[DIRECTOR] ?? '' },
  { type: 'AppealDecided', of: 1, outcome: word(9), text: text(10) },
  { type: 'ExhibitAttached', sha256: '0'.repeat(64), mediaType: 'text/plain', title: text(11) },
  { type: 'TempoBreak', by: 3, kind: 'slow', basis: 'alleged', text: text(12) },
  { type: 'IntentionStated', seat: 1, of: 1, meaning: text(13) },
  { type: 'DirectorJudged', of: 1, question: 'perceived', answer: word(14) },
  {
    type: 'ScoreAdjusted',
    kind: 'artificial',
    NS: { average: 'plus' },
    EW: { average: 'minus' },
    law: '12C2',
    reason: text(15),
  },
];
/** The record with these persons: all that differs between two is their names. */
export const recordIn = ({ board, said: sentences, places, committed }: Template, names: Names): BoardRecord => {
  const word = (at: number): string => sayIn(sentences[at] ?? [], names);
  const text = (at: number): FreeText =>
    committed && at % 2 === 0
      ? { c: String(names.join().length % 10).repeat(64), salt: names.join('').slice(0, 4), text: word(at) }
      : word(at);
  const [opened, ...rest] = board;
  if (opened?.type !== 'BoardOpened') return board;
  const players = Object.fromEntries(SEATS.map((seat) => [seatName(seat), names[seat] ?? '']));
  const first: Event = {
    ...opened,
    board: `${opened.board} ${word(16)}`,
    event: word(17),
    session: word(18),
    round: word(19),
    room: word(20),
    table: word(21),
    deal: word(22),
    players,
    recordedBy: names[6] ?? '',
  };
  const told = rest.map((e) => (e.type === 'CallMade' ? { ...e, alerted: true, meaning: text(23) } : e));
  return facts(text, word, names).reduce<BoardRecord>(
    (record, fact, i) => inserted(record, 2 + ((places[i] ?? 0) % (record.length - 1)), fact),
    [first, ...told],
  );
};

/** Other persons have no place in such a file: nobody can tell their names from words. */
const ofPlayers = (pieces: Said): Said => pieces.map((piece) => ({ ...piece, who: piece.who % 4 }));
/** A comma parts names in LIN, a bar parts commands. */
const oneWord = (name: string): string => name.replaceAll(',', '');
/** A file of another program, with names in tags, comments and lines for that program. */
export const pbnIn = ({ said: sentences }: Template, names: Names): string => {
  const word = (at: number): string => sayIn(ofPlayers(sentences[at] ?? []), names);
  return `% PBN 2.1
% made by ${word(0)}
[Event "${word(1)}"]
[Site "${word(2)}"]
[Date "2020.01.02"]
[Board "7"]
[West "${names[3]}"]
[North "${names[0]}"]
[East "${names[1]}"]
[South "${names[2]}"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQ2.AKQ.AKQ.AKQ JT98.JT9.JT9.JT9 7654.876.876.876 3.5432.5432.5432"]
[Scoring "IMP"]
[HomeTeam "${names[5]}"]
[Annotator "${names[6]}"]
[PairNS "${names[0]} with ${names[2]}"]
[MyTag "${word(3)}"]
{the director, called by ${word(4)}, says revoke}
[Auction "N"]
1S =1= Pass 2S {quiet ${word(5)}} Pass
Pass Pass
[Note "1:${word(6)}"]
`;
};
/** The same in LIN. */
export const linIn = ({ said: sentences }: Template, all: Names): string => {
  const names = all.map(oneWord);
  const word = (at: number): string => oneWord(sayIn(ofPlayers(sentences[at] ?? []), names));
  return `vg|${word(0)},${word(1)},I,1,8|
qx|o1|pn|${names[2]},${names[3]},${names[0]},${names[1]}|
nt|director: ${word(2)} revoke|st||md|1S765H876D876C8765,S3H5432D5432C5432,SAKQ2HAKQDAKQCAKQ,SJT984HJT9DJT9CJT|sv|o|
mb|1S!|an|${word(3)}|
nt|${word(4)}|
mb|p|mb|2S|mb|p|
nt|the director and ${word(5)}|
mb|p|mb|p|pg||
`;
};
