import { type CalendarDate, dateWords } from '../../../dates/calendar-date.ts';
import type { Job } from '../../../entities/job/job.ts';
import { recordName } from '../../../entities/record-name.ts';
import type { Citing } from './findings.ts';

/** How many rows of a list are told; of the rest there is a count. */
export const maxRows = 8;

/** “1 job”, “3 jobs”. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A day in words: “Thu, Nov 19”, with its year where that is another than today's. */
export function dayWords(
  date: string,
  { today, locale }: { today: CalendarDate; locale?: string | undefined },
): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return dateWords(date, locale, { weekday: 'short', month: 'short', day: 'numeric', ...year });
}

/** Rows as a list of Markdown, at most eight; then how many are left. */
export function listed(rows: readonly string[], rest = 'more'): string[] {
  const shown = rows.slice(0, maxRows).map((row) => `- ${row}`);
  return rows.length > maxRows ? [...shown, `- and ${rows.length - maxRows} ${rest}`] : shown;
}

/** What others wrote, as plain text of a line of Markdown. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

/** A job by its name with its number: “**Nurse · Mercy** [1]”. */
export function jobWords(job: Job, citing: Citing): string {
  const title = recordName(job) || 'a job without a name';
  return `**${plain(title)}** ${citing.cite({ kind: 'job', id: job.internalId, jobId: job.internalId, title })}`;
}
