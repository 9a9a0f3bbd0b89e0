/** The command line in French. */
import type { CliWords } from './cli.ts';
import { said } from './sayings.ts';

const many = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`;

export const fr: CliWords = {
  verdict: (verdict) => {
    switch (verdict.tag) {
      case 'intact':
        return `intact (${many(verdict.events, 'événement')})`;
      case 'broken':
        return `rompu à l’événement ${verdict.at} : ${said('fr', { template: verdict.reason, values: {} })}`;
      case 'not-chained':
        return 'non enchaîné : rien ne montre s’il a été changé (etui import enchaîne un dossier)';
    }
  },
  imported: ({ read, refused, losses }) =>
    `${many(read, 'donne')} lue${read < 2 ? '' : 's'}, ${many(refused, 'refusée')} ; ${losses === 0 ? 'tout a été gardé' : `${many(losses, 'élément')} non gardé${losses < 2 ? '' : 's'}`}`,
  counted: (count, sentence, line) => `${count} × ${sentence} (le premier à la ligne ${line})`,
  refused: (board, sentence) => `donne ${board} : ${sentence}`,
  exported: (losses) => `${many(losses, 'élément')} que le format ne peut pas dire`,
};
