import { unstampedDate } from '../dates/calendar-date.ts';
import { choiceLabel, type Job } from '../entities/job/job.ts';
import { type JobFieldName, jobField, jobFieldNames, type OwnField } from '../entities/job/job-entity.ts';
import type { HistoryEntry } from '../entities/job/job-history.ts';
import { jobStatus } from '../entities/job/job-status.ts';
import { type Offer, offerStatuses } from '../entities/offer/offer.ts';
import { csvRows, guardedCell } from '../files/csv-cell.ts';
import { minorDigits } from '../parsing/pay/minor-digits.ts';
import { writeHistory } from './job-csv-history.ts';
import { type OwnFieldNames, ownFieldHead } from './own-field-names.ts';

/** A job and what belongs to it, as a file of jobs tells it; of its offers the newest. */
export type ExportedJob = {
  job: Job;
  history: readonly HistoryEntry[];
  resumeTitle: string;
  offer?: Offer | undefined;
};

type Column = readonly [head: string, cell: (of: ExportedJob) => string, name?: OwnField];

/** Where the columns stand that files had from the start: a field, or what is told beside the fields. */
const places: readonly (JobFieldName | Column)[] = [
  'jobTitle',
  'companyName',
  'status',
  ['Status code', ({ job }) => job.status],
  ['Status date', ({ job }) => job.statusDate],
  ['Applied', ({ job }) => yes(job.applied)],
  'dateApplied',
  'submissionMethod',
  'submissionUrl',
  'resumeId',
  'location',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'salary',
  ['Pay from', ({ job }) => amount(job, job.pay?.min)],
  ['Pay to', ({ job }) => amount(job, job.pay?.max)],
  ['Pay currency', ({ job }) => job.pay?.currency ?? ''],
  ['Pay per', ({ job }) => job.pay?.interval ?? ''],
  ['Pay is an estimate', ({ job }) => yes(job.pay?.estimated ?? false)],
  'jobType',
  'source',
  'url',
  'externalId',
  'datePosted',
  'dateAdded',
  ['Last change', ({ job }) => job.dateUpdated],
  'contactInfo',
  'notes',
  ['Status history', ({ history }) => writeHistory(history)],
  'description',
  'coverLetter',
  ['Foothold id', ({ job }) => job.uid],
  ['Offered pay', ({ offer }) => offer?.basePay ?? ''],
  ['Offer bonus', ({ offer }) => offer?.bonus ?? ''],
  ['Offer answer by', ({ offer }) => offer?.answerBy ?? ''],
  ['Offer status', ({ offer }) => (offer ? offerStatuses[offer.status] : '')],
];

/** The columns of a file of jobs; fields told of later follow. Heads never change, since people keep such files. */
const columns: readonly Column[] = [...new Set([...places, ...jobFieldNames])].map((place): Column => {
  if (typeof place !== 'string') return place;
  const column = [jobField(place).label, (of: ExportedJob) => fieldCell(of, place)] as const;
  return isOwnField(place) ? [...column, place] : column;
});

function isOwnField(name: JobFieldName): name is OwnField {
  return jobField(name).isNamed === true;
}

function fieldCell({ job, resumeTitle }: ExportedJob, name: JobFieldName): string {
  const { kind, choices = {} } = jobField(name);
  if (kind === 'reference') return resumeTitle;
  if (kind === 'status') return jobStatus(job.status).label;
  const value = job[name];
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return degrees(job, value);
  if (kind === 'date') return unstampedDate(String(value));
  return kind === 'choice' ? choiceLabel(choices, String(value)) : String(value);
}

/**
 * The first line of a file of jobs, with the mark that tells spreadsheets that it is UTF-8. Fields that the person named
 * have their name beside the label.
 */
export function jobCsvHead(names: OwnFieldNames = {}): string {
  const heads = columns.map(([head, , field]) => ownFieldHead(head, (field && names[field]) || ''));
  return `\ufeff${csvRows([heads.map(guardedCell)])}`;
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
