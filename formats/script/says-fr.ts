/** What may stand at a place, in French: the English texts are the keys. */

const FRENCH: ReadonlyMap<string, string> = new Map([
  ['a seat (N E S W)', 'un joueur (N E S O)'],
  ['a seat (N E S W), director or spectator', 'un joueur (N E S O), arbitre ou spectateur'],
  ['who says so: seats, director, spectator, platform', 'qui le dit : joueurs, arbitre, spectateur, plateforme'],
  ['seats (E, E and W, NS, all)', 'des joueurs (E, E et O, NS, tous)'],
  ['a side (NS, EW)', 'un camp (NS, EO)'],
  ['a call (Pass, X, XX, 1C … 7NT)', 'une déclaration (Passe, X, XX, 1C … 7SA)'],
  ['a card (SA, HT, C2)', 'une carte (SA, HT, C2, ♥R)'],
  ['a suit (S H D C)', 'une couleur (S H D C, pique, coeur, carreau, trèfle)'],
  [
    'a rank (A K Q J T 9 … 2), or win, high, low, any',
    'un rang (A R D V 10 9 … 2), ou gagner, haute, petite, quelconque',
  ],
  ['denominations (NT S H D C, or nothing)', 'des dénominations (SA, pique, coeur, carreau, trèfle, ou rien)'],
  [
    'four hands, as in N:AK.QJ.T9.8 … with - for an unknown hand',
    'quatre mains, comme N:AR.DV.T9.8 …, - pour une main inconnue',
  ],
  [
    "an earlier event (that call, E's 1H, #4, @label)",
    "un événement antérieur (cette déclaration, 1H d'E, #4, @repère)",
  ],
  [
    "an earlier call (that call, E's 1H, #4, @label)",
    "une déclaration antérieure (cette déclaration, 1H d'E, #4, @repère)",
  ],
  ["an earlier card (that card, E's HK, #4, @label)", "une carte antérieure (cette carte, HR d'E, #4, @repère)"],
  ['a text in quotes', 'un texte entre guillemets'],
  ['a name (in quotes, if it has several words)', "un nom (entre guillemets s'il a plusieurs mots)"],
  ['a number', 'un nombre'],
  ['seconds, as in 20 s', 'des secondes, comme 20 s'],
  ['a percentage, as in 60 %', 'un pourcentage, comme 60 %'],
  ['yes, no, a number, or a text in quotes', 'oui, non, un nombre, ou un texte entre guillemets'],
  [
    'an option (accept, decline, require:H, forbid:H, none, play:DK, …)',
    'un choix (accepter, refuser, require:H, forbid:H, rien, play:DK, …)',
  ],
  ['options, as in accept or decline', 'des choix, comme accepter ou refuser'],
  ['the end of the line, or a comma', 'la fin de la ligne, ou une virgule'],
  ['calls (1S P X …)', 'des déclarations (1S P X …)'],
  ['cards (W C4 N C2 …)', 'des cartes (O C4 N C2 …)'],
  ['a player and what he did (N 1S, E calls the director)', "un joueur et ce qu'il a fait (N 1S, E appelle l'arbitre)"],
  [
    'a verb (leads, accepts, declines, replaces, draws attention to, calls the director, claims …)',
    "un verbe (entame, accepte, refuse, remplace, attire l'attention sur, appelle l'arbitre, revendique …)",
  ],
  ['board', 'étui'],
  ['hands', 'mains'],
  ['calls', 'déclarations'],
  ['trick', 'levée'],
  ['director judges', "l'arbitre juge"],
  ['director rules', "l'arbitre décide"],
  [
    'it on the line that opens the board (board 12 dealer N vulnerable EW)',
    "cela sur la ligne qui ouvre l'étui (étui 12 donneur N vulnérable EO)",
  ],
  ['a call (1H)', 'une déclaration (1H)'],
  ['a card (HK)', 'une carte (HR)'],
]);

/** Words a person can type stay as they are. */
export const inFrench = (said: string): string => FRENCH.get(said) ?? said;
