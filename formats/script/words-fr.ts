/** Ce qu'un arbitre peut taper en français, une ligne par tournure. La première qui convient est celle qui est écrite. */
import type { Wording } from './pattern.ts';

const SENS =
  '[! {alerted=true}] [alertée {alerted=true}] [artificielle|conventionnelle {artificial=true}] [naturelle {artificial=false}] ' +
  '[montre|montrant {shows}] [{meaning}] [sens {meaning}]';
const INFORMATION =
  '[à|au {to}] [{to}] [à propos de {of}] [{text}] [à voix haute {aloud=true}] [en silence {aloud=false}] [par écrit {written=true}] ' +
  '[oralement {written=false}] [{seconds}] [pendant {seconds}] [base {basis:name}] [perçue|perçu par {perceivedBy}] [genre {kind:name}] [environ {seconds} {basis=estimated}]';

/** Ajouté à chaque tournure. */
export const TAIL_FR = '[noté après coup derrière {after}] [selon {allegedBy:whos}]';

const DONNE: readonly Wording[] = [
  [
    'BoardOpened',
    'étui {board:name} [numéro {number}] [donneur|dealer {dealer}] [vulnérable|vul {vulnerable}] [code|lois|laws|law {laws:name}] ' +
      '[écrans {screens=true}] [sans écrans {screens=false}] [en ligne {online=true}] [autorité {authority:name}] ' +
      '[marque {scoring:name}] [date {date:name}] [épreuve {event:name}] [séance {session:name}] [tour {round:name}] ' +
      '[table {table:name}] [salle {room:name}] [Nord {players.N:text}] [Est {players.E:text}] ' +
      '[Sud {players.S:text}] [Ouest {players.W:text}]',
  ],
  ['HandsDealt', 'mains|donne {deal}'],
  ['HandsCorrected', 'mains corrigées {deal} [parce que {why}]'],
  ['CardRestored', '{seat} retrouve {card} {found:name}'],
  ['WrongCards', 'mauvaises cartes [de {seat}] [à propos de {of}] [parce que {why}]'],
  ['WrongBoard', 'mauvais étui [de {seat}] [à propos de {of}] [parce que {why}]'],
  [
    'PositionSet',
    "position {contract:name} par {declarer} {leader} à l'attaque {deal} [levée {trick}] [gagnées NS {won.NS:number} EO {won.EW:number}]",
  ],
  ['FactContested', '{by:seat} conteste le fait de {of}'],
  ['FactAgreed', '{by:seat} reconnaît le fait de {of}'],
  ['FactFound', "l' arbitre|TD établit que {of} a eu lieu [base {basis:name}] [{text}]", { holds: true }],
  ['FactFound', "l' arbitre|TD établit que {of} n'a pas eu lieu [base {basis:name}] [{text}]", { holds: false }],
  ['EventVoided', 'rayer {of} parce que {why}'],
  ['EventCorrected', 'corriger {of} parce que {why} : {event}'],
  ['TextErased', 'texte effacé de {of}'],
];

const ENCHERES: readonly Wording[] = [
  ['CallMade', `{seat} {call} ${SENS} [en même temps que {with:aCall}]`],
  ['CallMade', `{seat} déclare|annonce|ouvre|dit {call} ${SENS} [en même temps que {with:aCall}]`],
  [
    'CallReplaced',
    `{seat} remplace|change|corrige {of:aCall} par|en {call} [sans pause {withoutPause=true}] [après une pause {withoutPause=false}] ${SENS}`,
  ],
  ['CallWithdrawn', '{seat} retire|reprend {of:aCall}'],
  ['CallShown', '{seat} manipule {call} [vue par {seenBy}]', { how: 'handled' }],
  ['CallShown', '{seat} pose {call} devant lui [vue par {seenBy}]', { how: 'laid-before-him' }],
  [
    'MeaningFound',
    'sens établi de {of}: artificielle montre {shows} [sens {meaning}] [base {basis:name}]',
    { artificial: true },
  ],
  [
    'MeaningFound',
    'sens établi de {of}: naturelle montre {shows} [sens {meaning}] [base {basis:name}]',
    { artificial: false },
  ],
  ['IntentionStated', '{seat} dit son intention à propos de {of} [déclaration {call}] [{meaning}] [sens {meaning}]'],
  ['BidsPickedUp', '{seat} ramasse ses enchères'],
];

const VUE =
  '[vue par {seenBy}] [délibérément {deliberate=true}] [par accident {deliberate=false}] ' +
  '[partenaire a pu voir {partnerCouldSee=true}] [partenaire n’a pas pu voir {partnerCouldSee=false}]';
