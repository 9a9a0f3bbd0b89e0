/** Editions of the Laws of Duplicate Bridge, and references into them (contract: law reference). */

export type Edition = '2007' | '2017';
export const EDITIONS: readonly Edition[] = ['2007', '2017'];
/** As the lawbook of the edition writes it, without "Law": `27B1a`; a screen regulation is `screens 5.4.2.1`. */
export type LawRef = string;
/** How sure our reading of a paragraph is: seen in the text, in a paraphrase, or from memory only. */
export type Checked = 'text' | 'paraphrase' | 'memory';
/** 2017 is in force from 2017-08-01; a record with neither edition nor date is read by the newest. */
export const editionOn = (date: string | undefined): Edition =>
  date !== undefined && date < '2017-08-01' ? '2007' : '2017';
