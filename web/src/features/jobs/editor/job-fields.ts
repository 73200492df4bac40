import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import { formProblem } from '@foothold/core/entities/form-problems.messages.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { type JobFormField, jobFormFields } from '@foothold/core/entities/job/job-entity.ts';
import { JobForm, type JobFormValues, jobFormValues } from '@foothold/core/entities/job/job-form.ts';
import { rule } from '@foothold/core/text/form-rule.ts';
import * as z from 'zod/mini';
import { isSameField } from '../../../ui/forms/is-same-field.ts';

/** A field of the form. */
export type JobField = JobFormField;

/**
 * The fields with their checks, and a title and a company asked for: a job that this form writes can be found again
 * by either. What came from elsewhere without one is still stored and listed.
 */
export const JobScreenForm = z.object({
  ...JobForm.shape,
  jobTitle: JobForm.shape.jobTitle.check(rule(isFilled, formProblem('job-title'))),
  companyName: JobForm.shape.companyName.check(rule(isFilled, formProblem('company'))),
});

/** What the form starts from. A posting date that came as an instant is shown as its day. */
export function formValues(job?: Job): JobFormValues {
  const values = jobFormValues(job);
  return { ...values, datePosted: dateOfText(values.datePosted) };
}

/** The fields whose value is not the one the form started from, in the order of the form. */
export function changedFields(start: JobFormValues, now: JobFormValues): JobField[] {
  return jobFormFields.filter((field) => !isSameField(start[field], now[field]));
}

/**
 * What is written when the form is saved: only what was changed, ends of lines trimmed away, so that an instant kept
 * behind a shown day, or a field another tab wrote meanwhile, is not touched.
 */
export function formChanges(start: JobFormValues, now: JobFormValues): Partial<JobFormValues> {
  const changed = changedFields(start, now).map((field) => [field, trimmed(now[field])]);
  return Object.fromEntries(changed);
}

function trimmed<V>(value: V): V | string {
  return typeof value === 'string' ? value.trim() : value;
}

function isFilled(value: string): boolean {
  return value.trim() !== '';
}
