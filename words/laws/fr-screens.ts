/** French: the federation's screen regulations, in our own words. */
import type { SCREENS } from './paragraphs.ts';

export const frScreens: Readonly<Record<keyof typeof SCREENS, string>> = {
  'screens 1.1':
    'L’écran va du nord-ouest au sud-est : Nord et Est d’un côté, Sud et Ouest de l’autre. Le chariot part du côté du donneur.',
  'screens 1.2':
    'Écran dans le mauvais sens, remarqué après qu’un camp a commencé sa période des annonces : l’étui est joué ainsi.',
  'screens 2.1':
    'Une déclaration est faite quand le carton d’annonce est posé sur le chariot et lâché volontairement. Ramasser tous ses cartons, pour les ranger, est un passe.',
  'screens 2.2': 'Nord ou Sud déplace le chariot, avec l’accord du voisin d’écran.',
  'screens 2.3':
    'Après le dernier passe les cartons sont rangés ; on entame, de préférence face cachée, et un défenseur lève le guichet.',
  'screens 3.1.1':
    'On revoit les annonces en regardant les cartons ; qui ne les voit pas demande à son voisin d’écran.',
  'screens 3.1.2': 'Pendant les annonces les explications se demandent au voisin d’écran et se donnent par écrit.',
  'screens 3.2': 'Pendant le jeu les questions se posent par écrit à l’adversaire du même côté, guichet fermé.',
  'screens 4.1': 'Ce qu’on entend à travers l’écran est illicite pour le camp de l’auteur et autorisé pour l’autre.',
  'screens 4.2':
    'Un défenseur transmet une explication, ou informe son partenaire par une question : l’arbitre peut ajuster la marque (16).',
  'screens 5.1': 'Le mort peut signaler le premier une carte exposée prématurément par un défenseur, et rien d’autre.',
  'screens 5.2':
    'Nombre de cartes incorrect : marque ajustée artificielle seulement si la déclaration a traversé l’écran.',
  'screens 5.3': 'La Loi 20 s’applique selon ces règlements.',
  'screens 5.4.1':
    'Déclaration irrégulière, chariot non encore déplacé : le voisin d’écran peut attirer l’attention ; elle est corrigée sans rectification et ne peut être acceptée.',
  'screens 5.4.2.1':
    'Nord ou Sud a déplacé le chariot avant la correction : les deux camps sont fautifs ; le chariot revient et la déclaration est corrigée sans rectification.',
  'screens 5.4.2.2':
    'Est ou Ouest a commis l’irrégularité et déplacé lui-même le chariot : la loi ordinaire s’applique comme sans écran.',
  'screens 5.4.2.3':
    'Personne n’a rien dit et le chariot est revenu : les annonces continuent telles quelles ; une déclaration inadmissible relève des Lois 36 à 39.',
  'screens 5.4.2.4':
    'Ce qu’apprennent les déclarations retirées est illicite pour le camp de l’auteur et autorisé pour l’autre.',
  'screens 6.1': 'Une déclaration non intentionnelle se change selon la Loi 25A.',
  'screens 6.2':
    'Déclaration légale et voulue, puis changée : le changement est annulé, la première est maintenue, et Adv.G ne peut accepter la seconde.',
  'screens 7.1': 'L’auteur d’une déclaration à alerter alerte son propre voisin d’écran.',
  'screens 7.2':
    'Le chariot passé, son partenaire alerte de l’autre côté ; celui qui alerte s’assure que l’alerte est remarquée.',
  'screens 8': 'Le voisin d’écran tente d’empêcher une entame hors tour.',
  'screens 8a': 'Face cachée, écran ouvert : l’entame peut être reprise sans pénalité.',
  'screens 8b': 'Face visible, guichet non levé : l’entame est reprise sans pénalité.',
  'screens 8c': 'Face visible, guichet levé par l’entameur ou son partenaire : la Loi 54 s’applique entièrement.',
  'screens 8d':
    'Face visible, guichet levé par le camp du déclarant : l’entame est reprise sans pénalité et ne peut être acceptée (47E1).',
  'screens 9':
    'Qui peut rétablir le tempo normal, en attendant avant de déclarer ou de déplacer le chariot, fait bien.',
  'screens WBF':
    'Le règlement de la fédération mondiale, de mémoire : une déclaration irrégulière transmise par le voisin d’écran est acceptée là où l’adversaire de gauche pourrait l’accepter ; une entame hors tour l’est quand le camp du déclarant ouvre le guichet.',
  'screens 10': 'Les spectateurs ne peuvent voir les deux côtés de l’écran.',
};
