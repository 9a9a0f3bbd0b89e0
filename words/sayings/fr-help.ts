/** Français : ce qui est écrit sous les options d’une commande, par commande. */

export const frHelp: Readonly<Record<string, string>> = {
  import: `Les dossiers vont sur la sortie standard en JSON Lines canonique, le rapport sur la sortie d’erreur (avec --json : en
JSON Lines aussi). Les ids découlent de l’empreinte du fichier : importer de nouveau donne les mêmes octets. Les noms des
personnes deviennent des clés, les textes des engagements ; tous découlent de --secret, sinon de ETUI_SECRET, sinon de
l’empreinte du fichier (qui a le fichier peut alors dire à qui est quelle clé). Code 3 : un fichier n’a donné aucune
donne, ou un dossier JSON Lines ou un script est illisible. Avec --into les dossiers vont dans un dépôt, et ce qui y
était nouveau sur la sortie standard. Importer de nouveau n’ajoute rien.

Exemples :
  etui import session.pbn > session.jsonl
  etui import 2026/ --into sqlite:etui.db     tous les dossiers d’un répertoire
  etui import *.lin --json 2> report.jsonl > all.jsonl
  unzip -p boards.zip | etui import - --format pbn > boards.jsonl
  etui import session.pbn --into sqlite:etui.db`,
  state: `Exemples :
  etui state board.jsonl                    l’état après le dernier événement
  etui state session.pbn#17 --at 12 --json  la donne 17 après l’événement 12, en JSON
  etui state board.jsonl --at 6 --known last  l’événement 6 à la lumière de tout ce qu’on sut plus tard
  etui state board.jsonl --as W --at 7      comme Ouest peut le savoir, après son septième événement à lui
  etui state board.jsonl --as poll --seat E   la main d’Est et les annonces, pour une consultation
  etui state --batch cases.jsonl            une ligne {id, at, state} par cas et vérification`,
  review: `Exemples :
  etui review session.pbn#17
  etui review board.jsonl --lang fr --names
  etui review board.jsonl --html board.html   la page de compte rendu, en un fichier
  etui review board.jsonl --strict > /dev/null || echo something was found`,
  options: `Exemples :
  etui options board.jsonl            ce qui est à décider à la fin du dossier
  etui options board.jsonl --at 6     … après l’événement 6
  etui options session.pbn#17 --json  chaque choix avec ses conséquences : {key, added, removed}`,
  ledger: `Exemples :
  etui ledger board.jsonl            qui peut se servir de quoi, à la fin du dossier et avant
  etui ledger board.jsonl --at 6     … jusqu’à l’événement 6
  etui ledger board.jsonl --as E     comme Est peut le savoir, dans ses propres numéros`,
  whatif: `Le dossier jusqu’à l’événement de --at, puis les événements donnés (adressés 3.1, 3.2 …), puis les événements suivants du
dossier, pour autant qu’ils y ont une place. Le dossier n’est pas touché. --do prend des lignes du script de table, ou des
événements en JSON, où "of": "3.1" nomme le premier événement donné.

Exemples :
  etui whatif board.jsonl --at 3 --do "W accepts 1D"
  etui whatif board.jsonl --at 3 --do "W declines 1D" "S replaces 1D by 2D" --drop 4..5
  etui whatif board.jsonl --at 3 --do '{"type":"OptionChosen","by":"W","of":3,"option":"accept"}' --json
  etui whatif board.jsonl --at 3 --do "W accepts 1D" --save accepted   (dans board.jsonl.branches.json)
  etui whatif board.jsonl --branch accepted`,
  diff: `Les branches s’enregistrent par etui whatif … --save NOM. Les deux sont comparées à leur fin.

Exemples :
  etui diff board.jsonl                      les branches enregistrées à côté du dossier
  etui diff board.jsonl accepted             le dossier et cette branche
  etui diff board.jsonl accepted declined    deux branches`,
  explain: `Exemples :
  etui explain 2017:27B1a
  etui explain 2007:16D2 --lang fr
  etui explain "screens 5.4.2.1"`,
  audit: `Ce qui est relevé va sur la sortie standard, ce qui est illisible et la somme sur la sortie d’erreur. Code 1 : quelque
chose fut relevé.

Exemples :
  etui audit session.pbn                  chaque donne d’un fichier
  etui audit 2026/ --format csv > a.csv   chaque dossier d’un répertoire
  etui audit board.jsonl --rulings        avec tout ce que fit l’arbitre, à côté du Code
  etui audit sqlite:etui.db --json        chaque dossier d’un dépôt, une chose relevée par ligne`,
  export: `Le dossier va sur la sortie standard ; ce que le format ne peut dire est dit sur la sortie d’erreur (avec --json : en JSON).

Exemples :
  etui export session.pbn#17 --format jsonl   les lignes mêmes que donne etui import
  etui export board.jsonl --format pbn > board.pbn
  etui export board.jsonl --format etui --lang fr   en script de table, en français
  etui export board.jsonl --format html > board.html   la page de compte rendu, en un fichier ; places au lieu de noms, sauf --names`,
  verify: `Exemples :
  etui verify board.jsonl       intact (code 0), rompu à un événement (4), ou non enchaîné (1)
  etui verify session.jsonl#17  cette donne seulement
  etui verify sqlite:etui.db    chaque dossier d’un dépôt, et s’il en manque un entre d’autres
  etui verify sqlite:etui.db --json > heads.jsonl
  etui verify sqlite:etui.db --heads heads.jsonl   aussi que rien ne fut ôté depuis à une fin, ni un dossier entier`,
  record: `Une ligne est une phrase du script de table (docs/script.md), ou un événement en JSON. Chaque ligne confirmée sur la sortie
standard est sur le disque ; une ligne refusée est dite sur la sortie d’erreur, et les suivantes sont prises. Une ligne de
même id ne change rien. Code, quand personne ne tape : 3 ou 5 si une ligne fut refusée.

Exemples :
  etui record sqlite:etui.db 17           à un terminal ; Ctrl-D termine
  etui record sqlite:etui.db 17 < board.jsonl
  echo 'N 1D' | etui record esdb://db.example.org:2113 17`,
  seal: `Après un sceau de portée board ne peuvent suivre que des événements de l’arbitre, d’un appel, des corrections et des
effacements ; après un sceau de portée all, rien. La clé publique est dans le sceau ; gardez la vôtre là où d’autres
peuvent la comparer.

Exemples :
  openssl genpkey -algorithm ed25519 -out director.pem
  etui seal 17 --key director.pem
  etui seal 17 --key director.pem --scope all --store sqlite:club.db`,
  forget: `Rien ne ramène ce qui est oublié. Les événements restent, avec clés et engagements ; la chaîne se vérifie encore. Un
dossier retenu, ou une personne qu’il nomme, n’est pas oublié.

Exemples :
  etui forget 17                          les textes de la donne 17 de etui.db
  etui forget "Ann North"                 le nom d’une personne
  etui forget --person 17                 une personne dont le nom est celui d’une donne
  etui forget sqlite:club.db#2:17         la seconde donne 17 d’un autre dépôt`,
  hold: `Exemples :
  etui hold 17 --why "appeal of 3 March"
  etui hold                               ce qui est retenu
  etui hold 17 --release`,
  completion: `Exemples :
  eval "$(etui completion bash)"
  eval "$(etui completion zsh)"
  etui completion fish | source`,
  serve: `L’adresse va sur la sortie standard. Seule cette machine peut l’atteindre, sauf si --host dit autre chose : l’adresse
contient alors un jeton, sans lequel rien n’est répondu. L’API est sous /v1/records, son document est /openapi.json.

Exemples :
  etui serve examples/*.jsonl
  etui serve sqlite:club.db --port 8080 --names
  etui serve session.pbn --host 0.0.0.0        pour d’autres dans la salle, à qui il faut l’adresse avec son jeton`,
  stats: `Une ligne est un constat rapporté à ses occasions : ce par quoi il a pu venir (docs/statistics.md). Les irrégularités sont
séparées des contradictions du dossier. Une donne enregistrée deux fois compte une fois. Aucune personne n’est comptée,
nommée ni classée ; les noms d’épreuves, de séances, de salles et de tables sont des clés. JSON, Parquet et SVG contiennent
leur manifeste.

Exemples :
  etui stats season/ > season.csv                         chaque dossier du répertoire
  etui stats season/ --by law --format json               chaque paragraphe, avec son édition
  etui stats sqlite:club.db --by event,phase              un dépôt
  etui stats online/ --platform > audit.json              ce qu’une plateforme demande à ses dossiers
  etui stats season/ --manifest run.json > season.csv
  etui stats season/ --from run.json > again.csv          le même à l’octet près ; code 1 sinon`,
};
