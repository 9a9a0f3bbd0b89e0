/** Français : pourquoi ce qui est donné n’est pas un événement, ou ne peut entrer au dossier. */

export const frRecord: Readonly<Record<string, string>> = {
  'the next event of this record has seq {next}, not {seq}: read the record again':
    'le prochain événement de ce dossier a le numéro {next}, et non {seq} : relisez le dossier',
  'a record begins with BoardOpened, and this is {type}: put a BoardOpened before it':
    'un dossier commence par BoardOpened, et ceci est {type} : mettez un BoardOpened devant',
  'this record has its BoardOpened already: another board is another record':
    'ce dossier a déjà son BoardOpened : une autre donne est un autre dossier',
  '{type} refers to event {seq} by {field}, and only the events before {before} exist there: give the seq of an earlier event':
    '{type} renvoie par {field} à l’événement {seq}, et il n’y a là que les événements avant {before} : donnez le numéro d’un événement antérieur',
  'the record is sealed as a whole: {type} cannot follow, only TextErased can':
    'le dossier entier est scellé : {type} ne peut suivre, seul TextErased le peut',
  'the board is sealed: {type} cannot follow; correct the record by EventCorrected or EventVoided, or let the director find and rule':
    'la donne est scellée : {type} ne peut suivre ; corrigez le dossier par EventCorrected ou EventVoided, ou laissez l’arbitre établir les faits et décider',
  'event {of} is a seal: a seal is neither corrected nor voided':
    'l’événement {of} est un sceau : un sceau ne se corrige ni ne s’annule',
  '{type} cannot stand in the place of event {of}: append it as an event of its own':
    '{type} ne peut prendre la place de l’événement {of} : ajoutez-le comme événement à part',
  'event 0 opens the board: only a BoardOpened can stand in its place':
    'l’événement 0 ouvre la donne : seul un BoardOpened peut prendre sa place',
  'event {of} cannot become a second BoardOpened': 'l’événement {of} ne peut devenir un second BoardOpened',
  'a hand is empty': 'une main est vide',
  'the hand {hand} has {n} suits in place of four': 'la main {hand} a {n} couleurs au lieu de quatre',
  '{letter} in the hand {hand} is no card': '{letter} dans la main {hand} n’est pas une carte',
  "a deal begins with the first hand's seat and a colon, as in N:AK…; this is {text}":
    'une donne commence par la place de la première main et deux points, comme N:AK… ; ceci est {text}',
  'a deal has four hands (use - for an unknown one), this has {n}':
    'une donne a quatre mains (mettez - pour une main inconnue), celle-ci en a {n}',
  'the record holds no event': 'le dossier ne contient aucun événement',
  'the record has no event {at}; its last is {last}': 'le dossier n’a pas d’événement {at} ; son dernier est {last}',
  'a what-if gives at most {most} events, not {given}':
    'une supposition donne au plus {most} événements, et non {given}',
  'event 0 opens the board: without it there is no board': 'l’événement 0 ouvre la donne : sans lui, pas de donne',
  'events {from} to {to}: the record has events 0 to {last}':
    'événements {from} à {to} : le dossier a les événements 0 à {last}',
  'the record does not begin with BoardOpened, or that event was voided':
    'le dossier ne commence pas par BoardOpened, ou cet événement fut annulé',
  'what stands can’t be shown without what was taken back: take the poll at an earlier moment':
    'ce qui vaut ne peut être montré sans ce qui a été repris : consultez à un moment antérieur',
  'event {of} would show, and {seat} may not use it ({law}): take the poll at an earlier moment':
    'l’événement {of} se verrait, et {seat} ne peut s’en servir ({law}) : consultez à un moment antérieur',
  'there is no such event in this view': 'il n’y a pas d’événement de ce numéro dans cette vue',
  'half a character (a lone surrogate)': 'une moitié de caractère',
  'half a character (a lone surrogate) in the name of a field': 'une moitié de caractère dans le nom d’un champ',
  'a number that is not finite': 'un nombre qui n’est pas fini',
  'a value JSON does not have': 'une valeur que JSON ne connaît pas',
  'more than 64 levels': 'plus de 64 niveaux',
  '{type} has schema {schema}, and this program reads 1 to {current}: leave it out for 1, or use a newer Étui':
    '{type} a le schéma {schema}, et ce programme lit 1 à {current} : laissez-le de côté pour 1, ou prenez un Étui plus récent',
  'an event names its type, as in {"type": "CallMade", …}; this one has no type in quotes':
    'un événement nomme son type, comme {"type": "CallMade", …} ; celui-ci n’a pas de type entre guillemets',
  '{type} is no event type': '{type} n’est pas un type d’événement',
  '{type} is no event type: is {meant} meant?': '{type} n’est pas un type d’événement : est-ce {meant} ?',
  'the text kept for {path} is not the one that was committed to: it was changed in the side table':
    'le texte gardé pour {path} n’est pas celui qui fut engagé : il a été changé dans la table à côté',
  'an event is an object {…}, this is {found}': 'un événement est un objet {…}, ceci est {found}',
  'seq is {written} at place {seq} of its record: seq counts from 0 without gaps; put the events in order, or leave seq out':
    'seq est {written} à la place {seq} de son dossier : seq compte depuis 0 sans trou ; mettez les événements en ordre, ou laissez seq de côté',
  'a field holds an endless number, half a character or more than 64 levels: write plain JSON':
    'un champ contient un nombre infini, une moitié de caractère ou plus de 64 niveaux : écrivez du JSON simple',
  '{type} lacks the field {field}: write {expected}': 'il manque à {type} le champ {field} : écrivez {expected}',
  'the field {field} of {type} is {found}: write {expected}':
    'le champ {field} de {type} est {found} : écrivez {expected}',
  '{type} is {found}: write {expected}': '{type} est {found} : écrivez {expected}',
  'the file is empty: a record begins with a line like {"type": "BoardOpened", "board": "1", "dealer": "N", …}':
    'le fichier est vide : un dossier commence par une ligne comme {"type": "BoardOpened", "board": "1", "dealer": "N", …}',
  'the line is longer than {limit} characters: no event is; put one event on a line':
    'la ligne dépasse {limit} caractères : aucun événement n’est si long ; mettez un événement par ligne',
  'a zero byte in the file: {advice}': 'un octet nul dans le fichier : {advice}',
  'it looks like UTF-16: save it as UTF-8': 'cela ressemble à de l’UTF-16 : enregistrez-le en UTF-8',
  'it looks like a binary file: give a record in JSON Lines':
    'cela ressemble à un fichier binaire : donnez un dossier en JSON Lines',
  'this line is not plain JSON: {found}, expected {expected}':
    'cette ligne n’est pas du JSON simple : {found}, attendu {expected}',
  'the line breaks off': 'la ligne s’interrompt',
  '{sign} cannot stand here': '{sign} ne peut être ici',
  'it has no hash': 'il n’a pas d’empreinte',
  'its seq is not its place: an event was taken out, put in or moved':
    'son seq n’est pas sa place : un événement fut ôté, ajouté ou déplacé',
  'it does not follow the event before it: one was taken out, put in or changed':
    'il ne suit pas l’événement précédent : un autre fut ôté, ajouté ou changé',
  'the record does not end at the head expected: events are missing or were added':
    'le dossier ne finit pas à la tête attendue : des événements manquent ou furent ajoutés',
  'its content is not what was hashed': 'son contenu n’est plus celui de l’empreinte',
  'it seals another head than that of this record': 'il scelle une autre tête que celle de ce dossier',
};
