/** How sure our reading of each paragraph is (the marks of the law reference, and where it has none, memory). */
import type { Checked, Edition, LawRef } from './edition.ts';

/** Paragraphs read in a text of the edition, by law number; the longest matching beginning counts. */
const READ: Record<Edition, Readonly<Record<string, Checked>>> = {
  '2007': {
    '16': 'text',
    '24': 'text',
    '25': 'text',
    '26': 'text',
    '26B': 'paraphrase',
    '27': 'text',
    '28': 'text',
    '29': 'text',
    '30': 'text',
    '31': 'text',
    '50': 'text',
    '51': 'text',
    '53': 'text',
    '54': 'text',
    '61': 'text',
    '62': 'text',
    '63': 'text',
    '64': 'text',
    screens: 'text',
    'screens WBF': 'memory',
  },
  '2017': {
    '16': 'paraphrase',
    '23': 'paraphrase',
    '24': 'paraphrase',
    '25': 'paraphrase',
    '26': 'paraphrase',
    '27': 'text',
    '28': 'paraphrase',
    '29': 'paraphrase',
    '30': 'paraphrase',
    '31': 'paraphrase',
    '50': 'paraphrase',
    '50E': 'memory',
    '51': 'paraphrase',
    '53': 'paraphrase',
    '54': 'paraphrase',
    '61': 'paraphrase',
    '62': 'paraphrase',
    '63': 'paraphrase',
    '64': 'paraphrase',
    '64C2b': 'memory',
    screens: 'text',
    'screens WBF': 'memory',
  },
};
/** Paragraphs of both editions that the reference confirms in a public text. */
const CONFIRMED = [
  '12',
  '13',
  '14',
  '15A',
  '15B',
  '17',
  '18',
  '19',
  '21',
  '32',
  '33',
  '34',
  '35',
  '36',
  '37',
  '38',
  '39',
  '41',
  '42',
  '43',
  '44',
  '45',
  '46',
  '47',
  '48',
  '49',
  '52',
  '55',
  '56',
  '57',
  '58',
  '59',
  '60',
  '65',
  '66',
  '67',
  '68',
  '69',
  '70',
  '71',
  '77',
  '79',
];

/** How a paragraph was checked. */
export const trustIn = (edition: Edition, law: LawRef): Checked => {
  const known = READ[edition];
  for (let length = law.length; length > 0; length -= 1) {
    const head = law.slice(0, length);
    const found = known[head];
    if (found !== undefined) return found;
    if (CONFIRMED.includes(head)) return 'paraphrase';
  }
  return 'memory';
};
