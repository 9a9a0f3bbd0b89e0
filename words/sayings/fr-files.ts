/** Français : ce qu’un importateur remarque dans un fichier d’un autre programme. */

export const frFiles: Readonly<Record<string, string>> = {
  'no dealer is given; board {number} has its own': 'aucun donneur n’est donné ; l’étui {number} a le sien',
  'not given: read as none': 'non donnée : lue comme aucune',
  'not given: that of board {number}': 'non donnée : celle de l’étui {number}',
  'the bytes are read as {encoding}': 'les octets sont lus comme {encoding}',
  'the last command {name} is not closed; read as it stands':
    'la dernière commande {name} n’est pas fermée ; lue telle quelle',
  '{card}: the lowest of the suit': '{card} : la plus basse de la couleur',
  '{tricks} tricks do not fit the tricks already won': '{tricks} levées ne vont pas avec les levées déjà faites',
  'the file ends {n} calls or cards back, with nothing in their place: they stand':
    'le fichier finit {n} déclarations ou cartes en arrière, sans rien à leur place : elles restent',
  'by the standard {foreign} cards are not in the hand that plays them and {revokes} do not follow suit; read as {columns}':
    'selon la norme {foreign} cartes ne sont pas dans la main qui les joue et {revokes} ne fournissent pas ; lu comme {columns}',
  'rows in the order of play, {leader} leading': 'lignes dans l’ordre du jeu, {leader} à l’attaque',
  'columns from {first} on, {leader} leading': 'colonnes à partir de {first}, {leader} à l’attaque',
  'fits the deal turned by {turn} of four seats': 'va avec la donne tournée de {turn} places sur quatre',
  '{calls} declares by the calls, {tag} by the tag: the result is kept, but nobody can say whose tricks it counts':
    '{calls} joue d’après les déclarations, {tag} d’après la balise : le résultat est gardé, mais nul ne peut dire de qui il compte les levées',
  '[{tag} "#"], which the standard forbids, is read as the one of the board before':
    '[{tag} "#"], que la norme interdit, est lu comme celui de la donne précédente',
  'without [{tags}]: read as another table of the board before':
    'sans [{tags}] : lu comme une autre table de la donne précédente',
  '{side} vulnerable, by the number of the board': '{side} vulnérable, d’après le numéro de l’étui',
  'nobody vulnerable, as nothing is said': 'personne vulnérable, rien n’étant dit',
  '{seat} dealt, by {because}': '{seat} a donné, d’après {because}',
  'who called first': 'celui qui a déclaré le premier',
  "the columns begin with {named}; {due}, at declarer's left, is taken to have led":
    'les colonnes commencent par {named} ; {due}, à gauche du déclarant, est supposé avoir attaqué',
  '[Result] is read as the final number of tricks, though no card is recorded':
    '[Result] est lu comme le nombre final de levées, bien qu’aucune carte ne soit notée',
  '[Result] is read as the final number of tricks, though the play has no * at its end':
    '[Result] est lu comme le nombre final de levées, bien que le jeu ne finisse pas par *',
  '[Result] is read as the final number of tricks, as the score is that of the contract with so many':
    '[Result] est lu comme le nombre final de levées, la marque étant celle du contrat avec autant',
  'the file does not give the number of tricks; it is the only one with which the contract scores as it says':
    'le fichier ne donne pas le nombre de levées ; c’est le seul qui donne au contrat la marque inscrite',
  'the number of the board': 'le numéro de l’étui',
  'the first hand of the deal': 'la première main de la donne',
  '{n} bytes': '{n} octets',
  '{n} cards': '{n} cartes',
  'hands of a few cards: {n}': 'mains de quelques cartes : {n}',
  'more could not be kept': 'd’autres n’ont pu être gardés',
  'the auction is not in the file: the record begins with the play in {contract}':
    'les annonces ne sont pas dans le fichier : le dossier commence par le jeu à {contract}',
  '[{name}] without proper quotation marks is read as {value}':
    '[{name}] sans guillemets en règle est lu comme {value}',
  '[{name}] behind an empty line is read as part of the board':
    '[{name}] après une ligne vide est lu comme appartenant à la donne',
  '[{name}] again, without an empty line before: the next board begins':
    '[{name}] de nouveau, sans ligne vide avant : la donne suivante commence',
  'the empty [{name}] before gives way to this one': 'le [{name}] vide d’avant cède la place à celui-ci',
  'the dealer called first, as [Auction] names nobody':
    'le donneur a déclaré le premier, [Auction] ne nommant personne',
  'the passes that close the auction are not in the file; contract or play show that they were made':
    'les passes finals ne sont pas dans le fichier ; contrat ou jeu montrent qu’ils furent faits',
  'the number of tricks agreed on is not the number won':
    'le nombre de levées convenu n’est pas celui des levées faites',
  'the dealer, who is another in Étui’s comment: {data}':
    'le donneur, qui est un autre dans le commentaire d’Étui : {data}',
  'a comment that is never closed is read as ending here': 'un commentaire jamais fermé est lu comme finissant ici',
  'a comment that is never closed is read as ending with the file':
    'un commentaire jamais fermé est lu comme finissant avec le fichier',
  'corrected manually': 'corrigé à la main',
  'a call out of rotation, accepted': 'une déclaration hors tour, acceptée',
  'an insufficient bid, accepted': 'une enchère insuffisante, acceptée',
  'marked as a revoke: the card does not follow suit': 'marquée comme renonce : la carte ne fournit pas',
  'a lead out of turn, accepted': 'une attaque hors tour, acceptée',
  'declarer and dummy changed places': 'le déclarant et le mort ont échangé leurs places',
};
