/** English: Laws 41 to 60, in our own words. */
import type { PLAY } from './paragraphs.ts';

export const enPlay: Readonly<Record<keyof typeof PLAY, string>> = {
  '41A':
    'The opening lead is made face down and goes back only if the director says so; one by the wrong defender is taken back without penalty.',
  '41B': 'Before the lead is faced, declarer and the leader’s partner may ask about the auction.',
  '41D': 'After the lead is faced dummy spreads his hand, trumps to his right.',
  '42B':
    'Dummy may ask declarer about a revoke and try to prevent an irregularity (in 2007 declarer’s, in 2017 any player’s).',
  '43A1':
    'Dummy may not call the director before attention is drawn, draw attention himself, or take part in the play.',
  '43A2': 'Dummy may not look at the hand of another player; who does loses his rights.',
  '43B2a': 'Dummy without rights warns declarer off a wrong lead: a defender chooses the hand that leads.',
  '43B2b':
    'Dummy without rights is first to ask about a revoke: it is put right, and 64 applies as if it were established.',
  '43B3':
    'Dummy without rights is first to point out a defender’s offence: no rectification at once; the director restores equity afterwards.',
  '44': 'Cards are played in turn; the highest trump wins, else the highest card of the suit led; the winner leads.',
  '44C': 'Each player follows suit if he can. This duty comes before every other.',
  '45A': 'A defender or declarer plays a card by taking it out of his hand and facing it.',
  '45B': 'Declarer plays from dummy by naming the card, and dummy faces it.',
  '45C1': 'A defender’s card held so that his partner could see its face is played.',
  '45C2': 'Declarer’s card held face up, touching or near the table, or as one played, is played.',
  '45C3': 'A card of dummy that declarer touches on purpose, other than to arrange the hand, is played.',
  '45C4a': 'A card that a player names as the one he plays is played.',
  '2007:45C4b': 'A slip in naming a card may be changed without pause for thought, until partner has played a card.',
  '2017:45C4b':
    'Declarer may change a slip of the tongue in naming dummy’s card until he next plays from either hand; an opponent may take back a card played to it.',
  '2007:45D':
    'Dummy moved a card that was not named: it goes back if noticed before each side has played to the next trick; defenders may take back cards played after it.',
  '2017:45D1':
    'Dummy moved a card that was not named: it goes back if noticed before each side has played to the next trick; defenders may take back cards played after it.',
  '2017:45D2': 'Noticed too late: the trick stands as it lies; if it made a revoke no trick is transferred (64B3).',
  '45E':
    'A fifth card to a trick: a defender’s becomes a penalty card unless the director deems it led; declarer’s or dummy’s goes back.',
  '45F': 'Dummy may not touch or suggest a card; where that damages, the score is adjusted.',
  '46A': 'Declarer should name suit and rank of dummy’s card.',
  '46B':
    'An incomplete or wrong designation is read by these rules, unless declarer’s other intention is beyond doubt.',
  '46B1': '“High” is the highest card, “low” the lowest, “win” the lowest that is known to win.',
  '46B2': 'A suit alone is its lowest card.',
  '46B3':
    'A rank alone: on lead the suit in which dummy has just won, if it holds that rank; else the only legal card of that rank; among several declarer says which.',
  '46B4': 'A card that is not in dummy: the call is void, and declarer names any legal card.',
  '46B5': '“Anything”: either defender may name the card.',
  '47D':
    'After an opponent has changed a play, a player may take back the card that he played to it; what it told is authorized for his side.',
  '2007:47E1':
    'A card played because an opponent wrongly said that it was the player’s turn is taken back without rectification, and may not be accepted.',
  '2017:47E1':
    'A card played because an opponent wrongly said that it was the player’s turn is taken back without rectification, may not be accepted, and establishes no revoke.',
  '47E2':
    'A card played after a wrong explanation may be taken back until another is played to the trick (the opening lead not after dummy has shown a card); later the score may be adjusted.',
  '47F': 'No other card may be taken back.',
  '48A': 'Declarer’s cards never become penalty cards; a dropped card is not played.',
  '48B':
    'Declarer faces his hand: after a lead out of turn see 54; else it is a claim unless he plainly did not mean one.',
  '49': 'A defender’s card that his partner could have seen, or that was named as held, becomes a penalty card, outside normal play.',
  '50': 'A defender’s card exposed too early is a penalty card, unless the director says otherwise.',
  '50A': 'A penalty card lies face up in front of its owner until it is played or an option disposes of it.',
  '50B':
    'One card below an honour, exposed inadvertently, is minor. An honour, a card played deliberately, or one of two or more in a hand is major.',
  '50C':
    'Before another card below an honour in that suit the minor penalty card must be played; it lays no restriction on partner’s lead.',
  '50D1a': 'A major penalty card must be played at the first legal chance; among several declarer chooses.',
  '50D1b': 'Following suit, and any restriction on lead or play, come first; the card then stays.',
  '50D2':
    'When the partner of its owner is to lead he waits for declarer’s choice; a lead before it becomes a penalty card itself.',
  '50D2a':
    'Declarer requires that suit, or forbids it for as long as the leader keeps the lead; the card goes back into the hand and is no penalty card any more.',
  '50D2b': 'Declarer does neither: the lead is free, the card stays, and the choice comes again at the next lead.',
  '2007:50E1': 'That the penalty card must be played is authorized for all.',
  '2007:50E2':
    'Whatever else the sight of the card tells is unauthorized for its owner’s partner and authorized for declarer.',
  '2017:50E1': 'While the penalty card lies on the table, what it tells is authorized for all.',
  '2017:50E2':
    'Once back in the hand, what it told is unauthorized for its owner’s partner and authorized for declarer.',
  '50E3': 'Where an exposed card helped the defenders all the same, the director may adjust the score.',
  '51A': 'A defender in turn has several penalty cards that he may play: declarer chooses one.',
  '51B1': 'Partner of their owner is to lead, all in one suit: declarer requires it or forbids it, and they go back.',
  '51B2':
    'In several suits: declarer requires one of them, or forbids one or more; the cards of the suits named go back.',
  '2017:51B2c': 'Declarer does neither: the lead is free, and all cards stay.',
  '52A': 'A card other than the penalty card, where that need not be played, is no offence.',
  '52B1':
    'It had to be played: declarer may accept the other card, and must if he has played since; the penalty card stays.',
  '52B2': 'Not accepted: the penalty card must be played, and the other becomes a major penalty card.',
  '2007:53A':
    'Any lead out of turn may be treated as right, by a word of declarer or of either defender, or by the next hand playing; else it must be made from the right hand.',
  '2017:53A':
    'Before the thirteenth trick a lead out of turn may be treated as right, by a word of declarer or of either defender, or by the next hand playing; else it must be made from the right hand.',
  '2007:53B':
    'A defender plays to declarer’s wrong lead though not next in turn: the lead stands, and his card falls under 57.',
  '2017:53C':
    'A defender plays to declarer’s wrong lead though not next in turn: the lead stands, and his card falls under 57.',
  '2007:53C': 'The player whose turn it was leads on: his lead stands, and the wrong one goes back without penalty.',
  '2017:53B': 'The player whose turn it was leads on: his lead stands, and the wrong one goes back without penalty.',
  '54': 'A defender has faced an opening lead out of turn; his partner’s lead, if face down, goes back. Declarer chooses.',
  '54A': 'Declarer spreads his hand: he becomes dummy, his partner becomes declarer, and the lead stands.',
  '54B': 'Declarer accepts the lead, in words or by playing from dummy; the second card comes from his own hand.',
  '2007:54C': 'Declarer could have seen a card of dummy: he must accept the lead.',
  '2017:54C': 'Declarer could have seen a card of dummy: he must accept the lead, and remains declarer.',
  '54D': 'Declarer refuses: the card becomes a major penalty card, and 50D2 applies to the right leader.',
  '54E': 'A card “led” by declarer’s side is no lead and goes back (24).',
  '55A':
    'A lead by declarer from the wrong hand may be accepted or refused by either defender; if they differ, the one next in turn prevails.',
  '55B1': 'It was a defender’s turn: the lead goes back without rectification.',
  '55B2': 'It was the turn of declarer’s other hand: the lead goes back, and he leads from the right one.',
  '55C': 'What declarer gains by information from it is taken from him (16).',
  '56': 'A later lead out of turn by a defender: declarer accepts, or the card becomes a penalty card and 50D2 applies.',
  '2007:57A':
    'A defender plays before his partner has: the card becomes a major penalty card, and declarer has partner play the highest or the lowest of the suit led, or forbids another suit.',
  '2017:57A':
    'A defender plays before his partner has: the card becomes a major penalty card, and declarer has partner play the highest or the lowest of the suit led, or requires or forbids another suit.',
  '57B': 'Partner cannot comply: he plays any legal card, and the option is used up.',
  '57C': 'No restriction where declarer has played from both hands, or where dummy’s card was played or suggested.',
  '57D':
    'A card played at RHO’s turn stays as its owner’s card if it is legal at his turn; else it becomes a penalty card.',
  '58A': 'Two leads or plays at the same moment: that of the player in turn counts first.',
  '58B':
    'Two cards shown at once: if one is visible it is played; if several, the player says which, and a defender’s other ones become penalty cards.',
  '59': 'Who cannot lead or play as required plays any legal card.',
  '60A':
    'Who plays on after an opponent’s irregular lead or play before it is rectified forfeits the rectification; the lead counts as right.',
  '60B':
    'A defender plays after declarer was told to take his lead back, before the new lead: the card becomes a major penalty card.',
  '60C': 'A play by the offending side before rectification costs the other side nothing and may be rectified itself.',
};
