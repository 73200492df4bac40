import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { type RecordOf, recordFields, textField } from '../record.ts';
import { JobStatus } from './job-status.ts';

/**
 * What an entry of a job's history tells: it was saved here, its status changed, the date of application was set or
 * cleared without a change of status, the person asked how things stand, the employer wrote or called, or a note.
 */
export const jobEventKinds = [
  'saved',
  'status',
  'applied',
  'applied-cleared',
  'follow-up',
  'heard',
  'note',
] as const;

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

/** One entry of a job's history (docs/spec/design.md, jobEvents). */
export const JobEvent = z.looseObject(jobEventShape);
export type JobEvent = RecordOf<typeof jobEventShape>;

/** An entry of a history. Entries that set no status are not in the last index, which diagrams count by. */
export const jobEventEntity = entity({
  schema: JobEvent,
  names: { one: 'dated entry of a job', many: 'dated entries of jobs' },
  indexes: {
    1: '++internalId, uid, jobId, date',
    2: '++internalId, uid, jobId, date, [jobId+date+createdAt+statusTo]',
    5: '++internalId, uid, jobId, date, note, [jobId+date+createdAt+statusTo]',
  },
  references: { jobId: { to: 'jobs', hold: 'part' } },
  keepsBoth: false,
  clearing: 'clears-along',
});
