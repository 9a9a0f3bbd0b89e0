/** The laws, in the order in which an act is put to them: a new law is a new file and a line here. */
import type { LawOf, LawOnActs } from '../law.ts';
import type { MatterTag } from '../matter.ts';
import { screens, screensOnActs } from '../regulations/screens.ts';
import { trayOnActs } from '../regulations/tray.ts';
import { law06 } from './law-06.ts';
import { law11 } from './law-11.ts';
import { law13, law13OnDeals } from './law-13.ts';
import { law14 } from './law-14.ts';
import { law15, law15OnSecondAuctions } from './law-15.ts';
import { law16, law16OnExtraneous } from './law-16.ts';
import { law16b, law16bOnActs } from './law-16b.ts';
import { law17 } from './law-17.ts';
import { law23, law23Referred } from './law-23.ts';
import { law21 } from './law-21.ts';
import { law24, law24OnCards } from './law-24.ts';
import { law25, law25OnCalls } from './law-25.ts';
import { law26, law26Referred } from './law-26.ts';
import { law27, law27OnCalls } from './law-27.ts';
import { law27b, law27bReferred } from './law-27b.ts';
import { law28, law28OnCalls } from './law-28.ts';
import { law29, law29OnCalls } from './law-29.ts';
import { law30, law30Referred } from './law-30.ts';
import { law31, law31Referred } from './law-31.ts';
import { law32, law32Referred } from './law-32.ts';
import { law41 } from './law-41.ts';
import { law34 } from './law-34.ts';
import { law35, law35OnCalls } from './law-35.ts';
import { law36, law36OnCalls } from './law-36.ts';
import { law37, law37OnCalls } from './law-37.ts';
import { law38, law38OnCalls } from './law-38.ts';
import { law39 } from './law-39.ts';
import { law44 } from './law-44.ts';
import { law43, law43OnActs } from './law-43.ts';
import { law45, law45OnActs } from './law-45.ts';
import { law46, law46OnActs } from './law-46.ts';
import { law47, law47OnActs, law47OnExplanations, law47OnUndos } from './law-47.ts';
import { law48 } from './law-48.ts';
import { law47eOnLeads, law47eOnPenaltyCards, law47eOnPlays } from './law-47e.ts';
import { law50, law50OnActs } from './law-50.ts';
import { law51, law51OnActs } from './law-51.ts';
import { law52, law52OnActs } from './law-52.ts';
import { law53, law53OnActs } from './law-53.ts';
import { law54, law54OnActs } from './law-54.ts';
import { law55 } from './law-55.ts';
import { law56 } from './law-56.ts';
import { law57, law57OnActs } from './law-57.ts';
import { law58, law58OnActs } from './law-58.ts';
import { law60OnLeads, law60OnPlays } from './law-60.ts';
import { law61, law61OnCards } from './law-61.ts';
import { law61OnQuestions } from './law-61b.ts';
import { law62 } from './law-62.ts';
import { law63 } from './law-63.ts';
import { law64 } from './law-64.ts';
import { law67 } from './law-67.ts';
import { law68, law68OnActs } from './law-68.ts';
import { law72, law72On24, law72On27, law72On29, law72On35, law72OnActs } from './law-72.ts';
import { law75, law75OnActs } from './law-75.ts';
import { law79 } from './law-79.ts';
import { law82 } from './law-82.ts';
import { law85, law85OnActs } from './law-85.ts';

type AnyLawOf = { [T in MatterTag]: LawOf<T> }[MatterTag];

/** For each matter, the laws that watch and hear it, in this order. */
export const LAWS_ON_MATTERS: readonly AnyLawOf[] = [
  law13,
  law15OnSecondAuctions,
  law21,
  law24,
  law25,
  law26,
  law27,
  law27b,
  law28,
  law29,
  law30,
  law31,
  law32,
  law23,
  law36,
  law37,
  law38,
  law35,
  law43,
  law45,
  law46,
  law47,
  law50,
  law51,
  law47eOnPenaltyCards,
  law52,
  law58,
  law55,
  law60OnLeads,
  law54,
  law56,
  law53,
  law47eOnLeads,
  law57,
  law60OnPlays,
  law47eOnPlays,
  law61,
  law62,
  law63,
  law64,
  law68,
  law85,
  law16OnExtraneous,
  law16b,
  law75,
  law72,
  law72On24,
  law72On27,
  law72On29,
  law72On35,
  screens,
];

/**
 * The order of questions for an act that no matter took (laws.md 0.3): facts and information, phase, turn,
 * admissible, sufficient, duties; for a card turn, restrictions and following suit, penalty cards; 59 and 60 last.
 */
export const LAWS_ON_ACTS: readonly LawOnActs[] = [
  law85OnActs,
  law79,
  law82,
  trayOnActs,
  screensOnActs,
  law13OnDeals,
  law06,
  law14,
  law15,
  law43OnActs,
  law61OnQuestions,
  law75OnActs,
  law72OnActs,
  law16bOnActs,
  law16,
  law26Referred,
  law27bReferred,
  law23Referred,
  law30Referred,
  law31Referred,
  law32Referred,
  law28OnCalls,
  law39,
  law35OnCalls,
  law25OnCalls,
  law38OnCalls,
  law36OnCalls,
  law29OnCalls,
  law37OnCalls,
  law27OnCalls,
  law34,
  law17,
  law24OnCards,
  law68OnActs,
  law67,
  law58OnActs,
  law54OnActs,
  law53OnActs,
  law57OnActs,
  law51OnActs,
  law61OnCards,
  law52OnActs,
  law50OnActs,
  law46OnActs,
  law48,
  law41,
  law47OnExplanations,
  law47OnUndos,
  law45OnActs,
  law44,
  law47OnActs,
  law11,
];
