/** The Deal tag to hands (PBN 2.1, 3.4.11); a text read before is not read again, as every board has two tables. */
import * as E from 'fp-ts/lib/Either.js';
import type { Deal } from '../../domain/deal.ts';
import { parseDeal } from '../../domain/deal-text.ts';
import { lose, type RawGame, saysNothing, tagValue } from './game.ts';

/** The deal read last. */
export interface LastDeal {
  text: string;
  deal: Deal | undefined;
}
export const noDealYet = (): LastDeal => ({ text: '', deal: undefined });

/** undefined where the file gives no hands, or none that can be read; the latter is named as a loss. */
export const dealOf = (game: RawGame, last: LastDeal): Deal | undefined => {
  const text = tagValue(game, 'Deal');
  if (saysNothing(text)) return undefined;
  if (text === last.text && last.deal !== undefined) return last.deal;
  const deal = parseDeal(text);
  if (E.isLeft(deal)) {
    lose(game, 'deal-unreadable', game.tags.get('Deal')?.line ?? game.line, 'Deal', `${text} (${deal.left.message})`);
    return undefined;
  }
  if (deal.right.every((hand) => hand === null)) return undefined;
  last.text = text;
  last.deal = deal.right;
  return deal.right;
};
