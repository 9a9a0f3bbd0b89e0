/** Which comments are of interest: those of a table, not those of a lesson. */
import { describe, expect, it } from 'vitest';
import { topicsOf } from '../domain/interest.ts';

describe('a comment speaks of', () => {
  it.each([
    ['the Director was called', 'ruling'],
    ['Result in the open room was adjusted by the director', 'ruling'],
    ['in the end the Appeals Committee awarded +420', 'ruling'],
    ['called the TD', 'ruling'],
    ['the HQ became a penalty card', 'ruling'],
    ['Declarer revoked playing the 3 of Diamonds', 'revoke'],
    ['a lead out of turn', 'turn'],
    ['an insufficient bid', 'bid'],
    ['Undo please.', 'undo'],
    ['thank you for the undo', 'undo'],
    ['Declarer claims his 9 tricks', 'claim'],
    ['conceded the rest', 'claim'],
    ['a late alert in the open room', 'information'],
    ['East hesitated', 'information'],
    ['enchère insuffisante', 'bid'],
    ['renonce consommée', 'revoke'],
  ])('%s', (text, topic) => {
    expect(topicsOf(text)).toContain(topic);
  });
  it('it over a line end too', () => {
    expect(topicsOf('led out\nof turn')).toEqual(['turn']);
  });
});

describe('a lesson does not, where it speaks of', () => {
  it.each([
    'a penalty double',
    'Bergen adjusted HCP',
    'you can undo the opening lead and choose your own',
    'win and claim the balance of the tricks',
    'his suit had already been claimed by the opposition',
    'a lead director',
    'I am a club director in Boston',
    'the auction ruled out a heart finesse',
    '2NT certainly has some appeal',
    'you must concede a diamond trick',
    'insufficient quick tricks',
    'TD falls under the king',
  ])('%s', (text) => {
    expect(topicsOf(text)).toEqual([]);
  });
});
