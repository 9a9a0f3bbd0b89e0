/** Small records for the tests of the command line. */
import { jsonLines } from './support.ts';

export const opened = (board: string, more: object = {}): object => ({
  type: 'BoardOpened',
  board,
  dealer: 'N',
  vulnerable: 'None',
  laws: '2017',
  ...more,
});
const call = (seat: string, made: string): object => ({ type: 'CallMade', seat, call: made });

/** 1 Heart, 1 Diamond: East has to choose whether he accepts. */
export const insufficient = (board = '1'): readonly object[] => [
  opened(board, { players: { N: 'Ann North', E: 'Eve East', S: 'Sam South', W: 'Will West' } }),
  call('N', '1H'),
  call('E', 'Pass'),
  call('S', '1D'),
];
/** The same, replaced by a pass whose meaning nobody asked for, with a remark in free text. */
export const replaced: readonly object[] = [
  ...insufficient(),
  { type: 'OptionChosen', by: 'W', of: 3, option: 'decline' },
  { type: 'CallReplaced', seat: 'S', of: 3, call: 'Pass' },
  { type: 'Remark', by: 'S', text: 'I did not see it' },
];
export const passedOut = (board: string): readonly object[] => [
  opened(board),
  ...['N', 'E', 'S', 'W'].map((seat) => call(seat, 'Pass')),
];
export const INSUFFICIENT = jsonLines(...insufficient());
export const REPLACED = jsonLines(...replaced);
export const SESSION = jsonLines(...passedOut('1'), ...passedOut('2'), ...insufficient('2'));

const GAME = (board: string, dealer: string): string => `[Event "Club"]
[Site "?"]
[Date "2019.03.04"]
[Board "${board}"]
[West "Will West"]
[North "Ann North"]
[East "Eve East"]
[South "Sam South"]
[Dealer "${dealer}"]
[Vulnerable "None"]
[Deal "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"]
[Scoring "MP"]
[Declarer ""]
[Contract "Pass"]
[Result ""]
{the director was called}
[Auction "${dealer}"]
Pass Pass Pass Pass
`;
export const PBN = `${GAME('1', 'N')}\n${GAME('2', 'E')}\n[Event "Club"]\n[Board "?"]\n`;
export const LIN =
  'qx|o1|pn|Sam,Will,Ann,Eve|md|3S765H432DAKQJCT98,S432HAKQJDT98C765,SAKQJHT98D765C432,ST98H765D432CAKQJ|sv|0|ah|Board 1|mb|p|mb|p|mb|p|mb|p|pg||\n';
