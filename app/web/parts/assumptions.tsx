/** What the reading rests on, and what it leaves unknown: in the sentences of the review. */
import { assumedText, unknownText } from '../../text/assumed.ts';
import { say, table, words } from '../state.ts';
import { Panel, Sentences } from './says.tsx';

export const AssumptionsPanel = () => {
  const lines = [...assumedText(say.value, table.value), ...unknownText(say.value, table.value)];
  return (
    <Panel id="assumptions" title={words.value.assumptions}>
      {lines.length === 0 ? <p class="dim">{words.value.assumptionsNone}</p> : <Sentences of={lines} />}
    </Panel>
  );
};
