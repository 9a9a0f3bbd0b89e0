/** English: what was found (contract 3). `{who}`: a player, a side, or "a player"; `{act}`: his call or card. */
import type { Checked } from '../domain/edition.ts';
import type { FindingCode, Severity, SupportKind } from '../domain/finding.ts';
import type { Count } from './say.ts';

export interface FindingWords {
  /** The name a director gives it. */
  readonly names: Readonly<Record<FindingCode, string>>;
  /** A whole sentence. */
  readonly says: Readonly<Record<FindingCode, string>>;
  readonly severities: Readonly<Record<Severity, string>>;
  /** Said where the paragraph was not read in the text itself. */
  readonly checked: Readonly<Record<Checked, string>>;
  readonly notImplemented: string;
  readonly since: string;
  readonly denied: string;
  /** What on a file of another program speaks for it that an act happened at the table, by kind. */
  readonly support: Readonly<Record<SupportKind, string>>;
  readonly supported: string;
  /** Where in the file it stands, else on the record. */
  readonly supportAt: { readonly line: string; readonly event: string };
  readonly unsupported: string;
  /** A record in which nothing fits, in a sentence of its own. */
  readonly gathers: Count;
}

export const enFindings: FindingWords = {
  names: {
    'insufficient-bid': 'insufficient bid',
    'call-out-of-rotation': 'call out of rotation',
    'inadmissible-call': 'inadmissible call',
    'call-after-auction': 'call after the end of the auction',
    'change-of-call': 'change of call',
    'enforced-pass-broken': 'call by a player who must pass',
    'barred-call-made': 'call that was barred',
    'required-call-not-made': 'required call not made',
    'card-exposed-in-auction': 'card exposed in the auction',
    'lead-out-of-turn': 'lead out of turn',
    'play-out-of-turn': 'play out of turn',
    'premature-play': 'premature play',
    revoke: 'revoke',
    'defective-trick': 'defective trick',
    'penalty-card-not-played': 'penalty card not played',
    'lead-restriction-broken': 'lead restriction broken',
    'illegal-retraction': 'retraction that no law allows',
    'established-revoke-retracted': 'established revoke taken back',
    'faced-hand': 'hand faced',
    'dummy-card-not-named': 'card of dummy that was not named',
    'dummy-oversteps': 'dummy oversteps his limits',
    'claim-disputed': 'disputed claim',
    'unauthorized-information': 'unauthorized information',
    misinformation: 'misinformation',
    'improper-question': 'improper question',
    'screen-irregularity': 'irregularity with screens',
    'too-late': 'too late',
    'both-sides-offend': 'both sides at fault',
    'wrong-number-of-cards': 'wrong number of cards',
    'missing-card': 'missing card',
    'foreign-card': 'card of another pack',
    'wrong-board': 'wrong board',
    'wrong-cards': 'call on the cards of another board',
    'contract-differs': 'another contract entered',
    'result-differs': 'another result entered',
    'score-differs': 'another score entered',
    'card-twice': 'card played twice',
    'card-not-held': 'card not held',
    'turn-unclear': 'turn unclear',
    'deal-invalid': 'impossible deal',
    'ruling-differs': 'ruling that differs from the Laws',
    'ruling-missing': 'ruling missing',
    'judgement-missing': 'judgement missing',
    voided: 'event voided',
    'remark-of-interest': 'comment of interest',
  },
  says: {
    'insufficient-bid': 'The bid of {act} by {who} is insufficient.',
    'call-out-of-rotation': '{who} called {act} out of rotation.',
    'inadmissible-call': 'The {act} by {who} is inadmissible.',
    'call-after-auction': '{who} called {act} when the auction was over.',
    'change-of-call': '{who} changed his call: {act}.',
    'enforced-pass-broken': '{who} had to pass, and called {act}.',
    'barred-call-made': '{who} was barred from calling {act}.',
    'required-call-not-made': '{who} had to make another call than {act}.',
    'card-exposed-in-auction': '{who} exposed a card during the auction: {act}.',
    'lead-out-of-turn': '{who} led {act} out of turn.',
    'play-out-of-turn': '{who} played {act} out of turn.',
    'premature-play': '{who} played {act} before his turn.',
    revoke: '{who} did not play as he was bound to, and could: {act} is a revoke.',
    'defective-trick': 'A trick has not one card of each player ({who}).',
    'penalty-card-not-played': '{who} played {act} and not his penalty card.',
    'lead-restriction-broken': '{who} led or played {act} against a restriction.',
    'illegal-retraction': '{who} took back what no law lets him take back: {act}.',
    'established-revoke-retracted': '{who} took back an established revoke: the trick stands.',
    'faced-hand': '{who} faced cards of his hand.',
    'dummy-card-not-named': 'Dummy’s card {act} was moved and had not been named.',
    'dummy-oversteps': '{who} did as dummy what dummy may not do.',
    'claim-disputed': 'The claim or concession by {who} is disputed.',
    'unauthorized-information': '{who} made information available to partner other than by calls and plays.',
    misinformation: '{who} gave the opponents wrong information.',
    'improper-question': '{who} asked a question that he may not ask.',
    'screen-irregularity': '{who} did not follow the rules for play with screens.',
    'too-late': '{who} acted when the right to it was over.',
    'both-sides-offend': 'Both sides are at fault.',
    'wrong-number-of-cards': 'The hands do not hold thirteen cards each ({who}).',
    'missing-card': 'A card is missing from the hand of {who}.',
    'foreign-card': 'A card of another pack is among the cards ({who}).',
    'wrong-board': 'This board was not to be played at this table by these players.',
    'wrong-cards': '{who} called {act} on the cards of another board.',
    'contract-differs': 'The contract entered is not that of the auction.',
    'result-differs': 'The number of tricks entered is not that of the play.',
    'score-differs': 'The score entered is not that of the contract and its tricks.',
    'card-twice': 'The record has {act} played twice (here by {who}).',
    'card-not-held': 'The record has {who} play {act}, which he does not hold.',
    'turn-unclear': 'The record does not let it be settled whose turn it was ({who}).',
    'deal-invalid': 'The hands on record cannot be those of one pack.',
    'ruling-differs': 'The ruling is not what the Laws give.',
    'ruling-missing': 'The director was called, and no ruling is on record.',
    'judgement-missing': 'A judgement is left to the director, and none is on record.',
    voided: 'The record was wrong here: this event counts for nothing.',
    'remark-of-interest':
      'A comment that speaks of an irregularity, a ruling, a claim or an undo: a person should read it.',
  },
  severities: { irregularity: 'irregularity', contradiction: 'contradiction', ruling: 'ruling', notice: 'notice' },
  checked: {
    text: 'read in the text itself',
    paraphrase: 'checked against a public summary of the lawbook',
    memory: 'paragraph from memory',
  },
  notImplemented: 'What the Laws make of it is not implemented.',
  since: 'known since event {since}',
  denied: 'not so by the director’s last word, event {of}',
  support: {
    mark: 'a mark of the file',
    comment: 'a comment',
    ruling: 'a call for the director or a ruling',
    attention: 'attention drawn to it',
    corrected: 'its being put right',
    choice: 'a choice made over it',
    sequence: 'what was done next',
  },
  supported: 'on record for it: {support}',
  supportAt: { line: '{what} at line {line}', event: '{what} at event {of}' },
  unsupported: 'nothing on record says that it happened at the table',
  gathers: {
    one: 'The hands, the calls and the play on record do not belong together: {n} card does not fit.',
    many: 'The hands, the calls and the play on record do not belong together: {n} cards do not fit.',
  },
};
