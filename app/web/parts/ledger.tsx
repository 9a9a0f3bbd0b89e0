/** Information: what is not free to all, and who may use it, side by side. */
import type { VNode } from 'preact';
import type { Say } from '../../text/say.ts';
import type { Known } from '../../../domain/situation.ts';
import { listSeats, seatsOf, type Side, SIDES, sideName } from '../../../domain/seat.ts';
import { goToShown } from '../do.ts';
import { fillIn, say, sentences, table, words } from '../state.ts';
import { Panel, Signs } from './says.tsx';

interface Part {
  readonly status: 'may' | 'not';
  readonly text: string;
}
/** One status where both players of the side have the same, else one for each. */
const partsOf = (k: Known, side: Side): readonly Part[] => {
  const { mayUse, mayNotUse, eachSeat } = words.value;
  const all = seatsOf(side);
  return (['may', 'not'] as const).flatMap((status): Part[] => {
    const set = (status === 'may' ? k.authorized : k.unauthorized) & all;
    if (set === 0) return [];
    const says = status === 'may' ? mayUse : mayNotUse;
    const seats = say.value.list(listSeats(set).map(say.value.seat));
    return [{ status, text: set === all ? says : fillIn(eachSeat, { seats, status: says }) }];
  });
};
const Cell = ({ k, side }: { readonly k: Known; readonly side: Side }) => (
  <td>
    {partsOf(k, side).map(({ status, text }) => (
      <span key={status} class={`use ${status}`}>
        {text}
      </span>
    ))}
  </td>
);

const Row = ({ k, text }: { readonly k: Known; readonly text: string }) => (
  <tr>
    <th scope="row">
      <button type="button" class="ref" onClick={() => goToShown(k.of)}>
        {k.of}
      </button>{' '}
      <Signs of={text} /> <span class="law">({k.law})</span>
    </th>
    {SIDES.map((side) => (
      <Cell key={side} k={k} side={side} />
    ))}
  </tr>
);
/** What stays known from one moment to the next is one value, and its row is not drawn again. */
let drawn: { readonly say: Say; readonly rows: WeakMap<Known, { readonly text: string; readonly row: VNode }> } | null =
  null;
const rowOf = (k: Known): VNode => {
  if (drawn?.say !== say.value) drawn = { say: say.value, rows: new WeakMap() };
  const text = sentences.value.get(k.of) ?? '';
  const before = drawn.rows.get(k);
  if (before?.text === text) return before.row;
  const row = <Row key={`${k.of} ${k.item} ${k.law} ${k.from}`} k={k} text={text} />;
  drawn.rows.set(k, { text, row });
  return row;
};

export const LedgerPanel = () => {
  const { ledger, ledgerItem, ledgerNone } = words.value;
  const rows = table.value.known.filter((k) => k.until === null);
  return (
    <Panel id="ledger" title={ledger}>
      {rows.length === 0 ? (
        <p class="dim">{ledgerNone}</p>
      ) : (
        <table class="ledger">
          <thead>
            <tr>
              <th scope="col">{ledgerItem}</th>
              {SIDES.map((side) => (
                <th key={side} scope="col">
                  {say.value.words.table.sideLetters[sideName(side)]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.map(rowOf)}</tbody>
        </table>
      )}
    </Panel>
  );
};
