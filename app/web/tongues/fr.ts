/** French, as far as the page speaks it. */
import { fr } from '../../../words/fr.ts';
import { frPage } from '../../../words/page-fr.ts';
import type { Tongue } from '../tongue.ts';

export const tongue: Tongue = { words: fr, page: frPage };
