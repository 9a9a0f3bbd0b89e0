/** What is in force, open, unknown and assumed at a moment. */
import { duties, pending, restrictions } from '../../domain/lawbook.ts';
import type { Json } from '../../domain/event.ts';
import { isEstablished } from '../../domain/laws/law-64.ts';
import { penaltyCards } from '../../domain/penalty-card.ts';
import { transferOf } from '../../domain/result.ts';
import { NOBODY, onlySeat, parseSeat, SEATS, type SeatSet } from '../../domain/seat.ts';
import type { Situation } from '../../domain/situation.ts';
import { assumptionsOf, openKeys } from '../../projections/table/unknown.ts';
import { upper } from './layout.ts';
import { dutyText, penaltyText, restrictionText, revokesOf } from './in-force.ts';
import { optionText, questionText, untilText } from './option.ts';
import type { Say } from './say.ts';

/** The revokes of the board, and what each moves. */
export const revokesText = (say: Say, t: Situation): readonly string[] => {
  const { review, table } = say.words;
  const parts = transferOf(t).parts;
  return revokesOf(t).map((m) => {
    const established = isEstablished(m);
    const part = parts.find((p) => p.of === m.of);
    const status = established
      ? say.fill(review.established, { by: m.grounds[0]?.seq ?? m.of })
      : m.stage === 'corrected'
        ? review.corrected
        : review.correctable;
    const values = { seat: say.seat(m.seat), trick: m.trick, of: m.of, card: say.card(m.card), status };
    const head =
      m.due === null
        ? say.fill(review.revokeNoSuit, values)
        : say.fill(review.revoke, { ...values, due: say.suit(m.due) });
    if (!established || part === undefined) return head;
    const law = (part.tricks === 0 ? (part.barredBy ?? part.law) : part.law) ?? '64';
    return `${head}${say.fill(table.semicolon)}${say.fill(part.tricks === 0 ? review.movesNone : review.moves, { tricks: say.count(table.tricks, part.tricks), law })}`;
  });
};

/** Duties, lead restrictions, penalty cards and rulings in force. */
export const standingText = (say: Say, t: Situation): readonly string[] => [
  ...duties(t).map((d) => upper(dutyText(say, d))),
  ...restrictions(t)
    .filter((r) => r.status === 'latent' || r.status === 'imposed')
    .map((r) => upper(restrictionText(say, r))),
  ...penaltyCards(t).map((p) => upper(penaltyText(say, p))),
  ...t.docket.ruled.map((r) => say.fill(say.words.review.ruling, { of: r.seq })),
];

/** What waits for a choice or for the director. */
export const openText = (say: Say, t: Situation): readonly string[] => {
  const { choiceLine, judgementLine } = say.words.matters;
  return pending(t).map((p) =>
    p.kind === 'choice'
      ? say.fill(choiceLine, {
          by: say.seat(p.by),
          until: untilText(say, p.until),
          law: p.law,
          of: p.of,
          options: say.either(p.options.map((o) => optionText(say, o))),
        })
      : say.fill(judgementLine, {
          law: p.law,
          of: p.of,
          question: p.question === null ? '' : questionText(say, p.question),
        }),
  );
};

const has = <T extends object>(texts: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(texts, key);
const asText = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
/** The reading rests on these. */
export const assumedText = (say: Say, t: Situation): readonly string[] => {
  const { assumptions, because } = say.words.matters;
  return assumptionsOf(t).map((a) => {
    const what = asText(a['what']);
    const why = asText(a['because']);
    const of = Number(a['of']);
    const said = say.fill(has(assumptions, what) ? assumptions[what] : assumptions.other, {
      what,
      value: asText(a['value']),
      of,
    });
    const reason =
      what === 'natural'
        ? because.notSaid
        : what === 'authority'
          ? because.screens
          : has(because, why)
            ? because[why]
            : why;
    return say.fill(say.words.review.assumption, { what: upper(said), because: reason });
  });
};

/** What cannot be said, and what it waits for; the hands in one line. */
export const unknownText = (say: Say, t: Situation): readonly string[] => {
  const { keys, waits } = say.words.matters;
  const hands = SEATS.filter((seat) => t.deal[seat] === null);
  const seatsOf = say.seats(hands.reduce<SeatSet>((set, seat) => set | onlySeat(seat), NOBODY));
  const [only] = hands;
  const unknown =
    hands.length === 1 && only !== undefined
      ? say.fill(keys.hands, { seat: say.seat(only) })
      : say.fill(keys.handsOf, { seats: seatsOf });
  const others = openKeys(t).filter((o) => o['key'] !== 'hands');
  return [
    ...(hands.length === 0 ? [] : [upper(unknown)]),
    ...others.map((o) => {
      const key = asText(o['key']);
      const wait = asText(o['waits']);
      const seat = typeof o['seat'] === 'string' ? parseSeat(o['seat']) : undefined;
      const who = seat === undefined ? say.words.table.somebody : say.seat(seat);
      // Two cards can be suspected at once: each is named.
      const template = key === 'revokes' && seat !== undefined ? keys.revokesOf : has(keys, key) ? keys[key] : key;
      const what = upper(say.fill(template, { seat: who, of: Number(o['of'] ?? 0) }));
      return `${what} (${has(waits, wait) ? say.fill(waits[wait], { of: Number(o['of'] ?? 0) }) : wait})`;
    }),
  ];
};
