/** docs/laws.md: for every row of the law reference what handles it, which case shows it, which mutant dies on it. */
import { readdirSync, readFileSync } from 'node:fs';
import { LAWS_ROWS, type Row } from '../laws-rows.ts';
import { type Mutant, readMutants } from '../mutants/mutant.ts';
import { type Case, readCases } from '../support/case.ts';

const FOLDERS = ['tests/cases', 'tests/cases-own'];
/** At most so many cases and mutants are named in a row. */
const MOST = 2;

export const allCases = (): readonly Case[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => readCases(readFileSync(`${folder}/${name}`, 'utf8'))),
  );
export const allMutants = (): readonly Mutant[] => readMutants('tests/mutants/patches');

/** `27B1` is part of `27B`, `27` of `2` is not. */
const isPartOf = (paragraph: string, of: string): boolean =>
  paragraph === of || (paragraph.startsWith(of) && !(/\d$/.test(of) && /^\d/.test(paragraph.slice(of.length))));
const inEdition = (row: Row, edition: string): boolean => row.edition === 'both' || row.edition === edition;

/** The cases named in the row, else the first that name its paragraph, the exact ones before the deeper ones. */
export const casesOf = (row: Row, cases: readonly Case[]): readonly string[] => {
  if (row.cases.length > 0) return row.cases;
  const here = cases.filter(({ edition, confidence }) => inEdition(row, edition) && confidence !== 'disputed');
  const exact = here.filter(({ laws }) => laws.includes(row.id));
  const deeper = here.filter(({ laws }) => laws.some((law) => isPartOf(law, row.id)));
  return [...new Set([...exact, ...deeper].map(({ id }) => id))].slice(0, MOST);
};
const OTHER: Readonly<Record<Row['edition'], string | null>> = { both: null, '2007': '2017', '2017': '2007' };
export const mutantsOf = (row: Row, mutants: readonly Mutant[]): readonly string[] => {
  const other = OTHER[row.edition];
  return mutants
    .filter(({ paragraph, name }) => isPartOf(paragraph, row.id) && (other === null || !name.includes(other)))
    .toSorted((a, b) => a.paragraph.length - b.paragraph.length)
    .map(({ name }) => name)
    .slice(0, MOST);
};

const EDITION: Readonly<Record<Row['edition'], string>> = { both: '', '2007': '2007', '2017': '2017' };
const cell = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));
const handled = (by: readonly string[]): string =>
  by.length === 0 ? '*not implemented*' : by.map((one) => `\`${one}\``).join(', ');
const HEAD = '| Row | Edition | What | Handled by | Case | Mutant |\n| --- | --- | --- | --- | --- | --- |';

/** The text of docs/laws.md. */
export const lawsPage = (): string => {
  const cases = allCases();
  const mutants = allMutants();
  const lines = LAWS_ROWS.map((row) => {
    const cells = [
      row.id,
      EDITION[row.edition],
      row.name,
      handled(row.by),
      cell(casesOf(row, cases)),
      cell(mutantsOf(row, mutants)),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const done = LAWS_ROWS.filter(({ by }) => by.length > 0);
  const shown = done.filter((row) => casesOf(row, cases).length > 0);
  const killed = done.filter((row) => mutantsOf(row, mutants).length > 0);
  return `# The Laws, row by row

Written by \`npm run laws\`; a test holds it against the code. \`Handled by\` names a file of \`domain/\` and the function in
it. A case is an acceptance case (\`tests/cases\`, \`tests/cases-own\`) that names the paragraph; a mutant (\`npm run mutants\`)
is a line changed so that the paragraph is ruled wrongly, which the tests find. What is *not implemented* is recorded where
an event says it and left to the director.

${LAWS_ROWS.length} rows: ${done.length} handled, ${shown.length} of these shown by a case, ${killed.length} with a mutant of their own.

${HEAD}
${lines.join('\n')}
`;
};
