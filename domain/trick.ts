/** What follows from the cards in the tricks: turn, winners, tricks won (44). */
import type { Denomination } from './call.ts';
import { lho, type Seat } from './seat.ts';
import { type Play, type Played, type Trick, winnerOf } from './situation.ts';
import { playWith } from './with.ts';

/** The play before the opening lead: declarer's LHO leads (41A). */
export const openPlay = (declarer: Seat, trump: Denomination): Play => ({
  declarer,
  dummy: ((declarer + 2) & 3) as Seat,
  trump,
  leader: lho(declarer),
  turn: lho(declarer),
  trick: 1,
  current: [],
  tricks: [],
  ns: 0,
  ew: 0,
  opening: 'none',
  down: null,
  spread: false,
  withdrawn: [],
  base: { trick: 1, ns: 0, ew: 0 },
});

/** The first hand of the rotation that has no card in the trick; null where all four have. */
export const missingFrom = (leader: Seat, cards: readonly Played[]): Seat | null => {
  for (let i = 0; i < 4; i += 1) {
    const seat = ((leader + i) & 3) as Seat;
    if (!cards.some((c) => c.seat === seat)) return seat;
  }
  return null;
};
const inRotation = (leader: Seat, cards: readonly Played[]): Played[] =>
  cards.toSorted((a, b) => ((a.seat - leader) & 3) - ((b.seat - leader) & 3));

/** Written out, because every card of every board passes here. */
const withOne = (cards: readonly Played[], played: Played): readonly Played[] => {
  const [a, b, c] = cards;
  if (a === undefined) return [played];
  if (b === undefined) return [a, played];
  return c === undefined ? [a, b, played] : [a, b, c, played];
};

/** The play after a card in turn to the trick in progress, or the lead to the next. The fast way of a lawful card. */
export const addCard = (p: Play, played: Played): Play => {
  const leads = p.current.length === 4;
  const tricks = leads ? [...p.tricks, { leader: p.leader, cards: p.current, winner: p.turn }] : p.tricks;
  const current = leads ? [played] : withOne(p.current, played);
  const complete = current.length === 4;
  const turn = complete ? winnerOf(current, p.trump) : lho(played.seat);
  return {
    declarer: p.declarer,
    dummy: p.dummy,
    trump: p.trump,
    leader: current.length === 1 ? played.seat : p.leader,
    turn,
    trick: leads ? p.trick + 1 : p.trick,
    current,
    tricks,
    ns: complete && (turn & 1) === 0 ? p.ns + 1 : p.ns,
    ew: complete && (turn & 1) === 1 ? p.ew + 1 : p.ew,
    opening: p.opening,
    down: p.down,
    spread: p.spread,
    withdrawn: p.withdrawn,
    base: p.base,
  };
};

const asTrick = (leader: Seat, cards: readonly Played[], trump: Denomination, owner?: Seat): Trick => {
  const ordered = inRotation(leader, cards);
  if (owner !== undefined) return { leader, cards: ordered, winner: owner, owner };
  return { leader, cards: ordered, winner: ordered.length === 4 ? winnerOf(ordered, trump) : null };
};
/** The play after a trick is turned. With fewer than four cards it is defective, and belongs to the best of them (67). */
export const quitTrick = (p: Play): Play => {
  const complete = p.current.length === 4;
  const winner = complete ? p.turn : winnerOf(p.current, p.trump);
  const trick: Trick = complete
    ? { leader: p.leader, cards: p.current, winner }
    : { leader: p.leader, cards: p.current, winner, owner: winner };
  return {
    declarer: p.declarer,
    dummy: p.dummy,
    trump: p.trump,
    leader: winner,
    turn: winner,
    trick: p.trick + 1,
    current: [],
    tricks: [...p.tricks, trick],
    ns: !complete && (winner & 1) === 0 ? p.ns + 1 : p.ns,
    ew: !complete && (winner & 1) === 1 ? p.ew + 1 : p.ew,
    opening: p.opening,
    down: p.down,
    spread: p.spread,
    withdrawn: p.withdrawn,
    base: p.base,
  };
};
/** The play after a defective trick was put right, or its winner settled (67). */
export const withOwner = (p: Play, number: number, owner: Seat | null): Play => {
  const tricks = p.tricks.map(
    (trick, i): Trick =>
      i === number - p.base.trick
        ? { leader: trick.leader, cards: trick.cards, winner: owner, ...(owner === null ? {} : { owner }) }
        : trick,
  );
  return rebuild(p, tricks, p.current);
};

/**
 * Reckons the play anew after a card was put into, or taken out of, a trick. A trick's leader is kept while it holds
 * a card of his; an earlier trick that lacks a card comes first: whoever lacks it is on turn.
 */
export const rebuild = (p: Play, tricks: readonly Trick[], current: readonly Played[]): Play => {
  const quitted = tricks.map((trick) => asTrick(trick.leader, trick.cards, p.trump, trick.owner));
  let { ns, ew } = p.base;
  for (const trick of quitted) {
    if (trick.winner === null) continue;
    if ((trick.winner & 1) === 0) ns += 1;
    else ew += 1;
  }
  const lastWinner = quitted.at(-1)?.winner ?? null;
  const keepsLeader = current.some((c) => c.seat === p.leader) || lastWinner === null;
  const leader = keepsLeader ? p.leader : current.length === 0 ? lastWinner : p.leader;
  const now = asTrick(leader, current, p.trump);
  if (now.winner !== null) {
    if ((now.winner & 1) === 0) ns += 1;
    else ew += 1;
  }
  const gap = quitted.find((trick) => trick.winner === null);
  const turn =
    gap === undefined
      ? (now.winner ?? missingFrom(leader, now.cards) ?? leader)
      : (missingFrom(gap.leader, gap.cards) as Seat);
  return playWith(p, { leader, turn, current: now.cards, tricks: quitted, ns, ew });
};
