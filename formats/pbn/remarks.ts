/**
 * Comments that speak of a director, a revoke or the like: remarks of a spectator that nobody at the table heard, at the
 * place where they stand (PBN 2.1, 3.8: a comment refers to what precedes it). A finding can rest on them, nobody's
 * knowledge can.
 */
import { NOBODY } from '../../domain/seat.ts';
import { isOfInterest } from '../report.ts';
import { type Builder, nextSeq, sourceAt } from './builder.ts';
import { type Comment, note, type RawGame } from './game.ts';
import { isOwn } from './own.ts';
import type { ReadCard } from './play.ts';

export interface Remarks {
  readonly game: RawGame;
  /** Not yet among the events. */
  waiting: readonly Comment[];
  readonly kept: Set<Comment>;
}

export const remarksOf = (game: RawGame): Remarks => ({
  game,
  waiting: game.comments.filter((comment) => !isOwn(comment) && isOfInterest(comment.text)),
  kept: new Set(),
});

const put = (builder: Builder, { game, kept }: Remarks, comment: Comment): void => {
  const text = comment.text.trim();
  const seq = nextSeq(builder);
  const source = sourceAt(builder, comment.line);
  builder.events.push({ seq, source, type: 'Remark', by: 'spectator', text, perceivedBy: NOBODY });
  note(game, 'of-interest', 'comment', comment.line, text, seq);
  kept.add(comment);
};

/** Puts the waiting comments for which it is time. Étui's own events hold their places: behind them all is room. */
export const putRemarks = (builder: Builder, remarks: Remarks, isDue: (comment: Comment) => boolean): void => {
  if (remarks.waiting.length === 0 || builder.own.size > 0) return;
  const { waiting } = remarks;
  remarks.waiting = waiting.filter((comment) => !isDue(comment));
  for (const comment of waiting) if (isDue(comment)) put(builder, remarks, comment);
};
/** The record is made: what has found no place stands at its end. */
export const putTheRest = (builder: Builder, remarks: Remarks): void => {
  for (const comment of remarks.waiting) put(builder, remarks, comment);
  remarks.waiting = [];
};

/** Before the first call: what stands above the sections. */
export const isHead =
  (game: RawGame) =>
  (comment: Comment): boolean =>
    comment.section === 'tags' && comment.line <= (game.auction?.tag.line ?? game.play?.tag.line ?? 0);
/** Behind the call of a token; behind the last one only when all passes are made that `AP` stands for. */
export const isBehindCall =
  (token: number, last: number) =>
  (comment: Comment): boolean =>
    comment.section === 'auction' && comment.after <= token + 1 && (comment.after < last || token < 0);
export const isOfAuction = (comment: Comment): boolean => comment.section === 'auction';
/** Behind a card when no card that the file has before the comment is still to come: columns are not in the order of play. */
export const isBehindCard =
  (cards: readonly ReadCard[], index: number) =>
  (comment: Comment): boolean =>
    comment.section === 'play' && cards.every(({ token }, i) => i <= index || token >= comment.after);
