/** References in words mean one event or are an error; they are never guessed. */
import { describe, expect, it } from 'vitest';
import { eventsOf, faultsOf } from './read.ts';

const AUCTION = 'calls: P P 1D P 1H P\n'; // lines 2; seqs 1 to 6
const drawn = (text: string): unknown => eventsOf(`${AUCTION}${text}`).at(-1)?.['of'];

describe('a reference to a call', () => {
  it.each([
    ['W draws attention to that call', 6],
    ["W draws attention to S's 1D", 3],
    ['W draws attention to S 1D', 3],
    ['W draws attention to the 1D of S', 3],
    ['W draws attention to 1D', 3],
    ["W draws attention to N's first pass", 1],
    ["W draws attention to E's second pass", 6],
    ["W draws attention to E's last pass", 6],
    ["W draws attention to W's pass", 4],
    ['W draws attention to #2.3', 3],
    ['W draws attention to event 0', 0],
    ["O attire l'attention sur 1♦ de S", 3],
    ["O attire l'attention sur la deuxième passe d'E", 6],
    ["O attire l'attention sur cette déclaration", 6],
    ["O attire l'attention sur l'événement 3", 3],
  ])('%s', (text, seq) => {
    expect(drawn(text)).toBe(seq);
  });

  it('that may mean several is refused, with all of them', () => {
    expect(faultsOf(`${AUCTION}W draws attention to E's pass`)).toEqual([
      "3:22 “E's pass” may be #2.2 E Pass or #2.6 E Pass: say which, as in #2.2",
    ]);
    expect(faultsOf(`${AUCTION}W draws attention to #2`)[0]).toContain('#2.1 N Pass, #2.2 E Pass');
    expect(faultsOf('N 1S, E 1S\nS draws attention to 1S')).toEqual([
      '3:22 “1S” may be #2.1 N 1S or #2.2 E 1S: say which, as in #2.1',
    ]);
  });

  it('that means nothing is refused', () => {
    for (const text of ["N's 7NT", 'that claim', '@nowhere', '#9', 'event 12', "E's third pass"])
      expect(faultsOf(`${AUCTION}W draws attention to ${text}`)).toEqual([
        `3:22 “${text}” is no earlier event of this board`,
      ]);
  });
});

describe('a reference to a card', () => {
  const PLAY = 'trick: W C4 N C2 E CK S CA\ntrick from S: D2 D3 D4 D5\n';
  const of = (text: string): unknown => eventsOf(`${PLAY}${text}`).at(-1)?.['of'];
  it.each([
    ['S draws attention to the card of E at trick 2', 8],
    ["S draws attention to E's card to trick 1", 3],
    ["S attire l'attention sur la carte d'E à la levée 2", 8],
    ["S draws attention to E's CK", 3],
    ['S draws attention to the king of clubs', 3],
    ['S draws attention to that card', 8],
    ['E replaces that card by 9D', 8],
  ])('%s', (text, seq) => {
    expect(of(text)).toBe(seq);
  });

  it('counts tricks by the hand, cards taken back left out', () => {
    expect(
      of('E takes back that card\nE D6\ntrick from S: H2 H3 H4 H5\nS draws attention to the card of E at trick 3'),
    ).toBe(14);
    expect(of('E takes back that card\nE D6\nS draws attention to the card of E at trick 2')).toBe(10);
  });

  it('does not count on where a trick was turned on unequal hands', () => {
    const text = `trick: W C4 N C2 E CK\ntrick quitted\ntrick: E D2 S D3\nN draws attention to the card of E at trick 2`;
    expect(faultsOf(text)[0]).toContain('is no earlier event');
  });

  it('decides whether a call or a card is replaced', () => {
    expect(eventsOf('N 1D\nN replaces #2 by 2S').at(-1)?.['type']).toBe('CallReplaced');
    expect(eventsOf('N D4\nN replaces #2 by 2S').at(-1)?.['type']).toBe('CardReplaced');
    expect(eventsOf('N D4\nN withdraws that card').at(-1)?.['type']).toBe('CardWithdrawn');
    expect(eventsOf('N 1D\nN withdraws that call').at(-1)?.['type']).toBe('CallWithdrawn');
  });
});
