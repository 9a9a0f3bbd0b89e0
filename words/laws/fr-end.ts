/** French: Laws 61 to 71 and 77 to 92, in our own words. */
import type { END } from './paragraphs.ts';

export const frEnd: Readonly<Record<keyof typeof END, string>> = {
  '61A':
    'Il y a renonce si, le pouvant, on ne fournit pas, ou si l’on n’attaque ou ne joue pas une carte ou couleur exigée par une loi ou par le choix d’un adversaire.',
  '61B1': 'Le déclarant peut demander à un défenseur s’il n’a plus de la couleur.',
  '61B2a': 'Le mort peut le demander au déclarant.',
  '61B2b': 'Le mort ne peut le demander à un défenseur.',
  '61B3': 'Les défenseurs peuvent le demander au déclarant, et entre eux sauf interdiction de l’autorité.',
  '61C': 'Invoquer une renonce ne donne pas le droit de regarder les levées retournées.',
  '2007:62A': 'Un joueur qui s’aperçoit de sa renonce avant qu’elle soit consommée doit la corriger.',
  '2017:62A': 'Une renonce sur laquelle l’attention est attirée avant qu’elle soit consommée doit être corrigée.',
  '62B1': 'La carte d’un défenseur, venue de sa main, devient carte pénalisée principale, et il joue une carte légale.',
  '62B2':
    'Une carte du déclarant ou du mort, ou une carte déjà visible d’un défenseur, est remplacée sans autre rectification.',
  '62C1':
    'Chaque joueur de l’autre camp peut reprendre la carte jouée après la renonce et avant l’attention ; ce qu’elle a appris est autorisé pour son camp.',
  '62C2':
    'Si l’un l’a fait, le joueur suivant du camp fautif peut aussi reprendre la sienne ; celle d’un défenseur devient carte pénalisée.',
  '2017:62C3':
    'Les deux camps ont renoncé sur une levée et un seul a joué pour la suivante : les deux corrigent, et les cartes de la défense deviennent cartes pénalisées.',
  '62D1':
    'Une renonce à la douzième levée est corrigée même consommée, tant que les quatre mains ne sont pas remises dans l’étui ; aucune levée n’est transférée.',
  '2007:62D2':
    'Un défenseur a renoncé à la douzième levée avant le tour de son partenaire : celui-ci ne peut choisir un jeu que la carte vue pourrait suggérer.',
  '2017:62D2':
    'Un défenseur a renoncé à la douzième levée avant le tour de son partenaire : 16C s’applique au choix de celui-ci.',
  '63A1':
    'Une renonce est consommée quand le fautif ou son partenaire attaque ou joue pour la levée suivante, légalement ou non.',
  '63A2': 'Elle est consommée quand l’un d’eux nomme ou désigne une carte pour la levée suivante.',
  '2007:63A3': 'Elle est consommée quand un membre du camp fautif fait ou accepte une revendication ou une concession.',
  '2017:63A3': 'Elle est consommée quand un membre du camp fautif fait une revendication ou une concession.',
  '2017:63A4': 'Elle est consommée quand le camp fautif a accepté une revendication ou concession adverse (69A).',
  '63B': 'Une renonce consommée n’est plus corrigée : la levée est maintenue, sauf 62D1.',
  '64A1':
    'L’auteur de la renonce a gagné la levée : elle va à l’autre camp, avec une de plus si son camp en a gagné une ensuite.',
  '64A2': 'Il ne l’a pas gagnée, mais son camp a gagné cette levée ou une suivante : une levée va à l’autre camp.',
  '64B1': 'Le camp fautif n’a gagné ni la levée ni une suivante : aucun transfert.',
  '2007:64B2': 'Nouvelle renonce du même joueur dans la même couleur : aucun transfert ; 64C peut s’appliquer.',
  '2017:64B2':
    'Nouvelle renonce du même joueur dans la même couleur, la première étant consommée : aucun transfert ; 64C2a peut s’appliquer.',
  '2007:64B3': 'La carte due était face visible sur la table, ou au mort : aucun transfert ; 64C peut s’appliquer.',
  '2017:64B3': 'La carte due était une carte pénalisée, ou une carte du mort : aucun transfert ; 64C peut s’appliquer.',
  '64B4':
    'Attention attirée pour la première fois après qu’un membre de l’autre camp a déclaré sur l’étui suivant : aucun transfert.',
  '64B5': 'Attention attirée pour la première fois après la fin du tour : aucun transfert.',
  '64B6': 'Renonce à la douzième levée : aucun transfert.',
  '2007:64B7': 'Les deux camps ont renoncé sur la donne : aucun transfert.',
  '2017:64B7': 'Les deux camps ont renoncé sur la donne et les deux renonces ont été consommées : aucun transfert.',
  '2017:64B8': 'Corrigée selon 62C3 : aucun transfert.',
  '2007:64C': 'L’autre camp reste lésé par rapport à un jeu sans renonce : l’arbitre ajuste la marque.',
  '2017:64C1': 'L’autre camp reste lésé par rapport à un jeu sans renonce : l’arbitre ajuste la marque.',
  '2017:64C2a':
    'Renonces répétées d’un joueur dans une couleur : la marque est ajustée si sans les suivantes l’autre camp aurait fait davantage.',
  '2017:64C2b':
    'Les deux camps ont renoncé, renonces consommées : l’arbitre ajuste au résultat probable sans aucune renonce.',
  '65': 'Les cartes retournées restent en ordre et indiquent le camp gagnant ; qui mêle les siennes perd du crédit en cas de litige.',
  '65B3':
    'Le déclarant peut faire rectifier à tout moment l’orientation d’une carte, le mort et les défenseurs seulement jusqu’à l’attaque suivante.',
  '66': 'On peut revoir la dernière levée tant que son camp n’a pas joué pour la suivante ; plus tard seulement sur ordre de l’arbitre.',
  '67A':
    'Une carte manquante ou en trop, découverte avant que les deux camps aient joué pour la levée suivante, est aussitôt rectifiée.',
  '67B1a':
    'Découverte plus tard, une carte manque : le fautif en ajoute une de la couleur attaquée s’il en a ; il est réputé avoir renoncé, pour une levée.',
  '67B1b': 'Il n’en a pas : il ajoute une carte quelconque, et cela compte comme renonce pour une levée.',
  '67B2':
    'Découverte plus tard, une carte de trop : elle revient en main et est réputée y avoir toujours été, de sorte qu’elle peut avoir fait une renonce.',
  '68A':
    'Dire qu’un camp gagne un nombre de levées, proposer d’arrêter, ou montrer sa main est une revendication, sur les levées autres que celle en cours.',
  '68B1': 'Dire qu’un camp perd un nombre de levées est une concession, et une revendication du reste.',
  '2007:68B2':
    'Le partenaire d’un défenseur s’oppose aussitôt : pas de concession, le jeu continue, et les cartes montrées ne sont pas pénalisées.',
  '2017:68B2':
    'Le partenaire d’un défenseur s’oppose aussitôt : ni concession ni revendication, le jeu continue, et les cartes montrées ne sont pas pénalisées.',
  '2007:68D':
    'Après une revendication le jeu cesse ; ce qui est joué ensuite est nul, et un doute va à l’arbitre (70).',
  '2017:68D1': 'Après une revendication le jeu cesse.',
  '2017:68D2':
    'L’arbitre est appelé et tranche (70) ; ou, à la demande du camp adverse et si les quatre sont d’accord, le jeu continue et la revendication est nulle.',
  '69A':
    'Une revendication est acceptée quand un camp acquiesce et ne s’oppose ni avant la fin du tour ni avant de déclarer sur un étui suivant.',
  '69B':
    'L’acceptation peut être retirée pendant la période de correction pour une levée gagnée ou vraisemblablement gagnée.',
  '70A':
    'L’arbitre tranche une revendication contestée aussi équitablement que possible, le doute allant contre le revendiquant.',
  '70B': 'La revendication est répétée, toutes les mains sont étalées, et les objections entendues.',
  '70C':
    'Un atout est dehors, le revendiquant n’en a rien dit et l’ignorait peut-être, et un jeu normal y perd : la levée va aux adversaires.',
  '70D': 'Le revendiquant ne peut suivre une nouvelle ligne qu’il n’a pas dite si une autre, normale, est moins bonne.',
  '70E':
    'Une ligne qui dépend de la place d’une carte n’est pas admise, sauf si un adversaire avait montré qu’il n’en a plus ou si tout jeu normal la trouve.',
  '71': 'Une concession est annulée, pendant la période de correction, pour une levée déjà gagnée ou qu’aucun jeu normal ne pouvait perdre.',
  '77': 'Le barème de la marque : levées, levées de mieux, de chute, primes, selon vulnérabilité et contre.',
  '79A':
    'Les camps s’accordent sur le nombre de levées avant de ranger les cartes ; nul ne prend sciemment une levée qu’il n’a pas gagnée.',
  '79B': 'Un désaccord ensuite va à l’arbitre ; sans les mains en ordre, aucun camp ne gagne de levée.',
  '79C':
    'Une erreur de marque est rectifiée pendant la période de correction : 30 minutes après l’affichage, sauf avis de l’autorité.',
  '81C': 'L’arbitre applique les Lois, tranche ce qui lui est soumis, et rectifie les erreurs dont il a connaissance.',
  '82A': 'L’arbitre rectifie les irrégularités et veille à la suite du jeu.',
  '82B': 'Il peut faire différer le jeu ou ajuster une marque pour rectifier une erreur.',
  '82C': 'Erreur de l’arbitre : il ajuste la marque en tenant les deux camps pour non fautifs.',
  '84': 'Faits admis : la loi décide, ou, si elle le laisse à l’arbitre, celui-ci, sans qu’aucun camp y gagne.',
  '85A': 'Faits contestés : l’arbitre les établit selon la plus grande vraisemblance.',
  '85B': 'Ils ne peuvent être établis : il rend une décision qui permet de jouer.',
  '86': 'Par équipes : si l’autre table a un résultat favorable, l’arbitre attribue une marque.',
  '90': 'L’arbitre peut infliger des pénalités de procédure pour retard, désordre et autres.',
  '91': 'L’arbitre peut infliger des pénalités disciplinaires et exclure un joueur pour un temps.',
  '92': 'On peut faire appel d’une décision prise à sa table dans les 30 minutes de l’affichage, sauf avis de l’autorité ; les deux partenaires en sont d’accord.',
};
