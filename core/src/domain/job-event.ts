import * as z from 'zod/mini';
import { JobStatus } from './job-status.ts';
import { type RecordOf, recordFields, textField } from './record.ts';

/**
 * What an entry of a job's history tells: it was saved here, its status changed, the date of application was set or
 * cleared without a change of status, the person asked how things stand, or a note.
 */
export const jobEventKinds = ['saved', 'status', 'applied', 'applied-cleared', 'follow-up', 'note'] as const;

const jobEventShape = {
  ...recordFields,
  jobId: z.number(),
  kind: z._default(z.enum(jobEventKinds), 'note'),
  /** Of kind `status`: the status before and after; null otherwise. */
  statusFrom: z._default(z.nullable(JobStatus), null),
  statusTo: z._default(z.nullable(JobStatus), null),
  /** Calendar date on which it happened; may be corrected. */
  date: textField,
  /** The first date entered, when it was corrected since; else ''. */
  dateCorrectedFrom: textField,
  note: textField,
};

/** One entry of a job's history (DESIGN.md, jobEvents). */
export const JobEvent = z.looseObject(jobEventShape);
export type JobEvent = RecordOf<typeof jobEventShape>;
