import { isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { formProblem } from '@foothold/core/entities/form-problems.messages.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { JobForm } from '@foothold/core/entities/job/job-form.ts';
import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import { rule } from '@foothold/core/text/form-rule.ts';
import * as z from 'zod/mini';

/** What a person says when an application has gone out; the same checks as the job's own form, and a date is needed. */
export const ApplyForm = z.object({
  dateApplied: z.string().check(rule(isCalendarDate, formProblem('sent-day'))),
  submissionMethod: JobForm.shape.submissionMethod,
  resumeId: JobForm.shape.resumeId,
  coverLetter: JobForm.shape.coverLetter,
});
export type ApplyFormValues = z.infer<typeof ApplyForm>;

/**
 * What the form starts from: what is known of the job, else today, the way the posting suggests, and for a first
 * application the default resume.
 */
export function applyValues(
  job: Job,
  { today, resumes }: { today: string; resumes: readonly Resume[] },
): ApplyFormValues {
  const isFirst = job.dateApplied === '';
  const byDefault = isFirst ? (resumes.find((resume) => resume.isDefault)?.internalId ?? null) : null;
  return {
    dateApplied: job.dateApplied || today,
    submissionMethod: job.submissionMethod || (isFirst ? methodOf(job) : ''),
    resumeId: job.resumeId ?? byDefault,
    coverLetter: job.coverLetter,
  };
}

/** How a job of this source is most likely applied for; '' where nothing says so. */
function methodOf({ source, url, submissionUrl }: Job): string {
  if (source === 'indeed' || source === 'linked-in' || source === 'adzuna') return source;
  return submissionUrl || url ? 'online' : '';
}
