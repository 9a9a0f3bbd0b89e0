/** What a director may type in English, one line a wording. The first wording of a type that fits is the one written. */
import type { Wording } from './pattern.ts';

const MEANING =
  '[! {alerted=true}] [alerted {alerted=true}] [artificial {artificial=true}] [natural|not-artificial {artificial=false}] ' +
  '[shows|showing {shows}] [{meaning}] [meaning {meaning}]';
const INFORMING =
  '[to {to}] [{to}] [about {of}] [{text}] [aloud {aloud=true}] [silently {aloud=false}] [in writing {written=true}] ' +
  '[orally {written=false}] [{seconds}] [for {seconds}] [basis {basis:name}] [perceived by {perceivedBy}] [kind {kind:name}] [about {seconds} {basis=estimated}]';

/** Added to every wording. */
export const TAIL_EN = '[recorded late after {after}] [according to {allegedBy:whos}]';

const BOARD: readonly Wording[] = [
  [
    'BoardOpened',
    'board {board:name} [number {number}] [dealer|donneur {dealer}] [vulnerable|vul {vulnerable}] [laws|law|code|lois {laws:name}] ' +
      '[screens {screens=true}] [no screens {screens=false}] [online {online=true}] [authority {authority:name}] ' +
      '[scoring {scoring:name}] [date {date:name}] [event {event:name}] [session {session:name}] [round {round:name}] ' +
      '[table {table:name}] [room {room:name}] [North {players.N:text}] [East {players.E:text}] ' +
      '[South {players.S:text}] [West {players.W:text}]',
  ],
  ['HandsDealt', 'hands|deal {deal}'],
  ['HandsCorrected', 'hands corrected {deal} [because {why}]'],
  ['CardRestored', '{seat} gets {card} back found {found:name}'],
  ['WrongCards', 'wrong cards [of|for {seat}] [about {of}] [because {why}]'],
  ['WrongBoard', 'wrong board [of|for {seat}] [about {of}] [because {why}]'],
  [
    'PositionSet',
    'position {contract:name} by {declarer} {leader} to lead {deal} [trick {trick}] [won NS {won.NS:number} EW {won.EW:number}]',
  ],
  ['FactContested', '{by:seat} contests the fact of {of}'],
  ['FactAgreed', '{by:seat} agrees to the fact of {of}'],
  ['FactFound', 'director|TD finds that {of} happened [basis {basis:name}] [{text}]', { holds: true }],
  ['FactFound', 'director|TD finds that {of} did not happen [basis {basis:name}] [{text}]', { holds: false }],
  ['EventVoided', 'strike|void {of} because {why}'],
  ['EventCorrected', 'correct {of} because {why} : {event}'],
  ['TextErased', 'text erased of {of}'],
];

const AUCTION: readonly Wording[] = [
  ['CallMade', `{seat} {call} ${MEANING} [at the same time as {with:aCall}]`],
  ['CallMade', `{seat} bids|calls|opens|says {call} ${MEANING} [at the same time as {with:aCall}]`],
  [
    'CallReplaced',
    `{seat} replaces|changes|corrects {of:aCall} by|to|with {call} [without pause {withoutPause=true}] [after a pause {withoutPause=false}] ${MEANING}`,
  ],
  ['CallWithdrawn', '{seat} withdraws {of:aCall}'],
  ['CallWithdrawn', '{seat} takes back {of:aCall}'],
  ['CallShown', '{seat} handles {call} [seen by {seenBy}]', { how: 'handled' }],
  ['CallShown', '{seat} lays {call} before him [seen by {seenBy}]', { how: 'laid-before-him' }],
  [
    'MeaningFound',
    'meaning found of {of}: artificial shows {shows} [meaning {meaning}] [basis {basis:name}]',
    { artificial: true },
  ],
  [
    'MeaningFound',
    'meaning found of {of}: natural shows {shows} [meaning {meaning}] [basis {basis:name}]',
    { artificial: false },
  ],
  ['IntentionStated', '{seat} states his intention about {of} [call {call}] [{meaning}] [meaning {meaning}]'],
  ['BidsPickedUp', '{seat} picks up the bids'],
];

const SHOWN =
  '[seen by {seenBy}] [deliberately {deliberate=true}] [accidentally {deliberate=false}] ' +
  '[partner could see {partnerCouldSee=true}] [partner could not see {partnerCouldSee=false}]';
const PLAYED =
  '[face down {faceDown=true}] [face up {faceDown=false}] [not named {named=false}] [as named {named=true}] ' +
  '[belongs to trick {trick}] [at the same time as {with:aCard}]';
