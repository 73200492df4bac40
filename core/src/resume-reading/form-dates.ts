import { dateSpansIn } from './date-spans.ts';

/** The date that a field of a form says, as `YYYY`, `YYYY-MM` or `present`; '' for none. Days are left out. */
export function formDate(text: string): string {
  const [span] = dateSpansIn(` ${text.trim()}`);
  return span?.end ?? '';
}

/** Beginning and end of a text such as “January 2019 to Present”, as JSON Resume writes them: no end is the present. */
export function formSpan(text: string): { startDate: string; endDate: string } {
  const [span] = dateSpansIn(text);
  if (!span) return { startDate: '', endDate: '' };
  return { startDate: span.start, endDate: span.end === 'present' ? '' : span.end };
}
