/** A faced opening lead out of turn behind screens (8; WBF): Law 54 only where the leader's side has raised the aperture. */
import type { Consequence } from '../consequence.ts';
import type { Event, EventOf } from '../event.ts';
import { type Heard, moved, passesOn, takes } from '../law.ts';
import { accepts, goesBack, type Matter53 } from '../lead-out-of-turn.ts';
import type { MatterOfScreens } from '../screens.ts';
import { lho } from '../seat.ts';
import { isDefender, matterAt, type Situation } from '../situation.ts';
import { rulesOf } from './rules.ts';

type M = MatterOfScreens;
/** 8a-b: taken back without rectification; 8d: as under 47E1, the fault being declarer's side's. */
const back = (m: M, lead: Matter53, how: 'told' | 'overtaken'): readonly Consequence[] => [
  ...goesBack(lead, how, m.stage === 'declarers' ? lho(m.seat) : m.seat),
  moved(m, { stage: 'corrected', both: m.both }),
];
const raised = (m: M, e: EventOf<'ApertureOpened'>, t: Situation, lead: Matter53): Heard => {
  if (isDefender(t, e.by)) return passesOn(moved(m, { stage: 'ordinary' }));
  return t.screens !== null && rulesOf(t.screens).raisedByDeclarer === 'accepted'
    ? passesOn(...accepts(lead, t), moved(m, { stage: 'stands' }))
    : passesOn(moved(m, { stage: 'declarers' }));
};
/** The proper leader leads: the wrong card goes back; WBF: with both cards faced it is a penalty card. */
const ledProperly = (m: M, e: EventOf<'CardPlayed'>, t: Situation, lead: Matter53): Heard => {
  const both = t.screens !== null && rulesOf(t.screens).bothFaced === 'penalty card' && e.faceDown !== true;
  return passesOn(...back({ ...m, both }, lead, 'overtaken'));
};
/** The proper lead was made before anything bound it (50D2); now the other card is a penalty card. */
export const bothFaced = (m: M, t: Situation): readonly Consequence[] => {
  const lead = matterAt(t, '53', m.of);
  if (m.kind !== 'lead' || m.stage !== 'corrected' || !m.both || lead === undefined) return [];
  return [
    moved(m, { both: false }),
    {
      is: 'refer',
      referral: { to: '50', of: m.of, seat: m.seat, card: lead.card, deliberate: true, withdrawn: true, wasUp: false },
    },
  ];
};
export const hearLead = (m: M, e: Event, t: Situation): Heard | null => {
  const lead = matterAt(t, '53', m.of);
  if (lead === undefined || lead.stage !== 'offered' || (m.stage !== 'here' && m.stage !== 'declarers')) return null;
  if (e.type === 'ApertureOpened') return m.stage === 'here' ? raised(m, e, t, lead) : null;
  if (e.type === 'CardWithdrawn' && e.of === m.of && e.seat === m.seat) return takes(...back(m, lead, 'told'));
  return e.type === 'CardPlayed' && e.seat === t.play?.turn ? ledProperly(m, e, t, lead) : null;
};
/** A lead that has just been faced out of turn, and what the aperture makes of it. */
export const heldLead = (lead: Matter53, t: Situation): readonly Consequence[] => {
  const s = t.screens;
  if (s === null || (s.aperture === 'open' && s.openedBy === (lead.seat & 1))) return [];
  const open = s.aperture === 'open';
  if (open && rulesOf(s).raisedByDeclarer === 'accepted') return accepts(lead, t);
  const matter: M = {
    law: 'screens',
    of: lead.of,
    seat: lead.seat,
    kind: 'lead',
    stage: open ? 'declarers' : 'here',
    both: false,
    drawn: false,
    called: false,
  };
  return [{ is: 'matter', matter }];
};