const PLAY: readonly Wording[] = [
  ['CardPlayed', `{seat} {card:plainCard} ${PLAYED}`],
  ['CardPlayed', `{seat} leads|plays {card} ${PLAYED}`],
  ['CardPlayed', `{seat} discards|ruffs|follows [with] {card} ${PLAYED}`],
  ['CardExposed', `{seat} drops {card} ${SHOWN}`, { how: 'dropped' }],
  ['CardExposed', `{seat} exposes {card} by leading ${SHOWN}`, { how: 'led' }],
  ['CardExposed', `{seat} exposes {card} by playing ${SHOWN}`, { how: 'played' }],
  ['CardExposed', `{seat} shows {card} ${SHOWN}`, { how: 'shown' }],
  ['CardExposed', `{seat} names {card} ${SHOWN}`, { how: 'named' }],
  ['LeadFaced', '{seat} faces the lead'],
  ['DummySpread', '{seat} spreads|tables|faces|puts|lays [down] dummy [down]'],
  ['DummySpread', '{seat:dummy} is spread|tabled|faced|down'],
  ['DummySpread', '{seat:dummy} down'],
  ['DummySpread', '{seat:dummy} spreads|goes|tables [down] [his|her hand] [his|her cards]'],
  ['HandSpread', '{seat:notDummy} spreads|tables|faces his|her|the hand'],
  ['CardReplaced', '{seat} replaces|changes|corrects {of:aCard} by|to|with {card}'],
  ['CardWithdrawn', '{seat} withdraws {of:aCard}'],
  ['CardWithdrawn', '{seat} takes back {of:aCard}'],
  ['CardDesignated', '{by:seat} designates {text} [suit {suit}] [rank {rank}]'],
  ['CardDesignated', '{by:seat} calls [for] {text} [suit {suit}] [rank {rank}]'],
  ['TrickQuitted', 'trick quitted|turned'],
];

/** The number is that of the tricks left on the table. */
const REST =
  'rest|all|remaining|remainder|balance|everything [rest] [remaining] [of] [tricks|trick] {tricks:remaining}';
const END: readonly Wording[] = [
  ['ClaimMade', '{by:seat} claims [{tricks}] [tricks|trick] [{statement}]'],
  ['ClaimMade', `{by:seat} claims ${REST} [{statement}]`],
  ['ConcessionMade', '{by:seat} concedes {tricks} [tricks|trick]'],
  ['ConcessionMade', `{by:seat} concedes ${REST}`],
  ['TricksAgreed', 'tricks agreed for declarer {declarer:number} [by {by:seat}]'],
  ['ClaimAnswered', '{by:seat} agrees [to|with that|the|his|her claim|concession]', { answer: 'agreed' }],
  [
    'ClaimAnswered',
    '{by:seat} objects|disagrees|disputes [to|with that|the|his|her claim|concession] [that|the|his|her claim|concession]',
    { answer: 'objected' },
  ],
  ['ClaimAnswered', '{by:seat} wants to play on', { answer: 'playOn' }],
  ['HandsReturned', 'hands returned'],
  ['CallOnNextBoard', '{seat} calls on the next board'],
  ['RoundEnded', 'round ended'],
  ['ScoresPosted', 'scores posted'],
  ['CorrectionPeriodEnded', 'correction period ended'],
  ['AppealPeriodEnded', 'appeal period ended'],
  ['ResultEntered', 'result [{contract:name} by {declarer}] [tricks {tricks}] [score {score}] [{tricks} tricks]'],
  ['RecordSealed', 'record sealed {scope}'],
];

const INFORMATION: readonly Wording[] = [
  ['AlertGiven', `{by} alerts {of} ${INFORMING}`],
  ['AlertGiven', `{by} alerts ${INFORMING}`],
  ['AlertGiven', `{by} announces ${INFORMING}`, { kind: 'announcement' }],
  ['QuestionAsked', `{by} asks about a revoke ${INFORMING}`, { kind: 'revoke' }],
  ['QuestionAsked', `{by} asks for a review ${INFORMING}`, { kind: 'review' }],
  ['QuestionAsked', `{by} asks ${INFORMING}`],
  ['ExplanationGiven', `{by} explains {of} ${INFORMING}`],
  ['ExplanationGiven', `{by} explains ${INFORMING}`],
  ['TempoBreak', `{by} hesitates|thinks ${INFORMING}`, { kind: 'slow' }],
  ['TempoBreak', `{by} acts fast ${INFORMING}`, { kind: 'fast' }],
  ['TempoBreak', `{by} breaks tempo ${INFORMING}`],
  ['Remark', `{by} remarks|says ${INFORMING}`],
  ['Mannerism', `{by} makes a gesture ${INFORMING}`],
  ['RightsReserved', `{by} reserves rights ${INFORMING}`],
  ['RightsReserved', `{by} reserves his|her|their rights ${INFORMING}`],
  ['ExtraneousInformation', '{seat} receives information {text} [about {about:name}] [when {when:name}]'],
];

