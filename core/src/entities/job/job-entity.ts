import { entity, type Field } from '../entity.ts';
import { jobTypes } from '../posting/posting.ts';
import { jobTypeName } from '../posting/posting-words.messages.ts';
import { excitementLevels, Job, jobSources, submissionMethods } from './job.ts';
import { jobSourceName, submissionMethodName } from './job-words.messages.ts';

/** The fields of a job that a person meets, in the order of the form (docs/spec/entities.md, Job). */
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
    choiceNames: jobTypeName,
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
    choiceNames: submissionMethodName,
    mayBeEmpty: true,
    form: 'application',
    column: { width: 116 },
    filter: { param: 'method', isSingle: true },
  },
  deadline: {
    label: 'Deadline',
    kind: 'date',
    form: 'application',
    column: { width: 92, sorted: 'up' },
  },
  followUp: {
    label: 'Follow-up date',
    kind: 'date',
    form: 'application',
    column: { width: 96, head: 'Follow-up', sorted: 'up' },
  },
  tags: {
    label: 'Tags',
    kind: 'tags',
    form: 'tags',
    column: { width: 168 },
    filter: { param: 'tag', isOpen: true },
    searched: true,
    heads: ['tag', 'labels', 'label', 'etiquetas', 'etiquettes', 'etichette', 'schlagworte', 'etykiety'],
  },
  excitement: {
    label: 'Excitement',
    kind: 'choice',
    choices: excitementLevels,
    mayBeEmpty: true,
    stars: true,
    form: 'marks',
    column: { width: 148, sorted: 'down' },
    filter: { param: 'excitement' },
    heads: ['excitement level', 'interest level'],
  },
  ownField1: {
    label: 'Own field 1',
    kind: 'line',
    isNamed: true,
    form: 'own',
    column: { width: 140, sorted: 'up' },
    filter: { param: 'own1', isOpen: true },
    searched: true,
  },
  ownField2: {
    label: 'Own field 2',
    kind: 'line',
    isNamed: true,
    form: 'own',
    column: { width: 140, sorted: 'up' },
    filter: { param: 'own2', isOpen: true },
    searched: true,
  },
  submissionUrl: { label: 'Application link', kind: 'link', form: 'papers' },
  source: {
    label: 'Source',
    kind: 'choice',
    choices: jobSources,
    choiceNames: jobSourceName,
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

/** A field that the table can be sorted by, by its own index. */
export type JobSortedField = NamesWith<{ column: { sorted: string } }>;

/** The fields that the table can be sorted by, each by its own index. */
export const jobSortedFields = jobColumnFields.filter(
  (name) => jobField(name).column?.sorted !== undefined,
) as JobSortedField[];

/** A field that the person may name. */
export type OwnField = NamesWith<{ isNamed: true }>;

/** The fields that the person may name; unnamed they are not shown. */
export const ownFields = namesWith('isNamed') as OwnField[];

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
    6: [
      '++internalId, uid, updatedAt, dateAdded, dateApplied, status, submissionMethod, source, resumeId',
      'statusDate, heardDate, deadline, followUp, excitement, ownField1, ownField2, *tags',
      'keys.applied, keys.title, keys.company, keys.rank, keys.pay, keys.similar, *keys.match, *keys.words',
      '[keys.group+updatedAt], [status+updatedAt]',
    ].join(', '),
    8: [
      '++internalId, uid, updatedAt, dateAdded, dateApplied, status, submissionMethod, source, resumeId',
      'statusDate, heardDate, deadline, followUp, excitement, ownField1, ownField2, *tags, fitSent',
      'keys.applied, keys.title, keys.company, keys.rank, keys.pay, keys.similar, *keys.match, *keys.words',
      '[keys.group+updatedAt], [status+updatedAt]',
    ].join(', '),
  },
  references: { resumeId: { to: 'resumes', hold: 'free' } },
  clearing: 'clears',
  knownBy: ['jobTitle', 'companyName'],
  fields: jobFields,
});
