import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import type { JobFormValues } from '@foothold/core/entities/job/job-form.ts';
import type { CapturedField, CapturedJob, CaptureOrigin } from '@foothold/core/parsing/page/captured.ts';
import { changedFields, type JobField } from '../editor/job-fields.ts';

/** What a capture changes in a form: the new values, which of them came from where, and what stays as it was typed. */
export type CaptureFill = {
  values: Partial<JobFormValues>;
  from: { origin: CaptureOrigin; fields: JobField[] }[];
  kept: JobField[];
};

/** What a form started from, what it holds, and what earlier captures wrote into it. */
type CaptureBase = { start: JobFormValues; now: JobFormValues; filled: Partial<JobFormValues> };

/** True where the Posting link may be written: nobody typed another one. */
export function takesLink({ start, now, filled }: CaptureBase): boolean {
  return now.url === start.url || now.url === filled.url;
}

/**
 * How a captured posting fills a form. The `link` that was read, or pasted before the text, becomes the Posting link
 * unless a page or a board names another one; an address within a text does not count. What a person typed stays. What
 * an earlier capture filled in and was not changed since is replaced, or cleared, so that two postings never mix.
 */
export function captureFill(
  job: CapturedJob,
  { start, now, filled, link }: CaptureBase & { link: string },
): CaptureFill {
  const typed = new Set(changedFields(start, now).filter((field) => now[field] !== filled[field]));
  const former = (Object.keys(filled) as JobField[]).filter((field) => !typed.has(field));
  const values: Partial<Record<JobField, unknown>> = Object.fromEntries(
    former.map((field) => [field, start[field]]),
  );
  const fill: CaptureFill = { values: values as Partial<JobFormValues>, from: [], kept: [] };
  // What a page or a board names is this posting; an address in a text may be any.
  const named = job.fields.filter(({ field, from }) => link === '' || field !== 'url' || from !== 'text');
  const isNamed = named.some(({ field }) => field === 'url');
  const given: readonly CapturedField[] =
    link === '' || isNamed ? named : [...named, { field: 'url', value: link, from: 'link' }];
  for (const { field, value: read, from: origin, at } of given) {
    const value = at === undefined ? read : dateOfText(at);
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
