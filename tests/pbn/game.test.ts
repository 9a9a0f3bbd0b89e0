import { describe, expect, it } from 'vitest';
import { boardsIn, DEAL, game, losses, notices, onlyRecord, recordsIn, refusalsIn, told } from './support.ts';

const opened = (tags: string): object | undefined => onlyRecord(`${tags}[Deal "${DEAL}"]\n`).events[0];

describe('the identification section', () => {
  it('fills BoardOpened', () => {
    const text =
      '[Event "Cup"]\n[Site "Here"]\n[Date "1997.10.28"]\n[Round "2"]\n[Board "17"]\n[Table "4"]\n[Room "Open"]\n[Stage "Final"]\n' +
      '[DealId "d-1"]\n[North "A \\"B\\" C"]\n[East "?"]\n[Dealer "S"]\n[Vulnerable "Love"]\n[Scoring "IMP"]\n';
    expect(opened(text)).toEqual({
      seq: 0,
      source: { kind: 'pbn', line: 1 },
      type: 'BoardOpened',
      board: '17',
      number: 17,
      dealer: 2,
      vulnerable: 'None',
      laws: null,
      event: 'Cup',
      date: '1997-10-28',
      round: '2',
      table: '4',
      room: 'Open',
      session: 'Final',
      deal: 'd-1',
      scoring: 'IMP',
      players: { N: 'A "B" C' },
    });
  });
  it('keeps what is known of a date', () => {
    expect(opened('[Date "1997.10.??"]\n[Board "1"]\n')).toMatchObject({ date: '1997-10' });
    expect(opened('[Date "1997.??.??"]\n[Board "1"]\n')).toMatchObject({ date: '1997' });
    expect(opened('[Date "????.??.??"]\n[Board "1"]\n')).not.toHaveProperty('date');
  });
  it('takes dealer and vulnerability from the board number by Law 2, and says so', () => {
    const record = onlyRecord(`[Board "7"]\n[Deal "${DEAL}"]\n`);
    expect(record.events[0]).toMatchObject({ dealer: 2, vulnerable: 'Both' });
    expect(notices(record)).toEqual(['assumed dealer', 'assumed vulnerable']);
  });
  it('takes the values of earlier games at # and ## (4.8)', () => {
    const [one, two, three] = recordsIn(
      `[Event "##Cup"]\n[Room "Open"]\n[Board "1"]\n[Deal "${DEAL}"]\n\n[Room "#"]\n[Board "2"]\n[Deal "${DEAL}"]\n\n[Event "Other"]\n[Room "#"]\n[Board "3"]\n[Deal "#"]\n`,
    );
    expect(one?.events[0]).toMatchObject({ event: 'Cup', room: 'Open' });
    expect(two?.events[0]).toMatchObject({ event: 'Cup', room: 'Open' });
    expect(three?.events[0]).toMatchObject({ event: 'Other', room: 'Open' });
    expect(three?.events[1]).toMatchObject({ type: 'HandsDealt' });
    expect(three === undefined ? [] : notices(three)).toContain('assumed #Deal');
  });
  it('does not take over a contract: the two tables differ in it', () => {
    const [, two] = recordsIn(`${game('')}\n[Board "2"]\n[Deal "${DEAL}"]\n[Contract "#"]\n`);
    expect(two === undefined ? [] : losses(two)).toEqual(['inherited-without-right']);
  });
  it('gives the second table of a board its deal', () => {
    const [, two] = recordsIn(
      `${game('[Auction "N"]\n1NT AP\n')}\n[Contract "2S"]\n[Declarer "S"]\n[Auction "N"]\nPass Pass 2S AP\n`,
    );
    expect(two).toMatchObject({ board: '1' });
    expect(two?.events.map(({ type }) => type).slice(0, 2)).toEqual(['BoardOpened', 'HandsDealt']);
    expect(two === undefined ? [] : notices(two)).toContain('assumed second-table');
  });
  it('takes the first value of a tag that says something', () => {
    const record = onlyRecord(
      `[Room ""]\n[Board "1"]\n[Room "Open"]\n[Room "Open"]\n[Room "Closed"]\n[Deal "${DEAL}"]\n`,
    );
    expect(record.events[0]).toMatchObject({ room: 'Open' });
    expect(record.losses).toMatchObject([{ reason: 'duplicate-tag', line: 5, text: 'Closed' }]);
  });
});

