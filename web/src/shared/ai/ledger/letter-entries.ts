import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { LedgerEntry, TextWriter } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { evidenceOfLetter } from '@foothold/core/truth/evidence-of-letter.ts';
import { takenText } from '@foothold/core/truth/ledger.ts';
import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { queryLetterSources } from '../../../data/letters/letter-sources.ts';
import type { Clock } from '../../../data/rows/clock.ts';
import type { OwnData } from '../../../data/rows/own-data.ts';
import { currentSession } from '../../../platform/server/session.ts';

/** What the account of the person here is called: who takes a sentence. */
export const takenBy = () => currentSession().user?.name ?? '';

/** The entries of a letter that a writer proposes for a job, as its ledger keeps them once it is taken. */
export async function letterEntries(
  { db, clock }: { db: OwnData; clock: Clock },
  job: Job,
  text: string,
  {
    writer,
    claims,
  }: { writer: TextWriter; claims?: readonly { text: string; evidence: readonly string[] }[] },
): Promise<LedgerEntry[]> {
  const now = clock.now();
  const evidence = prepareEvidence(evidenceOfLetter(await queryLetterSources(db, job)), calendarDate(now));
  return takenText(text, evidence, {
    ...{ writer, was: job.coverLetter, entries: job.letter.written, claims: claims ?? [] },
    taking: { at: now.toISOString(), by: takenBy() },
  });
}
