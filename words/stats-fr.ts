/** The statistics in French. */
import type { StatsWords } from './stats.ts';

const many = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`;

export const statsFr: StatsWords = {
  title: 'Constats pour 1 000 occasions',
  axis: 'pour 1 000 occasions',
  legend: (seed, resamples) =>
    `Trait épais : Wilson, 95 %. Trait fin : séances tirées avec remise, 95 % (${many(resamples, 'tirage')}, graine ${seed}). Codes dans l’ordre du Code.`,
  nothing: 'aucun constat à montrer',
  done: ({ boards, duplicates, leftOut, outOfJoint }) =>
    `${many(boards, 'donne')} comptée${boards < 2 ? '' : 's'} (dont ${outOfJoint} qui ne se tiennent pas et ne comptent pour rien) ; enregistrées deux fois : ${duplicates} ; sans dossier : ${leftOut}`,
  same: 'identique au manifeste, à l’octet près',
  differs: 'différent du manifeste : les chiffres ne sont pas les mêmes',
  version: (there, here) => `le manifeste vient de ${there}, ceci est ${here} : les chiffres peuvent différer`,
  missing: (count, first) =>
    `${many(count, 'entrée')} du manifeste introuvable${count < 2 ? '' : 's'} parmi les fichiers donnés ; la première a pour SHA-256 ${first} : donner le dossier qui la contient`,
};
