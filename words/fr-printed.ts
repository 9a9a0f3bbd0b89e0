/** French: headings and set phrases of the review as text, which the page has none of. */
import type { PrintedWords } from './words.ts';

export const frPrinted: PrintedWords = {
  unknownHands: 'Les mains ne figurent pas au dossier.',
  trickOpen: 'en cours',
  earlier: 'avant le dossier : {tricks}',
  unplayed: { one: '{n} levée non jouée', many: '{n} levées non jouées' },
  result: 'Résultat',
  happened: 'Ce qui s’est passé, événement par événement',
  nothingHappened: 'Aucune irrégularité constatée.',
  revokes: 'Renonces',
  inForce: 'En vigueur maintenant',
  lawsGive: 'les Lois donnent : {given}',
  open: 'À décider',
  assumptions: 'Supposé',
  unknown: 'Inconnu',
  pace: 'Temps pris, à titre indicatif',
  paceLine: '{part}, {side} : {time} ({timed} sur {acts} chronométrés)',
  minutes: '{m} min {s}',
  paceCaution: 'Rien n’en est conclu : aucune part du temps n’est fixée pour un camp.',
  paceScreenCaution:
    'Rien n’en est conclu : aucune part du temps n’est fixée pour un camp et, derrière un écran, il n’est celui d’aucun joueur en particulier.',
  losses: 'Non repris du fichier',
  notices: 'Relevé dans le fichier',
  notice: 'ligne {line} : {what} ({says})',
  lossAt: 'ligne {line}',
  lossOf: 'ligne {line} {what}',
  tagged: '[{tag}] {text}',
  fallen: 'L’événement {of} ne compte pas (voir l’événement {by}).',
  struck: 'Entre crochets : retiré ou annulé. Les chiffres en exposant sont des événements, racontés ci-dessous.',
  raised: 'Les chiffres en exposant sont des événements, racontés ci-dessous.',
  struckColour: 'Barré : retiré ou annulé. Les chiffres en exposant sont des événements, racontés ci-dessous.',
};
