import { fencedData } from '@foothold/core/ai/tools/fenced-data.ts';
import type { ToolArgs } from '@foothold/core/ai/tools/tool-args.ts';
import type { Company } from '@foothold/core/entities/company/company.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { recordName } from '@foothold/core/entities/record-name.ts';
import type { Task } from '@foothold/core/entities/task/task.ts';
import { truncate } from '@foothold/core/text/display.ts';
import { nameFinder } from '@foothold/core/text/name-finder.ts';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { queryCompanies } from '../../../data/companies/company-rows.ts';
import { jobFinder } from '../../../data/jobs/find-jobs.ts';
import { queryJobs } from '../../../data/jobs/job-list.ts';
import type { OwnData } from '../../../data/rows/own-data.ts';
import { readRow, readRows } from '../../../data/rows/read-rows.ts';
import { href } from '../../../platform/href.ts';
import { sayIn } from '../../../platform/say.ts';
import type { ToolContext } from './tool-context.ts';
import type { ReadRow, ToolResult } from './tool-result.ts';

const usual = 10;

/** Own jobs: one by its id with its text and history, else those of words and statuses, the newest change first. */
export async function readJobs(args: ToolArgs<'own_jobs'>, { db }: ToolContext): Promise<ToolResult> {
  if (args.id !== undefined) return readOneJob(db, args.id);
  const { words = '', statuses, most = usual } = args;
  const filter = { statuses, ...(words && { text: words }) };
  const { rows, total } = await queryJobs(db, { ...filter, limit: most });
  // A typo in a word finds nothing in a list; the finder allows it.
  const near = rows.length === 0 && words && !statuses ? await nearJobs(db, words, most) : [];
  const jobs = rows.length > 0 ? rows.slice(0, most) : near;
  return {
    ok: true,
    title: words ? t`Your jobs: ${words}` : t`Your jobs`,
    rows: jobs.map(jobRow),
    total: Math.max(total, jobs.length),
    text: fencedData('own jobs', jobs.map(jobFacts), { total: Math.max(total, jobs.length) }),
  };
}

async function nearJobs(db: OwnData, words: string, most: number): Promise<Job[]> {
  const found = await jobFinder().find(db, words, most);
  const stored = await db.jobs.bulkGet(found.map(({ internalId }) => internalId));
  return readRows(
    'jobs',
    stored.filter((row) => row !== undefined),
  ).rows;
}

async function readOneJob(db: OwnData, id: number): Promise<ToolResult> {
  const stored = await db.jobs.get(id);
  const job = stored && readRow('jobs', stored).record;
  if (!job)
    return { ok: false, title: '', rows: [], total: 0, text: `There is no own job with the id ${id}.` };
  const events = readRows('jobEvents', await db.jobEvents.where('jobId').equals(id).toArray()).rows;
  const history = events
    .sort((a, b) => (a.date === b.date ? b.internalId - a.internalId : a.date < b.date ? 1 : -1))
    .slice(0, 10)
    .map(({ date, kind, statusTo, note }) => ({ date, kind, status: statusTo, note: truncate(note, 200) }));
  const whole = { ...jobFacts(job), url: job.url, notes: job.notes, history, posting: job.description };
  return {
    ok: true,
    title: recordName(job),
    rows: [jobRow(job)],
    total: 1,
    text: fencedData('own jobs', [whole], { text: 3000 }),
  };
}

function jobFacts(job: Job) {
  return {
    id: job.internalId,
    title: job.jobTitle,
    company: job.companyName,
    place: job.location,
    status: job.status,
    since: job.statusDate,
    applied: job.dateApplied,
    lastHeard: job.heardDate,
    deadline: job.deadline,
    followUp: job.followUp,
    pay: job.salary,
  };
}

/** An own job as a row beside an answer. */
export function jobRow(job: Job): ReadRow {
  const { internalId: id, status, location } = job;
  return {
    kind: 'job',
    id,
    title: recordName(job),
    detail: [sayIn(i18n)(jobStatusName(status)), location].filter(Boolean).join(' · '),
    to: href('/job/edit/:internalId', { internalId: id }),
  };
}

