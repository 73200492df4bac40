import * as z from 'zod/mini';
import { dateField, lineField, linkField, longTextField } from './form-fields.ts';
import { type Job, newJob } from './job.ts';
import { JobStatus } from './job-status.ts';

const degrees = (most: number) =>
  z.number('Write a number of degrees.').check(z.minimum(-most), z.maximum(most));

/**
 * The fields of a job a person edits, with the sentence each shows when it cannot be saved (SPEC.md section 5 gives
 * none). A job needs a title or a company, so that it can be found again; everything else may be empty.
 */
export const JobForm = z
  .object({
    jobTitle: lineField,
    companyName: lineField,
    location: lineField,
    city: lineField,
    state: lineField,
    country: lineField,
    latitude: degrees(90),
    longitude: degrees(180),
    url: linkField,
    salary: lineField,
    jobType: lineField,
    status: JobStatus,
    dateApplied: dateField,
    submissionMethod: lineField,
    submissionUrl: linkField,
    source: lineField,
    datePosted: lineField,
    externalId: lineField,
    resumeId: z.nullable(z.number()),
    contactInfo: longTextField,
    description: longTextField,
    notes: longTextField,
    coverLetter: longTextField,
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
