/** `npm run laws`: writes docs/laws.md anew. */
import { writeFileSync } from 'node:fs';
import { lawsPage } from './page.ts';

writeFileSync('docs/laws.md', lawsPage());
