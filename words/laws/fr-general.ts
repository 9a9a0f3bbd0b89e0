/** French: Laws 1 to 16, 23, 40, 72 to 76, in our own words. */
import type { GENERAL } from './paragraphs.ts';

export const frGeneral: Readonly<Record<keyof typeof GENERAL, string>> = {
  '1': 'Un jeu compte cinquante-deux cartes en quatre couleurs ; dans chacune l’as est la plus forte et le deux la plus faible.',
  '2': 'Le numéro de l’étui donne le donneur et la vulnérabilité.',
  '6': 'Les cartes sont mélangées et distribuées, treize par main.',
  '7B2':
    'Chaque joueur compte ses cartes face cachée, puis les regarde, avant de déclarer. Qui ne le fait pas est fautif si sa main était incorrecte.',
  '9A1':
    'Tout joueur peut attirer l’attention sur une irrégularité des annonces ; pendant le jeu, le déclarant ou un défenseur.',
  '9A3':
    'Tout joueur, le mort aussi, peut tenter d’empêcher une irrégularité (le mort dans les limites des Lois 42 et 43).',
  '2007:9A4': 'Nul n’est tenu de signaler une irrégularité de son propre camp.',
  '2017:9A4': 'Le mort ne peut attirer l’attention sur une irrégularité avant la fin du jeu.',
  '2017:9A5': 'Nul n’est tenu de signaler une irrégularité de son propre camp.',
  '9B1':
    'Dès que l’attention a été attirée, l’arbitre est appelé, par n’importe qui. L’appeler ne fait perdre aucun droit.',
  '9B2':
    'Personne n’agit plus avant que l’arbitre ait tout expliqué sur la rectification. Une déclaration ou une carte peut malgré tout valoir acceptation.',
  '9C': 'Une irrégularité corrigée par le fautif avant la venue de l’arbitre peut entraîner une rectification de plus.',
  '10A':
    'Seul l’arbitre peut imposer une rectification ou en dispenser ; ce que les joueurs règlent entre eux ne lie personne.',
  '10B': 'L’arbitre peut maintenir ou annuler ce que les joueurs ont réglé sans lui.',
  '10C':
    'L’arbitre explique tous les choix. Celui à qui revient le choix le fait sans consulter son partenaire et peut prendre ce qui l’avantage.',
  '2007:11A':
    'Un camp qui agit avant l’appel de l’arbitre peut perdre la rectification, surtout s’il pouvait profiter de l’ignorance de ses adversaires.',
  '2017:11A':
    'De même, mais lorsqu’un camp a profité d’une action d’adversaires ignorant la loi, seule la marque de ce camp est ajustée.',
  '12A':
    'L’arbitre peut ajuster la marque si aucune loi ne répare ce genre de faute, si un jeu normal n’est plus possible, ou si une rectification erronée a été donnée.',
  '12B1':
    'Le but est de réparer le dommage : ce que le camp non fautif a perdu par rapport à ce qu’il pouvait attendre juste avant l’irrégularité.',
  '12B2': 'La marque n’est pas ajustée parce qu’une rectification des Lois paraît trop dure ou trop douce.',
  '12C1a': 'Lorsqu’un résultat a été obtenu, une marque attribuée le remplace.',
  '2007:12C1b':
    'La part du dommage qu’un camp s’est causée par une erreur grave ou une action folle ou spéculative n’est pas réparée ; les fautifs reçoivent ce que leur faute mérite.',
  '2017:12C1b': 'La marque attribuée doit approcher le plus possible le résultat probable sans l’irrégularité.',
  '12C1c':
    'Une marque attribuée peut pondérer plusieurs résultats possibles selon leurs probabilités ; en 2017 seulement ceux obtenus légalement.',
  '12C1d':
    'Si trop de résultats sont possibles, ou aucun n’est clair, l’arbitre donne une marque ajustée artificielle.',
  '2017:12C1e':
    'La part du dommage qu’un camp s’est causée par une erreur extrêmement grave sans lien avec l’irrégularité, ou par un pari, n’est pas réparée.',
  '12C2a':
    'Sans résultat possible : au plus 40 % pour le camp fautif, 50 % s’il l’est en partie, au moins 60 % s’il ne l’est pas.',
  '2007:13A':
    'Un joueur à la main incorrecte a déclaré, et la donne rétablie est jouable : aucune déclaration ne change, la marque peut être ajustée plus tard.',
  '2007:13B': 'Sinon la marque est ajustée, et le fautif peut être pénalisé.',
  '2007:13C': 'Découvert après le jeu : le résultat est annulé et la marque ajustée.',
  '2007:13D1':
    'Aucun joueur à la main incorrecte n’a déclaré et nul n’a vu la carte d’un autre : la donne est rétablie et jouée.',
  '2007:13D2': 'Une carte a été vue : l’arbitre laisse jouer si c’est sans conséquence, sinon il ajuste la marque.',
  '2007:13E':
    'Ce qu’apprend le déplacement de cartes par l’arbitre est une information illicite pour le partenaire de la main incorrecte.',
  '2007:13F':
    'Une carte d’un autre jeu est retirée ; la marque peut être ajustée seulement si elle a été jouée dans une levée retournée.',
  '2017:13A1':
    'Aucun joueur à la main incorrecte n’a déclaré et nul n’a vu la carte d’un autre : la donne est rétablie et jouée.',
  '2017:13A2': 'Une carte a été vue : la donne est jouée, et la marque ajustée si cela a compté.',
  '2017:13B1':
    'Un joueur à la main incorrecte a déclaré, et la donne est jouable telle quelle : elle est jouée, et la marque peut être ajustée.',
  '2017:13B2': 'Elle ne peut être jouée ainsi : la marque est ajustée.',
  '2017:13C':
    'Une carte d’un autre jeu est retirée ; la marque n’est ajustée que si elle a été jouée dans une levée retournée.',
  '2017:13D': 'Découvert après le jeu : le résultat est annulé et la marque ajustée.',
  '14A':
    'Une main est trop courte avant que l’entame soit retournée, aucune autre trop longue : la carte est retrouvée ou remplacée, les déclarations sont maintenues.',
  '14B1':
    'Découvert plus tard : la carte manquante est cherchée parmi les cartes jouées et ailleurs ; trouvée dans une levée, elle relève de la Loi 67.',
  '14B4':
    'Remise en main, la carte est censée y avoir toujours été : elle peut être carte pénalisée, et ne pas l’avoir jouée peut être une renonce.',
  '14C': 'Qu’une carte ait été remise est une information illicite pour le partenaire.',
  '2007:15A':
    'Un étui qui n’était pas destiné à ces joueurs a été joué : la marque est maintenue si aucune paire ne l’avait joué.',
  '2007:15C':
    'Découvert pendant les annonces : elles sont annulées et refaites avec la bonne paire ; toute déclaration différente annule l’étui.',
  '2017:15A':
    'Une déclaration sur les cartes d’un autre étui est annulée avec toutes les suivantes. Si le partenaire a déclaré depuis, la marque est ajustée ; sinon le joueur regarde la bonne main et déclare.',
  '2017:15B1': 'Un étui que l’un des quatre a déjà joué est annulé pour les deux camps.',
  '2017:15B2': 'Personne ne l’a joué : annonces et jeu sont menés à leur terme et la marque est maintenue.',
  '16A':
    'Un joueur peut utiliser ce que lui apprennent les déclarations et les cartes légales, les irrégulières qui ont été acceptées, les Lois et règlements, et ce qu’il savait avant de prendre ses cartes.',
  '16A4': 'Dommage dû à l’usage d’une autre information : l’arbitre ajuste la marque.',
  '16B1a':
    'Remarque, question, réponse, alerte, tempo ou attitude du partenaire : parmi les alternatives logiques, on ne choisit pas celle que cela pourrait suggérer. Les adversaires peuvent s’en servir.',
  '16B1b':
    'Une alternative logique est une action qu’une part notable des joueurs de cette classe, avec ces méthodes, envisagerait sérieusement et que certains choisiraient.',
  '16B2':
    'Un joueur peut réserver ses droits s’il pense qu’une information illicite a été transmise (si l’autorité le permet) ; les adversaires appellent l’arbitre s’ils contestent les faits.',
  '16B3':
    'Un joueur qui croit qu’une action suggérée a été choisie appelle l’arbitre à la fin du jeu ; appeler plus tôt ou plus tard n’est pas une faute.',
  '2007:16C1': 'Un joueur qui apprend quelque chose d’un étui par une voie étrangère le dit aussitôt à l’arbitre.',
  '2007:16C2':
    'Avant la première déclaration l’arbitre peut tourner les places, faire redonner, laisser jouer quitte à ajuster, ou donner une marque artificielle.',
  '2007:16C3': 'Après la première déclaration l’étui est joué, et la marque ajustée si cela a compté.',
  '2007:16D1':
    'Tout ce qu’apprend une déclaration ou une carte retirée, propre ou adverse, est une information autorisée pour le camp non fautif.',
  '2007:16D2':
    'Ce qu’apprennent les actions retirées, adverses comprises, est une information illicite pour le camp fautif.',
  '2017:16C1':
    'Tout ce qu’apprend une déclaration ou une carte retirée, propre ou adverse, est une information autorisée pour le camp non fautif.',
  '2017:16C2':
    'Ce qu’apprennent les actions retirées, adverses comprises, est une information illicite pour le camp fautif, sauf si 27B1a ou une déclaration comparable en dispense.',
  '2017:16D1': 'Un joueur qui apprend quelque chose d’un étui par une voie étrangère le dit aussitôt à l’arbitre.',
  '2017:16D2':
    'Avant la première déclaration l’arbitre peut tourner les places, faire redonner, laisser jouer quitte à ajuster, ou donner une marque ajustée.',
  '2017:16D3': 'Après la première déclaration l’étui est joué, ou l’arbitre donne une marque ajustée.',
  '2007:23':
    'Un fautif qui a pu savoir que son irrégularité léserait vraisemblablement l’autre camp : on joue, puis l’arbitre ajuste la marque si son camp y a gagné.',
  '2017:23A':
    'Une déclaration est comparable à celle qui a été retirée si elle signifie la même chose ou presque, précise une partie de ses sens, ou a le même but.',
  '2017:23B':
    'Après une déclaration comparable il n’y a pas d’autre rectification, et la déclaration retirée est une information pour tous.',
  '2017:23C': 'Si le camp fautif a tout de même gagné grâce à sa première déclaration, l’arbitre attribue une marque.',
  '40A3': 'Toute déclaration ou carte peut être faite sans préavis si elle ne repose sur aucune entente cachée.',
  '40B': 'L’autorité règle les ententes particulières ; le dommage dû à une entente cachée est réparé.',
  '72B1': 'Nul ne peut enfreindre une loi délibérément, même prêt à accepter la rectification.',
  '2017:72C':
    'Un fautif qui a pu savoir que son irrégularité léserait vraisemblablement l’autre camp : on joue, puis l’arbitre ajuste la marque si son camp y a gagné.',
  '73C': 'Un joueur qui détient une information illicite de son partenaire évite d’en tirer le moindre avantage.',
  '73D1':
    'Les joueurs gardent un tempo régulier ; une variation n’est pas une faute en soi, et l’adversaire en tire des conclusions à ses risques.',
  '2007:73F':
    'Un joueur innocent trompé par un adversaire sans bonne raison de bridge, qui pouvait savoir que cela lui servirait : la marque est ajustée.',
  '2017:73E2':
    'Un joueur innocent trompé par un adversaire sans raison de bridge démontrable, qui pouvait savoir que cela lui servirait : la marque est ajustée.',
  '75': 'Une explication fausse est une information erronée et se répare ; une déclaration fausse bien expliquée ne se répare pas. Sans preuve l’explication est tenue pour fausse.',
};
