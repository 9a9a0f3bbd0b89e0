/** What a person polled is given, event by event (16B1b): what the player may use, and nothing that tells of the rest. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { Event, JsonObject } from '../domain/event.ts';
import { onlySeat, type Seat, seatName } from '../domain/seat.ts';
import { type Poll, pollChoices, polled, pollState, unjudged } from '../replay/poll.ts';
import { type View, viewOf } from '../replay/view.ts';
import { encodeEvent } from '../wire/encode.ts';
import { call, chosen, judged, replaced } from './support/short.ts';
import { eventsFrom } from './support/record-of.ts';

const OPENED: JsonObject = {
  type: 'BoardOpened',
  board: '7',
  dealer: 'N',
  vulnerable: 'None',
  laws: '2017',
  event: 'the club',
  room: 'Open',
  table: '3',
  players: { N: 'Ann North', E: 'Eve East', S: 'Sam South', W: 'Will West' },
};
const DEAL: JsonObject = {
  type: 'HandsDealt',
  deal: 'N:KQ84.873.AK5.962 95.AJT62.8743.K5 AJT76.Q5.QT2.AJ8 32.K94.J96.QT743',
};
const viewFor = (seat: Seat, ...events: readonly JsonObject[]): View => {
  const view = viewOf(eventsFrom(0, OPENED, DEAL, ...events), { name: seatName(seat), seats: onlySeat(seat) });
  if (E.isLeft(view)) throw new Error(view.left.message);
  return view.right;
};
const pollFor = (seat: Seat, ...events: readonly JsonObject[]): Poll & { readonly view: View } => {
  const view = viewFor(seat, ...events);
  const poll = polled(view, seat);
  if (E.isLeft(poll)) throw new Error(poll.left.message);
  return { ...poll.right, view };
};
const typesOf = ({ events }: { readonly events: readonly Event[] }): readonly string[] =>
  events.map(({ type }) => type);
const lines = ({ events }: Poll): readonly JsonObject[] => events.map(encodeEvent);

describe('a poll is told', () => {
  it('neither who they were nor where they sat, nor how long anybody thought', () => {
    const poll = pollFor(1, call('N', '1S'), call('E', 'Pass', { thinkMs: 9000 }));
    expect(lines(poll)[0]).toEqual({
      seq: 0,
      type: 'BoardOpened',
      board: '7',
      dealer: 'N',
      vulnerable: 'None',
      laws: '2017',
      event: 'the club',
    });
    expect(lines(poll)[3]).toEqual({ seq: 3, type: 'CallMade', seat: 'E', call: 'Pass' });
  });

  it('nothing that partner let him know, and what an opponent did', () => {
    const slow = (by: string): JsonObject => ({ type: 'TempoBreak', by, kind: 'slow' });
    const remark: JsonObject = { type: 'Remark', by: 'W', text: 'well', aloud: true };
    const poll = pollFor(1, slow('N'), call('N', '1S'), call('E', 'Pass'), call('S', '2S'), slow('W'), remark);
    expect(typesOf(poll)).toEqual([
      'BoardOpened',
      'HandsDealt',
      'TempoBreak',
      ...Array.from({ length: 3 }, () => 'CallMade'),
    ]);
  });

  it('of a call put in the place of one that is not shown, the call, where the first stood', () => {
    const events = [
      call('N', '1H'),
      call('E', '1D'),
      chosen('S', 3, 'decline'),
      { type: 'Remark', by: 'S', text: 'for all to hear', aloud: true },
      replaced('E', 3, '3C'),
      judged(6, 'comparable', false),
    ];
    const poll = pollFor(3, ...events, call('S', 'Pass'));
    const acts = lines(poll).filter(({ type }) => type === 'CallMade' || type === 'CallReplaced');
    expect(acts.map(({ seat, call: made, of = null }) => [seat, made, of])).toEqual([
      ['N', '1H', null],
      ['E', '3C', null],
      ['S', 'Pass', null],
    ]);
    expect(typesOf(poll).indexOf('Remark')).toBeGreaterThan(3);
  });

  it('of the director what he settled, and of a ruling what is to be obeyed', () => {
    const ruling: JsonObject = {
      type: 'DirectorRuled',
      law: '16B3',
      of: 2,
      text: 'Ann was slow',
      director: 'Dora',
      consulted: ['Otto'],
      ruling: { leadRestrictions: [] },
    };
    const poll = pollFor(
      1,
      call('N', '1S'),
      call('E', 'Pass'),
      judged(2, 'artificial', true),
      { type: 'DirectorJudged', of: 2, question: 'logicalAlternatives', answer: ['Pass', '2S'] },
      judged(3, 'suggested', true),
      ruling,
    );
    expect(lines(poll).filter(({ type }) => type === 'DirectorJudged')).toMatchObject([{ question: 'artificial' }]);
    expect(lines(poll).at(-1)).toEqual({
      seq: 5,
      type: 'DirectorRuled',
      law: '16B3',
      ruling: { leadRestrictions: [] },
    });
    expect(
      typesOf(pollFor(1, call('N', '1S'), { ...ruling, ruling: undefined } as unknown as JsonObject)),
    ).not.toContain('DirectorRuled');
  });

  it('in its own numbers, of the table what stands, and of the choices his own', () => {
    const slow: JsonObject = { type: 'TempoBreak', by: 'W', kind: 'slow' };
    const explained: JsonObject = { type: 'ExplanationGiven', by: 'N', to: ['E'], of: 4, text: 'spades' };
    const poll = pollFor(1, call('N', '1S'), slow, call('E', 'Pass'), call('S', '1H'), explained);
    const state = pollState(poll.view, poll);
    expect(state).toMatchObject({ as: 'poll', seat: 'E', hand: expect.arrayContaining(['S9', 'CK']) });
    const shown = new Set(poll.events.map(({ seq }) => seq));
    expect(poll.events.map(({ seq }) => seq)).toEqual([...shown.keys()]);
    const items = state['information'] as readonly { readonly of: number }[];
    expect(items.map(({ of }) => poll.events[of]?.type)).toEqual(expect.arrayContaining(['ExplanationGiven']));
    // West's choice over South's insufficient bid is West's.
    expect(pollChoices(poll)).toEqual([]);
    const west = pollFor(3, call('N', '1S'), call('E', 'Pass'), call('S', '1H'));
    expect(pollChoices(west).map(({ by, kind }) => [by, kind])).toEqual([[3, 'choice']]);
    expect(unjudged(west.view.table).findings).toEqual([]);
    expect(west.view.table.findings).not.toEqual([]);
  });

  it('of the trick what stands in it', () => {
    const play = (seat: string, card: string): JsonObject => ({ type: 'CardPlayed', seat, card });
    const auction = [call('N', '1S'), call('E', 'Pass'), call('S', 'Pass'), call('W', 'Pass')];
    const spread: JsonObject = { type: 'DummySpread', seat: 'S' };
    const first = [play('E', 'D8'), spread, play('S', 'D2'), play('W', 'D6'), play('N', 'S4')];
    const poll = pollFor(1, ...auction, ...first, { type: 'CardReplaced', seat: 'N', of: 10, card: 'DA' });
    const state = pollState(poll.view, poll);
    expect(state['play']).toMatchObject({ withdrawn: [], current: [{}, {}, {}, { card: 'DA' }] });
  });
});
