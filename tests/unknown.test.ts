/** What cannot be said is said once, and of which event. */
import * as E from 'fp-ts/lib/Either.js';
import { expect, it } from 'vitest';
import { sayIn } from '../app/text/say.ts';
import { unknownText } from '../app/text/assumed.ts';
import { tableOf } from '../replay/fold.ts';
import { recordOf } from './support/record-of.ts';

it('two suspected revokes are two sentences, each with its event', () => {
  const table = tableOf(
    recordOf(
      '2017',
      { type: 'CallMade', seat: 'N', call: '1NT' },
      ...['E', 'S', 'W'].map((seat) => ({ type: 'CallMade', seat, call: 'Pass' })),
      { type: 'CardPlayed', seat: 'E', card: 'HA' },
      { type: 'CardPlayed', seat: 'S', card: 'C2' },
      { type: 'CardPlayed', seat: 'W', card: 'C3' },
    ),
  );
  if (E.isLeft(table)) throw new Error(table.left.message);
  const lines = (lang: 'en' | 'fr') =>
    unknownText(sayIn({ lang }), table.right).filter((line) => /revoke|renonce/.test(line));
  expect(lines('en')).toEqual([
    'Whether South revoked at event 6 (the hands are not known)',
    'Whether West revoked at event 7 (the hands are not known)',
  ]);
  expect(lines('fr')[1]).toBe('S’il y a eu renonce d’Ouest à l’événement 7 (les mains ne sont pas connues)');
});
