/** Français : commandes, arguments et options de la ligne de commande, et ce que dit leur lecture. */

export const frOptions: Readonly<Record<string, string>> = {
  'Keeps what happened at a bridge table, and says what the Laws make of it':
    'Garde ce qui s’est passé à une table de bridge, et dit ce que les Lois en font',
  '(etui --help, or etui COMMAND --help, shows what there is)':
    '(etui --help --lang fr, ou etui COMMANDE --help --lang fr, montre ce qu’il y a)',
  'Usage:': 'Usage :',
  'Arguments:': 'Arguments :',
  'Options:': 'Options :',
  'Commands:': 'Commandes :',
  'choices:': 'choix :',
  'default:': 'par défaut :',
  'error:': 'erreur :',
  'display help for command': 'montrer l’aide de la commande',
  'output the version number': 'donner le numéro de version',
  "unknown option '{option}'": 'option inconnue : {option}',
  "unknown command '{command}'": 'commande inconnue : {command}',
  "option '{option}' argument '{given}' is invalid. Allowed choices are {choices}.":
    'l’option {option} ne prend pas « {given} » ; choix possibles : {choices}',
  "option '{option}' argument missing": 'l’option {option} demande une valeur',
  "required option '{option}' not specified": 'il manque l’option {option}',
  "missing required argument '{name}'": 'il manque l’argument {name}',
  "command-argument value '{given}' is invalid for argument '{name}'. Allowed choices are {choices}.":
    'l’argument {name} ne prend pas « {given} » ; choix possibles : {choices}',
  "too many arguments for '{command}': {got} in place of {expected}":
    'trop d’arguments pour {command} : {got} au lieu de {expected}',
  '(Did you mean {words}?)': '(Est-ce {words} ?)',
  'files of any known format to records': 'des fichiers de tout format connu aux dossiers',
  'the legal state at a moment of a record': 'l’état selon les Lois à un moment d’un dossier',
  'a board event by event, findings with their law': 'une donne événement par événement, avec la loi de chaque constat',
  'who may or must decide what, under which law': 'qui peut ou doit décider quoi, selon quelle loi',
  'authorized and unauthorized information': 'information autorisée et non autorisée',
  'what if: a branch of a record, and what it changes': 'et si : une branche d’un dossier, et ce qu’elle change',
  'saved branches of a record, and what differs': 'les branches enregistrées d’un dossier, et ce qui diffère',
  'our own line on a paragraph of the Laws': 'notre propre ligne sur un paragraphe des Lois',
  'rulings, scores and results against the Laws': 'décisions, marques et résultats face aux Lois',
  'a record in a format other programs read': 'un dossier dans un format que lisent d’autres programmes',
  'how often things happen, over many records': 'combien de fois les choses arrivent, sur beaucoup de dossiers',
  'the review page of each board, and the HTTP API': 'la page de compte rendu de chaque donne, et l’API HTTP',
  'whether a record is still what was stored': 'si un dossier est encore ce qui fut enregistré',
  'completion of commands for a shell': 'complétion des commandes pour un shell',
  'answer as JSON': 'répondre en JSON',
  'the language of sentences': 'la langue des phrases',
  'the edition for records that name none': 'l’édition du Code pour les dossiers qui n’en nomment pas',
  'PBN, LIN, JSON Lines or script files, folders of them, or - for standard input':
    'fichiers PBN, LIN, JSON Lines ou scripts, répertoires de fichiers, ou - pour l’entrée standard',
  'read as this, whatever the ending': 'lire comme tel, quelle que soit l’extension',
  'write into a store': 'écrire dans un dépôt',
  'what keys of persons and salts of texts follow from':
    'ce dont découlent les clés des personnes et les sels des textes',
  'what keys of persons and salts of texts follow from (jsonl)':
    'ce dont découlent les clés des personnes et les sels des textes (jsonl)',
  'FILE, FILE#17, FILE#2:17 (the second board 17), or - for standard input':
    'FICHIER, FICHIER#17, FICHIER#2:17 (la seconde donne 17), ou - pour l’entrée standard',
  'FILE, FILE#17, FILE#2:17 (the second board 17)': 'FICHIER, FICHIER#17, FICHIER#2:17 (la seconde donne 17)',
  'after this event (default: the last)': 'après cet événement (par défaut : le dernier)',
  'in the light of what the record held by this event, or last (default: as --at)':
    'à la lumière de ce que contenait le dossier à cet événement, ou last (par défaut : comme --at)',
  'as that player (N E S W), that side of the screen (NE SW) or a person polled (poll) may know it':
    'comme peut le savoir ce joueur (N E S W), ce côté de l’écran (NE SW) ou une personne consultée (poll)',
  'the branch as N, E, S, W, a side of the screen or a person polled (poll) may know it':
    'la branche comme peut la savoir N, E, S, W, un côté de l’écran ou une personne consultée (poll)',
  'whose hand is polled (--as poll)': 'la main sur laquelle on consulte (--as poll)',
  'a file of cases, one a line': 'un fichier de cas, un par ligne',
  'laws: the last moment before a wrong ruling took over':
    'laws : le dernier moment avant qu’une décision erronée prenne le dessus',
  'name the players (default: their seats)': 'nommer les joueurs (par défaut : leurs places)',
  'the players by name': 'les joueurs par leur nom',
  'the players by name (html)': 'les joueurs par leur nom (html)',
  'exit with 1 when something was found': 'finir par le code 1 si quelque chose fut relevé',
  'write the review page to this file, instead of the text':
    'écrire la page de compte rendu dans ce fichier, au lieu du texte',
  'the events given come behind this one': 'les événements donnés viennent derrière celui-ci',
  'events: lines of the table script, or JSON': 'des événements : lignes du script de table, ou JSON',
  'events of the record that do not happen, as in 7..9': 'des événements du dossier qui n’ont pas lieu, comme 7..9',
  'keep the branch beside the record, under this name': 'garder la branche à côté du dossier, sous ce nom',
  'the branch saved under this name': 'la branche enregistrée sous ce nom',
  'one branch, or two': 'une branche, ou deux',
  'EDITION:PARAGRAPH, as in 2017:27B1a': 'ÉDITION:PARAGRAPHE, comme 2017:27B1a',
  'files, boards of them, folders, stores (sqlite:PATH …), or - for standard input':
    'fichiers, leurs donnes, répertoires, dépôts (sqlite:CHEMIN …), ou - pour l’entrée standard',
  'also what the director did on each board: rulings, appeals, facts, procedure':
    'aussi ce que fit l’arbitre sur chaque donne : décisions, appels, faits, procédure',
  'text, one JSON object a line, or CSV': 'texte, un objet JSON par ligne, ou CSV',
  'the format to write': 'le format à écrire',
  'JSON Lines files, or boards of them': 'fichiers JSON Lines, ou leurs donnes',
  'the shell': 'le shell',
  'events into a record of a store, line by line': 'des événements dans un dossier d’un dépôt, ligne à ligne',
  'sign a record of a store, and close it': 'signer un dossier d’un dépôt, et le clore',
  'delete the texts of a record, or a name': 'effacer les textes d’un dossier, ou un nom',
  'keep a record from being forgotten': 'empêcher qu’un dossier soit oublié',
  'whose boards are meant (default: sqlite:etui.db)': 'celui dont on nomme les donnes (par défaut : sqlite:etui.db)',
  'sqlite:PATH, jsonl:PATH or esdb://…': 'sqlite:CHEMIN, jsonl:CHEMIN ou esdb://…',
  'the name of the board, begun or not, or its stream': 'le nom de la donne, commencée ou non, ou son flux',
  'the name of a board in the store, or STORE#BOARD': 'le nom d’une donne du dépôt, ou DÉPÔT#DONNE',
  'the name of a board in the store, STORE#BOARD, a person’s name or key':
    'le nom d’une donne du dépôt, DÉPÔT#DONNE, le nom ou la clé d’une personne',
  'the private Ed25519 key, in PEM': 'la clé privée Ed25519, en PEM',
  'what is closed': 'ce qui est clos',
  'a person is meant': 'il s’agit d’une personne',
  'why it is kept': 'pourquoi il est gardé',
  'end the hold': 'mettre fin à la retenue',
  'write into a store: sqlite:PATH, jsonl:PATH, esdb://…':
    'écrire dans un dépôt : sqlite:CHEMIN, jsonl:CHEMIN, esdb://…',
  'JSON Lines files, boards of them, stores, or boards of a store':
    'fichiers JSON Lines, leurs donnes, dépôts, ou donnes d’un dépôt',
  'what an earlier etui verify STORE --json gave, kept elsewhere':
    'ce que donna un etui verify DÉPÔT --json antérieur, gardé ailleurs',
  'FILE, FILE#17, a folder, or a store (sqlite:PATH …); default: the store etui.db':
    'FICHIER, FICHIER#17, un répertoire, ou un dépôt (sqlite:CHEMIN …) ; par défaut : le dépôt etui.db',
  'the port; 0 for any that is free': 'le port ; 0 pour n’importe lequel de libre',
  'the address to listen on': 'l’adresse où écouter',
  'what who asks must have (default: made up where others can reach it)':
    'ce que doit avoir qui demande (par défaut : inventé là où d’autres peuvent l’atteindre)',
  'files, folders (with everything below) or stores':
    'fichiers, répertoires (avec tout ce qu’ils contiennent) ou dépôts',
  'beside code and severity: edition, phase, seat, event, session, round, room, table, law':
    'en plus du code et de la gravité : edition, phase, seat, event, session, round, room, table, law',
  'of the draws of the bootstrap': 'des tirages du bootstrap',
  'undos, claims, alerts, tempo, acts behind unauthorized information, rulings; as JSON':
    'retours en arrière, revendications, alertes, rythme, actes après une information illicite, décisions ; en JSON',
  'keep each board’s counts in the store, and count only what is new':
    'garder les comptes de chaque donne dans le dépôt, et ne compter que ce qui est nouveau',
  'how many draws': 'combien de tirages',
  'how many worker threads (0: none)': 'combien de fils de travail (0 : aucun)',
  'leave out files whose SHA-256 begins so (one, or several with commas)':
    'laisser de côté les fichiers dont le SHA-256 commence ainsi (un, ou plusieurs avec des virgules)',
  'write what is needed to repeat the run': 'écrire ce qu’il faut pour répéter le calcul',
  'repeat that run over the same bytes': 'répéter ce calcul sur les mêmes octets',
  'a fault of Étui itself, not of your record: {what}. Please report it with the command ({command}) and the record.':
    'une faute d’Étui même, non de votre dossier : {what}. Veuillez la signaler avec la commande ({command}) et le dossier.',
};
