/** Text that is only heard: suits by their names, where a screen reader would say "black spade suit" or nothing. */
import { type Suit, suitName } from '../../domain/card.ts';
import { say } from './state.ts';

const SIGNS = '♣♦♥♠';

/** A sentence as it is to be spoken. */
export const spoken = (text: string): string =>
  text
    .replaceAll(/[♣♦♥♠]/g, (sign) => ` ${say.value.words.table.suits[suitName(SIGNS.indexOf(sign) as Suit)]} `)
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ([.,)])/g, '$1')
    .trim();
