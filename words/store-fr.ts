/** The commands on a store in French. */
import type { StoreWords } from './store.ts';

const many = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`;

export const storeFr: StoreWords = {
  imported: ({ stream, added, kept }) =>
    `${stream} : ${many(added, 'événement')} ajouté${added < 2 ? '' : 's'}${kept === 0 ? '' : `, ${kept} déjà là`}`,
  recorded: ({ seq, type, repeated }) => `${seq} ${type}${repeated ? ' (déjà là)' : ''}`,
  typing: (board, events) =>
    events === 0
      ? `l’étui ${board} n’est pas ouvert : une ligne comme « étui ${board} code 2017 » l’ouvre ; Ctrl-D termine`
      : `étui ${board} : ${many(events, 'événement')} ; par ligne, une phrase du script ou du JSON ; Ctrl-D termine`,
  whole: (records, root) => `${many(records, 'dossier')}, racine ${root}`,
  sealed: ({ seq, head, key }) => `scellé par l’événement ${seq} : tête ${head}, clé publique ${key}`,
  forgotten: (texts, stream) => `${stream} : ${many(texts, 'texte')} effacé${texts < 2 ? '' : 's'}`,
  person: (key) => `${key} : le nom est effacé`,
  held: (stream) => `${stream} est retenu : rien n’en peut être oublié`,
  released: (stream) => `${stream} n’est plus retenu`,
  hold: ({ stream, since, why }) => `${stream} retenu depuis ${since} : ${why}`,
  noHolds: 'aucun dossier n’est retenu',
  noReason: 'sans motif',
};
