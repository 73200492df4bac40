import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-date.ts';
import { type Job, newJob } from './job.ts';
import { JobStatus } from './job-status.ts';

const long = 'Shorten this: it is over the limit.';
const line = z.string().check(z.maxLength(500, long));
const text = z.string().check(z.maxLength(200_000, long));
const link = line.check(
  z.refine((value) => value === '' || isWebAddress(value), 'Start the address with https:// or http://.'),
);
const date = z
  .string()
  .check(
    z.refine((value) => value === '' || isCalendarDate(value), 'Write a date that exists, like 2026-11-02.'),
  );
const degrees = (most: number) =>
  z.number('Write a number of degrees.').check(z.minimum(-most), z.maximum(most));

/**
 * The fields of a job a person edits, with the sentence each shows when it cannot be saved (SPEC.md section 5 gives
 * none). A job needs a title or a company, so that it can be found again; everything else may be empty.
 */
export const JobForm = z
  .object({
    jobTitle: line,
    companyName: line,
    location: line,
    city: line,
    state: line,
    country: line,
    latitude: degrees(90),
    longitude: degrees(180),
    url: link,
    salary: line,
    jobType: line,
    status: JobStatus,
    dateApplied: date,
    submissionMethod: line,
    submissionUrl: link,
    source: line,
    datePosted: line,
    externalId: line,
    resumeId: z.nullable(z.number()),
    contactInfo: text,
    description: text,
    notes: text,
    coverLetter: text,
  })
  .check(
    z.refine((job) => job.jobTitle.trim() !== '' || job.companyName.trim() !== '', {
      path: ['jobTitle'],
      message: 'Add a job title or a company.',
    }),
  );
export type JobFormValues = z.infer<typeof JobForm>;

/** What the form starts from: a stored job, or the defaults of a new one. */
export function jobFormValues(job: Job = newJob({})): JobFormValues {
  const fields = Object.keys(JobForm.shape) as (keyof JobFormValues)[];
  return Object.fromEntries(fields.map((field) => [field, job[field]])) as JobFormValues;
}

/** Labels of the fields, as forms, lists and the foot bar (“1 unsaved change: Pay”) name them. */
export const jobFieldLabels = {
  jobTitle: 'Job title',
  companyName: 'Company',
  location: 'Location',
  city: 'City',
  state: 'State',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
  url: 'Posting link',
  salary: 'Pay',
  jobType: 'Job type',
  status: 'Status',
  dateApplied: 'Date applied',
  submissionMethod: 'Submitted by',
  submissionUrl: 'Application link',
  source: 'Source',
  datePosted: 'Date posted',
  externalId: 'Posting number',
  resumeId: 'Resume',
  contactInfo: 'Contact',
  description: 'Description',
  notes: 'Notes',
  coverLetter: 'Cover letter',
} as const satisfies Record<keyof JobFormValues, string>;

function isWebAddress(value: string): boolean {
  const url = URL.parse(value.trim());
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}
