/** 7. An established revoke is not corrected but on the twelfth trick; an accepted call leaves nothing behind and is never accepted by the wrong player. */
import { duties } from '../../domain/lawbook.ts';
import { lho } from '../../domain/seat.ts';
import type { Moment } from '../../projections/table/step.ts';
import { atEveryMoment, type Property } from './property.ts';

const revokeFault = ({ before, after, event }: Moment): string | null | undefined => {
  let spoke: null | undefined;
  for (const m of before.matters) {
    if (m.law !== '61' || m.grounds.length === 0 || m.stage !== 'open') continue;
    spoke = null;
    const now = after.matters.find((x) => x.law === '61' && x.of === m.of);
    if (now?.law === '61' && now.stage === 'corrected' && m.trick !== 12 && !now.asEstablished && !now.mutual)
      return `the established revoke ${m.of} was corrected by ${event.type}`;
  }
  return spoke;
};
const acceptanceFault = ({ before, after, event }: Moment): string | null | undefined => {
  for (const act of after.auction.acts) {
    if (!act.accepted || act.irregular !== 'insufficient-bid') continue;
    const was = before.auction.acts.find((x) => x.seq === act.seq);
    if (was?.accepted === true || before.docket.ruling !== null) continue;
    const by = 'seat' in event ? event.seat : 'by' in event ? event.by : null;
    if (by !== lho(act.seat)) return `the insufficient bid ${act.seq} was accepted by ${JSON.stringify(by)}`;
    if (duties(after).some((d) => d.of === act.seq)) return `an accepted bid leaves a duty`;
    if (after.known.some((k) => k.of === act.seq && k.until === null && k.unauthorized !== 0))
      return 'an accepted bid is unauthorized';
    return null;
  }
  return undefined;
};

export const acceptance: Property = {
  number: 7,
  name: 'acceptance is clean, and an established revoke stays',
  of: ({ moments }) =>
    atEveryMoment(moments, (moment) => {
      const revoke = revokeFault(moment);
      const accepted = acceptanceFault(moment);
      return typeof revoke === 'string'
        ? revoke
        : typeof accepted === 'string'
          ? accepted
          : revoke === null || accepted === null
            ? null
            : undefined;
    }),
};
