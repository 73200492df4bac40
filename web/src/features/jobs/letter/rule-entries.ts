import type { AiClaim } from '@foothold/core/ai/ai-answer.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { ownDataOnceOpen } from '../../../data/db/db.ts';
import { systemClock } from '../../../data/rows/clock.ts';

/** The entries of a letter that rules made of the person’s own material; null where what compares it cannot be loaded. */
export async function ruleEntries(
  job: Job,
  text: string,
  claims: readonly AiClaim[],
): Promise<LedgerEntry[] | null> {
  const [db, part] = await Promise.all([
    ownDataOnceOpen(),
    import('../../../shared/ai/ledger/letter-entries.ts').catch(() => null),
  ]);
  if (!db || !part) return null;
  const writer = { kind: 'rule', name: 'letter', prompt: '' } as const;
  return part.letterEntries({ db, clock: systemClock }, job, text, { writer, claims });
}