/** Interviews between two days, those without a day left out; from today on unless a job or a day is asked for. */
export async function readInterviews(
  { from, to, jobId, most = usual }: ToolArgs<'own_interviews'>,
  { db, today }: ToolContext,
): Promise<ToolResult> {
  const first = from ?? (jobId === undefined ? today : '0');
  const between = db.interviews.where('dateOfInterview').between(first, `${to ?? '9999'}\uffff`);
  const { rows } = readRows('interviews', await between.toArray());
  const fitting = rows.filter((row) => jobId === undefined || row.jobId === jobId);
  const shown = fitting.slice(0, most);
  return {
    ok: true,
    title: t`Your interviews`,
    rows: shown.map(interviewRow),
    total: fitting.length,
    text: fencedData('own interviews', shown.map(interviewFacts), { total: fitting.length }),
  };
}

function interviewFacts(row: Interview) {
  const { internalId, jobId, jobTitle, companyName, dateOfInterview, timeZone } = row;
  const { interviewType, status, durationMinutes, notes } = row;
  const when = { day: dateOfInterview.slice(0, 10), time: dateOfInterview.slice(11, 16), timeZone };
  const about = { kind: interviewType, status, minutes: durationMinutes || null, notes };
  return { id: internalId, jobId, title: jobTitle, company: companyName, ...when, ...about };
}

function interviewRow(row: Interview): ReadRow {
  const { internalId: id, interviewType, dateOfInterview } = row;
  return {
    kind: 'interview',
    id,
    title: recordName({ jobTitle: row.jobTitle, companyName: row.companyName }),
    detail: [interviewType, dateOfInterview.slice(0, 16).replace('T', ' ')].filter(Boolean).join(' · '),
    to: href('/interview/edit/:internalId', { internalId: id }),
  };
}

/** Own companies by words of their names, a typo allowed. */
export async function readCompanies(
  { words = '', most = usual }: ToolArgs<'own_companies'>,
  { db }: ToolContext,
): Promise<ToolResult> {
  const { companies } = await queryCompanies(db);
  const found = nameFinder(companies.map(({ companyName }) => companyName))(words, companies.length);
  const fitting = found.flatMap((at) => companies[at] ?? []);
  const shown = fitting.slice(0, most);
  return {
    ok: true,
    title: words ? t`Your companies: ${words}` : t`Your companies`,
    rows: shown.map(companyRow),
    total: fitting.length,
    text: fencedData('own companies', shown.map(companyFacts), { total: fitting.length }),
  };
}

function companyFacts(company: Company) {
  const { internalId, companyName, city, state, url, summary, description, notes } = company;
  return { id: internalId, name: companyName, city, state, url, summary, description, notes };
}

function companyRow({ internalId: id, companyName, city, state }: Company): ReadRow {
  const to = href('/company/details/:internalId', { internalId: id });
  return { kind: 'company', id, title: companyName, detail: [city, state].filter(Boolean).join(', '), to };
}

/** Open tasks by their day, those without one last; or the done ones, the last done first. */
export async function readTasks(
  { jobId, until, done = false, most = usual }: ToolArgs<'own_tasks'>,
  { db }: ToolContext,
): Promise<ToolResult> {
  const open = done ? 0 : 1;
  const range = db.tasks.where('[open+dueDate]').between([open, ''], [open, until ?? '\uffff'], true, true);
  const { rows } = readRows('tasks', await range.toArray());
  const day = (task: Task) => (done ? task.doneDate : task.dueDate || '9999');
  const fitting = rows
    .filter((task) => (jobId === undefined || task.jobId === jobId) && (!until || task.dueDate !== ''))
    .sort((a, b) => day(a).localeCompare(day(b)) * (done ? -1 : 1));
  const shown = fitting.slice(0, most);
  return {
    ok: true,
    title: done ? t`What you have done` : t`What you noted to do`,
    rows: shown.map(taskRow),
    total: fitting.length,
    text: fencedData('own tasks', shown.map(taskFacts), { total: fitting.length }),
  };
}

function taskFacts({ internalId, jobId, title, kind, dueDate, doneDate, notes }: Task) {
  return { id: internalId, jobId, title, kind, due: dueDate, done: doneDate, notes };
}

function taskRow({ internalId: id, jobId, title, dueDate, doneDate }: Task): ReadRow {
  const to = jobId === null ? href('/work') : href('/job/edit/:internalId', { internalId: jobId });
  return { kind: 'task', id, title, detail: doneDate || dueDate, to };
}
