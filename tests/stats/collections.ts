/** Three collections made by hand, small enough to be counted on paper. What they come to is worked out beside them. */

type Raw = Readonly<Record<string, unknown>>;
const lines = (events: readonly Raw[]): string => events.map((event) => `${JSON.stringify(event)}\n`).join('');

/** A board of the club's: the players' names are there to be found nowhere in the output. */
const opened = (session: string, board: string, more: Raw = {}): Raw => ({
  type: 'BoardOpened',
  board,
  dealer: 'N',
  vulnerable: 'None',
  laws: '2017',
  event: 'Trophée Bellanger',
  date: '2026-03-01',
  session,
  table: '4',
  players: { N: 'Ann Northcote', E: 'Eve Eastman', S: 'Sam Southey', W: 'Will Westby' },
  ...more,
});
const calls = (made: readonly string[]): readonly Raw[] =>
  made.map((call, i) => ({ type: 'CallMade', seat: 'NESW'[i % 4], call }));

/**
 * Auctions. Each has 6 calls. Session 1: 1♥ – 2♥ – …, one bid over another, on each of two boards. Session 2: 1♥ 1♣ 1♠ …,
 * two bids over another on each of two boards, the first of them insufficient and accepted (27A1).
 *   calls 4 × 6 = 24 · bids over another 1 + 1 + 2 + 2 = 6 · insufficient bids 2, East's both
 *   rate 2 / 6 · Wilson (2, 6) = 96.7714 to 700.0067 per 1,000
 *   drawn sessions: both the first 0 / 4, one of each 2 / 6, both the second 4 / 8: from 0 to 500 per 1,000
 */
const LAWFUL = calls(['1H', 'Pass', '2H', 'Pass', 'Pass', 'Pass']);
const INSUFFICIENT = calls(['1H', '1C', '1S', 'Pass', 'Pass', 'Pass']);
export const AUCTIONS: Readonly<Record<string, string>> = {
  'one.jsonl': lines([opened('1', '1'), ...LAWFUL, opened('1', '2'), ...LAWFUL]),
  'two.jsonl': lines([opened('2', '1'), ...INSUFFICIENT, opened('2', '2'), ...INSUFFICIENT]),
};

/**
 * The last two tricks of 3NT by South, West on lead. North A2 of spades, East ♠K ♥Q, South ♠Q ♥2, West ♠4 ♥A.
 * Trick 12: ♠4 ♠A, then East and South, who both hold a spade and a heart: they could revoke; North, with two spades,
 * could not. Trick 13: nobody holds two cards any more. So 2 opportunities a board.
 * On one board of each session East plays the ♥Q: a revoke. Two sessions of two boards each:
 *   cards 4 × 8 = 32 · leads 8 · could revoke 8 · revokes 2 · Wilson (2, 8) = 71.4792 to 590.7246 per 1,000
 *   the sessions are alike: whatever is drawn, 1 / 4
 */
const ENDING: Raw = {
  type: 'PositionSet',
  contract: '3NT',
  declarer: 'S',
  leader: 'W',
  deal: 'N:A2... K.Q.. Q.2.. 4.A..',
  trick: 12,
  won: { NS: 8, EW: 3 },
};
const cards = (played: readonly string[]): readonly Raw[] =>
  played.map((text) => ({ type: 'CardPlayed', seat: text[0], card: text.slice(1) }));
const CLEAN = cards(['WS4', 'NSA', 'ESK', 'SSQ', 'NS2', 'EHQ', 'SH2', 'WHA']);
const REVOKE = cards(['WS4', 'NSA', 'EHQ', 'SSQ', 'NS2', 'ESK', 'SH2', 'WHA']);
const endings = (session: string): string =>
  lines([opened(session, '1'), ENDING, ...CLEAN, opened(session, '2'), ENDING, ...REVOKE]);
export const ENDINGS: Readonly<Record<string, string>> = { 'one.jsonl': endings('1'), 'two.jsonl': endings('2') };

/**
 * Files of other programs. Board 1, 7♠ by North with a suit in each hand, is there in PBN and again in JSON Lines: it
 * counts once. Board 2 has an insufficient bid with nothing on record that speaks for it: a contradiction.
 *   boards 2, stored twice 1 · calls 4 + 5 = 9 · bids over another 1 · cards 52 · leads 13 · could revoke 0
 *   neither names an edition: 2 assumptions about the Laws
 */
const RANKS = '23456789TJQKA'.split('');
const COLUMNS = ['E', 'S', 'W', 'N'];
const SUIT_OF: Readonly<Record<string, string>> = { N: 'S', E: 'H', S: 'D', W: 'C' };
const row = (rank: string): string => COLUMNS.map((seat) => `${SUIT_OF[seat]}${rank}`).join(' ');
const tags = (board: string, more: string): string => `[Event "Trophée Bellanger"]
[Date "2026.03.02"]
[Board "${board}"]
[West "Will Westby"]
[North "Ann Northcote"]
[East "Eve Eastman"]
[South "Sam Southey"]
[Dealer "N"]
[Vulnerable "None"]
${more}`;
const SUITED = `[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]`;
const SLAM_PBN = tags(
  '1',
  `${SUITED}
[Declarer "N"]
[Contract "7S"]
[Result "13"]
[Auction "N"]
7S Pass Pass Pass
[Play "E"]
${RANKS.map(row).join('\n')}
`,
);
const DOUBTFUL_PBN = tags('2', `[Auction "N"]\n1H 1C Pass Pass Pass\n`);
const deals = 'NESW'.split('').map((seat) => RANKS.map((rank) => `${SUIT_OF[seat]}${rank}`));
const TRICKS = RANKS.flatMap((rank, trick) =>
  (trick === 0 ? 'ESWN' : 'NESW').split('').map((seat) => `${seat}${SUIT_OF[seat]}${rank}`),
);
const SLAM_JSONL = lines([
  { type: 'BoardOpened', board: '1', dealer: 'N', vulnerable: 'None', laws: null, date: '2026-03-02' },
  {
    type: 'HandsDealt',
    deal: `N:${deals.map((_, i) => '...'.slice(0, i) + 'AKQJT98765432' + '...'.slice(i)).join(' ')}`,
  },
  ...calls(['7S', 'Pass', 'Pass', 'Pass']),
  ...cards(TRICKS),
]);
export const FILES: Readonly<Record<string, string>> = {
  'evening.pbn': `% PBN 2.1\n${SLAM_PBN}\n${DOUBTFUL_PBN}`,
  'again.jsonl': SLAM_JSONL,
};
/** Names that no output may hold. */
export const NAMES: readonly string[] = ['Northcote', 'Eastman', 'Southey', 'Westby', 'Bellanger'];
