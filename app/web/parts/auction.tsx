/** The auction: what stands, what was withdrawn or cancelled (struck out, and said so), what waits. */
import type { CallAct } from '../../../domain/situation.ts';
import type { Event } from '../../../domain/event.ts';
import { meaningText } from '../../text/event.ts';
import { goToShown } from '../do.ts';
import { callRows, COLUMNS } from '../model/calls.ts';
import { events, fillIn, now, say, table, view, words } from '../state.ts';
import { Panel, Says, Signs } from './says.tsx';
import { seatHead } from './seat-name.ts';

const markOf = (act: CallAct): string => {
  const { withdrawnMark, cancelledMark, pendingMark, deemedMark, acceptedMark } = words.value;
  if (act.status === 'withdrawn') return withdrawnMark;
  if (act.status === 'cancelled') return cancelledMark;
  if (act.status === 'pending') return pendingMark;
  return act.deemed !== null ? deemedMark : act.accepted ? acceptedMark : '';
};
const isVoid = (act: CallAct): boolean => act.status === 'withdrawn' || act.status === 'cancelled';

const CallSign = ({ act }: { readonly act: CallAct }) => {
  const text = say.value.call(act.call);
  const shown = <Signs of={act.deemed === null ? text : `(${text})`} />;
  const mark = markOf(act);
  const e = events.value.get(act.seq);
  const thought = e?.type === 'CallMade' ? e.thinkMs : undefined;
  const irregular =
    act.irregular !== null && view.value.is !== 'poll' ? say.value.words.findings.names[act.irregular] : null;
  return (
    <button type="button" class="call" aria-current={act.seq === now.value} onClick={() => goToShown(act.seq)}>
      {mark === '' ? null : <span class="vh">{mark}</span>}
      {isVoid(act) ? <del>{shown}</del> : act.status === 'pending' ? <em>{shown}?</em> : shown}
      {e?.type === 'CallMade' && e.alerted === true ? <span class="chip">{say.value.words.review.alerted}</span> : null}
      {thought !== undefined && thought >= 10_000 ? (
        <span class="chip">{say.value.fill(say.value.words.review.seconds, { n: Math.round(thought / 1000) })}</span>
      ) : null}
      {irregular === null ? null : (
        <span class="chip warn" title={irregular}>
          ▲<span class="vh"> {irregular}</span>
        </span>
      )}
    </button>
  );
};

/** A poll is shown what stands, and no more. */
const shownActs = (): readonly CallAct[] =>
  table.value.auction.acts.filter((act) => view.value.is !== 'poll' || act.status === 'standing');

const isMeant = (e: Event | undefined): e is Extract<Event, { readonly type: 'CallMade' | 'CallReplaced' }> =>
  (e?.type === 'CallMade' || e?.type === 'CallReplaced') &&
  (e.meaning !== undefined || meaningText(say.value, e) !== '');
/** What calls mean, where the record says it. */
const Meanings = ({ acts }: { readonly acts: readonly CallAct[] }) => {
  const lines = acts.flatMap((act) => {
    const e = events.value.get(act.seq);
    if (!isMeant(e)) return [];
    const text = [meaningText(say.value, e), e.meaning === undefined ? '' : say.value.quoted(e.meaning)];
    return [
      {
        seq: act.seq,
        text: fillIn(words.value.callMeans, {
          call: say.value.call(act.call),
          meaning: text.filter((part) => part !== '').join(', '),
        }),
      },
    ];
  });
  return lines.length === 0 ? null : (
    <ul class="notes">
      {lines.map(({ seq, text }) => (
        <li key={seq}>
          <Signs of={text} />
        </li>
      ))}
    </ul>
  );
};

const Rows = ({ acts }: { readonly acts: readonly CallAct[] }) => (
  <table class="calls">
    <thead>
      <tr>
        {COLUMNS.map((seat) => (
          <th key={seat} scope="col">
            {seatHead(seat)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {callRows(acts).map((row, i) => (
        <tr key={i}>
          {row.map((cell, j) => (
            <td key={j}>
              {cell.map((act) => (
                <CallSign key={`${act.seq}${act.deemed ?? ''}`} act={act} />
              ))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const endText = (): string => {
  const { auction } = table.value;
  const { review } = say.value.words;
  if (!auction.over) return say.value.fill(review.toCall, { seat: say.value.seat(auction.turn) });
  if (auction.contract === null) return review.passedOut;
  const { contract } = auction;
  return say.value.fill(review.contract, {
    contract: say.value.contract(contract),
    declarer: say.value.seat(contract.declarer),
  });
};

export const AuctionPanel = () => {
  const acts = shownActs();
  const { review } = say.value.words;
  const t = table.value;
  return (
    <Panel id="auction" title={review.auction}>
      {acts.length === 0 ? (
        <p class="dim">{t.play === null ? review.noAuction : review.auctionUnknown}</p>
      ) : (
        <Rows acts={acts} />
      )}
      {acts.length === 0 && t.play !== null ? null : (
        <p class="end">
          <Says of={endText()} />
        </p>
      )}
      <Meanings acts={acts} />
    </Panel>
  );
};
