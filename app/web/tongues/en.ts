/** English, as far as the page speaks it. */
import { en } from '../../../words/en.ts';
import { enPage } from '../../../words/page-en.ts';
import type { Tongue } from '../tongue.ts';

export const tongue: Tongue = { words: en, page: enPage };
