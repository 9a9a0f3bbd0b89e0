/** The middle of the table: the cards of the trick in progress, what was taken back from it, the screen across it. */
import type { Played, Situation } from '../../../domain/situation.ts';
import { type Half, halfOf, type Screens } from '../../../domain/screens.ts';
import { type Seat, SEATS } from '../../../domain/seat.ts';
import { letter } from '../../text/say.ts';
import { trickOfTaken } from '../model/tricks.ts';
import { board, bottom, faceDown, fillIn, say, table, view, words } from '../state.ts';
import { CardSign } from './says.tsx';
import { placeOf } from './place.ts';

const seatsOn = (s: Screens, half: Half): readonly Seat[] => SEATS.filter((seat) => halfOf(s, seat) === half);
const sideText = (s: Screens, half: Half): string =>
  seatsOn(s, half)
    .map((seat) => letter(say.value, seat))
    .join('-');

/** The line between the two sides: from corner to corner, whichever way the table is turned. */
const ScreenLine = ({ of }: { readonly of: Screens }) => {
  const onTop = ((bottom.value + 2) & 3) as Seat;
  const onRight = ((bottom.value + 3) & 3) as Seat;
  const falls = halfOf(of, onTop) === halfOf(of, onRight);
  const { screenLine } = words.value;
  return (
    <svg class="screen" viewBox="0 0 100 100" preserveAspectRatio="none" role="img">
      <title>{fillIn(screenLine, { one: sideText(of, 0), other: sideText(of, 1) })}</title>
      <line
        data-falls={falls}
        x1="0"
        y1={falls ? '0' : '100'}
        x2="100"
        y2={falls ? '100' : '0'}
        vector-effect="non-scaling-stroke"
      />
    </svg>
  );
};
/** The corner of the felt that belongs to a side: the one between the places of its two players. */
const cornerOf = (s: Screens, half: Half): string => {
  const places = seatsOn(s, half).map(placeOf);
  return (['top', 'bottom', 'left', 'right'] as const).filter((place) => places.includes(place)).join('-');
};
const Tray = ({ of }: { readonly of: Screens }) => (
  <span class={`tray ${cornerOf(of, of.tray)}`} aria-hidden="true">
    {words.value.trayHere}
  </span>
);
/** Below the felt: where the tray is and whether the aperture is open. */
export const ScreenText = () => {
  const of = table.value.screens;
  if (of === null) return null;
  const { tray, apertureOpen, apertureClosed } = words.value;
  return (
    <p class="screen-says">
      {fillIn(tray, { side: sideText(of, of.tray) })} · {of.aperture === 'open' ? apertureOpen : apertureClosed}
    </p>
  );
};

/** Cards taken back from the trick in progress, before what took their place. */
const takenNow = (t: Situation): readonly Played[] =>
  (t.play?.withdrawn ?? []).filter((c) => trickOfTaken(board.value.moments, c.seq) === t.play?.trick);

const Cards = ({ t }: { readonly t: Situation }) => {
  const { play } = t;
  if (play === null) return null;
  const taken = view.value.is === 'poll' ? [] : takenNow(t);
  const seats = SEATS.filter((seat) => [...play.current, ...taken].some((c) => c.seat === seat));
  const { withdrawnMark, faceDown } = words.value;
  return (
    <>
      {seats.map((seat) => (
        <div key={seat} class={`slot ${placeOf(seat)}`}>
          <span class="vh">{fillIn(words.value.seatHas, { seat: say.value.seat(seat) })}</span>
          {taken
            .filter((c) => c.seat === seat)
            .map((c) => (
              <del key={c.seq}>
                <span class="vh">{withdrawnMark}</span>
                <CardSign card={c.card} />
              </del>
            ))}
          {play.current
            .filter((c) => c.seat === seat)
            .map((c) => (
              <span key={c.seq} class={c.seat === play.leader ? 'face led' : 'face'}>
                <CardSign card={c.card} />
              </span>
            ))}
        </div>
      ))}
      {play.down === null ? null : (
        <div class={`slot ${placeOf(play.down.seat)}`}>
          <span class="face back">
            <CardSign card={play.down.card} />
            <span class="vh"> {faceDown}</span>
          </span>
        </div>
      )}
    </>
  );
};

export const Felt = () => {
  const t = table.value;
  const of = t.screens;
  const { currentTrick } = words.value;
  const isOver = t.phase === 'ended' || t.phase === 'closed';
  return (
    <div class="felt">
      {of === null ? null : <ScreenLine of={of} />}
      {of === null || t.play !== null ? null : <Tray of={of} />}
      <Cards t={t} />
      {faceDown.value ? <p class="face-down">{words.value.faceDown}</p> : null}
      {t.play === null || isOver ? null : <p class="trick-no">{fillIn(currentTrick, { trick: t.play.trick })}</p>}
    </div>
  );
};
