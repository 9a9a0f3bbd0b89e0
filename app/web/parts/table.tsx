/** The table: four hands round the felt, the trick in progress, penalty cards, the screen. */
import { type Card, rankOf, SUITS, suitOf } from '../../../domain/card.ts';
import { exposedNow } from '../../../domain/exposed-card.ts';
import { penaltyCards } from '../../../domain/penalty-card.ts';
import { type Seat, SEATS, seatName } from '../../../domain/seat.ts';
import { heldBy, placeKind, type Situation } from '../../../domain/situation.ts';
import { asDealt, printing, say, table, view, words } from '../state.ts';
import { Felt, ScreenText } from './felt.tsx';
import { placeOf } from './place.ts';
import { CardSign, Panel, SuitSign } from './says.tsx';
import { seatHead } from './seat-name.ts';

/** Whose turn it is; null while nobody is to call or play. */
export const turnOf = (t: Situation): Seat | null =>
  t.phase === 'auction' ? t.auction.turn : t.phase === 'ended' || t.phase === 'closed' ? null : (t.play?.turn ?? null);

const rolesOf = (t: Situation, seat: Seat): readonly string[] => {
  const { declarer, dummy, dealer } = words.value;
  const play = t.auction.over && t.auction.contract !== null ? t.play : null;
  return [
    t.setup.dealer === seat ? dealer : '',
    play?.declarer === seat ? declarer : '',
    play?.dummy === seat ? dummy : '',
  ].filter((role) => role !== '');
};

const Suits = ({ cards, up }: { readonly cards: readonly Card[]; readonly up: ReadonlySet<Card> }) => (
  <ul class="suits">
    {SUITS.toReversed().map((suit) => {
      const held = cards.filter((card) => suitOf(card) === suit).toSorted((a, b) => rankOf(b) - rankOf(a));
      return (
        <li key={suit}>
          <SuitSign suit={suit} />{' '}
          {held.length === 0
            ? say.value.words.review.noCards
            : held.map((card, i) => (
                <span key={card} class={up.has(card) ? 'rank up' : 'rank'}>
                  {i > 0 ? ' ' : ''}
                  {say.value.rank(card)}
                </span>
              ))}
        </li>
      );
    })}
  </ul>
);

/** Penalty cards, and cards face up in the auction: they lie before their hand, in words and by their form. */
const Lying = ({ seat }: { readonly seat: Seat }) => {
  const t = table.value;
  const { penaltyMajor, penaltyMinor, lying } = words.value;
  const cards = [
    ...penaltyCards(t)
      .filter((p) => p.seat === seat)
      .map((p) => ({ card: p.card, kind: p.kind, says: p.kind === 'major' ? penaltyMajor : penaltyMinor, law: p.law })),
    ...exposedNow(t, seat).map((m) => ({ card: m.card, kind: 'shown', says: lying, law: '24' })),
  ];
  return cards.length === 0 ? null : (
    <ul class="lying">
      {cards.map(({ card, kind, says, law }) => (
        <li key={card} class={kind}>
          <span class="face">
            <CardSign card={card} />
          </span>{' '}
          {says} ({law})
        </li>
      ))}
    </ul>
  );
};

const Hand = ({ seat }: { readonly seat: Seat }) => {
  const t = table.value;
  const cards = asDealt.value || printing.value ? t.deal[seat] : heldBy(t, seat);
  const { hidden, onTurn } = words.value;
  const up = new Set((heldBy(t, seat) ?? []).filter((card) => placeKind(t.cards[card] ?? 0) === 'up'));
  const isTurn = turnOf(t) === seat;
  return (
    <div class={`hand ${placeOf(seat)}${isTurn ? ' turn' : ''}`} data-seat={seatName(seat)}>
      <h3>
        {seatHead(seat)}
        {rolesOf(t, seat).map((role) => (
          <span key={role} class="role">
            {' '}
            {role}
          </span>
        ))}
        {isTurn ? <span class="chip on-turn"> {onTurn}</span> : null}
      </h3>
      {cards === null || cards === undefined ? (
        <p class="dim">{view.value.is === 'all' ? say.value.words.review.unknownHand : hidden}</p>
      ) : (
        <Suits cards={cards} up={up} />
      )}
      <Lying seat={seat} />
    </div>
  );
};

export const TablePanel = () => (
  <Panel id="table" title={words.value.table}>
    <label class="dealt">
      <input type="checkbox" checked={asDealt.value} onChange={(e) => (asDealt.value = e.currentTarget.checked)} />{' '}
      {words.value.asDealt}
    </label>
    <div class="diamond">
      {SEATS.map((seat) => (
        <Hand key={seat} seat={seat} />
      ))}
      <Felt />
    </div>
    <ScreenText />
  </Panel>
);
