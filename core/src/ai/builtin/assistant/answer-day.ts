import type { Job } from '../../../entities/job/job.ts';
import type { JobEvent } from '../../../entities/job/job-event.ts';
import { jobKeys } from '../../../entities/job/job-stamp.ts';
import { foldText } from '../../../text/company-name.ts';
import type { Message } from '../../../text/messages.ts';
import { similarWords } from '../../../text/similar-words.ts';
import { listed } from '../answer-lines.ts';
import { dayAnswerTexts } from './answer-day.messages.ts';
import { jobsOf, notFound } from './answer-jobs.ts';
import type { AssistantData } from './assistant-data.ts';
import { statusWords } from './choice-words.ts';
import type { Citing, Said } from './findings.ts';
import { dayTexts } from './question-days.messages.ts';
import type { AskedDays } from './question-days.ts';
import { saidTexts } from './said.messages.ts';
import { dayWords, jobWords, plain, recordWords } from './said-words.ts';

/** What was done on some days, today where none are named: histories of jobs, tasks that were ticked off, interviews. */
export function answerDay(data: AssistantData, asked: AskedDays | null, citing: Citing): Said {
  const { from, to, said } = asked ?? { from: data.today, to: data.today, said: dayTexts('today') };
  const isIn = (date: string) => date >= from && date <= to;
  const jobs = new Map(data.jobs.map((job) => [job.internalId, job]));
  const events = data.events.filter(({ date }) => isIn(date)).sort((a, b) => a.date.localeCompare(b.date));
  const rows = [
    ...events.flatMap((event) => {
      const job = jobs.get(event.jobId);
      return job ? [{ date: event.date, text: eventWords(event, jobWords(job, citing)) }] : [];
    }),
    ...data.tasks
      .filter(({ done, doneDate }) => done && isIn(doneDate))
      .map(({ internalId: id, jobId, title, doneDate }) => ({
        date: doneDate,
        text: dayAnswerTexts('done', {
          task: plain(title),
          cite: citing.cite({ kind: 'task', id, jobId, title }),
        }),
      })),
    ...data.interviews
      .filter(({ dateOfInterview, status }) => isIn(dateOfInterview.slice(0, 10)) && status === 'Completed')
      .map(({ internalId: id, jobId, jobTitle, companyName, dateOfInterview }) => {
        const named = [jobTitle, companyName].filter(Boolean).join(' · ');
        const cite = citing.cite({ kind: 'interview', id, jobId, title: named || saidTexts('interview') });
        const interview = plain(named) || saidTexts('interview');
        return {
          date: dateOfInterview.slice(0, 10),
          text: dayAnswerTexts('interview', { interview, cite }),
        };
      }),
  ].sort((a, b) => a.date.localeCompare(b.date));
  const one = from === to;
  const days = one ? dayAnswerTexts('days-dated', { days: said, date: dayWords(from, data) }) : said;
  if (rows.length === 0) return { lines: [dayAnswerTexts('none', { days })], screens: ['review'] };
  const lines = rows.map(({ date, text }) =>
    one ? text : dayAnswerTexts('dated', { date: dayWords(date, data), text }),
  );
  return {
    lines: [dayAnswerTexts('entries', { count: rows.length, days }), ...listed(lines)],
    screens: ['review'],
  };
}

function eventWords({ kind, statusTo, note }: JobEvent, job: Message): Message {
  if (kind === 'status') {
    return dayAnswerTexts('status', { job, status: statusTo ? statusWords(statusTo) : '' });
  }
  if (kind === 'note' && note) {
    return dayAnswerTexts('note-quoted', { job, note: plain(note.slice(0, 80)) });
  }
  return dayAnswerTexts(kind, { job });
}

/** Jobs and companies by name or by words of title, company, place, tags and notes; a typo is allowed where nothing fits. */
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
    ...jobs.map((job) =>
      dayAnswerTexts('found-job', { job: jobWords(job, citing), status: statusWords(job.status) }),
    ),
    ...companies.map(({ internalId: id, companyName: title }) => {
      const company = recordWords({ kind: 'company', id, jobId: null, title }, citing);
      return dayAnswerTexts('found-company', { company });
    }),
  ];
  return { lines: [dayAnswerTexts('found', { count: rows.length }), ...listed(rows)], screens: ['jobs'] };
}

function withWords(jobs: readonly Job[], typed: string): Job[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const keyed = jobs.map((job) => ({ job, have: job.keys?.words ?? jobKeys(job).words }));
  const vocabulary = [...new Set(keyed.flatMap(({ have }) => have))];
  const meant = words.map((word) => {
    const isKnown = vocabulary.some((one) => one.startsWith(word));
    return isKnown ? [word] : similarWords(word, vocabulary);
  });
  return keyed
    .filter(({ have }) =>
      meant.every((either) => either.some((word) => have.some((one) => one.startsWith(word)))),
    )
    .map(({ job }) => job);
}
