/**
 * 15 at the doors: records that differ in what a viewer cannot know give him the same page, the same answers of the
 * server, and the same sentences of the command line; status, headers and lengths included.
 */
import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { boardAs, personsOf } from '../app/cli/as.ts';
import type { Board as Named } from '../app/cli/boards.ts';
import { unnamed } from '../app/cli/unnamed.ts';
import { askedOf, folded } from '../app/cli/whatif.ts';
import type { Assets, Parts } from '../app/http/assets.ts';
import { READINGS } from '../app/http/answers.ts';
import { pageOf } from '../app/http/page.ts';
import { serverOf } from '../app/http/server.ts';
import { shelfOf } from '../app/http/shelf.ts';
import { type Seat, seatName } from '../domain/seat.ts';
import { encodeEvent } from '../wire/encode.ts';
import { behindScreens } from './arbitrary/behind-screens.ts';
import { engine } from './arbitrary/engine.ts';
import { illegalBoard } from './arbitrary/illegal-board.ts';
import { show } from './arbitrary/show.ts';
import type { Board } from './laws/property.ts';
import { hidden, inserted, lyingHands, marked, othersOwn } from './laws/view.ts';

const RUNS = Number(process.env['ETUI_BOARDS'] ?? 20);
const NONE: Assets = { script: { text: '', sha256: '' }, style: { text: '', sha256: '' } };
const NO_PARTS: Parts = { all: [], edition: '0' };

/** Moments, branches and slips of the pen; numbers that the record has and the viewer may not. */
const QUERIES = ['', 'at=last', 'at=3', 'at=0009', 'at=99999', 'at=-1', 'lang=fr', 'known=4', 'basis=laws', 'when=2'];
const BRANCHES = [
  'branch=3!E.2.accept',
  'branch=9!D.4.comparable.true',
  'branch=4!N.4.decline!S.2.accept',
  'branch=400!E.2.accept',
];

const answers = async (events: Board, as: string): Promise<readonly string[]> => {
  const app = serverOf(shelfOf([{ name: '1', source: 'a.jsonl', record: events }]), { parts: NO_PARTS });
  const [entry] = shelfOf([{ name: '1', source: 'a.jsonl', record: events }]).entries;
  const urls = Object.keys(READINGS).flatMap((reading) =>
    [...QUERIES, ...BRANCHES].map((query) => `/v1/records/${entry?.id ?? ''}/${reading}?${as}&${query}`),
  );
  return Promise.all(
    urls.map(async (url) => {
      const { statusCode, headers, body } = await app.inject({ url, headers: { host: 'localhost' } });
      const { date: _, ...rest } = headers;
      return `${url}\n${statusCode} ${JSON.stringify(rest)}\n${body}`;
    }),
  );
};
const whole = (events: Board): Named => ({
  name: '1',
  nth: 1,
  index: 0,
  line: 1,
  events,
  stored: events.map((event) => ({ event, raw: encodeEvent(event), unknown: [] })),
  unknown: [],
  losses: [],
  notices: [],
});
type Flags = { readonly as: string; readonly seat?: string };
/** What the command line and the page make of a view. */
const papers = (events: Board, flags: Flags): readonly string[] => {
  const board = whole(events);
  const his = boardAs('a.jsonl', board, flags);
  if (E.isLeft(his)) return [JSON.stringify(his.left)];
  const persons = personsOf(board);
  const pages = [true, false].map((names) => pageOf(his.right.events, { lang: 'en', names, persons }, NONE));
  const tried = ['2', '5', '99'].map((at) => {
    const asked = askedOf(his.right, { at, do: ['{"type":"OptionChosen","by":"E","of":2,"option":"accept"}'] });
    const made = E.isLeft(asked) ? asked : folded('a.jsonl', his.right, asked.right, undefined);
    return JSON.stringify(E.isLeft(made) ? made.left : [made.right.events, made.right.leftOut, made.right.cut]);
  });
  return [...pages, ...tried, JSON.stringify(unnamed(his.right, persons, 'en'))];
};

const differing = (one: readonly string[], other: readonly string[]): string | null => {
  const at = one.findIndex((text, i) => text !== other[i]);
  if (at < 0) return null;
  const [a = '', b = ''] = [one[at], other[at]];
  const from = Array.from(a, (_, i) => i).find((i) => a[i] !== b[i]) ?? 0;
  const cut = (text: string): string => text.slice(Math.max(0, from - 200), from + 100);
  return `${a.slice(0, 120)}\n${cut(a)}\n${cut(b)}`;
};
/** Records that the viewer can't tell from the first. */
const alike = (events: Board, viewer: Seat): readonly Board[] => {
  const at = 1 + ((events.length * 7 + viewer * 13) % (events.length >> 1));
  const putRight = events.some((e) => (e.type === 'CardReplaced' || e.type === 'CardWithdrawn') && e.seat !== viewer);
  const facts = hidden(viewer);
  return [
    events.map((e) => marked(othersOwn(e, viewer, [viewer, ...lyingHands(events)], putRight))),
    inserted(events, at, facts[events.length % facts.length] ?? { type: 'RoundEnded' }),
  ];
};
const holds = (events: Board, given: (events: Board, flags: Flags) => Promise<readonly string[]>): Promise<void> =>
  [0, 1].reduce<Promise<void>>(async (before, i) => {
    await before;
    const viewer = ((events.length + i) & 3) as Seat;
    const asked: readonly Flags[] = [{ as: seatName(viewer) }, { as: 'poll', seat: seatName(viewer) }];
    for (const flags of asked) {
      const plain = await given(events, flags);
      for (const other of alike(events, viewer)) {
        const fault = differing(plain, await given(other, flags));
        if (fault !== null) throw new Error(`${JSON.stringify(flags)}: ${fault}\n${show(events)}\n--\n${show(other)}`);
      }
    }
  }, Promise.resolve());

const screened = fc
  .tuple(illegalBoard(engine), fc.constantFrom('FFB' as const, 'WBF' as const))
  .map(([events, authority]) => behindScreens(events, authority));
const boards = fc.oneof({ weight: 2, arbitrary: illegalBoard(engine) }, { weight: 1, arbitrary: screened });

describe('what a viewer cannot know leaves no trace', () => {
  it('in the page that he is given, nor in what he tries at the command line', async () => {
    const each = fc.asyncProperty(boards, (events) => holds(events, (of, flags) => Promise.resolve(papers(of, flags))));
    await fc.assert(each, { numRuns: RUNS });
  });
  it('in the answers of the server', async () => {
    const each = fc.asyncProperty(boards, (events) =>
      holds(events, (of, { as, seat }) => answers(of, `as=${as}${seat === undefined ? '' : `&seat=${seat}`}`)),
    );
    await fc.assert(each, { numRuns: Math.ceil(RUNS / 4) });
  });
});
