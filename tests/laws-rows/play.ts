/** Laws 41 to 64: the play and the revoke. */
import { rowsOf } from './row.ts';

export const PLAY_ROWS = rowsOf(`
41A || the opening lead face down | law-41.ts opening
41B || questions before the lead is faced | law-16.ts fromPlayer
41D || dummy spreads his hand | law-41.ts spread
42 || what dummy may do | law-61b.ts fresh
43A1 || what dummy may not do | law-43.ts fresh
43A2 || dummy looks at another hand | law-43.ts sawHand
43B2a || dummy without rights warns of a wrong lead | -
43B2b || dummy without rights asks about a revoke | law-43.ts asksRevoke
43B3 || dummy without rights is first to point out a fault | law-43.ts drawsAttention
44 || order of play, following suit, who wins | law-44.ts narrows, situation.ts winnerOf
45A || a card is played by facing it, dummy's by naming it | law-44.ts fresh
45C1 || a defender's card that partner could see | law-44.ts fresh
45C2 || declarer's card on the table | law-44.ts fresh
45C3 || dummy's card touched by declarer | law-44.ts fresh
45C4a || a card named | law-46.ts meaning
45C4b | 07 | a slip of the tongue, until partner has played | law-45.ts slip
45C4b | 17 | a slip on dummy's card, until declarer plays on | law-45.ts slip
45C5 || a penalty card may have to be played | law-50.ts narrows
45D | 07 | dummy moves a card not named | law-45.ts hear
45D1 | 17 | dummy moves a card not named | law-45.ts hear
45D2 | 17 | found too late | law-45.ts hear
45E || a fifth card | law-67.ts extra
45F || dummy suggests a play | law-43.ts fresh, law-45.ts fresh
46A || suit and rank should be named | -
46B1 || high, low, win | law-46.ts meaning
46B2 || a suit without a rank | law-46.ts meaning
46B3 || a rank without a suit | law-46.ts byRank
46B4 || a card that dummy does not hold | law-46.ts meaning
46B5 || anything | law-46.ts asks
47A || taken back in rectification | law-62.ts takenBack
47D || an opponent may change his card too | law-47.ts changed
47E1 || played because he was told it was his turn | law-47e.ts hear
47E2a || played on a wrong explanation, in time | law-47.ts misled
47E2b || played on a wrong explanation, too late | law-47.ts misled
47F || no other withdrawal | law-47.ts fresh
48A || declarer's exposed cards | law-48.ts fresh
48B1 || declarer faces his hand after a lead out of turn | law-54.ts hear
48B2 || declarer faces his hand at another time | law-48.ts fresh
49 || a defender's exposed card | law-50.ts fresh
50 || penalty cards | law-50.ts referred
50A || lies face up until played | law-50.ts referred
50B || minor and major | penalty-card.ts kindOf
50C || what a minor penalty card binds | law-50.ts narrows
50D1a || a major one is played at the first chance | law-50.ts narrows
50D1b || suit and restrictions come first | lawbook.ts legal
50D2 || partner leads: declarer speaks first | law-51.ts asks
50D2a || requires or forbids the suit | law-51.ts pickUp
50D2b || neither | law-51.ts hear
50E1 | 07 | what the duties tell | law-50.ts referred
50E2 | 07 | what the sight of it tells | law-50.ts sight
50E1 | 17 | while it lies there | law-50.ts sight
50E2 | 17 | once it is back in hand | law-51.ts pickUp
50E3 || the exposed card helped | -
51A || several to be played: declarer names one | law-51.ts toName
51B1a || one suit, required | law-51.ts pickUp
51B1b || one suit, forbidden | law-51.ts pickUp
51B2a || several suits, one required | law-51.ts pickUp
51B2b || several suits, some forbidden | law-51.ts pickUp
51B2c | 17 | neither | law-51.ts wordLaw
52A || another card where none is due | law-50.ts narrows
52B1 || another card where the penalty card was due | law-52.ts hear
52B2 || not accepted | law-52.ts declined
53A || lead out of turn accepted | lead-out-of-turn.ts accepts
53B | 07 | the wrong defender plays to declarer's lead | law-53.ts hear
53C | 17 | the wrong defender plays to declarer's lead | law-53.ts hear
53C | 07 | the proper leader leads on | law-53.ts ownLeadOrPlay
53B | 17 | the proper leader leads on | law-53.ts ownLeadOrPlay
54 || opening lead out of turn | law-53.ts fresh
54A || declarer spreads his hand | law-54.ts spreads
54B1 || accepts and plays from his hand | law-54.ts hear
54B2 || plays from dummy | law-53.ts hear
54C || declarer could have seen dummy | law-54.ts exposed
54D || refuses | lead-out-of-turn.ts refuses
54E || a lead by declarer's side | law-54.ts fresh
55A || declarer leads from the wrong hand: either defender | law-55.ts hear
55B1 || it was a defender's turn | lead-out-of-turn.ts refuses
55B2 || it was the other hand's turn | lead-out-of-turn.ts refuses
55C || information from the wrong lead | lead-out-of-turn.ts goesBack
56 || a defender leads out of turn | law-56.ts hear
57A | 07 | premature play: three demands | law-57.ts optionsOf
57A | 17 | premature play: four demands | law-57.ts optionsOf
57B || partner cannot comply | law-59.ts limited
57C | 07 | excused by declarer's side | law-57.ts excuse
57C | 17 | excused by declarer's side | law-57.ts excuse
57D || at RHO's turn, partner has played | law-57.ts ruled
58A || two plays at the same moment | law-58.ts fresh
58B || two cards from one hand | law-50.ts fresh
59 || unable to lead or play as required | law-59.ts restricted
60A || the other side plays on | law-53.ts hear
60B || a defender plays before the new lead | law-60.ts beforeNewLead
60C || the offending side plays before the ruling | law-60.ts waits
61A || what a revoke is | law-61.ts judge
61B1 || declarer may ask | law-16.ts fromPlayer
61B2a || dummy may ask declarer | law-61b.ts fresh
61B2b || dummy may not ask a defender | law-61b.ts fresh
61B3 || defenders and each other | law-61b.ts mayAskPartner
61C || no right to look at old tricks | -
62A | 07 | corrected when he becomes aware | law-62.ts correct
62A | 17 | corrected when attention is drawn | law-62.ts correct
62B1 || a defender's card becomes a penalty card | law-62.ts takenBack
62B2 || declarer's, dummy's and faced cards | law-62.ts takenBack
62C1 || the other side takes its cards back | law-62.ts firstOffers
62C2 || then the next of the offending side | law-62.ts secondOffer
62C3 | 17 | both sides revoked on one trick | law-62.ts becomesMutual
62D1 || trick twelve | law-62.ts inTime
62D2 | 07 | partner may not use the card seen | law-62.ts trickTwelve
62D2 | 17 | partner may not use the card seen | law-62.ts trickTwelve
63A1 || established by a lead or play to the next trick | law-63.ts ground
63A2 || by naming a card for it | law-63.ts ground
63A3 || by a claim | law-63.ts ground
63A4 | 17 | by agreeing to a claim | law-63.ts ground
63B || an established revoke stands | law-62.ts hear
64A1 || he won the revoke trick | law-64.ts moves
64A2 || he did not win it | law-64.ts moves
64B1 || no trick won from the revoke on | law-64.ts transferParts
64B2 || a second revoke in the same suit | law-64.ts isRepeated
64B3 || a faced card was not played | law-64.ts barOf
64B4 || after a call on the next board | law-64.ts tooLate
64B5 || after the round | law-64.ts tooLate
64B6 || trick twelve | law-64.ts barOf
64B7 || both sides revoked | law-64.ts bothSides
64B8 | 17 | corrected under 62C3 | law-64.ts barOf
64C | 07 | the transfer was not enough | law-64.ts asks
64C1 | 17 | the transfer was not enough | law-64.ts asks
64C2a | 17 | repeated revokes | law-64.ts asks
64C2b | 17 | both sides revoked | law-64.ts asks
`);
