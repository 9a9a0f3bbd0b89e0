/** Français : ce que dit la ligne de commande quand elle ne peut pas faire ce qui est demandé. */

export const frCli: Readonly<Record<string, string>> = {
  '--as takes {sides}, not {given}': '--as prend {sides}, et non {given}',
  'N, E, S, W, NE, SW, or poll with --seat': 'N, E, S, W, NE, SW, ou poll avec --seat',
  '--as poll takes the seat that is polled: --seat N, E, S or W':
    '--as poll demande la place du joueur consulté : --seat N, E, S ou W',
  '--known and --basis are the director’s: leave them out with --as':
    '--known et --basis sont à l’arbitre : laissez-les de côté avec --as',
  '{flag} takes the number of an event, or last, not {given}':
    '{flag} prend le numéro d’un événement, ou last, et non {given}',
  '{flag} {seq}: there is no such event, the last of this record is {last}':
    '{flag} {seq} : il n’y a pas d’événement de ce numéro, le dernier du dossier est {last}',
  '--known {known} lies before --at {at}: nobody could know the event then':
    '--known {known} est avant --at {at} : personne ne pouvait alors connaître l’événement',
  'it is no event': 'ce n’est pas un événement',
  'event {seq}: {why}': 'événement {seq} : {why}',
  'and {n} more faults in this record': 'et {n} autres fautes dans ce dossier',
  'the script is longer than eight million characters: give its boards apart':
    'le script dépasse huit millions de caractères : donnez ses étuis séparément',
  'this is no file of branches that this version can read: move it away, or read it with a newer Étui':
    'ce n’est pas un fichier de branches que cette version sait lire : mettez-le ailleurs, ou prenez un Étui plus récent',
  'none is saved': 'aucune n’est enregistrée',
  'saved are {names}': 'sont enregistrées {names}',
  'board {board} has no branch {name}: {known}': 'la donne {board} n’a pas de branche {name} : {known}',
  'the branch cannot be saved: {why}': 'la branche ne peut être enregistrée : {why}',
  '{field} {value}: behind event {at} only events up to {at} are known, and {at}.1 … that are given':
    '{field} {value} : derrière l’événement {at} on ne connaît que les événements jusqu’à {at}, et {at}.1 … qui sont donnés',
  '{field} {value}: no event of that address is given before this one':
    '{field} {value} : aucun événement de cette adresse n’est donné avant celui-ci',
  'an event is an object, {"type": …}': 'un événement est un objet, {"type": …}',
  '{fields}: {type} has no such field': '{fields} : {type} n’a pas ce champ',
  'this is no JSON ({why})': 'ce n’est pas du JSON ({why})',
  'column {column}: {why}': 'colonne {column} : {why}',
  'event {n} of the what-if: {why}': 'événement {n} de la supposition : {why}',
  'board {board}: {why}': 'donne {board} : {why}',
  '(cannot be read)': '(illisible)',
  'and {n} more': 'et {n} autres',
  'board {board} cannot be read': 'la donne {board} est illisible',
  'there is no board in this file': 'il n’y a pas de donne dans ce fichier',
  '{file} has no board {board}; its boards are\n{list}': '{file} n’a pas de donne {board} ; ses donnes sont\n{list}',
  '{file} has {n} boards: say which, as in\n{list}': '{file} a {n} donnes : dites laquelle, comme\n{list}',
  '{file} has no board {board}': '{file} n’a pas de donne {board}',
  'board {board} is there more than once; this is the first: #2:{board} is the second':
    'la donne {board} y est plus d’une fois ; voici la première : #2:{board} est la seconde',
  'the record cannot be read; without --as it is said why':
    'le dossier ne peut être lu ; sans --as, il est dit pourquoi',
  '--save keeps a branch of the whole record: leave out --as':
    '--save garde une branche du dossier entier : omettez --as',
  'line {line}: the field {path} of {type} is not known to this version; it is kept and ignored':
    'ligne {line} : le champ {path} de {type} est inconnu de cette version ; il est gardé et sans effet',
  'the record is not what was stored: event {at}: {reason} (see etui verify)':
    'le dossier n’est plus ce qui fut enregistré : événement {at} : {reason} (voir etui verify)',
  'the folder cannot be read: {why}': 'le dossier de fichiers ne peut être lu : {why}',
  'this is a link, and links below a folder are not followed: name what it leads to':
    'c’est un lien, et les liens sous un répertoire ne sont pas suivis : nommez ce à quoi il mène',
  'this name is not UTF-8, and nothing can be opened by it: give it another one':
    'ce nom n’est pas en UTF-8, et rien ne s’ouvre par lui : donnez-en un autre',
  'files passed over, whose names end as no record does (.jsonl, .ndjson, .etui, .pbn, .lin): {count}':
    'fichiers laissés de côté, dont le nom ne finit pas comme un dossier (.jsonl, .ndjson, .etui, .pbn, .lin) : {count}',
  'this is neither a file nor a folder': 'ce n’est ni un fichier ni un répertoire',
  'what was to be written could not be: {why}': 'ce qui devait être écrit n’a pu l’être : {why}',
  'unknown field {path} of {type} (kept)': 'champ {path} de {type} inconnu (gardé)',
  'the file cannot be read ({why}): try a copy of it': 'le fichier ne peut être lu ({why}) : essayez une copie',
  'the file is empty: there is no record in it': 'le fichier est vide : il ne contient aucun dossier',
  'there is no such file: give the path of a .jsonl, .etui, .pbn or .lin file, or - for standard input':
    'ce fichier n’existe pas : donnez le chemin d’un fichier .jsonl, .etui, .pbn ou .lin, ou - pour l’entrée standard',
  'this is a folder: give a file': 'c’est un répertoire : donnez un fichier',
  'the file may not be read: ask its owner, or copy it to a place of yours':
    'le fichier ne peut être lu : demandez-le à son propriétaire, ou copiez-le chez vous',
  'this is a binary file: a record is JSON Lines, PBN, LIN or a table script':
    'c’est un fichier binaire : un dossier est en JSON Lines, PBN, LIN ou script de table',
  'a record is JSON Lines, PBN, LIN or a table script, and this looks like none of them; if it is one, say which by its ending':
    'un dossier est en JSON Lines, PBN, LIN ou script de table, et ceci ne ressemble à aucun ; si c’en est un, dites lequel par son extension',
  'give a record, or --batch with a file of cases, not both':
    'donnez un dossier, ou --batch avec un fichier de cas, pas les deux',
  'say which record: etui state FILE, or FILE#17': 'dites quel dossier : etui state FICHIER, ou FICHIER#17',
  'a case is an object {"id", "events": […], "checks": […]}':
    'un cas est un objet {"id", "events": […], "checks": […]}',
  'a case has "id", "events" and "checks"': 'un cas a "id", "events" et "checks"',
  'each check has "at": the number of an event, or "last"':
    'chaque vérification a "at" : le numéro d’un événement, ou "last"',
  'board {board} is not what was stored: event {at}: {reason}':
    'la donne {board} n’est plus ce qui fut enregistré : événement {at} : {reason}',
  'board {board} cannot be stored: {why} at {path}': 'la donne {board} ne peut être enregistrée : {why} à {path}',
  'these bytes are not UTF-8 text: {advice}': 'ces octets ne sont pas du texte UTF-8 : {advice}',
  'save the file as UTF-8': 'enregistrez le fichier en UTF-8',
  'this line is JSON, but no event {…}': 'cette ligne est du JSON, mais pas un événement {…}',
  'N, E, S, W, or a side of the screen': 'N, E, S, W, ou un côté de l’écran',
  '--drop takes two numbers of events, as in 7..9, or one, not {given}':
    '--drop prend deux numéros d’événements, comme 7..9, ou un seul, et non {given}',
  'say behind which event: --at SEQ': 'dites derrière quel événement : --at NUMÉRO',
  'the branch {name} begins behind event {at}, and the record ends before it':
    'la branche {name} commence derrière l’événement {at}, et le dossier finit avant',
  'the record has changed since the branch {name} was saved':
    'le dossier a changé depuis que la branche {name} fut enregistrée',
  '--save: standard input has no place beside it; give a file':
    '--save : il n’y a pas de place à côté de l’entrée standard ; donnez un fichier',
  'give --branch NAME, or --at, --do and --drop, not both':
    'donnez --branch NOM, ou --at, --do et --drop, pas les deux',
  '--into is not implemented yet: let standard output go to a file, as in etui import x.pbn > x.jsonl':
    '--into n’est pas encore programmé : envoyez la sortie standard dans un fichier, comme etui import x.pbn > x.jsonl',
  '--html writes a page and --json the same as data: give one of them':
    '--html écrit une page et --json les mêmes données : donnez l’un des deux',
  'the review page cannot be written to {file}: {why}':
    'la page de compte rendu ne peut être écrite dans {file} : {why}',
  '--format takes jsonl, pbn, lin, etui or html, not {given}':
    '--format prend jsonl, pbn, lin, etui ou html, et non {given}',
  '--rulings is for text and JSON: a line of CSV has no place for what the director did':
    '--rulings est pour le texte et le JSON : une ligne de CSV n’a pas de place pour ce que fit l’arbitre',
  '--platform reads files: etui export a store’s records first':
    '--platform lit des fichiers : exportez d’abord les dossiers du dépôt par etui export',
  '--token is too short: {least} characters at least': '--token est trop court : {least} caractères au moins',
  'port {port} is taken: give another one, as in --port {next}, or --port 0 for any':
    'le port {port} est pris : donnez-en un autre, comme --port {next}, ou --port 0 pour n’importe lequel',
  'cannot listen on {host}:{port} ({why}): give another --host or --port':
    'impossible d’écouter sur {host}:{port} ({why}) : donnez un autre --host ou --port',
  'say which records: etui serve FILE…, or a store as in sqlite:club.db':
    'dites quels dossiers : etui serve FICHIER…, ou un dépôt comme sqlite:club.db',
  '--port takes a number from 0 to 65535, not {given}': '--port prend un nombre de 0 à 65535, et non {given}',
  'the manifest cannot be written to {file}: {why}': 'le manifeste ne peut être écrit dans {file} : {why}',
  'A record begins with BoardOpened; this one does not, so there is no board to write.':
    'Un dossier commence par BoardOpened ; celui-ci non : il n’y a pas de donne à écrire.',
};