describe('contract, declarer, result and score', () => {
  const entered = (tags: string): object | undefined =>
    onlyRecord(game('', tags)).events.find(({ type }) => type === 'ResultEntered');
  it('are entered as they stand, with the score for North-South', () => {
    expect(entered('[Contract "4Hx"]\n[Declarer "W"]\n[Result "EW 8 NS 5"]\n[Score "-300"]\n')).toMatchObject({
      contract: '4HX',
      declarer: 3,
      tricks: 8,
      score: 300,
    });
    expect(entered('[Contract "3N"]\n[Declarer "S"]\n[Result "NS 9"]\n[Score "EW -400"]\n')).toMatchObject({
      contract: '3NT',
      tricks: 9,
      score: 400,
    });
    expect(entered('[Contract "Pass"]\n[Declarer ""]\n[Result ""]\n[Score "0"]\n')).toMatchObject({
      contract: 'Pass',
      score: 0,
    });
    expect(entered('[Contract "?"]\n[Declarer "?"]\n[Result "?"]\n')).toBeUndefined();
  });
  it('name what cannot be read', () => {
    const record = onlyRecord(game('', '[Contract "8C"]\n[Declarer "Q"]\n[Result "14"]\n[Score "+"]\n'));
    expect(losses(record)).toEqual(['value-unreadable', 'value-unreadable', 'result-unreadable', 'value-unreadable']);
  });
  it('close nothing where calls and tag differ on the side that declares', () => {
    const record = onlyRecord(game('[Auction "E"]\n1NT AP\n[Play "E"]\nHA HJ H6 H2\n*'));
    expect(told(record)).not.toContain('agreed');
    expect(record.notices).toContainEqual(expect.objectContaining({ kind: 'contradiction', what: 'declarer' }));
  });
  it('tell of a number agreed on that is not the number won', () => {
    const record = onlyRecord(
      game('[Auction "N"]\n1NT AP\n[Play "E"]\nHA HJ H6 H2\n*', '[Contract "1NT"]\n[Declarer "N"]\n[Result "^9"]\n'),
    );
    expect(told(record)).toContain('agreed 9');
    expect(notices(record)).toEqual(['mark ^Result']);
  });
});

describe('games, comments and what belongs to nobody', () => {
  it('end at an empty line, or where a head tag comes again', () => {
    const one = game('[Auction "N"]\n1NT AP');
    expect(recordsIn(`${one}\n \t\n${one}`)).toHaveLength(2);
    const [, two] = recordsIn(one + one);
    expect(two?.line).toBe(11);
  });
  it('go on over an empty line that stands inside', () => {
    const record = onlyRecord(game('\n[Auction "N"]\n1NT AP\n\n[Play "E"]\nHA HJ H6 H2\n*'));
    expect(told(record)).toContain('E:HA');
    expect(notices(record)).toContain('assumed blank-line');
  });
  it('do not end inside a comment; a brace never closed does not swallow the file', () => {
    expect(told(onlyRecord(game('{ one\n\ntwo [ ; % }\n[Auction "N"]\n1NT AP')))).toContain('N:1NT');
    const [one, two] = recordsIn(`${game('{ never closed')}\n${game('[Auction "N"]\n1NT AP')}`);
    expect(one === undefined ? [] : notices(one)).toContain('assumed unclosed-comment');
    expect(two === undefined ? '' : told(two)).toContain('N:1NT');
  });
  it('list comments as lost, and keep those that speak of a director as remarks nobody heard', () => {
    const record = onlyRecord(game('[Auction "N"]\n1NT ; strong\nAP {the Director was called}', ''));
    expect(losses(record)).toEqual(['comment']);
    expect(record.notices).toMatchObject([{ kind: 'of-interest', seq: 6, text: 'the Director was called' }]);
    expect(record.events[6]).toMatchObject({
      type: 'Remark',
      by: 'spectator',
      text: 'the Director was called',
      perceivedBy: 0,
    });
  });
  it('list unknown tags, tables and lines for programs', () => {
    const record = onlyRecord(
      `% PBN 2.1\n%Margins 2\n${game('[Site "Here"]\n[BCFlags "1f"]\n[ScoreTable "Rank;Score"]\n1 50\n2 40\n')}`,
    );
    expect(losses(record).toSorted()).toEqual(['directive', 'table', 'tag-not-kept', 'unknown-tag']);
  });
  it('read several tags a line, a tag over two lines, unquoted values', () => {
    const record = onlyRecord(`[Board "3"] [Dealer\n"E"][Event Random Deal #]\n[Deal "${DEAL}"]\n`);
    expect(record.events[0]).toMatchObject({ board: '3', dealer: 1, event: 'Random Deal #' });
    expect(notices(record)).toContain('assumed unquoted');
  });
  it('refuse what holds nothing, with its line, and go on', () => {
    const boards = boardsIn(`[Event "A"]\n[Board "1"]\n\n[Board "2"]\n[Deal "N:what is this"]\n\n${game('')}`);
    expect(
      boards.map((board) =>
        board.kind === 'refused' ? `${board.file}:${board.line} ${board.board} ${board.reason}` : board.kind,
      ),
    ).toEqual(['test.pbn:1 1 nothing-recorded', 'test.pbn:4 2 no-deal', 'record']);
    expect(refusalsIn('[Contract "1NT"]\n[Declarer "N"]\n')).toMatchObject([{ reason: 'no-dealer' }]);
    expect(refusalsIn('no record at all\n')).toMatchObject([{ reason: 'unreadable', line: 1 }]);
    expect(boardsIn('')).toEqual([]);
  });
  it('keep a board whose deal cannot be read but whose calls can', () => {
    const record = onlyRecord(game('[Auction "N"]\n1NT AP', '', 'N:AK.AK AK AK'));
    expect(told(record)).toContain('N:1NT');
    expect(losses(record)).toEqual(['deal-unreadable']);
  });
});
