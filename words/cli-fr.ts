/** The command line in French. */
import type { CliWords } from './cli.ts';

const NOTICES: Readonly<Record<string, string>> = {
  mark: "marques d'une irrégularité",
  'of-interest': "commentaires qui parlent d'arbitre, de décision, de revendication ou autre",
  assumed: 'lectures que le fichier ne précise pas',
  contradiction: 'indications contradictoires du fichier',
  encoding: 'remarques sur la lecture des octets',
};
/** By the codes of the importers' report. */
const LOSSES: Readonly<Record<string, string>> = {
  'unknown-tag': "Cette balise n'est pas dans la norme ; elle n'est pas reprise.",
  'tag-not-kept': "Le dossier n'a pas de place pour cette balise.",
  'duplicate-tag': 'La balise figurait déjà pour cette donne ; la première valeur qui dit quelque chose compte.',
  'value-unreadable': 'La valeur est illisible ; le dossier s’en passe.',
  'inherited-without-right':
    "La norme ne permet pas de reprendre cette balise ; la valeur de la donne précédente n'est pas reprise.",
  comment: 'Un commentaire ; le dossier ne garde pas les commentaires.',
  annotation: "Une appréciation d'une enchère ou d'une carte ; le dossier n'en garde pas.",
  'note-unused': 'Une note à laquelle aucune enchère ne renvoie.',
  table: 'Un tableau ou une section sans place dans le dossier.',
  directive: 'Une ligne destinée au programme qui a écrit le fichier.',
  'text-outside': "Un texte qui n'appartient à aucune balise.",
  'too-long': "Plus long que tout dossier ; le reste n'a pas été lu.",
  'bytes-misfit': 'Des octets hors du codage du fichier ; lus comme Windows-1252.',
  'call-unreadable': "Ce n'est pas une déclaration ; on ignore qui a fait les suivantes, elles ne sont pas reprises.",
  'card-unreadable': "Ce n'est pas une carte ; la colonne compte comme inconnue.",
  'mark-misplaced': "Une marque d'irrégularité là où elle n'a pas de sens.",
  'calls-without-dealer': 'On ignore qui a déclaré le premier ; les déclarations ne sont pas reprises.',
  'calls-after-stop': 'Des déclarations après le signe qui clôt les enchères.',
  'calls-incomplete': 'Les déclarations ne mènent pas au contrat joué ; le dossier commence avec le jeu.',
  'cards-without-contract': "Sans contrat ni entameur l'ordre du jeu est inconnu ; les cartes ne sont pas reprises.",
  'card-unknown': 'Le fichier ne dit pas quelle carte fut jouée ; les suivantes ne sont pas reprises.',
  'columns-differ': "Les colonnes ne vont pas avec les mains : lignes dans l'ordre du jeu, ou autre premier joueur.",
  'cards-after-stop': 'Des cartes après le signe qui clôt le jeu.',
  'rotation-differs': "Les mains ne vont avec le jeu qu'une fois tournées ; rien n'a été tourné.",
  'deal-unreadable': 'La donne est illisible ; le dossier va sans les mains.',
  'result-unreadable': 'Le résultat est illisible.',
  'not-expressible': 'Le format ne peut pas le dire.',
  undone: 'Repris dans le fichier lui-même.',
  'names-unclear': 'Les noms ne peuvent être attribués aux places avec certitude.',
  'second-deal': 'Une seconde distribution dans la même donne.',
  'command-unknown': 'Personne ne sait ce que veut dire cette commande.',
  'command-not-kept': "Le dossier n'a pas de place pour cette commande.",
  display: "Une commande pour l'écran.",
};
const REFUSALS: Readonly<Record<string, string>> = {
  'nothing-recorded': 'La donne ne contient ni mains, ni déclaration, ni carte, ni résultat.',
  'no-dealer': 'Ni le fichier ni le numéro de la donne ne disent qui a distribué.',
  'no-deal': "Les mains sont illisibles et rien d'autre n'est noté.",
  unreadable: 'Rien de cette donne ne peut être lu.',
  'too-long': 'La donne est plus longue que tout dossier ne peut être.',
};
const many = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`;

export const fr: CliWords = {
  verdict: (verdict) => {
    switch (verdict.tag) {
      case 'intact':
        return `intact (${many(verdict.events, 'événement')})`;
      case 'broken':
        return `rompu à l'événement ${verdict.at} : il n'est plus ce qui fut enregistré, ou plus à sa place`;
      case 'not-chained':
        return "non enchaîné : rien ne montre s'il a été changé (etui import enchaîne un dossier)";
    }
  },
  imported: ({ read, refused, losses }) =>
    `${many(read, 'donne')} lue${read < 2 ? '' : 's'}, ${many(refused, 'refusée')} ; ${losses === 0 ? 'tout a été gardé' : `${many(losses, 'élément')} non gardé${losses < 2 ? '' : 's'}`}`,
  notKept: ({ reason, sentence, count, line }) =>
    `${count} × ${LOSSES[reason] ?? sentence} (le premier à la ligne ${line})`,
  refused: (board, reason, sentence) => `donne ${board} : ${REFUSALS[reason] ?? sentence}`,
  exported: (losses) => `${many(losses, 'élément')} que le format ne peut pas dire`,
  notice: (kind, count) => `${NOTICES[kind] ?? kind} : ${count}`,
  nothingOpen: "Rien n'est à décider.",
  changesNothing: "ne change rien d'autre",
};
