/** The result as played, as the Laws have it, as adjusted and as entered. */
import { claimNow } from '../../domain/claim.ts';
import { parseContract } from '../../domain/contract.ts';
import { resultOf, transferOf } from '../../domain/result.ts';
import type { Situation } from '../../domain/situation.ts';
import type { Say } from './say.ts';
import { resultLine, scoresText } from './score.ts';

const CLAIMS = {
  pending: 'claimPending',
  agreed: 'claimAgreed',
  contested: 'claimContested',
  decided: 'claimDecided',
  withdrawn: 'claimWithdrawn',
} as const;
const isStage = (stage: string): stage is keyof typeof CLAIMS => Object.hasOwn(CLAIMS, stage);

const claimText = (say: Say, t: Situation): readonly string[] => {
  const claim = claimNow(t);
  if (claim === undefined || claim.agreedNumber || !isStage(claim.stage)) return [];
  const { review, table } = say.words;
  const values = { by: say.seat(claim.by), status: review[CLAIMS[claim.stage]] };
  const tricks = claim.tricks;
  return [
    tricks === null
      ? say.fill(review.claimOpen, values)
      : say.fill(review.claimed, { ...values, tricks: say.count(table.tricks, tricks) }),
  ];
};
const enteredText = (say: Say, t: Situation): readonly string[] => {
  const entry = t.docket.entered?.entry;
  if (entry === undefined) return [];
  const { review, table } = say.words;
  const contract = entry.contract === undefined ? undefined : parseContract(entry.contract);
  const parts = [
    contract === undefined ? entry.contract : say.contract(contract),
    entry.declarer === undefined ? undefined : say.seat(entry.declarer),
    entry.tricks === undefined ? undefined : say.count(table.tricks, entry.tricks),
    entry.score === undefined
      ? undefined
      : say.fill(review.scoreFor, { points: `${entry.score > 0 ? '+' : ''}${entry.score}`, side: say.side(0) }),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? [] : [say.fill(review.labelled, { label: review.entered, value: parts.join(', ') })];
};

/** Lines of the result; empty while there is none and none was entered. */
export const resultText = (say: Say, t: Situation): readonly string[] => {
  const { review, table } = say.words;
  const result = resultOf(t);
  const lines: string[] = [...claimText(say, t)];
  if (result?.played !== null && result !== null) {
    const played = resultLine(say, result.contract, result.played);
    const transfer = transferOf(t);
    const moves = transfer.tricks > 0 && transfer.to !== null;
    lines.push(moves ? say.fill(review.labelled, { label: review.asPlayed, value: played }) : played);
    if (moves && transfer.to !== null && result.legal !== null) {
      const how = say.fill(review.transferred, {
        tricks: say.count(table.tricks, transfer.tricks),
        side: say.side(transfer.to),
        law: transfer.law ?? '64',
      });
      lines.push(
        say.fill(review.labelled, {
          label: review.byLaws,
          value: `${resultLine(say, result.contract, result.legal)}, ${how}`,
        }),
      );
    }
  }
  if (result?.adjusted)
    lines.push(
      say.fill(review.labelled, {
        label: review.adjusted,
        value: `${scoresText(say, result.adjusted)} (${result.adjusted.law})`,
      }),
    );
  return [...lines, ...enteredText(say, t)];
};
