/** What is in force and open at a moment. */
import { duties, pending, restrictions } from '../../domain/lawbook.ts';
import { isEstablished } from '../../domain/laws/law-64.ts';
import { penaltyCards } from '../../domain/penalty-card.ts';
import { transferOf } from '../../domain/result.ts';
import type { Situation } from '../../domain/situation.ts';
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
