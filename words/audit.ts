/** What what-ifs, the ledger and the audit say of their own, in each language. */
import { enAudit } from './audit-en.ts';
import { frAudit } from './audit-fr.ts';
import type { Lang } from './say.ts';
import type { SameKeys } from './words.ts';

export type AuditWords = SameKeys<typeof enAudit>;
const WORDS: Readonly<Record<Lang, AuditWords>> = { en: enAudit, fr: frAudit };
export const auditWordsIn = (lang: Lang): AuditWords => WORDS[lang];
