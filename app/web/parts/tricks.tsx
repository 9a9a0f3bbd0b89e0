/** The tricks: who led, who won, what was taken back; and the result. */
import type { Played } from '../../../domain/situation.ts';
import { letter } from '../../text/say.ts';
import { resultText } from '../../text/result.ts';
import { goToShown } from '../do.ts';
import { COLUMNS } from '../model/calls.ts';
import { type TrickRow, trickRows } from '../model/tricks.ts';
import { board, now, say, table, view, words } from '../state.ts';
import { CardSign, Panel, Sentences } from './says.tsx';

const CardButton = ({ c, taken, row }: { readonly c: Played; readonly taken: boolean; readonly row: TrickRow }) => {
  const { withdrawnMark, leads, wins } = words.value;
  const led = !taken && row.cards[0]?.seq === c.seq;
  const won = !taken && row.winner === c.seat;
  return (
    <button
      type="button"
      class={`played${led ? ' led' : ''}${won ? ' won' : ''}`}
      aria-current={c.seq === now.value}
      onClick={() => goToShown(c.seq)}
    >
      {taken ? (
        <del>
          <span class="vh">{withdrawnMark}</span>
          <CardSign card={c.card} />
        </del>
      ) : (
        <CardSign card={c.card} />
      )}
      {led ? <span class="vh"> {leads}</span> : null}
      {won ? <span class="vh"> {wins}</span> : null}
    </button>
  );
};

const Row = ({ row }: { readonly row: TrickRow }) => (
  <tr>
    <th scope="row">{row.number}</th>
    {COLUMNS.map((seat) => (
      <td key={seat}>
        {view.value.is === 'poll'
          ? null
          : row.taken.filter((c) => c.seat === seat).map((c) => <CardButton key={c.seq} c={c} taken row={row} />)}
        {row.cards
          .filter((c) => c.seat === seat)
          .map((c) => (
            <CardButton key={c.seq} c={c} taken={false} row={row} />
          ))}
      </td>
    ))}
    <td class="count">{row.winner === null ? '' : row.ns}</td>
    <td class="count">{row.winner === null ? '' : row.ew}</td>
  </tr>
);

export const TricksPanel = () => {
  const t = table.value;
  if (t.play === null) return null;
  const { trick, tricks } = words.value;
  const { sideLetters } = say.value.words.table;
  const rows = trickRows(t.play, board.value.moments);
  const result = view.value.is !== 'poll' ? resultText(say.value, t) : [];
  return (
    <Panel id="tricks" title={tricks}>
      {rows.length === 0 ? (
        <p class="dim">{say.value.words.review.noPlay}</p>
      ) : (
        <table class="tricks">
          <thead>
            <tr>
              <th scope="col">
                <span class="vh">{trick}</span>
              </th>
              {COLUMNS.map((seat) => (
                <th key={seat} scope="col">
                  {letter(say.value, seat)}
                </th>
              ))}
              <th scope="col">{sideLetters.NS}</th>
              <th scope="col">{sideLetters.EW}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.number} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <Sentences of={result} class="result" />
    </Panel>
  );
};
