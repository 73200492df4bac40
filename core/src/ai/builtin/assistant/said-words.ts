import { type CalendarDate, dateWords } from '../../../dates/calendar-date.ts';
import type { Job } from '../../../entities/job/job.ts';
import { recordName } from '../../../entities/record-name.ts';
import type { Message } from '../../../text/messages.ts';
import type { Citing } from './findings.ts';
import { saidTexts } from './said.messages.ts';

/** A day in words: “Thu, Nov 19”, with its year where that is another than today's. */
export function dayWords(
  date: string,
  { today, locale }: { today: CalendarDate; locale?: string | undefined },
): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return dateWords(date, locale, { weekday: 'short', month: 'short', day: 'numeric', ...year });
}

/** What others wrote, as plain text of a line of Markdown. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

/** A record by its name with its number: “**Nurse · Mercy** [1]”. */
export function recordWords({ title, ...record }: Parameters<Citing['cite']>[0], citing: Citing): Message {
  const name = typeof title === 'string' ? plain(title) : title;
  return saidTexts('record', { title: name, cite: citing.cite({ title, ...record }) });
}

/** A job by its name with its number. */
export function jobWords(job: Job, citing: Citing): Message {
  const { internalId: id } = job;
  const title = recordName(job) || saidTexts('nameless-job');
  return recordWords({ kind: 'job', id, jobId: id, title }, citing);
}
