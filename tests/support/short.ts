/** Short records for tests of one law: events behind a BoardOpened (seq 0), and what the state is to show after some. */
import type { Json, JsonObject } from '../../domain/event.ts';
import { type Case, failures } from './case.ts';

type SeatToken = 'N' | 'E' | 'S' | 'W';
export type Laws = '2007' | '2017';
export interface Short {
  readonly title: string;
  readonly laws: Laws;
  readonly dealer: SeatToken;
  readonly options?: JsonObject;
  readonly events: readonly JsonObject[];
  readonly checks: readonly (readonly [at: number, expect: JsonObject])[];
}
/** These elements and no more (contract 6). */
export const only = (...these: readonly Json[]): JsonObject => ({ only: these });
export const call = (seat: SeatToken, token: string, more: JsonObject = {}): JsonObject => ({
  type: 'CallMade',
  seat,
  call: token,
  ...more,
});
export const replaced = (seat: SeatToken, of: number, token: string, more: JsonObject = {}): JsonObject => ({
  type: 'CallReplaced',
  seat,
  of,
  call: token,
  ...more,
});
export const chosen = (by: SeatToken, of: number, option: string): JsonObject => ({
  type: 'OptionChosen',
  by,
  of,
  option,
});
export const judged = (of: number, question: string, answer: boolean): JsonObject => ({
  type: 'DirectorJudged',
  of,
  question,
  answer,
});
export const exposed = (seat: SeatToken, card: string, more: JsonObject = {}): JsonObject => ({
  type: 'CardExposed',
  seat,
  card,
  how: 'dropped',
  ...more,
});

/** What does not hold, a line each. */
export const failuresOf = (s: Short): string[] => {
  const opened: JsonObject = {
    type: 'BoardOpened',
    board: '1',
    dealer: s.dealer,
    vulnerable: 'None',
    laws: s.laws,
    ...(s.options === undefined ? {} : { options: s.options }),
  };
  const c: Case = {
    id: s.title,
    edition: s.laws,
    laws: [],
    title: s.title,
    confidence: 'sure',
    source: '',
    events: [opened, ...s.events],
    checks: s.checks.map(([at, expect]) => ({ at, expect })),
  };
  return failures(c);
};
