/** French: Laws 17 to 39, in our own words. */
import type { AUCTION } from './paragraphs.ts';

export const frAuction: Readonly<Record<keyof typeof AUCTION, string>> = {
  '17': 'Le donneur déclare le premier, puis chacun à son tour dans le sens des aiguilles d’une montre.',
  '2017:17D':
    'Les annonces se terminent par trois passes derrière une déclaration, ou quatre au début (donne passée) ; une période de clarification suit jusqu’à ce qu’une entame soit retournée.',
  '2007:17D':
    'Une déclaration sur les cartes d’un autre étui est annulée. Si Adv.G a déclaré et que la nouvelle diffère nettement, ou si le partenaire a déclaré, la marque est ajustée.',
  '2007:17E2':
    'L’un des derniers passes était hors tour et a privé un joueur de son tour : les annonces reviennent à lui, les déclarations suivantes sont annulées.',
  '18': 'Une enchère est suffisante si elle est d’un palier supérieur, ou au même palier dans une dénomination supérieure, à la dernière enchère.',
  '19': 'On ne contre que la dernière enchère d’un adversaire, on ne surcontre que son contre, avec des passes seulement dans l’intervalle.',
  '20': 'Le joueur dont c’est le tour peut faire répéter les annonces ; après le dernier passe aussi à son premier tour de jouer.',
  '20F':
    'Les explications se demandent au partenaire du déclarant de l’annonce. On corrige aussitôt sa propre explication fausse ; celle du partenaire, le camp du déclarant après les annonces, la défense après le jeu.',
  '21A': 'Qui comprend mal une déclaration par sa propre erreur n’a droit à aucune réparation.',
  '21B1a':
    'Un joueur mal informé par un adversaire peut changer sa dernière déclaration tant que son partenaire n’a pas déclaré depuis, si l’information a pu l’influencer.',
  '21B2': 'Après un tel changement Adv.G peut changer la déclaration qu’il avait faite sur la première.',
  '21B3': 'Trop tard pour changer : l’arbitre ajuste la marque s’il y a dommage.',
  '2007:22':
    'Les annonces se terminent par trois passes derrière une déclaration, ou quatre au début (donne passée) ; une période de clarification suit jusqu’à ce qu’une entame soit retournée.',
  '24': 'Une carte que le partenaire a pu voir pendant les annonces reste face visible jusqu’à leur fin. Ce qu’elle apprend est autorisé pour l’autre camp, illicite pour le partenaire.',
  '24A':
    'Une seule carte au-dessous d’un honneur, non attaquée : rien de plus pendant les annonces ; si son détenteur défend, elle devient carte pénalisée secondaire.',
  '24B':
    'Un honneur, ou une carte attaquée trop tôt : le partenaire passe à son prochain tour ; si son détenteur défend, elle devient carte pénalisée principale.',
  '24C':
    'Deux cartes ou plus : le partenaire passe à son prochain tour ; si leur détenteur défend, toutes deviennent cartes pénalisées principales.',
  '2007:25A1':
    'Une déclaration non intentionnelle peut être remplacée, sans pause de réflexion, avant que le partenaire ait déclaré.',
  '2017:25A1':
    'Une déclaration non intentionnelle (la main ou la langue a glissé, non la pensée) peut être remplacée avant que le partenaire ait déclaré, de quelque façon que le joueur s’en soit aperçu.',
  '2007:25A2': 'Le partenaire a déclaré : plus de changement.',
  '2017:25A4': 'Le partenaire a déclaré : plus de changement.',
  '2007:25A3': 'La période des annonces est close : plus de changement.',
  '2017:25A5': 'La période des annonces est close : plus de changement.',
  '2007:25A4': 'Après un changement permis, Adv.G peut reprendre la déclaration qu’il avait faite sur la première.',
  '2017:25A6': 'Après un changement permis, Adv.G peut reprendre la déclaration qu’il avait faite sur la première.',
  '25B1':
    'Changement d’avis : Adv.G peut accepter la seconde déclaration, en le disant ou en déclarant par-dessus ; la première est alors retirée.',
  '25B2':
    'Non acceptée : la seconde déclaration est annulée et la première maintenue. En 2017 la Loi 26 peut s’appliquer.',
  '25B3': 'Ce qu’apprend la déclaration retirée ou annulée relève de la Loi 16.',
  '2007:26A1':
    'La déclaration retirée visait des couleurs que le fautif a montrées dans les annonces légales : pas de restriction.',
  '2007:26A2':
    'Elle visait une couleur qu’il n’a pas montrée : quand son partenaire attaque pour la première fois, le déclarant peut exiger cette couleur, ou l’interdire tant qu’il garde la main.',
  '2007:26B':
    'Toute autre déclaration retirée : quand son partenaire attaque pour la première fois, le déclarant peut interdire une couleur tant qu’il garde la main.',
  '2017:26A': 'La déclaration retirée a été remplacée par une déclaration comparable : pas de restriction d’attaque.',
  '2017:26B':
    'Elle ne l’a pas été : quand le partenaire du fautif attaque pour la première fois, le déclarant peut interdire une couleur que le fautif n’a pas montrée dans les annonces légales, tant qu’il garde la main.',
  '27A1':
    'Adv.G peut accepter une enchère insuffisante, en le disant ou en déclarant par-dessus ; elle est alors légale.',
  '27A2': 'Une enchère insuffisante hors tour relève d’abord de la Loi 31.',
  '2007:27B1a':
    'Non acceptée et remplacée par l’enchère suffisante la plus basse dans la même dénomination, toutes deux sans aucun doute non conventionnelles : les annonces continuent sans restriction.',
  '2017:27B1a':
    'Non acceptée et remplacée par l’enchère suffisante la plus basse qui montre la ou les mêmes dénominations : les annonces continuent sans restriction.',
  '2007:27B1b':
    'Remplacée par une déclaration de même signification ou plus précise : les annonces continuent sans restriction.',
  '2017:27B1b': 'Remplacée par une déclaration comparable (23A) : les annonces continuent sans restriction.',
  '27B2':
    'Remplacée par une autre enchère suffisante ou par Passe : le partenaire du fautif passe jusqu’à la fin des annonces ; des restrictions d’attaque (26) peuvent suivre.',
  '27B3':
    'Remplacée par un contre ou surcontre (hors de B1) : il est annulé, le fautif déclare de nouveau, et son partenaire passe jusqu’à la fin des annonces.',
  '27B4': 'Remplacée par une autre enchère insuffisante : Adv.G peut accepter celle-là ; sinon elle relève de B3.',
  '2007:27C':
    'Remplacée avant la décision de l’arbitre : Adv.G peut encore accepter la première enchère ; sinon le remplacement est maintenu et jugé.',
  '2017:27C':
    'Remplacée avant la décision de l’arbitre : Adv.G peut encore accepter la première enchère ; sinon le remplacement, s’il est légal, est maintenu et jugé (voir B3).',
  '27D':
    'Après B1 : si à la fin du jeu l’aide de l’enchère insuffisante a pu changer le résultat et que l’autre camp est lésé, l’arbitre attribue une marque.',
  '28A':
    'Un joueur déclare au tour d’Adv.D, que la loi oblige à passer : le passe est réputé fait et la déclaration est dans le tour.',
  '28B':
    'Le joueur dont c’est le tour déclare avant qu’une déclaration hors tour soit réglée : la sienne est maintenue, l’autre annulée, et le droit à sa rectification est perdu.',
  '29A':
    'Adv.G de celui qui a déclaré hors tour peut accepter la déclaration, en le disant ou en déclarant par-dessus ; lui seul le peut.',
  '29B':
    'Non acceptée : la déclaration est annulée et les annonces reviennent au joueur dont c’était le tour ; les Lois 30 à 32 s’appliquent.',
  '29C':
    'Si la déclaration était conventionnelle, les Lois 30 à 32 regardent les dénominations qu’elle montre, non celle qu’elle nomme.',
  '2007:30A': 'Passe hors tour avant la première enchère, non accepté : le fautif passe à son prochain tour.',
  '2017:30A': 'Passe hors tour au tour d’Adv.D, non accepté : le fautif passe à son prochain tour.',
  '2007:30B1': 'Après une enchère, au tour d’Adv.D : le fautif passe à son prochain tour.',
  '2007:30B2a': 'Après une enchère, au tour du partenaire : le fautif passe jusqu’à la fin des annonces.',
  '2007:30B2b':
    'Après une enchère, au tour du partenaire : celui-ci peut faire une enchère ou passer, mais ni contrer ni surcontrer à ce tour.',
  '2007:30B3': 'Après une enchère, au tour d’Adv.G : c’est un changement de déclaration (25).',
  '2017:30B1a':
    'Au tour du partenaire, ou d’Adv.G si le fautif n’a pas déclaré : le partenaire fait toute déclaration légale, tenu par 16C2.',
  '2017:30B1b':
    'Puis le fautif fait toute déclaration légale ; si elle n’est pas comparable au passe, son partenaire passe à son prochain tour, et 26B peut s’appliquer.',
  '2017:30B2': 'Au tour d’Adv.G après que le fautif a déclaré : c’est un changement de déclaration (25).',
  '30C': 'Un passe conventionnel, ou sur une déclaration conventionnelle du partenaire, relève de la Loi 31.',
  '31A1':
    'Enchère hors tour au tour d’Adv.D, et Adv.D passe : le fautif doit répéter son enchère, et si elle est légale il n’y a rien de plus.',
  '2007:31A2a':
    'Adv.D déclare autre chose, et la déclaration du fautif répète la dénomination : son partenaire passe à son prochain tour.',
  '2007:31A2b':
    'Adv.D déclare autre chose, et le fautif ne la répète pas : son partenaire passe jusqu’à la fin des annonces ; 26 peut s’appliquer.',
  '2017:31A2a': 'Adv.D déclare autre chose, et le fautif fait une déclaration comparable : pas de rectification.',
  '2017:31A2b':
    'Adv.D déclare autre chose, et la déclaration du fautif n’est pas comparable : son partenaire passe à son prochain tour ; 16C, 26B et 72C peuvent s’appliquer.',
  '2007:31B':
    'Au tour du partenaire, ou d’Adv.G si le fautif n’a pas déclaré : le partenaire passe jusqu’à la fin des annonces ; le fautif fait toute déclaration légale ; 26 peut s’appliquer.',
  '2017:31B1':
    'Au tour du partenaire, ou d’Adv.G si le fautif n’a pas déclaré : le partenaire fait toute déclaration légale, tenu par 16C2.',
  '2017:31B2': 'Puis le fautif fait toute déclaration légale : comparable, pas de rectification ; sinon comme 31A2b.',
  '2017:31C': 'Au tour d’Adv.G après que le fautif a déclaré : c’est un changement de déclaration (25).',
  '2007:32A':
    'Contre ou surcontre hors tour au tour du partenaire, non accepté : le partenaire passe jusqu’à la fin des annonces ; 26B peut s’appliquer.',
  '2007:32B1': 'Au tour d’Adv.D, et Adv.D passe : le fautif doit le répéter, et s’il est légal il n’y a rien de plus.',
  '2007:32B2':
    'Adv.D fait une enchère : le fautif fait toute déclaration légale, et son partenaire passe jusqu’à la fin des annonces ; 26B peut s’appliquer.',
  '2017:32A1':
    'Contre ou surcontre hors tour au tour d’Adv.D, et Adv.D passe : le fautif doit le répéter, et s’il est légal il n’y a rien de plus.',
  '2017:32A2a': 'Adv.D déclare autre chose, et le fautif fait une déclaration comparable : pas de rectification.',
  '2017:32A2b':
    'Adv.D déclare autre chose, et la déclaration du fautif n’est pas comparable : son partenaire passe à son prochain tour ; 16C, 26B et 72C peuvent s’appliquer.',
  '2017:32B': 'Au tour du partenaire, ou d’Adv.G si le fautif n’a pas déclaré : comme 31B.',
  '33': 'Deux déclarations au même moment : celle du joueur dont c’est le tour compte la première, l’autre comme faite après elle.',
  '34': 'L’un des passes qui ont clos les annonces était hors tour et a privé un joueur de son tour : les annonces reviennent à lui.',
  '35': 'Sont inadmissibles un contre ou surcontre que 19 ne permet pas, une déclaration d’un joueur tenu de passer, une enchère au-dessus de sept, une déclaration après le dernier passe.',
  '36A':
    'Contre inadmissible, et Adv.G déclare avant qu’il soit corrigé : le contre et toutes les déclarations suivantes sont annulés, les annonces reviennent sans restriction.',
  '36B':
    'Sinon il est annulé, le fautif déclare de nouveau, et son partenaire passe jusqu’à la fin des annonces ; 26B peut s’appliquer.',
  '2017:36C':
    'Découvert après que l’entame a été retournée : le contrat est marqué comme si le contre n’avait pas été fait.',
  '37A':
    'Un joueur tenu de passer déclare, et Adv.G déclare par-dessus : les deux sont maintenues, et l’obligation de passer demeure pour les tours suivants.',
  '37B':
    'Sinon la déclaration est annulée et remplacée par un passe ; les deux partenaires passent jusqu’à la fin des annonces ; 26B peut s’appliquer.',
  '38': 'Une enchère au-dessus de sept est annulée avec toutes les suivantes et remplacée par un passe, et les deux partenaires passent jusqu’à la fin des annonces. Les Lois 26 et 72C (2007 : 23) peuvent s’appliquer, sauf si Adv.G avait déclaré. Elle n’est jamais jouée ni marquée.',
  '39A': 'Les déclarations après le dernier passe sont nulles.',
  '39B':
    'Un passe, une déclaration du camp du déclarant, ou une sur laquelle Adv.G a déclaré : rien de plus. Une autre d’un défenseur : la Loi 26 peut s’appliquer.',
};
