import { type JobFieldName, jobField, jobFieldNames } from '../entities/job/job-entity.ts';
import { foldText } from '../text/company-name.ts';
import { importWords } from './import-fields.data.ts';

/** What a column of a file may be: a field of a job, or what is told beside the fields. */
export type ImportField = keyof typeof importWords | Exclude<JobFieldName, Apart>;

/** Fields of a job that have other words here: the title of a resume, the days of a deadline and a follow-up. */
type Apart = 'resumeId' | 'deadline' | 'followUp';
const apart: ReadonlySet<string> = new Set<Apart>(['resumeId', 'deadline', 'followUp']);

type Words = { label: string; heads: readonly string[] };
const ownWords = jobFieldNames
  .filter((name) => !apart.has(name) && !Object.hasOwn(importWords, name))
  .map((name) => {
    const { label, heads = [] } = jobField(name);
    return [name, { label, heads: [foldText(label), ...heads] }] as const;
  });

const words: Readonly<Record<string, Words>> = { ...importWords, ...Object.fromEntries(ownWords) };

/** The label people choose each by, and the heads that mean it; a field without words of its own is known by its label. */
export const importFields = words as Readonly<Record<ImportField, Words>>;

const ofKind = (...kinds: string[]) =>
  jobFieldNames.filter((name) => !apart.has(name) && kinds.includes(jobField(name).kind)) as ImportField[];

/** Fields that hold the day of something that happened to a job, or will; several columns may be one of them. */
export const eventFields = [
  ...(['interviewDate', 'offerDate', 'acceptedDate', 'rejectedDate'] as const),
  ...(['withdrawnDate', 'followUpDate', 'deadlineDate'] as const),
] as const satisfies readonly ImportField[];
/** One of them. */
export type EventField = (typeof eventFields)[number];

/** True for a field that holds the day of an event. */
export function isEventField(field: ImportField | null | undefined): field is EventField {
  return eventFields.some((event) => event === field);
}

/** Fields that hold a date; a column of them is read in one order of day and month. */
export const dateFields: ReadonlySet<ImportField> = new Set<ImportField>([
  'statusDate',
  ...eventFields,
  ...ofKind('date', 'instant'),
]);

/** Fields that hold a text of any length. */
export const longFields: ReadonlySet<ImportField> = new Set<ImportField>(['history', ...ofKind('text')]);

/** Fields that take several columns, one below the other; each other field takes the first cell that is not empty. */
export const gatheringFields: ReadonlySet<ImportField> = new Set<ImportField>([
  ...eventFields,
  'notes',
  'contactInfo',
  'description',
  'tags',
]);

/** Fields that only a file of this product has, and that nobody needs to choose for a column. */
export const ownFields: ReadonlySet<ImportField> = new Set<ImportField>([
  'statusCode',
  'payEstimated',
  'history',
  'uid',
]);
