import { dateOfText } from '@foothold/core/domain/calendar-date.ts';
import { dateFormat } from '@foothold/core/domain/formats.ts';
import type { Job } from '@foothold/core/domain/job.ts';
import type { Reader } from '../../components/posting-words.ts';

/** What the person had to do with a company before: which job, and in which month. */
export type PastContact = { kind: 'applied' | 'saved'; jobId: number; jobTitle: string; month: string };

/**
 * The last thing to say about a company before a posting of it is read: the newest application there, else the newest
 * saved job. `jobs` come newest first; the job that this posting was saved as is not among the past.
 */
export function pastContact(
  jobs: readonly Job[],
  { except, ...reader }: Reader & { except: number | null },
): PastContact | null {
  const others = jobs.filter((job) => job.internalId !== except && job.jobTitle.trim() !== '');
  const applied = others.find((job) => job.applied && dateOfText(job.dateApplied) !== '');
  const job = applied ?? others[0];
  if (!job) return null;
  const month = monthOf(applied ? job.dateApplied : job.dateAdded, reader);
  return { kind: applied ? 'applied' : 'saved', jobId: job.internalId, jobTitle: job.jobTitle, month };
}

/** “March”, with its year when that is not this year's; '' for what is no date. */
function monthOf(text: string, { now, locale }: Reader): string {
  const date = dateOfText(text);
  if (!date) return '';
  const isThisYear = date.startsWith(String(now.getFullYear()));
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locale, { month: 'long', timeZone: 'UTC', ...year }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
