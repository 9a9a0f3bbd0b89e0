/** French: Laws 41 to 60, in our own words. */
import type { PLAY } from './paragraphs.ts';

export const frPlay: Readonly<Record<keyof typeof PLAY, string>> = {
  '41A':
    'L’entame se fait face cachée et n’est reprise que sur ordre de l’arbitre ; celle du mauvais défenseur est reprise sans pénalité.',
  '41B':
    'Avant que l’entame soit retournée, le déclarant et le partenaire de l’entameur peuvent s’informer des annonces.',
  '41D': 'L’entame retournée, le mort étale sa main, les atouts à sa droite.',
  '42B':
    'Le mort peut demander au déclarant s’il renonce et tenter d’empêcher une irrégularité (en 2007 du déclarant, en 2017 de tout joueur).',
  '43A1':
    'Le mort ne peut ni appeler l’arbitre avant que l’attention soit attirée, ni l’attirer lui-même, ni prendre part au jeu.',
  '43A2': 'Le mort ne peut regarder la main d’un autre joueur ; s’il le fait, il perd ses droits.',
  '43B2a':
    'Le mort sans droits prévient le déclarant d’une mauvaise attaque : un défenseur choisit la main qui attaque.',
  '43B2b':
    'Le mort sans droits demande le premier s’il y a renonce : elle est corrigée, et 64 s’applique comme si elle était consommée.',
  '43B3':
    'Le mort sans droits signale le premier une faute de la défense : pas de rectification aussitôt ; l’arbitre rétablit l’équité ensuite.',
  '44': 'On joue à son tour ; le plus fort atout gagne, sinon la plus forte carte de la couleur attaquée ; le gagnant attaque.',
  '44C': 'Chacun fournit s’il le peut. Cette obligation passe avant toute autre.',
  '45A': 'Un défenseur ou le déclarant joue une carte en la détachant de sa main et en la montrant.',
  '45B': 'Le déclarant joue du mort en nommant la carte, et le mort la montre.',
  '45C1': 'Une carte d’un défenseur tenue de sorte que son partenaire ait pu en voir la face est jouée.',
  '45C2':
    'Une carte du déclarant tenue face visible, touchant la table ou presque, ou comme une carte jouée, est jouée.',
  '45C3': 'Une carte du mort que le déclarant touche délibérément, sinon pour ranger, est jouée.',
  '45C4a': 'Une carte qu’un joueur nomme comme celle qu’il joue est jouée.',
  '2007:45C4b':
    'Une désignation non intentionnelle peut être changée sans pause de réflexion, jusqu’à ce que le partenaire ait joué.',
  '2017:45C4b':
    'Le déclarant peut corriger un lapsus dans la désignation d’une carte du mort jusqu’à ce qu’il rejoue de l’une des deux mains ; un adversaire peut reprendre la carte jouée dessus.',
  '2007:45D':
    'Le mort a déplacé une carte non désignée : elle est reprise si on le remarque avant que chaque camp ait joué pour la levée suivante ; la défense peut reprendre ses cartes jouées ensuite.',
  '2017:45D1':
    'Le mort a déplacé une carte non désignée : elle est reprise si on le remarque avant que chaque camp ait joué pour la levée suivante ; la défense peut reprendre ses cartes jouées ensuite.',
  '2017:45D2':
    'Remarqué trop tard : la levée reste telle quelle ; si elle contient une renonce, aucune levée n’est transférée (64B3).',
  '45E':
    'Une cinquième carte sur une levée : celle d’un défenseur devient carte pénalisée, sauf si l’arbitre la tient pour une attaque ; celle du déclarant ou du mort est reprise.',
  '45F': 'Le mort ne peut toucher ni suggérer une carte ; s’il y a dommage, la marque est ajustée.',
  '46A': 'Le déclarant doit nommer la couleur et le rang de la carte du mort.',
  '46B':
    'Une désignation incomplète ou fausse se lit selon ces règles, sauf si une autre intention du déclarant ne fait aucun doute.',
  '46B1':
    '« Gros » est la plus forte carte, « petit » la plus faible, « gagnez » la plus faible dont on sait qu’elle gagne.',
  '46B2': 'Une couleur seule est sa plus petite carte.',
  '46B3':
    'Un rang seul : à l’attaque, la couleur dans laquelle le mort vient de gagner, s’il a ce rang ; sinon la seule carte légale de ce rang ; entre plusieurs le déclarant précise.',
  '46B4': 'Une carte que le mort n’a pas : la demande est nulle, et le déclarant nomme toute carte légale.',
  '46B5': '« N’importe laquelle » : l’un ou l’autre défenseur peut nommer la carte.',
  '47D':
    'Après le changement d’un adversaire, un joueur peut reprendre la carte qu’il avait jouée dessus ; ce qu’elle a appris est autorisé pour son camp.',
  '2007:47E1':
    'Une carte jouée parce qu’un adversaire a dit à tort que c’était le tour du joueur est reprise sans rectification et ne peut être acceptée.',
  '2017:47E1':
    'Une carte jouée parce qu’un adversaire a dit à tort que c’était le tour du joueur est reprise sans rectification, ne peut être acceptée et ne consomme aucune renonce.',
  '47E2':
    'Une carte jouée après une explication fausse peut être reprise jusqu’à ce qu’une autre soit jouée sur la levée (l’entame pas après que le mort a montré une carte) ; plus tard la marque peut être ajustée.',
  '47F': 'Aucune autre carte ne peut être reprise.',
  '48A': 'Les cartes du déclarant ne sont jamais pénalisées ; une carte tombée n’est pas jouée.',
  '48B':
    'Le déclarant étale sa main : après une entame hors tour voir 54 ; sinon c’est une revendication, sauf si ce n’était manifestement pas son intention.',
  '49': 'Une carte d’un défenseur que son partenaire a pu voir, ou nommée comme détenue, devient carte pénalisée, hors du jeu normal.',
  '50': 'Une carte d’un défenseur exposée prématurément est une carte pénalisée, sauf avis contraire de l’arbitre.',
  '50A':
    'Une carte pénalisée reste face visible devant son détenteur jusqu’à ce qu’elle soit jouée ou qu’un choix en dispose.',
  '50B':
    'Une seule carte au-dessous d’un honneur, exposée par inadvertance, est secondaire. Un honneur, une carte jouée délibérément, ou l’une de deux ou plus dans une main est principale.',
  '50C':
    'La carte pénalisée secondaire doit être jouée avant toute autre carte de la couleur au-dessous d’un honneur ; elle ne restreint pas l’attaque du partenaire.',
  '50D1a':
    'La carte pénalisée principale doit être jouée à la première occasion légale ; entre plusieurs le déclarant choisit.',
  '50D1b': 'Fournir, et toute restriction d’attaque ou de jeu, passent avant ; la carte reste alors.',
  '50D2':
    'Quand le partenaire de son détenteur doit attaquer, il attend le choix du déclarant ; une attaque prématurée devient elle-même carte pénalisée.',
  '50D2a':
    'Le déclarant exige cette couleur, ou l’interdit tant que l’attaquant garde la main ; la carte est reprise en main et n’est plus pénalisée.',
  '50D2b':
    'Le déclarant ne fait ni l’un ni l’autre : l’attaque est libre, la carte reste, et le choix revient à l’attaque suivante.',
  '2007:50E1': 'Que la carte pénalisée doive être jouée est une information autorisée pour tous.',
  '2007:50E2':
    'Tout ce que la vue de la carte apprend d’autre est illicite pour le partenaire de son détenteur et autorisé pour le déclarant.',
  '2017:50E1': 'Tant que la carte pénalisée est sur la table, ce qu’elle apprend est autorisé pour tous.',
  '2017:50E2':
    'Une fois reprise en main, ce qu’elle a appris est illicite pour le partenaire de son détenteur et autorisé pour le déclarant.',
  '50E3': 'Si une carte exposée a tout de même aidé la défense, l’arbitre peut ajuster la marque.',
  '51A': 'Un défenseur a plusieurs cartes pénalisées jouables à son tour : le déclarant en choisit une.',
  '51B1':
    'Le partenaire de leur détenteur doit attaquer, toutes d’une couleur : le déclarant l’exige ou l’interdit, et elles sont reprises.',
  '51B2':
    'De plusieurs couleurs : le déclarant en exige une, ou en interdit une ou plusieurs ; les cartes des couleurs nommées sont reprises.',
  '2017:51B2c': 'Le déclarant ne fait ni l’un ni l’autre : l’attaque est libre, et toutes les cartes restent.',
  '52A': 'Une autre carte que la carte pénalisée, quand celle-ci ne doit pas être jouée, n’est pas une faute.',
  '52B1':
    'Elle devait être jouée : le déclarant peut accepter l’autre carte, et le doit s’il a rejoué depuis ; la carte pénalisée reste.',
  '52B2': 'Non acceptée : la carte pénalisée doit être jouée, et l’autre devient carte pénalisée principale.',
  '2007:53A':
    'Toute attaque hors tour peut être tenue pour régulière, sur un mot du déclarant ou de l’un des défenseurs, ou si la main suivante joue ; sinon elle revient à la bonne main.',
  '2017:53A':
    'Avant la treizième levée une attaque hors tour peut être tenue pour régulière, sur un mot du déclarant ou de l’un des défenseurs, ou si la main suivante joue ; sinon elle revient à la bonne main.',
  '2007:53B':
    'Un défenseur joue sur la mauvaise attaque du déclarant sans être le suivant : l’attaque est maintenue, sa carte relève de 57.',
  '2017:53C':
    'Un défenseur joue sur la mauvaise attaque du déclarant sans être le suivant : l’attaque est maintenue, sa carte relève de 57.',
  '2007:53C':
    'Le joueur dont c’était le tour attaque : son attaque est maintenue, la mauvaise est reprise sans pénalité.',
  '2017:53B':
    'Le joueur dont c’était le tour attaque : son attaque est maintenue, la mauvaise est reprise sans pénalité.',
  '54': 'Un défenseur a retourné une entame hors tour ; l’entame face cachée de son partenaire est reprise. Le déclarant choisit.',
  '54A': 'Le déclarant étale sa main : il devient le mort, son partenaire le déclarant, et l’entame est maintenue.',
  '54B':
    'Le déclarant accepte l’entame, en le disant ou en jouant du mort ; la deuxième carte vient de sa propre main.',
  '2007:54C': 'Le déclarant a pu voir une carte du mort : il doit accepter l’entame.',
  '2017:54C': 'Le déclarant a pu voir une carte du mort : il doit accepter l’entame et reste déclarant.',
  '54D': 'Le déclarant refuse : la carte devient carte pénalisée principale, et 50D2 s’applique au bon entameur.',
  '54E': 'Une carte « entamée » par le camp du déclarant n’est pas une entame et est reprise (24).',
  '55A':
    'Une attaque du déclarant de la mauvaise main peut être acceptée ou refusée par l’un ou l’autre défenseur ; s’ils diffèrent, le suivant dans le tour l’emporte.',
  '55B1': 'C’était le tour d’un défenseur : l’attaque est reprise sans rectification.',
  '55B2': 'C’était le tour de l’autre main du déclarant : l’attaque est reprise, et il attaque de la bonne.',
  '55C': 'Ce que le déclarant gagne par l’information reçue lui est retiré (16).',
  '56': 'Attaque hors tour d’un défenseur en cours de jeu : le déclarant accepte, ou la carte devient carte pénalisée et 50D2 s’applique.',
  '2007:57A':
    'Un défenseur joue avant son partenaire : la carte devient carte pénalisée principale, et le déclarant fait jouer au partenaire la plus forte ou la plus petite de la couleur attaquée, ou interdit une autre couleur.',
  '2017:57A':
    'Un défenseur joue avant son partenaire : la carte devient carte pénalisée principale, et le déclarant fait jouer au partenaire la plus forte ou la plus petite de la couleur attaquée, ou exige ou interdit une autre couleur.',
  '57B': 'Le partenaire ne peut obéir : il joue toute carte légale, et le choix est épuisé.',
  '57C': 'Pas de restriction si le déclarant a joué des deux mains, ou si une carte du mort a été jouée ou suggérée.',
  '57D':
    'Une carte jouée au tour d’Adv.D reste celle de son détenteur si elle est légale à son tour ; sinon elle devient carte pénalisée.',
  '58A': 'Deux attaques ou cartes au même moment : celle du joueur dont c’est le tour compte la première.',
  '58B':
    'Deux cartes montrées ensemble : si une seule est visible elle est jouée ; si plusieurs, le joueur choisit, et les autres d’un défenseur deviennent cartes pénalisées.',
  '59': 'Qui ne peut attaquer ou jouer comme exigé joue toute carte légale.',
  '60A':
    'Qui joue après une attaque ou une carte irrégulière d’un adversaire avant rectification perd cette rectification ; l’attaque compte comme régulière.',
  '60B':
    'Un défenseur joue après que le déclarant a été invité à reprendre son attaque et avant la nouvelle : sa carte devient carte pénalisée principale.',
  '60C': 'Une carte du camp fautif avant rectification ne coûte rien à l’autre camp et peut être rectifiée elle-même.',
};