const SCREENS: readonly Wording[] = [
  ['TrayMoved', 'tray to {to:screenSide} by {by}'],
  ['TrayMoved', 'tray to {to:screenSide} {by:missingBy}'],
  ['TrayMoved', '{by} moves|pushes the tray to {to:screenSide}'],
  ['ApertureOpened', '{by:seat} opens|raises the aperture'],
  ['ApertureClosed', '{by:seat} closes|lowers the aperture'],
  ['UndoRequested', '{by:seat} asks for an undo [of {of}]'],
  ['UndoAnswered', '{by:seat} grants the undo [of {of}]', { answer: 'granted' }],
  ['UndoAnswered', '{by:seat} refuses the undo [of {of}]', { answer: 'refused' }],
  ['ConnectionLost', '{seat} loses connection [by {by:seat}]'],
  ['ConnectionRestored', '{seat} is back online [by {by:seat}]'],
  ['PlayerReplaced', '{seat} has a substitute [by {by:seat}]'],
];

const DIRECTOR: readonly Wording[] = [
  ['AttentionDrawn', '{by:seat} draws attention to {of}'],
  ['AttentionDrawn', '{by:seat} draws attention {of:missingTo}'],
  ['DirectorCalled', '{by:seat} calls the director|TD [about {of}]'],
  ['DirectorCalled', 'director|TD [is] called by {by:seat} [about {of}]'],
  ['DirectorCalled', 'director|TD [is] called {by:missingBy}'],
  ['OptionChosen', '{by:seat} accepts {of}', { option: 'accept' }],
  ['OptionChosen', '{by:seat} declines|refuses {of}', { option: 'decline' }],
  ['OptionChosen', '{by:seat} does not accept {of}', { option: 'decline' }],
  ['OptionChosen', "{by:seat} doesn't accept {of}", { option: 'decline' }],
  ['OptionChosen', '{by:seat} requires|demands [a] {option:required} [lead] for {of}'],
  ['OptionChosen', '{by:seat} requires|demands [a] {option:required} [lead] {of:missingFor}'],
  ['OptionChosen', '{by:seat} forbids {option:forbidden} [lead] for {of}'],
  ['OptionChosen', '{by:seat} forbids {option:forbidden} [lead] {of:missingFor}'],
  ['OptionChosen', '{by:seat} imposes nothing for {of}', { option: 'none' }],
  ['OptionChosen', '{by:seat} imposes nothing {of:missingFor}', { option: 'none' }],
  ['OptionChosen', '{by:seat} keeps {of}', { option: 'keep' }],
  ['OptionChosen', '{by:seat} chooses {option} for {of}'],
  ['OptionsExplained', 'options explained to {to} about {of}: {options} [by {by:name}]'],
  ['DirectorJudged', 'director|TD judges {of} {question}: {answer}'],
  ['DirectorJudged', 'director|TD judges {of} {question}'],
  ['DirectorRuled', 'director|TD rules {law:name} [about {of}] [{text}] [in place of {supersedes}]'],
  [
    'ScoreAdjusted',
    'score adjusted {kind:scoreKind} NS {NS.score:number} EW {EW.score:number} law {law:name} [because {reason}]',
  ],
  [
    'ScoreAdjusted',
    'score adjusted {kind:scoreKind} NS {NS.percent:percent} EW {EW.percent:percent} law {law:name} [because {reason}]',
  ],
  [
    'ScoreAdjusted',
    'score adjusted {kind:scoreKind} NS average {NS.average:average} EW average {EW.average:average} law {law:name} [because {reason}]',
  ],
  ['PenaltyAssessed', 'penalty {kind:penaltyKind} {side} [seat {seat}] [{amount} {unit:name}]'],
  ['RulingAppealed', '{by:who} appeals [against {of}] [{text}]'],
  ['AppealDecided', 'appeal decided [outcome {outcome:name}] [about {of}] [text {text}]'],
  ['ReviewRequested', '{by:who} requests a review [of {of}] [{text}]'],
  ['ReviewDecided', 'review decided [outcome {outcome:name}] [about {of}] [text {text}]'],
];

export const WORDS_EN: readonly Wording[] = [
  ...BOARD,
  ...AUCTION,
  ...PLAY,
  ...END,
  ...INFORMATION,
  ...SCREENS,
  ...DIRECTOR,
];
