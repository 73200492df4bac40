import type { RuleContext } from '../entities/job/apply-status.ts';
import type { Say } from '../text/messages.ts';

/** Around the rules of an import: the day, new ids, and how its notes are said (import-notes.messages.ts). */
export type ImportContext = RuleContext & { say: Say };
