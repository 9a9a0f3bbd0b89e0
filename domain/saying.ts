/**
 * A sentence for a person, its values apart: so that `words/` can say it in another language. The English template is
 * its key there.
 */

export type SayingValue = string | number | Saying | readonly Saying[];
export interface Saying {
  /** English, `{name}` for each value. */
  readonly template: string;
  readonly values: Readonly<Record<string, SayingValue>>;
}
const NO_VALUES: Saying['values'] = {};

export const saying = (template: string, values: Saying['values'] = NO_VALUES): Saying => ({ template, values });

const valueText = (value: SayingValue): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : 'template' in value
      ? inEnglish(value)
      : value.map(inEnglish).join('; ');

/** The sentence in English. A value that is missing stays visible as `{name}`. */
export const inEnglish = ({ template, values }: Saying): string =>
  template.replaceAll(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name];
    return value === undefined ? slot : valueText(value);
  });

/** What an error says: its English sentence and, where the sentence has values, the same with the values apart. */
export interface Worded {
  readonly message: string;
  readonly says?: Saying;
}
export const worded = (text: string | Saying): Worded =>
  typeof text === 'string' ? { message: text } : { message: inEnglish(text), says: text };
export const saysOf = ({ message, says }: Worded): Saying => says ?? saying(message);
