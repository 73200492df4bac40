import { entity, type Field } from '../entity.ts';
import { jobTypes } from '../posting/posting.ts';
import { Job, jobSources, submissionMethods } from './job.ts';

/** The fields of a job that a person meets, in the order of the form (SPEC.md section 3, Job). */
export const jobFields = {
  jobTitle: { label: 'Job title', kind: 'line', form: 'names', searched: true },
  companyName: { label: 'Company', kind: 'line', form: 'names', column: { width: 180 }, searched: true },
  location: {
    label: 'Location',
    kind: 'line',
    form: 'facts',
    column: { width: 160, head: 'Place' },
    searched: true,
  },
  city: { label: 'City', kind: 'line', form: 'facts', searched: true },
  state: { label: 'State', kind: 'line', form: 'facts', searched: true },
  country: { label: 'Country', kind: 'line', form: 'facts' },
  latitude: { label: 'Latitude', kind: 'latitude', form: 'hidden' },
  longitude: { label: 'Longitude', kind: 'longitude', form: 'hidden' },
  url: { label: 'Posting link', kind: 'link', form: 'link' },
  salary: { label: 'Pay', kind: 'line', form: 'facts' },
  jobType: {
    label: 'Job type',
    kind: 'choice',
    choices: jobTypes,
    mayBeEmpty: true,
    form: 'facts',
    column: { width: 110 },
  },
  status: { label: 'Status', kind: 'status', form: 'status', column: { width: 224 } },
  dateApplied: {
    label: 'Date applied',
    kind: 'date',
    form: 'application',
    column: { width: 78, head: 'Applied' },
  },
  submissionMethod: {
    label: 'Submitted by',
    kind: 'choice',
    choices: submissionMethods,
    mayBeEmpty: true,
    form: 'application',
    column: { width: 116 },
    filter: { param: 'method', isSingle: true },
  },
  submissionUrl: { label: 'Application link', kind: 'link', form: 'papers' },
  source: {
    label: 'Source',
    kind: 'choice',
    choices: jobSources,
    form: 'facts',
    column: { width: 86 },
    filter: { param: 'source' },
  },
  datePosted: {
    label: 'Date posted',
    kind: 'date',
    form: 'facts',
    column: { width: 92, head: 'Posted' },
  },
  externalId: { label: 'Posting number', kind: 'line', form: 'hidden' },
  resumeId: { label: 'Resume', kind: 'reference', form: 'papers' },
  contactInfo: { label: 'Contact', kind: 'text', form: 'texts' },
  notes: { label: 'Notes', kind: 'text', form: 'texts', column: { width: 240 }, searched: true },
  coverLetter: { label: 'Cover letter', kind: 'text', form: 'texts' },
  description: { label: 'Description', kind: 'text', form: 'texts' },
  dateAdded: { label: 'Date added', kind: 'instant', column: { width: 92, head: 'Saved' } },
} as const satisfies Partial<Record<keyof Job, Field>>;

/** A field of a job that a person meets. */
export type JobFieldName = keyof typeof jobFields;

/** All of them, in the order of the form. */
export const jobFieldNames = Object.keys(jobFields) as JobFieldName[];

type Fields = typeof jobFields;
type NamesWith<Fact> = { [F in JobFieldName]: Fields[F] extends Fact ? F : never }[JobFieldName];
const namesWith = (fact: keyof Field) => jobFieldNames.filter((name) => fact in jobFields[name]);

/** A field of the form. */
export type JobFormField = NamesWith<{ form: string }>;

/** The fields of the form, in their order. */
export const jobFormFields = namesWith('form') as JobFormField[];

/** A field whose choices narrow the list. */
export type JobFilterField = NamesWith<{ filter: object }>;

/** The fields that narrow the list. */
export const jobFilterFields = namesWith('filter') as JobFilterField[];

/** A field that can be a column of the table. */
export type JobColumnField = NamesWith<{ column: object }>;

/** The fields that can be columns. */
export const jobColumnFields = namesWith('column') as JobColumnField[];

/** The fields whose words the search of the list looks through. */
export const jobSearchedFields = namesWith('searched') as NamesWith<{ searched: true }>[];

/** What is told of a field, in one shape. */
export function jobField(name: JobFieldName): Field {
  return jobFields[name];
}

/** A job of the person's own. */
export const jobEntity = entity({
  schema: Job,
  names: { one: 'job', many: 'jobs' },
  indexes: {
    1: [
      '++internalId, uid, updatedAt, dateAdded, dateApplied, status, submissionMethod, source, resumeId',
      'keys.applied, keys.title, keys.company, keys.rank, keys.pay, keys.similar, *keys.match, *keys.words',
      '[keys.group+updatedAt], [status+updatedAt]',
    ].join(', '),
    5: [
      '++internalId, uid, updatedAt, dateAdded, dateApplied, status, submissionMethod, source, resumeId',
      'statusDate, heardDate',
      'keys.applied, keys.title, keys.company, keys.rank, keys.pay, keys.similar, *keys.match, *keys.words',
      '[keys.group+updatedAt], [status+updatedAt]',
    ].join(', '),
    8: [
      '++internalId, uid, updatedAt, dateAdded, dateApplied, status, submissionMethod, source, resumeId',
      'statusDate, heardDate, fitSent',
      'keys.applied, keys.title, keys.company, keys.rank, keys.pay, keys.similar, *keys.match, *keys.words',
      '[keys.group+updatedAt], [status+updatedAt]',
    ].join(', '),
  },
  references: { resumeId: { to: 'resumes', hold: 'free' } },
  clearing: 'clears',
  knownBy: ['jobTitle', 'companyName'],
  fields: jobFields,
});
