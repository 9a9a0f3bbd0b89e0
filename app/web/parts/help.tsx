/** The keys, told on demand. */
import { HELP_ID, helpDialog } from '../help.ts';
import { words } from '../state.ts';

export const Help = () => {
  const w = words.value;
  const keys: readonly (readonly [string, string])[] = [
    ['← →', w.keyStep],
    ['⇧ ← →', w.keyKey],
    ['Home End', w.keyEnds],
    ['PgUp PgDn', w.keyRound],
    ['Esc', w.keyEsc],
    ['⌫', w.keyBack],
    ['f', w.keyFlip],
    ['v', w.keyView],
    ['t', w.keyClock],
    ['p', w.keyPrint],
    ['c', w.keyCopy],
    ['?', w.keyHelp],
  ];
  return (
    <dialog id={HELP_ID} aria-labelledby="help-head">
      <h2 id="help-head">{w.keys}</h2>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => helpDialog()?.close()}>
        {w.close}
      </button>
    </dialog>
  );
};
