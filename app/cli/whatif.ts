/** `etui whatif`: a branch of a record, and what it changes (contract 5). */
import * as E from 'fp-ts/lib/Either.js';
import { saying, saysOf } from '../../domain/saying.ts';
import type { Command } from 'commander';
import type { Json, JsonObject } from '../../domain/event.ts';
import { ledgerJson, ledgerOf } from '../../projections/ledger.ts';
import { stateOf } from '../../projections/table/state.ts';
import type { Table } from '../../projections/table/table.ts';
import { addressJson, addressText, withAddresses } from '../../replay/address.ts';
import { type Branch, branchOf, type WhatIf } from '../../replay/branch.ts';
import { branchDifferences } from '../../replay/branch-differences.ts';
import { momentsOf } from '../../replay/fold.ts';
import { pollState } from '../../replay/poll.ts';
import { viewState } from '../../replay/view.ts';
import { auditWordsIn } from '../../words/audit.ts';
import { fill, type Lang } from '../../words/say.ts';
import { encodeEvent } from '../../wire/encode.ts';
import { whatIfText } from '../text/what-if.ts';
import { type AsFlags, boardAs, polledAs, seenAs } from './as.ts';
import type { Board } from './boards.ts';
import { branchesFile, branchNamed, headOf, type SavedBranch, saveBranch } from './branches.ts';
import { type Exit, type Fault, faultAt, faultLine, unreadable, usage } from './fault.ts';
import { readGiven, readSaved, savedForm } from './given.ts';
import { editionOf, foldOptions } from './moment.ts';
import { terminal, write } from './output.ts';
import { recordAt } from './record.ts';
import { stateText } from './state-text.ts';

interface Flags {
  readonly at?: string;
  readonly do?: readonly string[];
  readonly drop?: string;
  readonly save?: string;
  readonly branch?: string;
  readonly as?: string;
  readonly seat?: string;
  readonly laws?: string;
  readonly store?: string;
  readonly json?: boolean;
  readonly lang: Lang;
}

const rangeIn = (text: string | undefined): E.Either<Fault, WhatIf['drop']> => {
  if (text === undefined) return E.right(null);
  const found = /^(\d{1,9})(?:\.\.(\d{1,9}))?$/.exec(text);
  if (found === null)
    return E.left(
      usage(saying('--drop takes two numbers of events, as in 7..9, or one, not {given}', { given: text })),
    );
  return E.right([Number(found[1]), Number(found[2] ?? found[1])]);
};

/** What the flags ask, or the saved branch that they name. */
export const askedOf = (board: Board, flags: Pick<Flags, 'at' | 'do' | 'drop'>): E.Either<Fault, WhatIf> => {
  if (flags.at === undefined) return E.left(usage('say behind which event: --at SEQ'));
  const moment = foldOptions({ at: flags.at }, board.events.length);
  if (E.isLeft(moment)) return moment;
  const at = moment.right.at ?? 0;
  const drop = rangeIn(flags.drop);
  if (E.isLeft(drop)) return drop;
  const given = readGiven(board.events, at, flags.do ?? []);
  return E.isLeft(given) ? given : E.right({ at, given: given.right, drop: drop.right });
};
export const askedBy = (board: Board, branch: SavedBranch): E.Either<Fault, WhatIf> => {
  if (branch.at >= board.events.length)
    return E.left(
      usage(
        saying('the branch {name} begins behind event {at}, and the record ends before it', {
          name: branch.name,
          at: branch.at,
        }),
      ),
    );
  const given = readSaved(board.events, branch.at, branch.do);
  return E.isLeft(given) ? given : E.right({ at: branch.at, given: given.right, drop: branch.drop });
};

/** Folds the branch. Left: as the command line says it. */
export const folded = (
  file: string,
  board: Board,
  asked: WhatIf,
  laws: string | undefined,
): E.Either<Fault, Branch> => {
  const edition = editionOf(laws);
  const made = branchOf(board.events, asked, edition === undefined ? {} : { edition });
  if (E.isRight(made)) return made;
  const { tag } = made.left;
  const says = saysOf(made.left);
  return E.left(tag === 'empty' || tag === 'not-opened' ? unreadable(file, says) : usage(says));
};

