/** Français : pourquoi un dépôt n’a pas fait ce qui lui était demandé, et que faire. */

export const frStore: Readonly<Record<string, string>> = {
  'it has no canonical form: {why}': 'il n’a pas de forme canonique : {why}',
  '{stream} holds {known} of these {n} events already: retry with exactly what was sent before':
    '{stream} contient déjà {known} de ces {n} événements : réessayez avec exactement ce qui fut envoyé',
  'event {seq} of {stream} has this id and says something else: give a new fact a new id':
    'l’événement {seq} de {stream} a cet id et dit autre chose : donnez à un nouveau fait un nouvel id',
  '{what} cannot be forgotten: {stream} is on hold since {since} ({why}); release it first by etui hold --release':
    '{what} ne peut être oublié : {stream} est retenu depuis {since} ({why}) ; libérez-le d’abord par etui hold --release',
  'event {seq} of {stream} says something else in the store: an event never changes, correct the record by EventCorrected':
    'l’événement {seq} de {stream} dit autre chose dans le dépôt : un événement ne change jamais, corrigez le dossier par EventCorrected',
  'the record has no ids: read it with the hash of its file, from which they follow':
    'le dossier n’a pas d’ids : lisez-le avec l’empreinte de son fichier, dont ils découlent',
  '{address} is no store: write sqlite:PATH, jsonl:PATH, memory: or esdb://HOST:PORT':
    '{address} n’est pas un dépôt : écrivez sqlite:CHEMIN, jsonl:CHEMIN, memory: ou esdb://HÔTE:PORT',
  'event {seq} of {stream} cannot be read: {message}': 'l’événement {seq} de {stream} est illisible : {message}',
  'this is no private key: make one by openssl genpkey -algorithm ed25519':
    'ce n’est pas une clé privée : faites-en une par openssl genpkey -algorithm ed25519',
  'there is no record {stream} to be sealed': 'il n’y a pas de dossier {stream} à sceller',
  'event {seq} for {stream} {why}': 'l’événement {seq} pour {stream} {why}',
  'has no id: give it a uuid, so that a retry is known':
    'n’a pas d’id : donnez-lui un uuid, pour qu’un second essai soit reconnu',
  'has no type: give it one': 'n’a pas de type : donnez-lui-en un',
  'has seq {given}: seq is its place in the stream, {seq} here':
    'a le seq {given} : seq est sa place dans le flux, ici {seq}',
  'has no canonical form: {message} at {path}': 'n’a pas de forme canonique : {message} à {path}',
  'event {seq} for {stream} is longer than {most} characters: keep exhibits beside the record':
    'l’événement {seq} pour {stream} dépasse {most} caractères : gardez les pièces à côté du dossier',
  '{stream} cannot name a stream: write letters, digits and . _ : -':
    '{stream} ne peut nommer un flux : écrivez des lettres, des chiffres et . _\u202f:\u202f-',
  'there is nothing to append to {stream}': 'il n’y a rien à ajouter à {stream}',
  'two events for {stream} have the id {id}': 'deux événements pour {stream} ont l’id {id}',
  '{stream} holds an event {id} with other content: an event never changes, give a new one a new id':
    '{stream} contient un événement {id} d’un autre contenu : un événement ne change jamais, donnez à un nouveau un nouvel id',
  'cannot be read: its bytes are not an event': 'est illisible : ses octets ne sont pas un événement',
  'has another text: {message}': 'a un autre texte : {message}',
  'has no event': 'n’a aucun événement',
  'ends at event {tip}': 'finit à l’événement {tip}',
  '{stream} {is}, the writer had seen that it {was}: read it again, then append':
    '{stream} {is}, l’auteur avait vu qu’il {was} : relisez-le, puis ajoutez',
  'event {seq} of {stream} {what}: run etui verify, and restore the store from a copy':
    'l’événement {seq} de {stream} {what} : lancez etui verify, et rétablissez le dépôt d’une copie',
  'is not what was stored ({reason})': 'n’est pas ce qui fut enregistré ({reason})',
  'is missing': 'manque',
  'the store has been closed: open it again': 'le dépôt a été fermé : rouvrez-le',
  'this is an error of the program, please report it: {why}':
    'c’est une erreur du programme, veuillez la signaler : {why}',
  'a stream of this store is called {prefix}…, not {stream}':
    'un flux de ce dépôt s’appelle {prefix}…, et non {stream}',
  'this is no address of an EventStoreDB: write esdb://HOST:PORT?tls=true, or esdb+discover://…':
    'ce n’est pas l’adresse d’un EventStoreDB : écrivez esdb://HÔTE:PORT?tls=true, ou esdb+discover://…',
  'leave throwOnAppendFailure=false out of the address: conflicts would be missed':
    'ôtez throwOnAppendFailure=false de l’adresse : des conflits passeraient inaperçus',
  '{stream}: the server did not say whether it stored these events, and they are not there yet: append exactly the same again':
    '{stream} : le serveur n’a pas dit s’il a enregistré ces événements, et ils n’y sont pas encore : ajoutez exactement les mêmes',
  'this process is connected to {held}: close that store first, or use a second process for {url}':
    'ce processus est relié à {held} : fermez d’abord ce dépôt, ou prenez un second processus pour {url}',
  '{url} cannot be used: {why}': '{url} est inutilisable : {why}',
  '{url}: {advice}': '{url} : {advice}',
  '{url}: {advice} ({said})': '{url} : {advice} ({said})',
  '{position} is no place in this store: begin anew': '{position} n’est pas une place de ce dépôt : recommencez',
  '{url}: the server ended the subscription: it is taken up again from the last place':
    '{url} : le serveur a mis fin à l’abonnement : il reprend à la dernière place',
  '{path}:{number}:1: {what}: restore the file from a copy':
    '{path}:{number}:1 : {what} : rétablissez le fichier d’une copie',
  'the line is not JSON': 'la ligne n’est pas du JSON',
  'a line of this store is {"events":[…],"stream":"…"}': 'une ligne de ce dépôt est {"events":[…],"stream":"…"}',
  'an event has no canonical form ({message})': 'un événement n’a pas de forme canonique ({message})',
  '{file}:1:1: this is no side file of a store: restore it from a copy':
    '{file}:1:1 : ce n’est pas le fichier annexe d’un dépôt : rétablissez-le d’une copie',
  '{path} is the database of another program: give another path':
    '{path} est la base d’un autre programme : donnez un autre chemin',
  '{path} was written by a newer Étui (tables of version {schema}, this one reads {known}): use that one':
    '{path} fut écrit par un Étui plus récent (tables de version {schema}, celui-ci lit {known}) : prenez celui-là',
  '{path}: there is no such folder: make it first': '{path} : ce répertoire n’existe pas : créez-le d’abord',
  'another process runs {projection} version {version}: stop one of the two':
    'un autre processus mène {projection} version {version} : arrêtez l’un des deux',
  'events before place {position} of the store are missing: run etui verify, restore it from a copy':
    'des événements avant la place {position} du dépôt manquent : lancez etui verify, rétablissez-le d’une copie',
  '{path}: it is erased, but another process still reads the state before: end it, then forget again':
    '{path} : c’est effacé, mais un autre processus lit encore l’état d’avant : arrêtez-le, puis oubliez de nouveau',
  '{path}: {advice} ({code}: {why})': '{path} : {advice} ({code} : {why})',
  'the disk is full, nothing was stored: make room and try again':
    'le disque est plein, rien n’a été enregistré : faites de la place et réessayez',
  'the quota is used up, nothing was stored: make room and try again':
    'le quota est épuisé, rien n’a été enregistré : faites de la place et réessayez',
  'the file may not grow any further, nothing was stored: raise the limit and try again':
    'le fichier ne peut plus grandir, rien n’a été enregistré : relevez la limite et réessayez',
  'this user may not write it: change the permissions, or use a copy':
    'cet utilisateur ne peut l’écrire : changez les droits, ou prenez une copie',
  'it lies on a disk that is read-only: use a copy': 'il est sur un disque en lecture seule : prenez une copie',
  'it can only be read, nothing was stored: change the permissions, or use a copy':
    'il ne peut qu’être lu, rien n’a été enregistré : changez les droits, ou prenez une copie',
  'another process is writing it for more than 5 s: try again':
    'un autre processus l’écrit depuis plus de 5 s : réessayez',
  'another process is writing it: try again': 'un autre processus l’écrit : réessayez',
  'there is no such folder: make it first': 'ce répertoire n’existe pas : créez-le d’abord',
  'its folder is a file: give another path': 'son répertoire est un fichier : donnez un autre chemin',
  'it is a folder: give the path of a file': 'c’est un répertoire : donnez le chemin d’un fichier',
  'it cannot be opened: does its folder exist, and may this user write in it?':
    'il ne peut être ouvert : son répertoire existe-t-il, et cet utilisateur peut-il y écrire ?',
  'it is no SQLite file: give the path of a store, or of no file yet':
    'ce n’est pas un fichier SQLite : donnez le chemin d’un dépôt, ou d’aucun fichier encore',
  'the file is damaged: restore it from a copy': 'le fichier est abîmé : rétablissez-le d’une copie',
  'the disk does not answer as it should: check it, then try again':
    'le disque ne répond pas comme il faut : vérifiez-le, puis réessayez',
  'nothing was erased': 'rien ne fut effacé',
  'nothing was sealed': 'rien ne fut scellé',
  '{store} has no record and no person of that name: give a board, a name as it was recorded, or a key p-…':
    '{store} n’a ni dossier ni personne de ce nom : donnez une donne, un nom tel qu’il fut noté, ou une clé p-…',
  '{stream} is not on hold': '{stream} n’est pas retenu',
  'leave --secret out with --into: keys and salts follow from the secret of the store':
    'laissez --secret de côté avec --into : clés et sels découlent du secret du dépôt',
  'there is no board in {store}': 'il n’y a pas de donne dans {store}',
  '{file} has {n} boards that may be meant: say which, as in 2:17, or by its stream\n{list}':
    '{file} a {n} donnes possibles : dites laquelle, comme 2:17, ou par son flux\n{list}',
  'board {board} is not begun: open it first by BoardOpened':
    'la donne {board} n’est pas commencée : ouvrez-la d’abord par BoardOpened',
  'this opens another board than {board}, which is being recorded':
    'ceci ouvre une autre donne que {board}, qui est en cours',
  'say which store, then which board: etui record sqlite:etui.db 17':
    'dites quel dépôt, puis quelle donne : etui record sqlite:etui.db 17',
  'there is no such store: give the address of one, or make it by etui import FILE --into {address}':
    'ce dépôt n’existe pas : donnez l’adresse d’un dépôt, ou créez-le par etui import FICHIER --into {address}',
  'this is no store: write sqlite:PATH, jsonl:PATH, memory: or esdb://HOST:PORT':
    'ce n’est pas un dépôt : écrivez sqlite:CHEMIN, jsonl:CHEMIN, memory: ou esdb://HÔTE:PORT',
  'this is no line of etui verify STORE --json': 'ce n’est pas une ligne de etui verify DÉPÔT --json',
  'the server did not answer in time: try again': 'le serveur n’a pas répondu à temps : réessayez',
  'the server cannot be reached: is it running, and is the address right?':
    'le serveur est injoignable : tourne-t-il, et l’adresse est-elle juste ?',
  'the server does not let this user: set ETUI_EVENTSTORE_USER and ETUI_EVENTSTORE_PASSWORD':
    'le serveur refuse cet utilisateur : donnez ETUI_EVENTSTORE_USER et ETUI_EVENTSTORE_PASSWORD',
  'the stream was deleted on the server: restore it from a copy':
    'le flux fut supprimé sur le serveur : rétablissez-le d’une copie',
  'the server does not take so much at once: append fewer events, or raise its MaxAppendSize':
    'le serveur n’en prend pas tant à la fois : ajoutez moins d’événements, ou relevez son MaxAppendSize',
};
