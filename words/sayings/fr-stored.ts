/** Français : les commandes sur un dépôt. */

export const frStored: Readonly<Record<string, string>> = {
  'there is no such store: give the address of one, or make it by etui import FILE --into {address}':
    'il n’y a pas de tel dépôt : donnez l’adresse d’un autre, ou faites-le par etui import FICHIER --into {address}',
  'this is no store: write sqlite:PATH, jsonl:PATH, memory: or esdb://HOST:PORT':
    'ce n’est pas un dépôt : écrivez sqlite:CHEMIN, jsonl:CHEMIN, memory: ou esdb://HÔTE:PORT',
  'there is no board in {store}': 'il n’y a aucune donne dans {store}',
  '{file} has {n} boards that may be meant: say which, as in 2:17, or by its stream\n{list}':
    '{file} a {n} donnes qui peuvent être désignées : dites laquelle, comme 2:17, ou par son flux\n{list}',
  'leave --secret out with --into: keys and salts follow from the secret of the store':
    'omettez --secret avec --into : clés et sels découlent du secret du dépôt',
  'this is no line of etui verify STORE --json': 'ce n’est pas une ligne de etui verify DÉPÔT --json',
  'nothing was sealed': 'rien ne fut scellé',
  'nothing was erased': 'rien ne fut effacé',
  '{store} has no record and no person of that name: give a board, a name as it was recorded, or a key p-…':
    '{store} n’a ni dossier ni personne de ce nom : donnez une donne, un nom tel qu’il fut enregistré, ou une clé p-…',
  '{stream} is not on hold': '{stream} n’est pas retenu',
  'board {board} is not begun: open it first by BoardOpened':
    'l’étui {board} n’est pas ouvert : ouvrez-le d’abord par BoardOpened',
  'this opens another board than {board}, which is being recorded':
    'cela ouvre un autre étui que {board}, qui est enregistré ici',
  'say which store, then which board: etui record sqlite:etui.db 17':
    'dites quel dépôt, puis quel étui : etui record sqlite:etui.db 17',
};