const changed = (one: Json, other: Json): JsonObject => ({ record: one, branch: other });
/** State, result and ledger of two tables at the same place: what each has and the other has not. */
export const differencesJson = (one: Table, other: Table, state: Branch): JsonObject => ({
  state: branchDifferences(state).map(({ key, added, removed }) => withAddresses({ key, added, removed })),
  result: changed(stateOf(one)['result'] ?? null, stateOf(other)['result'] ?? null),
  ledger: withAddresses(changed(ledgerJson(ledgerOf(one)), ledgerJson(ledgerOf(other)))),
});

const eventJson = (branch: Branch): JsonObject[] =>
  branch.given.map((event) => {
    const { seq: _, ...raw } = encodeEvent(event);
    return { address: addressText(event.seq), event: withAddresses(raw) };
  });
const asJson = (board: Board, branch: Branch, asked: WhatIf): JsonObject => ({
  board: board.name,
  at: branch.at,
  given: eventJson(branch),
  drop: asked.drop === null ? null : [...asked.drop],
  events: branch.events.map(({ seq }) => addressJson(seq)),
  leftOut: branch.leftOut.map(({ event, reason, of }) => ({
    seq: event.seq,
    type: event.type,
    reason,
    of: of === null ? null : addressJson(of),
  })),
  cut: branch.cut,
  compared: { record: branch.record.at, branch: addressJson(branch.branch.at) },
  differences: differencesJson(branch.record, branch.branch, branch),
  end: { record: stateOf(branch.end)['result'] ?? null, branch: stateOf(branch.branch)['result'] ?? null },
  state: withAddresses(stateOf(branch.branch)),
});

const shown = (file: string, board: Board, branch: Branch, asked: WhatIf, flags: Flags): E.Either<Fault, string> => {
  if (flags.as !== undefined) return asSeen(file, { ...board, events: branch.events }, flags.as, flags);
  if (flags.json === true) return E.right(`${JSON.stringify(asJson(board, branch, asked))}\n`);
  const edition = editionOf(flags.laws);
  const moments = momentsOf(board.events, edition === undefined ? {} : { edition });
  if (E.isLeft(moments)) return E.left(unreadable(file, saysOf(moments.left)));
  return E.right(whatIfText(branch, moments.right, { lang: flags.lang, ...terminal() }));
};
/** Only the branch's own end, as he may know it: what differs from a record that he does not know is nothing to him. */
const asSeen = (file: string, board: Board, as: string, flags: Flags): E.Either<Fault, string> => {
  const { laws, seat } = flags;
  const asked = { ...(laws === undefined ? {} : { laws }), ...(seat === undefined ? {} : { seat }) };
  const state = as === 'poll' ? polledState(file, board, asked) : viewedState(file, board, asked, as);
  if (E.isLeft(state)) return state;
  return E.right(flags.json === true ? `${JSON.stringify(state.right)}\n` : stateText(state.right));
};
const polledState = (file: string, board: Board, asked: AsFlags): E.Either<Fault, JsonObject> => {
  const polled = polledAs(file, board, asked);
  return E.isLeft(polled) ? polled : E.right(pollState(polled.right.view, polled.right.poll));
};
const viewedState = (file: string, board: Board, asked: AsFlags, as: string): E.Either<Fault, JsonObject> => {
  const seen = seenAs(file, board, asked, as);
  return E.isLeft(seen) ? seen : E.right(viewState(seen.right.view));
};

