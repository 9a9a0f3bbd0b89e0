/** Spacing, case, accents, symbols and order of suit and rank mean nothing; what is meant is exact. */
import { describe, expect, it } from 'vitest';
import { boardsIn, eventsOf } from './read.ts';

const call = (seat: string, made: string, more: object = {}): object => ({
  type: 'CallMade',
  seat,
  call: made,
  ...more,
});
const card = (seat: string, played: string, more: object = {}): object => ({
  type: 'CardPlayed',
  seat,
  card: played,
  ...more,
});

describe('a call', () => {
  it.each([
    ['N 1S', '1S'],
    ['n  1s', '1S'],
    ['North bids 1♠', '1S'],
    ['Nord annonce 1 ♠\ufe0f', '1S'],
    ['N 1 spades', '1S'],
    ['N 1 pique', '1S'],
    ['N 3sa', '3NT'],
    ['N 3N', '3NT'],
    ['N 3 notrump', '3NT'],
    ['N passes', 'Pass'],
    ['n PASSE', 'Pass'],
    ['N p', 'Pass'],
    ['N contre', 'X'],
    ['N dbl', 'X'],
    ['N surcontre', 'XX'],
    ['N 8C', '8C'],
  ])('%s', (text, made) => {
    expect(eventsOf(text)).toEqual([call('N', made)]);
  });

  it('a question is asked in French as people say it', () => {
    expect(eventsOf('N 1S, E pose une question à N à propos de 1S')).toEqual(
      eventsOf('N 1S, E demande à N à propos de 1S'),
    );
  });

  it('and what it shows', () => {
    const more = { alerted: true, artificial: true, shows: ['H', 'S'], meaning: 'majors' };
    for (const text of [
      'N 2D! artificial shows H S "majors"',
      'N 2♦ !, artificial, shows hearts and spades, "majors"',
      'N 2D shows ♠ ♥ "majors" alerted artificial',
      'N 2D alertée, conventionnelle, montre cœur et pique, « majors »',
      'CallMade call=2D seat=N alerted=true artificial=true shows=[H,S] meaning="majors"',
      'N 2D alerted = true artificial=true shows=["S", "H"] meaning = “majors”',
    ])
      expect(eventsOf(text)).toEqual([
        expect.objectContaining(call('N', '2D', { ...more, shows: expect.arrayContaining(more.shows) as unknown })),
      ]);
    expect(eventsOf('N 2D shows nothing')).toEqual([call('N', '2D', { shows: [] })]);
  });
});

describe('calls side by side', () => {
  const three = [call('N', '1S'), call('E', 'Pass'), call('S', '2S')];
  it.each(['calls: 1S P 2S', '1S P 2S', 'N 1S P 2S', 'N 1S E P S 2S', 'N 1S P S 2S', '@a N 1S P 2S'])('%s', (text) => {
    expect(eventsOf(text)).toEqual(three);
  });
  it('what belongs to a call stays with it', () => {
    expect(eventsOf('N 1C E 1D! artificial S X')).toEqual([
      call('N', '1C'),
      call('E', '1D', { alerted: true, artificial: true }),
      call('S', 'X'),
    ]);
  });
  it('another order of seats is kept as it is', () => {
    expect(eventsOf('N 1C S 1D P')).toEqual([call('N', '1C'), call('S', '1D'), call('W', 'Pass')]);
  });
  const passes = (...seats: readonly string[]): readonly object[] => seats.map((seat) => call(seat, 'Pass'));
  it.each([
    ['1NT PPP', [call('N', '1NT'), ...passes('E', 'S', 'W')]],
    ['1NT AP', [call('N', '1NT'), ...passes('E', 'S', 'W')]],
    ['1NT P all pass', [call('N', '1NT'), ...passes('E', 'S', 'W')]],
    ['N 1SA, tous passent', [call('N', '1NT'), ...passes('E', 'S', 'W')]],
    ['calls: PP 1NT ppp', [...passes('N', 'E'), call('S', '1NT'), ...passes('W', 'N', 'E')]],
    ['P AP', passes('N', 'E', 'S', 'W')],
    ['1NT\nE AP', [call('N', '1NT'), ...passes('E', 'S', 'W')]],
  ])('passes in one word: %s', (text, made) => {
    expect(eventsOf(text)).toEqual(made);
  });
});

describe('cards side by side', () => {
  it.each(['W C4 N C2 E CK S CA', 'W C4, N C2, E CK S CA', 'trick: W C4 C2 CK CA'])('%s', (text) => {
    expect(eventsOf(text)).toEqual([card('W', 'C4'), card('N', 'C2'), card('E', 'CK'), card('S', 'CA')]);
  });
  it('a bid behind a card stays a bid', () => {
    expect(eventsOf('W C4, N 2S')).toEqual([card('W', 'C4'), call('N', '2S')]);
    expect(() => eventsOf('W C4 N 2S')).toThrow(/does not fit here/);
  });
});

describe('a sentence as it is said', () => {
  it.each([
    ['E does not accept that call', 'E declines that call'],
    ["E doesn't accept that call", 'E declines that call'],
    ["E n'accepte pas cette déclaration", 'E refuse cette déclaration'],
    ['E reserves his rights', 'E reserves rights'],
    ['E thinks for 30 s', 'E hesitates 30 s'],
    ['E réfléchit pendant 30 s', 'E hésite 30 s'],
  ])('%s', (said, written) => {
    expect(eventsOf(`N 1S\n${said}`)).toEqual(eventsOf(`N 1S\n${written}`));
  });
});

