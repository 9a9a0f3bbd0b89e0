/** Laws 7 to 15, 40, 65 to 92, and the screen regulations. */
import { rowsOf } from './row.ts';

export const REST_ROWS = rowsOf(`
7B2 || counting the cards before the first call | -
7B3 || another player's cards are not touched | -
9A1 || who may point out an irregularity | law-43.ts fresh
9A3 | 07 | dummy draws no attention, but may prevent | law-43.ts drawsAttention
9A4 | 17 | dummy draws no attention | law-43.ts drawsAttention
9A3 | 17 | anyone may prevent an irregularity | law-43.ts drawsAttention
9A4 | 07 | no duty to point out one's own fault | -
9A5 | 17 | no duty to point out one's own fault | -
9B1 || the director is called | law-85.ts noted
9B2 || nobody acts before the ruling | -
9C || premature correction | law-27.ts hearOffered | L27-18/2007, L27-18/2017
10A || only the director imposes | law-82.ts leftOpen
10B || what players settled among themselves | -
10C || the director explains the options | lawbook.ts pending
11A | 07 | acting before the director is called | -
11A | 17 | acting before the director is called | -
11B || penalty though the right is lost | -
12A || when the director may adjust | result.ts resultOf
12B1 || redress for damage | -
12B2 || not because the Laws are too hard or too kind | -
12C1a || an assigned score takes the place of the result | result.ts resultOf
12C1b | 17 | the probable outcome | -
12C1b | 07 | serious error, wild or gambling action | -
12C1e | 17 | extremely serious error, gambling action | -
12C1c || weighted scores | result.ts resultOf
12C1d || an artificial score instead | result.ts resultOf
12C2a || forty, fifty, sixty per cent | -
12C2b || average in IMPs | -
12C2c || a session above sixty or below forty per cent | -
12C3 || individuals | -
12C4 || scores need not balance | result.ts resultOf
13A | 07 | wrong hands, playable | law-13.ts asks
13B | 07 | wrong hands, not playable | law-13.ts asks
13C | 07 | found after play | law-13.ts asks
13D | 17 | found after play | law-13.ts asks
13D1 | 07 | no wrong hand has called, no card seen | law-13.ts watch
13A1 | 17 | no wrong hand has called, no card seen | law-13.ts watch
13D2 | 07 | a card was seen | law-13.ts movedCards
13A2 | 17 | a card was seen | law-13.ts watch
13B1 | 17 | a wrong hand has called | law-13.ts asks
13E | 07 | what the moving of cards tells | law-13.ts movedCards
13F | 07 | a card of another pack | law-13.ts foreign
13C | 17 | a card of another pack | law-13.ts foreign
14A || a short hand before the lead is faced | law-14.ts restored
14B || a short hand later | law-14.ts restored
14C || that a card was put back | law-14.ts restored
15A | 07 | a wrong board was played | law-15.ts fresh
15C | 07 | found during the auction | law-15.ts secondAuction
17D | 07 | calls on the cards of another board | law-15.ts cancelled
15A | 17 | calls on the cards of another board | law-15.ts cancelled
15B1 | 17 | a player has played the board before | law-15.ts fresh
15B2 | 17 | none has: it is finished | law-15.ts fresh
40A3 || a call without a hidden understanding is free | -
40B || special understandings | -
65A || tricks kept in order | -
65B3 || a card pointed the wrong way | -
66A || looking at the last trick | -
67A || wrong number of cards in a trick, in time | law-67.ts turned, law-67.ts suppliedInTime
67B1 || a card missing, found late | law-67.ts suppliedLate
67B2 || a card too many, found late | law-67.ts extra
68 || claims are about the other tricks | claim.ts remainingTricks
68A || what a claim is | law-68.ts fresh
68B1 || what a concession is | law-68.ts fresh
68B2 || a defender's partner objects | law-68.ts denied
68C || the statement | -
68D | 07 | play stops | law-68.ts hear
68D2a | 17 | play stops | law-68.ts hear
68D2b | 17 | all four play on | law-68.ts answer
69A || a claim agreed | law-68.ts answer
69B || agreement withdrawn | law-68.ts objection
70A || a contested claim is judged | law-68.ts asks
70B || repeating the statement | -
70C || a trump that is out | law-68.ts asks
70D || a line not stated | law-68.ts asks
70E || an unstated guess | law-68.ts asks
71 || a concession cancelled | law-68.ts objection
72A || winning by lawful means | -
73A || communication by calls and plays only | law-16.ts fromPlayer
73D1 || variations of tempo | law-16.ts fromPlayer
73D2 | 07 | deceiving by manner | -
73E1 | 17 | deceiving by manner | -
73F | 07 | an opponent misled by manner | law-72.ts damage
73E2 | 17 | an opponent misled by manner | law-72.ts damage
74 || courtesy | -
75 || wrong explanation or wrong call | law-75.ts judged
76 || spectators | law-16.ts fromSpectator
77 || the scoring table | law-77.ts scoreOf
79A || the number of tricks agreed | law-79.ts follows, law-68.ts fresh
79B || no agreement | law-68.ts asks
79C || errors in the score | law-79.ts follows
81C || the director's duties | -
82 || the director puts right; his own error | law-82.ts leftOpen
83 || notice of the right to appeal | -
84 || facts agreed | law-82.ts leftOpen
85 || facts disputed | law-85.ts asks
86 || team matches | -
90 || procedural penalties | -
92 || appeals | law-85.ts noted
screens 1.1 || how the screen stands at the start | screens.ts screensUp
screens 1.2 || the screen stands the wrong way | regulations/tray.ts misplaced
screens 2.1 || when a call is made | regulations/tray.ts shown, regulations/tray.ts asACall
screens 2.2 || the tray is moved | regulations/tray.ts trayMoved
screens 2.3 || the aperture after the final pass | regulations/tray.ts raised
screens 3.1.1 || review of the auction | law-16.ts fromPlayer
screens 3.1.2 || explanations in writing | information.ts perceivers
screens 3.2 || questions during the play | information.ts perceivers
screens 4.1 || what is heard across the screen | information.ts perceivers
screens 4.2 || a defender passes an explanation on | information.ts perceivers
screens 5.1 || dummy may point out a defender's exposed card | regulations/screens.ts fresh
screens 5.2 || Law 13 with screens | law-13.ts asks
screens 5.3 || Law 20 with screens | information.ts perceivers
screens 5.4.1 || irregular call, tray not moved | regulations/calls.ts corrected
screens 5.4.2.1 || tray moved by North or South | regulations/calls.ts leaves
screens 5.4.2.2 || East or West moved the tray himself | regulations/calls.ts leaves
screens 5.4.2.3 || the tray is back unremarked | regulations/calls.ts comesBack
screens 5.4.2.4 || withdrawn calls | regulations/calls.ts corrected
screens 6.1 || a slip | law-25.ts answered
screens 6.2 || a changed call falls | regulations/screens.ts changes
screens 7.1 || alerts, by both of a side | law-75.ts alert
screens 8 || opening lead out of turn behind the screen | regulations/leads.ts heldLead
screens 8a || face down | law-54.ts hearFaceDown
screens 8b || face up, aperture shut | regulations/leads.ts hearLead
screens 8c || aperture raised by the leader's side | regulations/leads.ts raised
screens 8d || aperture raised by declarer's side | regulations/leads.ts raised
screens 9 || tempo | regulations/tray.ts shown
screens 10 || spectators | law-16.ts fromSpectator
screens WBF crossed || the ordinary law once across | regulations/calls.ts leaves
screens WBF accepted || passed on by the screenmate: accepted | regulations/calls.ts accepted | own-screens-5/2017
screens WBF before || noticed before it crossed | regulations/calls.ts corrected
screens WBF shut || wrong lead, aperture shut | regulations/leads.ts hearLead
screens WBF raised || aperture not raised by declarer's side | regulations/leads.ts raised
screens WBF declarer || aperture raised by declarer's side: accepted | regulations/leads.ts raised | own-screens-6/2017
screens WBF both || both leads faced | regulations/leads.ts bothFaced | own-screens-7/2017
screens WBF faced || a card faced by declarer's side | law-48.ts fresh
screens WBF tempo || a tray back in normal time carries nothing | information.ts perceivers
`);
