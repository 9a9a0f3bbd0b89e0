/** Faults of a script as sentences a person can act on, in both languages. */
import type { Fault } from './fault.ts';
import { inFrench } from './says-fr.ts';
import type { Language } from './reference-text.ts';

/** More than this helps nobody at a table. */
const MOST = 10;
const list = (words: readonly string[], or: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`;
const short = (words: readonly string[]): readonly string[] =>
  words.length > MOST ? [...words.slice(0, MOST), '…'] : words;

const expectedEn = ({ expected, suggestion }: Fault): string => {
  if (suggestion !== null) return `: is “${suggestion}” meant?`;
  const words = list(short(expected), 'or');
  return words === '' ? ': docs/script.md lists what may stand here' : `; expected: ${words}`;
};
const expectedFr = ({ expected, suggestion }: Fault): string => {
  if (suggestion !== null) return ` : est-ce « ${suggestion} » ?`;
  const words = list(short(expected).map(inFrench), 'ou');
  return words === '' ? ' : docs/script.md dit ce qui peut être ici' : ` ; attendu : ${words}`;
};

const UNSURE_EN = ' (a line above could not be read: it may stand there)';
const UNSURE_FR = ' (une ligne plus haut est illisible : cela y est peut-être)';

const ROLE_EN: Readonly<Record<string, string>> = {
  'auction-open': 'The calls above end in no contract',
  'laws-decide': 'What happened above leaves it to the Laws',
  unread: 'A line above could not be read',
};
const ROLE_FR: Readonly<Record<string, string>> = {
  'auction-open': "Les déclarations au-dessus n'aboutissent à aucun contrat",
  'laws-decide': "Ce qui s'est passé au-dessus laisse la question au Code",
  unread: 'Une ligne plus haut est illisible',
};

type Sentence = (fault: Fault) => string;
const EN: Readonly<Record<Fault['tag'], Sentence>> = {
  stray: ({ found }) => `“${found}” has no meaning here: put texts in quotes, notes behind #`,
  'unclosed-quote': () => 'the quotes are not closed: a text ends on its line',
  'unreadable-value': ({ found }) => `“${found}” is no value: write a word, a number, a text in quotes, or JSON`,
  unexpected: (fault) => `“${fault.found}” does not fit here${expectedEn(fault)}`,
  incomplete: (fault) => `the line ends too soon${expectedEn(fault)}`,
  'no-such-event': ({ found, detail }) =>
    `“${found}” is no earlier event of this board${detail === '' ? '' : UNSURE_EN}`,
  ambiguous: ({ found, candidates }) =>
    `“${found}” may be ${list(candidates, 'or')}: say which, as in ${address(candidates)}`,
  'label-twice': ({ found }) => `${found} names another event already: take another label`,
  'field-twice': ({ found }) => `${found} is given twice: leave one out`,
  'unknown-field': (fault) => `${fault.found} is no field of this event${expectedEn(fault)}`,
  field: ({ detail }) => detail,
  'not-admitted': ({ detail }) => detail,
  deal: ({ detail }) => `these are not four hands: ${detail}`,
  'no-board': ({ suggestion }) =>
    `no board is open: a record begins with a line like “board 12 laws 2017”${suggestion === null ? '' : `; is “${suggestion}” meant?`}`,
  'board-unclear': ({ found }) =>
    `neither the line nor a board number says ${found}: add it, as in “board A dealer N vulnerable none”`,
  'seat-needed': ({ found, detail }) =>
    `whose “${found}” is this? Rotation does not say: write the seat before it, as in “E ${found}”${detail === '' ? '' : UNSURE_EN}`,
  'role-unclear': ({ found, detail }) =>
    `who is “${found}”? ${ROLE_EN[detail] ?? detail}: write the seat, as in “S leads HK”`,
  'rest-unclear': ({ detail }) =>
    `how many tricks are left? The cards above do not say for sure: write the number, as in “claims 5”${detail === '' ? '' : UNSURE_EN}`,
  'event-needed': ({ found, detail }) =>
    `“${found}” ${detail} what? Say which call, card or other event: “${detail} that card”, “${detail} E's 1H”, “${detail} #4”, “${detail} @label”`,
  'who-needed': ({ detail }) => `by whom? Go on with “${detail} N”, or another seat`,
  'played-already': ({ found, candidates }) =>
    `${found} stands there already (${list(candidates, 'or')}): begin with the next card`,
  instead: ({ found, hint }) => `“${found}” ${hint?.en ?? ''}`,
  'trick-number': ({ found, expected }) =>
    `this is trick ${list(expected, 'or')} for that hand, not ${found}: leave the number out, or see which card is missing`,
  'no-pass-due': () => 'no pass is missing here: the calls above end with as many as end an auction',
  language: ({ found }) => `“${found}” is no language of Étui: lang en or lang fr`,
  'too-many': () => 'too many faults: from this line on nothing was read; is it a table script at all?',
  empty: () => 'there is no board in the file: a record begins with a line like “board 12 laws 2017”',
};
const FR: Readonly<Record<Fault['tag'], Sentence>> = {
  stray: ({ found }) => `« ${found} » n'a pas de sens ici : mettez les textes entre guillemets, les notes derrière #`,
  'unclosed-quote': () => 'les guillemets ne sont pas fermés : un texte finit sur sa ligne',
  'unreadable-value': ({ found }) =>
    `« ${found} » n'est pas une valeur : un mot, un nombre, un texte entre guillemets ou du JSON`,
  unexpected: (fault) => `« ${fault.found} » ne convient pas ici${expectedFr(fault)}`,
  incomplete: (fault) => `la ligne finit trop tôt${expectedFr(fault)}`,
  'no-such-event': ({ found, detail }) =>
    `« ${found} » n'est aucun événement antérieur de cet étui${detail === '' ? '' : UNSURE_FR}`,
  ambiguous: ({ found, candidates }) =>
    `« ${found} » peut être ${list(candidates, 'ou')} : dites lequel, comme ${address(candidates)}`,
  'label-twice': ({ found }) => `${found} nomme déjà un autre événement : prenez un autre repère`,
  'field-twice': ({ found }) => `${found} est donné deux fois : enlevez-en un`,
  'unknown-field': (fault) => `${fault.found} n'est pas un champ de cet événement${expectedFr(fault)}`,
  field: ({ detail }) => `champ refusé : ${detail}`,
  'not-admitted': ({ detail }) => `événement refusé : ${detail}`,
  deal: ({ detail }) => `ce ne sont pas quatre mains : ${detail}`,
  'no-board': ({ suggestion }) =>
    `aucun étui ouvert : un dossier commence par une ligne comme « étui 12 code 2017 »${suggestion === null ? '' : ` ; est-ce « ${suggestion} » ?`}`,
  'board-unclear': ({ found }) =>
    `ni la ligne ni un numéro d'étui ne disent ${found} : ajoutez-le, comme « étui A donneur N vulnérable personne »`,
  'seat-needed': ({ found, detail }) =>
    `de qui est « ${found} » ? La rotation ne le dit pas : écrivez le joueur devant, comme « E ${found} »${detail === '' ? '' : UNSURE_FR}`,
  'role-unclear': ({ found, detail }) =>
    `qui est « ${found} » ? ${ROLE_FR[detail] ?? detail} : écrivez le joueur, comme « S entame HR »`,
  'rest-unclear': ({ detail }) =>
    `combien de levées restent ? Les cartes au-dessus ne le disent pas sûrement : écrivez le nombre, comme « revendique 5 »${detail === '' ? '' : UNSURE_FR}`,
  'event-needed': ({ found, detail }) =>
    `« ${found} » ${detail} quoi ? Dites quelle déclaration, carte ou autre : « ${detail} cette carte », « ${detail} 1H d'E », « ${detail} #4 », « ${detail} @repère »`,
  'who-needed': ({ detail }) => `par qui ? Continuez par « ${detail} N », ou un autre joueur`,
  'played-already': ({ found, candidates }) =>
    `${found} y est déjà (${list(candidates, 'ou')}) : commencez par la carte suivante`,
  instead: ({ found, hint }) => `« ${found} » ${hint?.fr ?? ''}`,
  'trick-number': ({ found, expected }) =>
    `c'est la levée ${list(expected, 'ou')} de cette main, pas ${found} : enlevez le numéro, ou cherchez la carte qui manque`,
  'no-pass-due': () =>
    'aucun passe ne manque ici : les déclarations au-dessus finissent par ceux qui closent les enchères',
  language: ({ found }) => `« ${found} » n'est pas une langue d'Étui : lang en ou lang fr`,
  'too-many': () => "trop de fautes : rien n'a été lu à partir de cette ligne ; est-ce bien un script de table ?",
  empty: () => "il n'y a pas d'étui dans le fichier : un dossier commence par une ligne comme « étui 12 code 2017 »",
};
const address = (candidates: readonly string[]): string => candidates[0]?.split(' ')[0] ?? '#4';

/** The fault in a sentence; what the codecs say of a field stays in English. */
export const sentence = (fault: Fault, lang: Language): string => (lang === 'fr' ? FR : EN)[fault.tag](fault);
