/** What the record says in so many words of an act: marks of the file, comments, rulings, corrections, choices. */
import type { Event, EventOf, Seq } from '../../domain/event.ts';
import type { Finding, FindingCode, Support } from '../../domain/finding.ts';
import { type Topic, topicsOf } from '../../domain/interest.ts';
import { isComment, isImported } from '../../domain/imported.ts';
import { eventOf, type Read, support } from './read.ts';

const LEADS: readonly FindingCode[] = ['lead-out-of-turn', 'play-out-of-turn'];
/** What each mark of PBN 2.1, 3.9, 3.4.13 and 3.4.15 speaks for. `$13` and `$14` speak of the record, not of the table. */
const MARKS: Readonly<Record<string, readonly FindingCode[]>> = {
  '^I': ['insufficient-bid'],
  '^S': ['call-out-of-rotation'],
  '^L': LEADS,
  '^R': ['revoke'],
  '^Declarer': ['lead-out-of-turn', 'faced-hand'],
  '^Result': ['revoke'],
};
const marksOf = (e: Event): readonly string[] => e.source?.mark?.split(' ') ?? [];
/** Marks on an event of their own speak of the board; the others of the act that bears them. */
const OF_THE_BOARD: ReadonlySet<string> = new Set(['^Declarer', '^Result']);

const TRICK = 4;
/** Converters put `^R` wherever a card does not follow: twice in a trick, the lead is what was mistyped. */
const isLeadMistyped = ({ events }: Read, e: Event): boolean => {
  const cards = events.filter((each) => each.type === 'CardPlayed');
  const first = cards.indexOf(e as EventOf<'CardPlayed'>) & ~(TRICK - 1);
  return cards.slice(first, first + TRICK).filter((card) => marksOf(card).includes('^R')).length > 1;
};
const byMark = (all: Read, f: Finding, act: Event): readonly Support[] =>
  all.events
    .filter((e) =>
      marksOf(e).some(
        (mark) =>
          (e === act || OF_THE_BOARD.has(mark)) &&
          (MARKS[mark]?.includes(f.code) ?? false) &&
          !(mark === '^R' && isLeadMistyped(all, e)),
      ),
    )
    .map((e) => support('mark', e));

/** What a comment must name to speak for the act wherever it stands. */
const NAMES: Partial<Record<FindingCode, Topic>> = {
  revoke: 'revoke',
  'established-revoke-retracted': 'revoke',
  'insufficient-bid': 'bid',
  'call-out-of-rotation': 'turn',
  'lead-out-of-turn': 'turn',
  'play-out-of-turn': 'turn',
  'premature-play': 'turn',
};
/** How far behind an act a comment may stand that speaks of the director without naming what he was called for: two tricks. */
const NEAR = 2 * TRICK;

/** Empty where the text was erased or withheld. */
const topics = (e: EventOf<'Remark'>): readonly Topic[] => {
  const text = typeof e.text === 'object' ? e.text.text : e.text;
  return text === undefined ? [] : topicsOf(text);
};
const byComment = (all: Read, f: Finding, act: Event): readonly Support[] => {
  const at = all.place.get(act.seq) ?? 0;
  return all.events.flatMap((e, i) => {
    if (!isComment(e)) return [];
    const spoken = topics(e);
    const name = NAMES[f.code];
    const named = name !== undefined && spoken.includes(name);
    const near = i > at && i - at <= NEAR && (spoken.includes('ruling') || spoken.includes('undo'));
    return named || near ? [support('comment', e)] : [];
  });
};

const about = (e: Event): Seq | undefined => ('of' in e && typeof e.of === 'number' ? e.of : undefined);
/** A mark stands behind the choice that an importer writes for it: it is not counted twice. */
const isOwnChoice = (e: Event, act: Event): boolean => isImported(e) && marksOf(act).length > 0;

const statedBy = (e: Event, act: Event): Support['kind'] | null => {
  const isAbout = about(e) === act.seq;
  switch (e.type) {
    case 'CallReplaced':
    case 'CallWithdrawn':
    case 'CardReplaced':
    case 'CardWithdrawn':
    case 'EventCorrected':
      return isAbout ? 'corrected' : null;
    case 'OptionChosen':
      return isAbout && !isOwnChoice(e, act) ? 'choice' : null;
    case 'AttentionDrawn':
    case 'FactFound':
      return isAbout ? 'attention' : null;
    case 'DirectorCalled':
    case 'DirectorRuled':
    case 'DirectorJudged':
      return isAbout || about(e) === undefined ? 'ruling' : null;
    case 'ScoreAdjusted':
      return 'ruling';
    default:
      return null;
  }
};

/** Everything on the record that says that the act happened. */
export const stated = (all: Read, f: Finding): readonly Support[] => {
  const act = eventOf(all, f.seq);
  if (act === undefined) return [];
  const at = all.place.get(act.seq) ?? 0;
  const told = all.events.slice(at + 1).flatMap((e) => {
    const kind = statedBy(e, act);
    return kind === null ? [] : [support(kind, e)];
  });
  return [...byMark(all, f, act), ...byComment(all, f, act), ...told];
};
