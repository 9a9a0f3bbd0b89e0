/** What no longer stands of a record, as far as that can be told without the Laws. */
import type { BoardRecord, Seq } from '../../domain/event.ts';

/** Calls and cards that no longer stand: other programs must not count them, so they are told in comments only. */
export const supersededIn = (record: BoardRecord): ReadonlySet<Seq> => {
  const out = new Set<Seq>();
  for (const event of record) {
    switch (event.type) {
      case 'CallReplaced':
      case 'CallWithdrawn':
      case 'CardReplaced':
      case 'CardWithdrawn':
      case 'EventVoided':
        out.add(event.of);
        break;
      case 'OptionChosen':
        if (event.option === 'decline') out.add(event.of);
        break;
      default:
    }
  }
  return out;
};
