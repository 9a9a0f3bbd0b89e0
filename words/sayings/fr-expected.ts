/** Français : ce qu’il faut écrire dans un champ, et ce qui s’y trouve. */

export const frExpected: Readonly<Record<string, string>> = {
  nothing: 'absent',
  'an empty list': 'une liste vide',
  'a list of {n}': 'une liste de {n}',
  'an object': 'un objet',
  'no JSON': 'autre chose que du JSON',
  'another value': 'une autre valeur',
  'one JSON object': 'un objet JSON',
  'a value (a text goes in double quotes)': 'une valeur (un texte va entre guillemets droits)',
  'a value (a text goes in double quotes) or "]"': 'une valeur (un texte va entre guillemets droits) ou "]"',
  "a field's name in double quotes": 'un nom de champ entre guillemets droits',
  'a field\'s name in double quotes or "}"': 'un nom de champ entre guillemets droits, ou "}"',
  '":" behind the name of the field': '":" après le nom du champ',
  '"," or the closing bracket': '"," ou le crochet fermant',
  'nothing more on this line': 'plus rien sur cette ligne',
  'no control character within a text: write it as \\u00xx':
    'aucun caractère de contrôle dans un texte : écrivez-le \\u00xx',
  'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX behind a backslash':
    'l’un de \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX après une barre inverse',
  'the closing double quote of a text': 'le guillemet fermant d’un texte',
  'each field once, and {name} stands before': 'chaque champ une fois, et {name} est déjà plus haut',
  'one of {words}': 'l’un de {words}',
  'a seat (N, E, S or W) or {word}': 'une place (N, E, S ou W) ou {word}',
  'an event ({why})': 'un événement ({why})',
  "a deal in PBN's notation ({why})": 'une donne en notation PBN ({why})',
  'a deal': 'une donne',
  'a text in quotes': 'un texte entre guillemets',
  "a person's name or key in quotes": 'le nom ou la clé d’une personne, entre guillemets',
  'true or false, without quotes': 'true ou false, sans guillemets',
  'a number, without quotes': 'un nombre, sans guillemets',
  'a whole number, without quotes': 'un nombre entier, sans guillemets',
  'a whole number from 0, without quotes': 'un nombre entier à partir de 0, sans guillemets',
  'the seq of an event: its place in the record, a whole number from 0, without quotes':
    'le numéro d’un événement : sa place au dossier, un entier à partir de 0, sans guillemets',
  'a JSON value of at most 64 levels, with finite numbers and whole characters':
    'une valeur JSON de 64 niveaux au plus, aux nombres finis et aux caractères entiers',
  'an object, as in {"name": value}': 'un objet, comme {"nom": valeur}',
  'an event, as in {"type": "CallMade", …}': 'un événement, comme {"type": "CallMade", …}',
  'an event: an object with its type': 'un événement : un objet avec son type',
  'the edition of the Laws: "2007" or "2017" in quotes, or null where it is not known':
    'l’édition du Code : "2007" ou "2017" entre guillemets, ou null si on l’ignore',
  'a trick: a whole number from 1 to 13, without quotes': 'une levée : un entier de 1 à 13, sans guillemets',
  'a list of options, as in ["accept", "decline"]': 'une liste de choix, comme ["accept", "decline"]',
  'who sits where now, as in {"N": "E", "E": "S", "S": "W", "W": "N"}':
    'qui est assis où maintenant, comme {"N": "E", "E": "S", "S": "W", "W": "N"}',
  'a SHA-256 in 64 lower-case hex digits': 'un SHA-256 en 64 chiffres hexadécimaux minuscules',
  'a list of persons': 'une liste de personnes',
  'an answer, as in {"action": "Pass", "count": 3}': 'une réponse, comme {"action": "Pass", "count": 3}',
  'how many were asked, or a list of them': 'le nombre de joueurs consultés, ou leur liste',
  'a list of answers, as in [{"action": "Pass", "count": 3}]':
    'une liste de réponses, comme [{"action": "Pass", "count": 3}]',
  "the side's figure: {score}, {percent}, {average}, {weights} or {imps}":
    'le chiffre du camp : {score}, {percent}, {average}, {weights} ou {imps}',
  'the two sides, as in ["NW", "SE"]': 'les deux côtés, comme ["NW", "SE"]',
  'a uuid of 36 characters': 'un uuid de 36 caractères',
  'a moment with its zone, as in "2026-03-01T14:05:11Z", or leave it out where unknown':
    'un moment avec son fuseau, comme "2026-03-01T14:05:11Z", ou rien si on l’ignore',
  'where it comes from, as in {"kind": "table"} or {"kind": "pbn", "line": 12}':
    'd’où cela vient, comme {"kind": "table"} ou {"kind": "pbn", "line": 12}',
  'a list of who says so: seats, director, spectator, platform':
    'la liste de qui le dit : des places, director, spectator, platform',
  'a text in quotes, or {c, salt, text}, or {c} where the text is withheld':
    'un texte entre guillemets, ou {c, salt, text}, ou {c} si le texte n’est pas communiqué',
  'the players by seat, as in {"N": "…", "E": "…", "S": "…", "W": "…"}':
    'les joueurs par place, comme {"N": "…", "E": "…", "S": "…", "W": "…"}',
  'a seat: N, E, S or W': 'une place : N, E, S ou W',
  'a side: NS or EW': 'un camp : NS ou EW',
  'a list of seats, as in ["N", "E"]': 'une liste de places, comme ["N", "E"]',
  'a seat (N, E, S or W) or a list of seats': 'une place (N, E, S ou W) ou une liste de places',
  'a card, suit then rank, as in SA, HT or C2': 'une carte, couleur puis rang, comme SA, HT ou C2',
  'a suit: S, H, D or C': 'une couleur : S, H, D ou C',
  'a rank (2 to 9, T, J, Q, K, A) or one of win, high, low, any, in quotes':
    'un rang (2 à 9, T, J, Q, K, A) ou l’un de win, high, low, any, entre guillemets',
  'a call: Pass, X, XX or a bid as in 1C, 3NT': 'une déclaration : Pass, X, XX ou une enchère comme 1C, 3NT',
  'a list of denominations (NT, S, H, D, C), as in ["H", "S"]':
    'une liste de dénominations (NT, S, H, D, C), comme ["H", "S"]',
  'a contract, as in 4S, 3NTX or 2HXX': 'un contrat, comme 4S, 3NTX ou 2HXX',
  'a deal in quotes, as in N:AK.QJ.T9.8 … with - for an unknown hand':
    'une donne entre guillemets, comme N:AK.QJ.T9.8 …, avec - pour une main inconnue',
  'a deal in quotes, as in N:AK.QJ.T9.8 …': 'une donne entre guillemets, comme N:AK.QJ.T9.8 …',
  'the tricks of each side, as in {"NS": 4, "EW": 5}': 'les levées de chaque camp, comme {"NS": 4, "EW": 5}',
};