describe('a card', () => {
  it.each([
    ['W leads SA', 'SA'],
    ['w AS', 'SA'],
    ['O entame l’as de pique', 'SA'],
    ['W ♠A', 'SA'],
    ['W S A', 'SA'],
    ['W H10', 'HT'],
    ['W 10H', 'HT'],
    ['W plays 2S', 'S2'],
    ['W ♥R', 'HK'],
    ['W ♦D', 'DQ'],
    ['W VC', 'CJ'],
    ['W king of hearts', 'HK'],
    ['W joue la dame de cœur', 'HQ'],
  ])('%s', (text, played) => {
    expect(eventsOf(text)).toEqual([card('W', played)]);
  });

  it('2S alone is the bid, behind a word for playing the two of spades', () => {
    expect(eventsOf('W 2S')).toEqual([call('W', '2S')]);
    expect(eventsOf('trick: W 2S 3S')).toEqual([card('W', 'S2'), card('N', 'S3')]);
  });
});

describe('a list', () => {
  const four = [call('N', '1S'), call('E', 'Pass'), call('S', '2S'), call('W', 'Pass')];
  it.each([
    'calls: 1S P 2S P',
    'calls from N: 1S P 2S P',
    'calls from N 1S, P, 2S, P',
    'déclarations à partir de N : 1♠ passe 2♠ passe',
    'bidding: N 1S E P S 2S W P',
    'N 1S, E pass, S 2S, W pass',
    'N 1S, P, 2S, P',
    '1S P 2S P',
    'N 1S; P\n2S\n\n  P   # and that was all',
  ])('of calls: %s', (text) => {
    expect(eventsOf(text)).toEqual(four);
  });

  it('of cards, with a number that must be right', () => {
    const trick = [card('W', 'C4'), card('N', 'C2'), card('E', 'CK'), card('S', 'CA')];
    for (const text of ['trick: W C4 N C2 E CK S CA', 'trick 1 from W: C4 C2 CK CA', 'levée 1 : O ♣4 ♣2 ♣R ♣A'])
      expect(eventsOf(text)).toEqual(trick);
  });

  it('ends where another sentence begins', () => {
    expect(eventsOf('calls: 1S P, S calls the director').at(-1)).toEqual({ type: 'DirectorCalled', by: 'S' });
    expect(eventsOf('trick: W C4 N C2, trick quitted').at(-1)).toEqual({ type: 'TrickQuitted' });
  });

  it('carries labels and what belongs to one call or card', () => {
    expect(eventsOf('calls: 1S P @x 1D! "odd" P\nW accepts @x')).toEqual([
      call('N', '1S'),
      call('E', 'Pass'),
      call('S', '1D', { alerted: true, meaning: 'odd' }),
      call('W', 'Pass'),
      { type: 'OptionChosen', by: 'W', of: 3, option: 'accept' },
    ]);
    expect(eventsOf('trick: W C4 face down, N C2')).toEqual([card('W', 'C4', { faceDown: true }), card('N', 'C2')]);
  });
});

describe('a board', () => {
  it('takes dealer and vulnerability from its number, unless they are said', () => {
    expect(boardsIn('board 14')[0]?.[0]).toMatchObject({ dealer: 1, vulnerable: 'None', laws: null });
    expect(boardsIn('étui 7 donneur N vul tous code 2007')[0]?.[0]).toMatchObject({
      board: '7',
      dealer: 0,
      vulnerable: 'Both',
      laws: '2007',
    });
    expect(boardsIn('board Final number 3')[0]?.[0]).toMatchObject({ board: 'Final', dealer: 2, vulnerable: 'EW' });
  });

  it('names its players, screens and whatever else is known', () => {
    const text =
      'board 2 laws 2017 screens authority WBF scoring IMP round 3 N="A. B" West "C D" table 12 date=2026-03-01';
    expect(boardsIn(text)[0]?.[0]).toMatchObject({
      screens: true,
      authority: 'WBF',
      scoring: 'IMP',
      round: '3',
      table: '12',
      date: '2026-03-01',
      players: { N: 'A. B', W: 'C D' },
    });
  });

  it.each(['donne 2 donneur Nord, vul personne', 'Bd 2 dealer N vul none', 'étui 2 donneur N vulnérable personne'])(
    'may be called so: %s',
    (text) => {
      expect(boardsIn(`${text}\ndonne N:- - - -`)[0]?.map(({ type }) => type)).toEqual(['BoardOpened', 'HandsDealt']);
      expect(boardsIn(text)[0]?.[0]).toMatchObject({ board: '2', dealer: 0, vulnerable: 'None' });
    },
  );

  it('ends with the next; labels and lines are its own', () => {
    const boards = boardsIn('board 1\n@a N 1S\nboard 2\n@a E 1S\nS accepts @a');
    expect(boards.map((events) => events.length)).toEqual([2, 3]);
    expect(boards[1]?.[2]).toMatchObject({ seq: 2, of: 1 });
  });

  it('may come with a byte order mark and any line ends', () => {
    expect(boardsIn('\ufeffboard 1\r\nN 1S\rE P\n')[0]?.length).toBe(3);
  });
});
