/** English: Laws 17 to 39, in our own words. */
import type { AUCTION } from './paragraphs.ts';

export const enAuction: Readonly<Record<keyof typeof AUCTION, string>> = {
  '17': 'The dealer calls first, then each player in turn clockwise.',
  '2017:17D':
    'The auction ends with three passes behind a call, or four at the start (the board is passed out); a clarification period follows until a lead is faced.',
  '2007:17D':
    'A call on the cards of another board is cancelled. If LHO has called and the new call differs much, or partner has called, the score is adjusted.',
  '2007:17E2':
    'One of the last passes was out of turn and robbed a player of his: the auction goes back to him, and later calls are cancelled.',
  '18': 'A bid is sufficient if it is higher in level, or in the same level of a higher denomination, than the last bid.',
  '19': 'Only an opponent’s last bid may be doubled, only an opponent’s double redoubled, with nothing but passes between.',
  '20': 'A player whose turn it is may have the auction reviewed; after the final pass also at his first turn to play.',
  '20F':
    'Explanations are asked of the partner of the player who called. One’s own wrong explanation is put right at once; partner’s by declarer’s side after the auction, by defenders after the play.',
  '21A': 'Who misreads a call by his own mistake has no redress.',
  '21B1a':
    'A player wrongly informed by an opponent may change his last call, as long as his partner has not called since, if the information could have influenced it.',
  '21B2': 'After such a change LHO may change a call that he made over the first one.',
  '21B3': 'Too late for a change: the director adjusts the score where there was damage.',
  '2007:22':
    'The auction ends with three passes behind a call, or four at the start (the board is passed out); a clarification period follows until a lead is faced.',
  '24': 'A card that partner could have seen during the auction lies face up until the auction is over. What it tells is authorized for the other side and unauthorized for partner.',
  '24A':
    'One card below an honour, not led: nothing more in the auction; if its owner defends it becomes a minor penalty card.',
  '24B':
    'One honour, or any card led too early: partner must pass at his next turn; if its owner defends it becomes a major penalty card.',
  '24C':
    'Two cards or more: partner must pass at his next turn; if their owner defends all become major penalty cards.',
  '2007:25A1':
    'A call that the player did not mean may be replaced, without pause for thought, before his partner has called.',
  '2017:25A1':
    'A call that the player did not mean (a slip of hand or tongue, not a lapse of the mind) may be replaced before his partner has called, however he became aware of it.',
  '2007:25A2': 'Partner has called: no change.',
  '2017:25A4': 'Partner has called: no change.',
  '2007:25A3': 'The auction period is over: no change.',
  '2017:25A5': 'The auction period is over: no change.',
  '2007:25A4': 'After a change that is allowed LHO may take back a call that he made over the first one.',
  '2017:25A6': 'After a change that is allowed LHO may take back a call that he made over the first one.',
  '25B1':
    'A change of mind: LHO may accept the second call, by saying so or by calling over it; then the first is withdrawn.',
  '25B2': 'Not accepted: the second call is cancelled and the first stands. In 2017 Law 26 may apply.',
  '25B3': 'What the withdrawn or cancelled call tells falls under Law 16.',
  '2007:26A1': 'The withdrawn call spoke of suits that the offender has shown in the legal auction: no restriction.',
  '2007:26A2':
    'It spoke of a suit that he has not shown: when his partner first comes to lead, declarer may require a lead in that suit, or forbid it for as long as he keeps the lead.',
  '2007:26B':
    'Any other withdrawn call: when his partner first comes to lead, declarer may forbid the lead of one suit for as long as he keeps the lead.',
  '2017:26A': 'The withdrawn call was replaced by a comparable one: no lead restriction.',
  '2017:26B':
    'It was not: when the offender’s partner first comes to lead, declarer may forbid one suit that the offender has not shown in the legal auction, for as long as he keeps the lead.',
  '27A1': 'LHO may accept an insufficient bid, by saying so or by calling over it; then it is legal.',
  '27A2': 'An insufficient bid out of rotation falls under Law 31 first.',
  '2007:27B1a':
    'Not accepted and replaced by the lowest sufficient bid in the same denomination, both beyond doubt not artificial: the auction goes on without restriction.',
  '2017:27B1a':
    'Not accepted and replaced by the lowest sufficient bid that shows the same denomination or denominations: the auction goes on without restriction.',
  '2007:27B1b': 'Replaced by a call with the same or a more precise meaning: the auction goes on without restriction.',
  '2017:27B1b': 'Replaced by a comparable call (23A): the auction goes on without restriction.',
  '27B2':
    'Replaced by any other sufficient bid or a pass: the offender’s partner must pass for the rest of the auction; lead restrictions (26) may follow.',
  '27B3':
    'Replaced by a double or redouble (not under B1): it is cancelled, the offender calls again, and his partner must pass for the rest of the auction.',
  '27B4': 'Replaced by another insufficient bid: LHO may accept that one; else it falls under B3.',
  '2007:27C':
    'Replaced before the director ruled: LHO may still accept the first bid; else the replacement stands and is judged.',
  '2017:27C':
    'Replaced before the director ruled: LHO may still accept the first bid; else the replacement, if legal, stands and is judged (see B3).',
  '27D':
    'After B1: if at the end of the play help from the insufficient bid may have changed the result and the other side is damaged, the director assigns a score.',
  '28A':
    'A player calls at the turn of RHO, who must pass by law: the pass is deemed made and the call is in rotation.',
  '28B':
    'The player in turn calls before a call out of rotation was ruled on: his call stands, the other is cancelled, and the right to its rectification is gone.',
  '29A':
    'LHO of the player who called out of rotation may accept the call, by saying so or by calling over it; nobody else may.',
  '29B':
    'Not accepted: the call is cancelled and the auction goes back to the player whose turn it was; Laws 30 to 32 apply.',
  '29C': 'Where the call was artificial, Laws 30 to 32 look at the denominations it shows, not at the one it names.',
  '2007:30A': 'A pass out of rotation before the first bid, not accepted: the offender must pass at his next turn.',
  '2017:30A': 'A pass out of rotation at RHO’s turn, not accepted: the offender must pass at his next turn.',
  '2007:30B1': 'After a bid, at RHO’s turn: the offender must pass at his next turn.',
  '2007:30B2a': 'After a bid, at partner’s turn: the offender must pass for the rest of the auction.',
  '2007:30B2b': 'After a bid, at partner’s turn: partner may bid or pass, but not double or redouble at that turn.',
  '2007:30B3': 'After a bid, at LHO’s turn: it is a change of call (25).',
  '2017:30B1a':
    'At partner’s turn, or at LHO’s if the offender has not called: partner may make any legal call, bound by 16C2.',
  '2017:30B1b':
    'Then the offender makes any legal call; if it is not comparable with the pass, his partner must pass at his next turn, and 26B may apply.',
  '2017:30B2': 'At LHO’s turn after the offender has called: it is a change of call (25).',
  '30C': 'An artificial pass, or a pass of partner’s artificial call, falls under Law 31.',
  '31A1':
    'A bid out of rotation at RHO’s turn, and RHO passes: the offender must repeat his bid, and if it is legal there is nothing more.',
  '2007:31A2a': 'RHO acts, and the offender’s call repeats the denomination: his partner must pass at his next turn.',
  '2007:31A2b':
    'RHO acts, and the offender does not repeat it: his partner must pass for the rest of the auction; 26 may apply.',
  '2017:31A2a': 'RHO acts, and the offender makes a comparable call: no rectification.',
  '2017:31A2b':
    'RHO acts, and the offender’s call is not comparable: his partner must pass at his next turn; 16C, 26B and 72C may apply.',
  '2007:31B':
    'At partner’s turn, or at LHO’s if the offender has not called: partner must pass for the rest of the auction; the offender may make any legal call; 26 may apply.',
  '2017:31B1':
    'At partner’s turn, or at LHO’s if the offender has not called: partner may make any legal call, bound by 16C2.',
  '2017:31B2': 'Then the offender makes any legal call: comparable, no rectification; else as 31A2b.',
  '2017:31C': 'At LHO’s turn after the offender has called: it is a change of call (25).',
  '2007:32A':
    'A double or redouble out of rotation at partner’s turn, not accepted: partner must pass for the rest of the auction; 26B may apply.',
  '2007:32B1': 'At RHO’s turn, and RHO passes: the offender must repeat it, and if it is legal there is nothing more.',
  '2007:32B2':
    'RHO bids: the offender may make any legal call, and his partner must pass for the rest of the auction; 26B may apply.',
  '2017:32A1':
    'A double or redouble out of rotation at RHO’s turn, and RHO passes: the offender must repeat it, and if it is legal there is nothing more.',
  '2017:32A2a': 'RHO acts, and the offender makes a comparable call: no rectification.',
  '2017:32A2b':
    'RHO acts, and the offender’s call is not comparable: his partner must pass at his next turn; 16C, 26B and 72C may apply.',
  '2017:32B': 'At partner’s turn, or at LHO’s if the offender has not called: as 31B.',
  '33': 'Two calls at the same moment: that of the player in turn counts as first, the other as made after it.',
  '34': 'One of the passes that ended the auction was out of turn and robbed a player of his: the auction goes back to him.',
  '35': 'Inadmissible calls are a double or redouble that 19 does not allow, a call by a player who must pass, a bid above seven, a call after the final pass.',
  '36A':
    'An inadmissible double, and LHO calls before it is put right: the double and all later calls are cancelled, and the auction goes back without restriction.',
  '36B':
    'Else it is cancelled, the offender calls again, and his partner must pass for the rest of the auction; 26B may apply.',
  '2017:36C': 'Found after the opening lead is faced: the contract is scored as if the double had not been made.',
  '37A':
    'A player who must pass calls, and LHO calls over it: both stand, and the duty to pass remains for later turns.',
  '37B':
    'Else the call is cancelled and a pass put in its place; both partners must pass for the rest of the auction; 26B may apply.',
  '38': 'A bid above seven is cancelled with all later calls, a pass put in its place, and both partners must pass for the rest of the auction. Laws 26 and 72C (2007: 23) may apply, unless LHO had called. It is never played or scored.',
  '39A': 'Calls after the final pass are void.',
  '39B':
    'A pass, a call by declarer’s side, or one over which LHO has called: nothing more. Another call by a defender: Law 26 may apply.',
};
