/** The event by which a matter is answered so. */
import type { Event, Json, Seq } from '../../domain/event.ts';
import type { Pending } from '../../domain/law.ts';

export const chosenAs = (matter: Pending, option: Json, seq: Seq): Event =>
  matter.by === 'director'
    ? { seq, type: 'DirectorJudged', of: matter.of, question: matter.question ?? '', answer: option }
    : {
        seq,
        type: 'OptionChosen',
        by: matter.by,
        of: matter.of,
        option: typeof option === 'string' ? option : JSON.stringify(option),
      };
