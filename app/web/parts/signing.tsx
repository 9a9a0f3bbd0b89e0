/** At the foot of a printed sheet: which moment it shows, and room for those who sign it. */
import { SIDES, sideName } from '../../../domain/seat.ts';
import { upper } from '../../text/layout.ts';
import { momentText } from '../moment-text.ts';
import { at, fillIn, printing, say, view, whole, words } from '../state.ts';
import { Signs } from './says.tsx';

export const Signing = () => {
  if (!printing.value || view.value.is === 'poll') return null;
  const { moment, signAppeal, signUntil } = words.value;
  const { table } = say.value.words;
  const lines = [upper(table.director), ...SIDES.map((side) => table.sideLetters[sideName(side)])];
  return (
    <section class="signing">
      {view.value.is === 'all' ? (
        <p>
          <strong>{fillIn(moment, { at: at.value, last: whole.value.last })}</strong> <Signs of={momentText()} />
        </p>
      ) : null}
      <p>
        ☐ {signAppeal} <span class="blank" /> {signUntil} <span class="blank" />
      </p>
      <p class="lines">
        {lines.map((who) => (
          <span key={who}>{who}</span>
        ))}
      </p>
    </section>
  );
};
