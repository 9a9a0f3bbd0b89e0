/** The page: the head, the panels that the view shows, the timeline, and one place that speaks to screen readers. */
import { LAWBOOK } from '../../domain/lawbook.ts';
import { ETUI } from '../../projections/table/version.ts';
import { complaints } from './drop.ts';
import { shortHead } from './model/address.ts';
import { spoken } from './spoken.ts';
import { pollRefusal } from './model/view.ts';
import { afterwards, data, fillIn, flash, given, lost, notice, outdated, say, table, view, words } from './state.ts';
import { viewSays } from './view-text.ts';
import { AuctionPanel } from './parts/auction.tsx';
import { EventsPanel } from './parts/events.tsx';
import { Head } from './parts/head.tsx';
import { Help } from './help.ts';
import { OptionsPanel, tryingText } from './parts/options.tsx';
import { Signing } from './parts/signing.tsx';
import { FindingsPanel, StandingPanel } from './parts/standing.tsx';
import { Says } from './parts/says.tsx';
import { TablePanel } from './parts/table.tsx';
import { Timeline } from './parts/timeline.tsx';
import { TricksPanel } from './parts/tricks.tsx';

const Banners = () => {
  const { changedSince, linkLost, notFetched } = words.value;
  const looked = given.value ?? view.value;
  const lines = [
    tryingText(),
    looked.is === 'all' ? null : viewSays(looked),
    outdated.value ? changedSince : null,
    lost.value ? linkLost : null,
    afterwards.value === null ? notFetched : null,
    ...complaints.value,
  ];
  return (
    <>
      {lines.map((line) =>
        line === null ? null : (
          <p class="banner" key={line}>
            <Says of={line} />
          </p>
        ),
      )}
    </>
  );
};

const Everything = () => (
  <>
    <div class="column at-table">
      <TablePanel />
    </div>
    <div class="column acts">
      <AuctionPanel />
      <TricksPanel />
      <OptionsPanel />
    </div>
    <div class="column law-says">
      <StandingPanel />
      <FindingsPanel />
    </div>
    <div class="column story">
      <EventsPanel />
      {afterwards.value ? <afterwards.value.Below /> : null}
    </div>
  </>
);
/** For a poll: one hand and what happened at the table. */
const Poll = () => (
  <>
    <div class="column at-table">
      <TablePanel />
    </div>
    <div class="column acts">
      <AuctionPanel />
      <TricksPanel />
    </div>
  </>
);
const Refused = () => {
  const v = view.value;
  const k = v.is === 'poll' ? pollRefusal(v, table.value) : undefined;
  return k === undefined || v.is !== 'poll' ? null : (
    <p class="banner">{fillIn(words.value.pollRefused, { of: k.of, who: say.value.seat(v.seat), law: k.law })}</p>
  );
};

const recordText = (): string => {
  const { head, unchained, eventCount } = words.value;
  const events = say.value.count(eventCount, data.value.events.length);
  return data.value.head === null
    ? fillIn(unchained, { events })
    : fillIn(head, { head: shortHead(data.value.head) ?? '', events });
};

export const Page = () => {
  const refused = given.value === null && pollRefusal(view.value, table.value) !== undefined;
  return (
    <>
      <Head />
      <main>
        <Banners />
        {refused ? <Refused /> : <div class="columns">{view.value.is === 'poll' ? <Poll /> : <Everything />}</div>}
        <Signing />
        <p class="colophon">
          {recordText()} · {fillIn(words.value.versions, { etui: ETUI, lawbook: LAWBOOK })}
        </p>
      </main>
      <Timeline />
      <p class={flash.value ? 'notice' : 'notice vh'} role="status" aria-live="polite">
        {spoken(notice.value)}
      </p>
      <Help />
    </>
  );
};