const kept = async (
  file: string,
  board: Board,
  asked: WhatIf,
  name: string,
  lang: Lang,
): Promise<E.Either<Fault, null>> => {
  if (file === '-') return E.left(usage('--save: standard input has no place beside it; give a file'));
  const path = branchesFile(file);
  const { at, given, drop } = asked;
  const done = saveBranch(path, {
    name,
    board: board.name,
    nth: board.nth,
    at,
    do: given.map((event) => savedForm(event, at)),
    drop,
    events: board.events.length,
    head: headOf(board),
  });
  if (E.isLeft(done)) return done;
  const words = auditWordsIn(lang);
  await write(process.stderr, `${fill(lang, done.right ? words.replaced : words.saved, { name, file: path })}\n`);
  return E.right(null);
};
const ofBranch = async (file: string, board: Board, name: string, lang: Lang): Promise<E.Either<Fault, WhatIf>> => {
  const branch = branchNamed(branchesFile(file), board, name);
  if (E.isLeft(branch)) return branch;
  const { events, head } = branch.right;
  if (events !== board.events.length || (head !== null && head !== headOf(board)))
    await write(process.stderr, faultLine(faultAt(0, file, saying(auditWordsIn(lang).changed, { name }))));
  return askedBy(board, branch.right);
};

/** A viewer tries things on what he knows, in his numbers; a saved branch is one of the record. */
const triedBy = (file: string, board: Board, { as, seat, laws, branch }: Flags): E.Either<Fault, Board> =>
  as === undefined || branch !== undefined
    ? E.right(board)
    : boardAs(file, board, {
        as,
        ...(seat === undefined ? {} : { seat }),
        ...(laws === undefined ? {} : { laws }),
      });

/** Runs the command. */
export const runWhatIf = async (record: string, flags: Flags): Promise<E.Either<Fault, Exit>> => {
  if (flags.branch !== undefined && (flags.at !== undefined || flags.do !== undefined || flags.drop !== undefined))
    return E.left(usage('give --branch NAME, or --at, --do and --drop, not both'));
  if (flags.as !== undefined && flags.save !== undefined)
    return E.left(usage('--save keeps a branch of the whole record: leave out --as'));
  const named = await recordAt(record, flags);
  if (E.isLeft(named)) return named;
  const { file } = named.right;
  const his = triedBy(file, named.right.board, flags);
  if (E.isLeft(his)) return his;
  const board = his.right;
  const asked =
    flags.branch === undefined ? askedOf(board, flags) : await ofBranch(file, board, flags.branch, flags.lang);
  if (E.isLeft(asked)) return asked;
  const branch = folded(file, board, asked.right, flags.laws);
  if (E.isLeft(branch)) return branch;
  const text = shown(file, board, branch.right, asked.right, flags);
  if (E.isLeft(text)) return text;
  const done = flags.save === undefined ? E.right(null) : await kept(file, board, asked.right, flags.save, flags.lang);
  if (E.isLeft(done)) return done;
  await write(process.stdout, text.right);
  return E.right(0);
};

export const whatIfExamples = `
The record up to the event of --at, then the events given (addressed 3.1, 3.2 …), then the record's later events as far
as they have a place there. The record is untouched. --do takes lines of the table script, or events as JSON, in which
"of": "3.1" names the first event given.

Examples:
  etui whatif board.jsonl --at 3 --do "W accepts 1D"
  etui whatif board.jsonl --at 3 --do "W declines 1D" "S replaces 1D by 2D" --drop 4..5
  etui whatif board.jsonl --at 3 --do '{"type":"OptionChosen","by":"W","of":3,"option":"accept"}' --json
  etui whatif board.jsonl --at 3 --do "W accepts 1D" --save accepted   (in board.jsonl.branches.json)
  etui whatif board.jsonl --branch accepted`;

/** Declares the command's own options. */
export const declareWhatIf = (command: Command): Command =>
  command
    .argument('<record>', 'FILE, FILE#17, FILE#2:17 (the second board 17), or - for standard input')
    .option('--at <seq>', 'the events given come behind this one')
    .option('--do <event...>', 'events: lines of the table script, or JSON')
    .option('--drop <range>', 'events of the record that do not happen, as in 7..9')
    .option('--save <name>', 'keep the branch beside the record, under this name')
    .option('--branch <name>', 'the branch saved under this name')
    .option('--as <viewer>', 'the branch as N, E, S, W, a side of the screen or a person polled (poll) may know it')
    .option('--seat <seat>', 'whose hand is polled (--as poll)');