const JOUEE =
  '[face cachée {faceDown=true}] [face visible {faceDown=false}] [non nommée {named=false}] [nommée {named=true}] ' +
  '[appartient à la levée {trick}] [en même temps que {with:aCard}]';
const JEU: readonly Wording[] = [
  ['CardPlayed', `{seat} {card:plainCard} ${JOUEE}`],
  ['CardPlayed', `{seat} entame|attaque|joue {card} ${JOUEE}`],
  ['CardPlayed', `{seat} défausse|coupe|fournit [de] {card} ${JOUEE}`],
  ['CardExposed', `{seat} laisse tomber {card} ${VUE}`, { how: 'dropped' }],
  ['CardExposed', `{seat} expose {card} en attaquant ${VUE}`, { how: 'led' }],
  ['CardExposed', `{seat} expose {card} en jouant ${VUE}`, { how: 'played' }],
  ['CardExposed', `{seat} montre {card} ${VUE}`, { how: 'shown' }],
  ['CardExposed', `{seat} nomme {card} ${VUE}`, { how: 'named' }],
  ['LeadFaced', "{seat} retourne l'entame"],
  ['DummySpread', '{seat} étale|pose le mort'],
  ['DummySpread', '{seat:dummy} est étalé|posé'],
  ['DummySpread', '{seat:dummy} étale [son jeu] [ses cartes]'],
  ['HandSpread', '{seat:notDummy} étale son jeu'],
  ['CardReplaced', '{seat} remplace|change|corrige {of:aCard} par|en {card}'],
  ['CardWithdrawn', '{seat} retire|reprend {of:aCard}'],
  ['CardDesignated', '{by:seat} désigne|appelle {text} [couleur {suit}] [rang {rank}]'],
  ['TrickQuitted', 'levée retournée|quittée'],
];

/** Le nombre est celui des levées qui restent sur la table. */
const RESTE = 'reste|tout|toutes [reste] [restantes] [des] [levées|levée] [restantes] {tricks:remaining}';
const FIN: readonly Wording[] = [
  ['ClaimMade', '{by:seat} revendique [{tricks}] [levées|levée] [{statement}]'],
  ['ClaimMade', `{by:seat} revendique|demande|réclame ${RESTE} [{statement}]`],
  ['ConcessionMade', '{by:seat} concède {tricks} [levées|levée]'],
  ['ConcessionMade', `{by:seat} concède|donne ${RESTE}`],
  ['TricksAgreed', 'levées convenues pour le déclarant {declarer:number} [par {by:seat}]'],
  ['ClaimAnswered', "{by:seat} est d'accord [avec cette|la|sa revendication|concession]", { answer: 'agreed' }],
  ['ClaimAnswered', "{by:seat} s'oppose [à cette|la|sa revendication|concession]", { answer: 'objected' }],
  ['ClaimAnswered', '{by:seat} veut continuer à jouer', { answer: 'playOn' }],
  ['HandsReturned', 'mains rangées'],
  ['CallOnNextBoard', '{seat} déclare sur la donne suivante'],
  ['RoundEnded', 'tour terminé'],
  ['ScoresPosted', 'résultats affichés'],
  ['CorrectionPeriodEnded', 'période de correction terminée'],
  ['AppealPeriodEnded', "période d'appel terminée"],
  ['ResultEntered', 'résultat [{contract:name} par {declarer}] [levées {tricks}] [marque {score}] [{tricks} levées]'],
  ['RecordSealed', 'dossier scellé {scope}'],
];

const INFORMATIONS: readonly Wording[] = [
  ['AlertGiven', `{by} alerte {of} ${INFORMATION}`],
  ['AlertGiven', `{by} alerte ${INFORMATION}`],
  ['AlertGiven', `{by} fait l'annonce ${INFORMATION}`, { kind: 'announcement' }],
  ['QuestionAsked', `{by} demande s'il y a renonce ${INFORMATION}`, { kind: 'revoke' }],
  ['QuestionAsked', `{by} demande un rappel ${INFORMATION}`, { kind: 'review' }],
  ['QuestionAsked', `{by} demande ${INFORMATION}`],
  ['QuestionAsked', `{by} pose une question ${INFORMATION}`],
  ['ExplanationGiven', `{by} explique {of} ${INFORMATION}`],
  ['ExplanationGiven', `{by} explique ${INFORMATION}`],
  ['TempoBreak', `{by} hésite|réfléchit ${INFORMATION}`, { kind: 'slow' }],
  ['TempoBreak', `{by} agit vite ${INFORMATION}`, { kind: 'fast' }],
  ['TempoBreak', `{by} rompt le tempo ${INFORMATION}`],
  ['Remark', `{by} remarque ${INFORMATION}`],
  ['Mannerism', `{by} fait un geste ${INFORMATION}`],
  ['RightsReserved', `{by} réserve ses droits ${INFORMATION}`],
  ['ExtraneousInformation', '{seat} reçoit une information {text} [sujet {about:name}] [quand {when:name}]'],
];

