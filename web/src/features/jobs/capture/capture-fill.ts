import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import type { JobFormValues } from '@foothold/core/entities/job/job-form.ts';
import type { CapturedJob, CaptureOrigin } from '@foothold/core/parsing/page/captured.ts';
import { changedFields, type JobField } from '../editor/job-fields.ts';

/** What a capture changes in a form: the new values, which of them came from where, and what stays as it was typed. */
export type CaptureFill = {
  values: Partial<JobFormValues>;
  from: { origin: CaptureOrigin; fields: JobField[] }[];
  kept: JobField[];
};

/**
 * How a captured posting fills a form. What a person typed stays; what an earlier capture filled in, and nobody has
 * changed since, makes room: also for nothing, so that two postings never mix.
 */
export function captureFill(
  job: CapturedJob,
  { start, now, filled }: { start: JobFormValues; now: JobFormValues; filled: Partial<JobFormValues> },
): CaptureFill {
  const typed = new Set(changedFields(start, now).filter((field) => now[field] !== filled[field]));
  const former = (Object.keys(filled) as JobField[]).filter((field) => !typed.has(field));
  const values: Partial<Record<JobField, unknown>> = Object.fromEntries(
    former.map((field) => [field, start[field]]),
  );
  const fill: CaptureFill = { values: values as Partial<JobFormValues>, from: [], kept: [] };
  for (const { field, value: given, from: origin, at } of job.fields) {
    const value = at === undefined ? given : dateOfText(at);
    if (typed.has(field)) {
      if (now[field] !== value) fill.kept.push(field);
      continue;
    }
    values[field] = value;
    const group = fill.from.find((one) => one.origin === origin);
    if (group) group.fields.push(field);
    else fill.from.push({ origin, fields: [field] });
  }
  return fill;
}
