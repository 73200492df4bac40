import { dateOfText, dateWords } from '../../dates/calendar-date.ts';
import { foldCompanyName } from '../../text/company-name.ts';
import type { Job } from './job.ts';
import { type Identified, isSameJob, similarKey } from './job-identity.ts';
import type { JobStatus } from './job-status.ts';

/** An own job that is worth knowing of before another one at its company is looked at. */
export type RememberedJob = {
  jobId: number;
  jobTitle: string;
  status: JobStatus;
  /** `applied`: an application went there; `saved`: it was kept, no more. */
  kind: 'applied' | 'saved';
  /** Calendar date of the application, or of the saving; '' when not known. */
  date: string;
  /** The same title at the same company (docs/spec/readings.md R15). */
  isSimilar: boolean;
};

/** What is being looked at: a posting, a job, or what is typed into the form of one. */
export type MemoryQuestion = {
  companyName: string;
  jobTitle: string;
  /** What is no past: the own job it is, by its number; the own job that a posting was saved as; null for none. */
  except: number | Identified | null;
};

/**
 * The other own jobs at the company, the one to know first in front: applications before what was only saved, newest
 * first; of one day the one of the same title. `jobs` may hold others too. None for a company without a name.
 */
export function jobMemory(jobs: readonly Job[], question: MemoryQuestion): RememberedJob[] {
  const company = foldCompanyName(question.companyName);
  if (company === '') return [];
  const similar = similarKey(question);
  const { except } = question;
  const isItself = (job: Job) =>
    typeof except === 'number' ? job.internalId === except : except !== null && isSameJob(job, except);
  return jobs
    .filter((job) => !isItself(job) && foldCompanyName(job.companyName) === company)
    .map((job) => remembered(job, similar))
    .sort(
      (a, b) =>
        compare(a.kind, b.kind) ||
        compare(b.date, a.date) ||
        Number(b.isSimilar) - Number(a.isSimilar) ||
        b.jobId - a.jobId,
    );
}

/** “March”, with its year when that is not this year's; '' for what is no date. `today` is a calendar date. */
export function monthOfDate(date: string, { today, locale }: { today: string; locale?: string }): string {
  const day = dateOfText(date);
  if (day === '') return '';
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return dateWords(day, locale, { month: 'long', ...year });
}

function remembered(job: Job, similar: string): RememberedJob {
  const applied = job.applied;
  return {
    jobId: job.internalId,
    jobTitle: job.jobTitle.trim(),
    status: job.status,
    kind: applied ? 'applied' : 'saved',
    date: dateOfText(applied ? job.dateApplied : job.dateAdded),
    isSimilar: similar !== '' && similarKey(job) === similar,
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
