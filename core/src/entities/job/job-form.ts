import * as z from 'zod/mini';
import { rule } from '../../text/form-rule.ts';
import type { FieldKind } from '../entity.ts';
import { dateField, lineField, linkField, longTextField } from '../form-fields.ts';
import { formProblem } from '../form-problems.messages.ts';
import { type Job, newJob } from './job.ts';
import { type JobFormField, jobFields, jobFormFields } from './job-entity.ts';
import { JobStatus } from './job-status.ts';
import { isTooLong, tagLimits } from './job-tags.ts';

const degrees = (most: number) =>
  z.number().check(rule((value: number) => Math.abs(value) <= most, formProblem('degrees')));

/** What a field of each kind accepts. */
const checks = {
  line: lineField,
  text: longTextField,
  link: linkField,
  date: dateField,
  choice: lineField,
  status: JobStatus,
  latitude: degrees(90),
  longitude: degrees(180),
  reference: z.nullable(z.number()),
  tags: z.array(z.string()).check(
    rule((tags: string[]) => !tags.some(isTooLong), formProblem('tag-letters', { most: tagLimits.letters })),
    rule(
      (tags: string[]) => tags.length <= tagLimits.ofJob,
      formProblem('tags-of-job', { most: tagLimits.ofJob }),
    ),
  ),
} as const satisfies Partial<Record<FieldKind, z.ZodMiniType>>;
type Checks = { [F in JobFormField]: (typeof checks)[(typeof jobFields)[F]['kind']] };

/**
 * The fields of a job a person edits, with the sentence each shows when it cannot be saved (docs/spec/rules.md, Validation, gives
 * none). A job needs a title or a company, so that it can be found again; everything else may be empty.
 */
export const JobForm = z
  .object(Object.fromEntries(jobFormFields.map((name) => [name, checks[jobFields[name].kind]])) as Checks)
  .check(
    rule(
      (job) => job.jobTitle.trim() !== '' || job.companyName.trim() !== '',
      formProblem('title-or-company'),
      ['jobTitle'],
    ),
  );
export type JobFormValues = z.infer<typeof JobForm>;

/** What the form starts from: a stored job, or the defaults of a new one. */
export function jobFormValues(job: Job = newJob({})): JobFormValues {
  return Object.fromEntries(jobFormFields.map((field) => [field, job[field]])) as JobFormValues;
}
