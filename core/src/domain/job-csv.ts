import { csvRows, guardedCell } from './csv-cell.ts';
import { minorDigits } from './currency.ts';
import { choiceLabel, type Job, jobSources, submissionMethods } from './job.ts';
import { writeHistory } from './job-csv-history.ts';
import { jobFieldLabels } from './job-form.ts';
import type { HistoryEntry } from './job-history.ts';
import { jobStatus } from './job-status.ts';
import { jobTypes } from './posting.ts';

/** A job and what belongs to it, as a file of jobs tells it. */
export type ExportedJob = { job: Job; history: readonly HistoryEntry[]; resumeTitle: string };

/** The columns of a file of jobs: its heads never change, since people keep such files. */
const columns: readonly (readonly [head: string, cell: (of: ExportedJob) => string])[] = [
  [jobFieldLabels.jobTitle, ({ job }) => job.jobTitle],
  [jobFieldLabels.companyName, ({ job }) => job.companyName],
  [jobFieldLabels.status, ({ job }) => jobStatus(job.status).label],
  ['Status code', ({ job }) => job.status],
  ['Status date', ({ job }) => job.statusDate],
  ['Applied', ({ job }) => yes(job.applied)],
  [jobFieldLabels.dateApplied, ({ job }) => job.dateApplied],
  [jobFieldLabels.submissionMethod, ({ job }) => choiceLabel(submissionMethods, job.submissionMethod)],
  [jobFieldLabels.submissionUrl, ({ job }) => job.submissionUrl],
  [jobFieldLabels.resumeId, ({ resumeTitle }) => resumeTitle],
  [jobFieldLabels.location, ({ job }) => job.location],
  [jobFieldLabels.city, ({ job }) => job.city],
  [jobFieldLabels.state, ({ job }) => job.state],
  [jobFieldLabels.country, ({ job }) => job.country],
  [jobFieldLabels.latitude, ({ job }) => degrees(job, job.latitude)],
  [jobFieldLabels.longitude, ({ job }) => degrees(job, job.longitude)],
  [jobFieldLabels.salary, ({ job }) => job.salary],
  ['Pay from', ({ job }) => amount(job, job.pay?.min)],
  ['Pay to', ({ job }) => amount(job, job.pay?.max)],
  ['Pay currency', ({ job }) => job.pay?.currency ?? ''],
  ['Pay per', ({ job }) => job.pay?.interval ?? ''],
  ['Pay is an estimate', ({ job }) => yes(job.pay?.estimated ?? false)],
  [jobFieldLabels.jobType, ({ job }) => choiceLabel(jobTypes, job.jobType)],
  [jobFieldLabels.source, ({ job }) => choiceLabel(jobSources, job.source)],
  [jobFieldLabels.url, ({ job }) => job.url],
  [jobFieldLabels.externalId, ({ job }) => job.externalId],
  [jobFieldLabels.datePosted, ({ job }) => job.datePosted],
  ['Date added', ({ job }) => job.dateAdded],
  ['Last change', ({ job }) => job.dateUpdated],
  [jobFieldLabels.contactInfo, ({ job }) => job.contactInfo],
  [jobFieldLabels.notes, ({ job }) => job.notes],
  ['Status history', ({ history }) => writeHistory(history)],
  [jobFieldLabels.description, ({ job }) => job.description],
  [jobFieldLabels.coverLetter, ({ job }) => job.coverLetter],
  ['Foothold id', ({ job }) => job.uid],
];

/** The first line of a file of jobs, with the mark that tells spreadsheets that it is UTF-8. */
export function jobCsvHead(): string {
  return `\ufeff${csvRows([columns.map(([head]) => head)])}`;
}

/** Jobs as lines of such a file. Cells that a spreadsheet would calculate are guarded (see `guardedCell`). */
export function jobCsvRows(jobs: readonly ExportedJob[]): string {
  return csvRows(jobs.map((job) => columns.map(([, cell]) => guardedCell(cell(job)))));
}

const yes = (value: boolean) => (value ? 'yes' : '');

const degrees = ({ latitude, longitude }: Job, value: number) =>
  latitude === 0 && longitude === 0 ? '' : String(value);

const amount = ({ pay }: Job, minor: number | null | undefined) =>
  minor === null || minor === undefined ? '' : String(minor / 10 ** minorDigits(pay?.currency ?? null));