const ECRANS: readonly Wording[] = [
  ['TrayMoved', 'plateau vers {to:screenSide} par {by}'],
  ['TrayMoved', 'plateau vers {to:screenSide} {by:missingPar}'],
  ['TrayMoved', '{by} pousse le plateau vers {to:screenSide}'],
  ['ApertureOpened', '{by:seat} ouvre le guichet'],
  ['ApertureClosed', '{by:seat} ferme le guichet'],
  ['UndoRequested', '{by:seat} demande un retour [de {of}]'],
  ['UndoAnswered', '{by:seat} accorde le retour [de {of}]', { answer: 'granted' }],
  ['UndoAnswered', '{by:seat} refuse le retour [de {of}]', { answer: 'refused' }],
  ['ConnectionLost', '{seat} perd la connexion [par {by:seat}]'],
  ['ConnectionRestored', '{seat} retrouve la connexion [par {by:seat}]'],
  ['PlayerReplaced', '{seat} est remplacé [par {by:seat}]'],
];

const ARBITRE: readonly Wording[] = [
  ['AttentionDrawn', "{by:seat} attire l'attention sur {of}"],
  ['AttentionDrawn', "{by:seat} attire l'attention {of:missingSur}"],
  ['DirectorCalled', "{by:seat} appelle l' arbitre|TD [à propos de {of}]"],
  ['DirectorCalled', "l' arbitre|TD [est] appelé par {by:seat} [à propos de {of}]"],
  ['DirectorCalled', "l' arbitre|TD [est] appelé {by:missingPar}"],
  ['OptionChosen', '{by:seat} accepte {of}', { option: 'accept' }],
  ['OptionChosen', '{by:seat} refuse {of}', { option: 'decline' }],
  ['OptionChosen', "{by:seat} n'accepte pas {of}", { option: 'decline' }],
  ['OptionChosen', '{by:seat} exige {option:required} pour {of}'],
  ['OptionChosen', '{by:seat} exige {option:required} {of:missingPour}'],
  ['OptionChosen', '{by:seat} interdit {option:forbidden} pour {of}'],
  ['OptionChosen', '{by:seat} interdit {option:forbidden} {of:missingPour}'],
  ['OptionChosen', "{by:seat} n'impose rien pour {of}", { option: 'none' }],
  ['OptionChosen', "{by:seat} n'impose rien {of:missingPour}", { option: 'none' }],
  ['OptionChosen', '{by:seat} maintient {of}', { option: 'keep' }],
  ['OptionChosen', '{by:seat} choisit {option} pour {of}'],
  ['OptionsExplained', 'choix expliqués à {to} à propos de {of}: {options} [par {by:name}]'],
  ['DirectorJudged', "l' arbitre|TD juge {of} {question}: {answer}"],
  ['DirectorJudged', "l' arbitre|TD juge {of} {question}"],
  ['DirectorRuled', "l' arbitre|TD décide {law:name} [à propos de {of}] [{text}] [à la place de {supersedes}]"],
  [
    'ScoreAdjusted',
    'marque ajustée {kind:scoreKind} NS {NS.score:number} EO {EW.score:number} loi {law:name} [parce que {reason}]',
  ],
  [
    'ScoreAdjusted',
    'marque ajustée {kind:scoreKind} NS {NS.percent:percent} EO {EW.percent:percent} loi {law:name} [parce que {reason}]',
  ],
  [
    'ScoreAdjusted',
    'marque ajustée {kind:scoreKind} NS moyenne {NS.average:average} EO moyenne {EW.average:average} loi {law:name} [parce que {reason}]',
  ],
  ['PenaltyAssessed', 'pénalité {kind:penaltyKind} {side} [joueur {seat}] [{amount} {unit:name}]'],
  ['RulingAppealed', '{by:who} fait appel [contre {of}] [{text}]'],
  ['AppealDecided', 'appel tranché [issue {outcome:name}] [à propos de {of}] [texte {text}]'],
  ['ReviewRequested', '{by:who} demande une révision [de {of}] [{text}]'],
  ['ReviewDecided', 'révision tranchée [issue {outcome:name}] [à propos de {of}] [texte {text}]'],
];

export const WORDS_FR: readonly Wording[] = [
  ...DONNE,
  ...ENCHERES,
  ...JEU,
  ...FIN,
  ...INFORMATIONS,
  ...ECRANS,
  ...ARBITRE,
];
