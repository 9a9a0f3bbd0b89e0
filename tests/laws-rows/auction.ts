/** Laws 16 to 39: information and the auction. */
import { rowsOf } from './row.ts';

export const AUCTION_ROWS = rowsOf(`
16A1a || legal and accepted actions may be used by all | law-29.ts accepted, law-27.ts accepted
16A1b || withdrawn actions have a ledger of two sides | law-16.ts referred
16A1c || what a lawful procedure tells | -
16A1d || known before the cards were taken | -
16A2 || score, traits, conditions of contest | -
16A3 || any other ground is not lawful | -
16A4 || a breach of Law 16 that damages | law-16b.ts asks | own-16-1/2007
16B1a || partner's remark, question, tempo, manner | law-16.ts fromPlayer
16B1b || logical alternatives | law-16b.ts asks
16B2 || rights reserved | law-16b.ts complained
16B3 || an adjusted score after play | law-16b.ts asks
16C1 | 07 | outside information | law-16.ts extraneous
16D1 | 17 | outside information | law-16.ts extraneous
16C2 | 07 | before the first call the director chooses | law-16.ts asks
16D2 | 17 | before the first call the director chooses | law-16.ts asks
16C3 | 07 | after the first call the board goes on | law-16.ts extraneous
16D3 | 17 | after the first call the board goes on | law-16.ts extraneous
16D1 | 07 | withdrawn action: free to the non-offending side | law-16.ts referred
16C1 | 17 | withdrawn action: free to the non-offending side | law-16.ts referred
16D2 | 07 | withdrawn action: forbidden to the offending side | law-16.ts referred
16C2 | 17 | withdrawn action: forbidden to the offending side | law-16.ts referred
17A || the auction period begins with the first look at the cards | -
17D | 17 | when the auction is over | auction.ts advance, law-17.ts follows
22 | 07 | when the auction is over | auction.ts advance, law-17.ts follows
17D3 | 17 | a pass out of turn robbed a player of his turn | law-34.ts follows
17E2 | 07 | a pass out of turn robbed a player of his turn | law-34.ts follows
18 || sufficient bids | auction.ts isRegular
19 || doubles and redoubles | auction.ts isRegular
20B || review of the auction | law-16.ts fromPlayer
20F || explanations | law-16.ts fromPlayer
20F4 || one's own wrong explanation corrected | law-16.ts fromPlayer
21A || a player's own misunderstanding | law-25.ts fresh
21B1a || call changed after a wrong explanation | law-21.ts hear
21B2 || the other side may change its later call | law-25.ts takenBack
21B3 || too late to change | law-21.ts asks
23 | 07 | the offender could have known | law-72.ts damage
72C | 17 | the offender could have known | law-72.ts damage
23A | 17 | comparable call | law-23.ts asks
23B | 17 | comparable: no restriction on information | law-23.ts answered | L26-09
23C | 17 | comparable, and yet the first call helped | law-23.ts asks
24 || card exposed or led during the auction | law-24.ts fresh
24A || one low card | exposed-card.ts paragraphOf, law-24.ts duties
24B || an honour, or a card led early | exposed-card.ts paragraphOf, law-24.ts duties
24C || two cards or more | exposed-card.ts paragraphOf, law-24.ts duties
24D | 17 | declarer's side picks its cards up | law-24.ts closed
24E | 17 | a defender's cards become penalty cards | law-24.ts closed
25A1 | 07 | unintended call, changed without pause | law-25.ts answered, change-of-call.ts granted
25A1 | 17 | unintended call, whenever he becomes aware | law-25.ts answered, change-of-call.ts granted
25A2 | 07 | not once partner has called | change-of-call.ts hasPartnerCalled
25A4 | 17 | not once partner has called | change-of-call.ts hasPartnerCalled
25A3 | 07 | not once the auction period is over | law-25.ts void25
25A5 | 17 | not once the auction period is over | law-25.ts void25
25A4 | 07 | LHO may withdraw his call | law-25.ts hearLho
25A6 | 17 | LHO may withdraw his call | law-25.ts hearLho
25B1 || a deliberate change may be accepted | law-25.ts accepted
25B2 || not accepted: the first call stands | law-25.ts refused
25B3 || information from the call that fell | change-of-call.ts withdrawnCall
26 | 07 | when a withdrawn call restricts a lead | law-26.ts restriction
26A1 | 07 | its suits were specified in the auction | law-26.ts REACH
26A2 | 07 | require or forbid one of the suits | law-26.ts REACH
26B | 07 | forbid any one suit | law-26.ts REACH
26A | 17 | no restriction after a comparable call | law-23.ts answered
26B | 17 | forbid one suit not specified in the auction | law-26.ts REACH
27A1 || LHO may accept an insufficient bid | law-27.ts hearOffered
27A2 || insufficient and out of turn: Law 31 first | law-29.ts fresh
27B1a | 07 | lowest bid in the denomination, both natural | law-27b.ts substituted
27B1a | 17 | lowest bid that specifies the same | law-27b.ts specifiesTheSame
27B1b | 07 | same or more precise meaning | law-27b.ts answered
27B1b | 17 | comparable call | law-27b.ts answered
27B2 || any other bid or a pass: partner passes throughout | law-27b.ts barred
27B3 || a double or redouble falls | law-27b.ts doubleFalls
27B4 || a second insufficient bid | law-27b.ts substituted
27C || replaced before the director has ruled | law-27.ts hearOffered
27D || help from the insufficient bid | law-27b.ts asks
28A || a call when RHO must pass | law-28.ts fresh
28B || the player in turn calls first | law-28.ts hear
29A || LHO accepts a call out of rotation | law-29.ts accepted
29B || not accepted: cancelled | law-29.ts cancelled
29C || artificial calls: what they specify counts | law-29.ts ruleFor
30A | 07 | pass out of rotation before the first bid | law-30.ts AT_ONCE
30B1 | 07 | after a bid, at RHO's turn | law-30.ts AT_ONCE
30B2a | 07 | at partner's turn: passes throughout | law-30.ts AT_ONCE
30B2b | 07 | partner may not double at that turn | law-29.ts duties
30B3 | 07 | at LHO's turn: a change of call | law-29.ts isChange
30C | 07 | artificial pass: Law 31 | law-29.ts ruleFor
30A | 17 | pass at RHO's turn | law-30.ts AT_ONCE
30B1 | 17 | at partner's or LHO's turn | law-30.ts heed
30B2 | 17 | at LHO's turn after a call: a change of call | law-29.ts isChange
30C | 17 | artificial pass: Law 31 | law-29.ts ruleFor
31A1 || bid out of rotation repeated when RHO passes | law-31.ts heed
31A2a | 07 | RHO acts, the denomination is repeated | law-31.ts priced2007
31A2b | 07 | RHO acts, the denomination is not repeated | law-31.ts priced2007
31B | 07 | at partner's or LHO's turn | law-31.ts referred
31A2a | 17 | RHO acts, comparable call | law-23.ts answered
31A2b | 17 | RHO acts, call not comparable | law-23.ts answered
31B | 17 | at partner's or LHO's turn | law-23.ts answered
31C | 17 | at LHO's turn after a call: a change of call | law-29.ts isChange
31 || an illegal call of RHO is ruled first | law-31.ts heed
32A | 07 | double out of rotation at partner's turn | law-32.ts referred
32B1 | 07 | at RHO's turn, RHO passes | law-32.ts afterRho
32A1 | 17 | at RHO's turn, RHO passes | law-32.ts afterRho
32B2 | 07 | at RHO's turn, RHO acts | law-32.ts afterRho
32A2 | 17 | at RHO's turn, RHO acts | law-32.ts afterRho
32B | 17 | at partner's or LHO's turn | law-32.ts heed
32 || inadmissible as well: Law 36 | law-29.ts isAdmissible
33 || calls at the same moment | law-29.ts fresh
34 || the auction goes back to the player robbed of his turn | law-34.ts follows
35 || inadmissible calls | law-35.ts referred
36A || LHO called over an inadmissible double | law-36.ts fallsWithAll
36B || inadmissible double put right | inadmissible.ts rectified
36C | 17 | found once the lead is faced | law-36.ts follows
37A || barred player's call, called over | law-37.ts hear
37B || barred player's call put right | inadmissible.ts rectified
38 || bid of more than seven | law-38.ts fresh
39A || calls after the final pass | law-39.ts fresh
39B || a defender's call after the final pass | law-39.ts fresh
`);
