import type { Job } from '../../../entities/job/job.ts';
import type { JobEvent } from '../../../entities/job/job-event.ts';
import { jobKeys } from '../../../entities/job/job-stamp.ts';
import { jobStatus } from '../../../entities/job/job-status.ts';
import { foldText } from '../../../text/company-name.ts';
import { nearWords } from '../../../text/near-words.ts';
import { jobsOf, notFound } from './answer-jobs.ts';
import type { AssistantData } from './assistant-data.ts';
import type { Citing, Said } from './findings.ts';
import type { AskedDays } from './question-days.ts';
import { counted, dayWords, jobWords, listed, plain } from './said-words.ts';

/** What was done on some days, today where none are named: histories of jobs, tasks that were ticked off, interviews. */
export function answerDay(data: AssistantData, asked: AskedDays | null, citing: Citing): Said {
  const { from, to, said } = asked ?? { from: data.today, to: data.today, said: 'today' };
  const isIn = (date: string) => date >= from && date <= to;
  const jobs = new Map(data.jobs.map((job) => [job.internalId, job]));
  const events = data.events.filter(({ date }) => isIn(date)).sort((a, b) => a.date.localeCompare(b.date));
  const rows = [
    ...events.flatMap((event) => {
      const job = jobs.get(event.jobId);
      return job ? [{ date: event.date, text: `${eventWords(event)}: ${jobWords(job, citing)}` }] : [];
    }),
    ...data.tasks
      .filter(({ done, doneDate }) => done && isIn(doneDate))
      .map(({ internalId: id, jobId, title, doneDate }) => ({
        date: doneDate,
        text: `Done: ${plain(title)} ${citing.cite({ kind: 'task', id, jobId, title })}`,
      })),
    ...data.interviews
      .filter(({ dateOfInterview, status }) => isIn(dateOfInterview.slice(0, 10)) && status === 'Completed')
      .map(({ internalId: id, jobId, jobTitle, companyName, dateOfInterview }) => {
        const title = [jobTitle, companyName].filter(Boolean).join(' · ') || 'Interview';
        const cite = citing.cite({ kind: 'interview', id, jobId, title });
        return { date: dateOfInterview.slice(0, 10), text: `Interview held: ${plain(title)} ${cite}` };
      }),
  ].sort((a, b) => a.date.localeCompare(b.date));
  const one = from === to;
  const when = one ? `${said} (${dayWords(from, data)})` : said;
  if (rows.length === 0) return { lines: [`Nothing is noted for ${when}.`], screens: ['review'] };
  const lines = rows.map(({ date, text }) => (one ? text : `${dayWords(date, data)}: ${text}`));
  return {
    lines: [`${counted(rows.length, 'entry', 'entries')} ${when}.`, ...listed(lines)],
    screens: ['review'],
  };
}

function eventWords({ kind, statusTo, note }: JobEvent): string {
  const label = statusTo ? jobStatus(statusTo).label : '';
  const words = {
    saved: 'Saved',
    status: `Moved to ${label}`,
    applied: 'Applied',
    'applied-cleared': 'Date of application cleared',
    'follow-up': 'Asked how things stand',
    heard: 'Heard from them',
    note: note ? `Note “${plain(note.slice(0, 80))}”` : 'Note',
  } as const;
  return words[kind];
}

/** Jobs and companies by name or by words of title, company, place, tags and notes; a slip is allowed where nothing fits. */
export function answerFind(
  data: AssistantData,
  asked: { jobIds: readonly number[]; companyIds: readonly number[]; words: string },
  citing: Citing,
): Said {
  const named = jobsOf(data, asked.jobIds);
  const jobs = named.length > 0 ? named : withWords(data.jobs, asked.words);
  const companies = data.companies.filter(({ internalId }) => asked.companyIds.includes(internalId));
  if (jobs.length === 0 && companies.length === 0) return notFound(data, asked.words);
  const rows = [
    ...jobs.map((job) => `${jobWords(job, citing)}: ${jobStatus(job.status).label}`),
    ...companies.map(({ internalId: id, companyName: title }) => {
      return `**${plain(title)}** ${citing.cite({ kind: 'company', id, jobId: null, title })}: a company you keep`;
    }),
  ];
  return { lines: [`${counted(rows.length, 'record')} found.`, ...listed(rows)], screens: ['jobs'] };
}

function withWords(jobs: readonly Job[], typed: string): Job[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const keyed = jobs.map((job) => ({ job, have: job.keys?.words ?? jobKeys(job).words }));
  const vocabulary = [...new Set(keyed.flatMap(({ have }) => have))];
  const meant = words.map((word) => {
    const isKnown = vocabulary.some((one) => one.startsWith(word));
    return isKnown ? [word] : nearWords(word, vocabulary);
  });
  return keyed
    .filter(({ have }) =>
      meant.every((either) => either.some((word) => have.some((one) => one.startsWith(word)))),
    )
    .map(({ job }) => job);
}
