import { daysBetween } from '../../../dates/calendar-date.ts';
import type { Job } from '../../../entities/job/job.ts';
import { type JobStatus, jobStatus, jobStatuses } from '../../../entities/job/job-status.ts';
import { isOpenOffer } from '../../../entities/offer/offer.ts';
import { nextStepByJob, nextStepDays } from '../../../tracking/next-steps.ts';
import { stepLine } from './answer-due.ts';
import type { AssistantData } from './assistant-data.ts';
import type { Citing, Said } from './findings.ts';
import type { AskedDays } from './question-days.ts';
import type { AskedGroup } from './read-question.ts';
import { counted, dayWords, jobWords, listed, plain } from './said-words.ts';

/** What a question names: jobs, or words that no job has. */
export type Asked = { jobIds: readonly number[]; words: string; days: AskedDays | null };

const shownJobs = 5;

/** Whether one applied at a company or for a title, and when. */
export function answerApplied(data: AssistantData, asked: Asked, citing: Citing): Said {
  const jobs = jobsOf(data, asked.jobIds);
  if (jobs.length === 0) return notFound(data, asked.words);
  const isIn = (job: Job) => {
    const sentOn = data.applications.get(job.internalId)?.sentOn;
    const { days } = asked;
    return sentOn !== undefined && (!days || (sentOn >= days.from && sentOn <= days.to));
  };
  const sent = jobs.filter(isIn);
  const rows = [...sent, ...jobs.filter((job) => !sent.includes(job))].map((job) =>
    appliedLine(job, data, citing),
  );
  const when = asked.days ? ` ${asked.days.said}` : '';
  const head =
    sent.length > 0
      ? `Yes, you applied${when}${sent.length > 1 ? ` for ${counted(sent.length, 'job')}` : ''}.`
      : `No, there is no application${when} noted.`;
  return { lines: [head, ...listed(rows)], suggestions: ['Which jobs wait for an answer?'] };
}

function appliedLine(job: Job, data: AssistantData, citing: Citing): string {
  const application = data.applications.get(job.internalId);
  const status = `${jobStatus(job.status).label}${job.statusDate ? ` since ${dayWords(job.statusDate, data)}` : ''}`;
  if (!application) return `${jobWords(job, citing)}: saved, not applied for. Status: ${status}.`;
  const when = application.sentOn ? `on ${dayWords(application.sentOn, data)}` : 'on a day that is not noted';
  return `${jobWords(job, citing)}: applied ${when}. Status: ${status}.`;
}

/** What to say where no job has that name. */
export function notFound(data: AssistantData, words: string): Said {
  const among = data.jobs.length < data.jobCount ? `the ${data.jobs.length} you changed last` : 'yours';
  const whom = words ? `“${plain(words)}”` : 'that name';
  return {
    lines: [
      data.jobCount === 0
        ? 'You have no jobs here yet, so there is nothing to look through.'
        : `No: no job or company among ${among} (${counted(data.jobs.length, 'job')}) is called ${whom}.`,
    ],
    screens: ['jobs', 'search'],
  };
}

/** Which jobs wait for an answer and how long, the longest first. */
export function answerWaiting(data: AssistantData, { days }: Pick<Asked, 'days'>, citing: Citing): Said {
  const least =
    days && days.to >= data.today && days.from < data.today ? daysBetween(days.from, data.today) : 0;
  const waiting = data.jobs
    .filter(({ status }) => status === 'application-submitted' || status === 'interview-in-progress')
    .map((job) => ({ job, since: lastSign(job) }))
    .map(({ job, since }) => ({ job, since, wait: since ? daysBetween(since, data.today) : 0 }))
    .filter(({ wait }) => wait >= least)
    .sort((a, b) => b.wait - a.wait);
  const usual = usualReply(data);
  if (waiting.length === 0)
    return {
      lines: [
        least > 0 ? `No job has waited ${least} days or more.` : 'No job waits for an answer.',
        ...usual,
      ],
    };
  const late = waiting.filter(({ wait }) => wait >= nextStepDays.followUp).length;
  const rows = waiting.map(({ job, since, wait }) => {
    const begun = since ? `${counted(wait, 'day')}, since ${dayWords(since, data)}` : 'the day is not noted';
    return `${jobWords(job, citing)}: ${begun}`;
  });
  const forDays = least > 0 ? ` for ${least} days or more` : '';
  return {
    lines: [
      `${counted(waiting.length, 'job waits', 'jobs wait')} for an answer${forDays}, the longest first.`,
      ...listed(rows, 'more'),
      ...(late > 0
        ? [`${counted(late, 'of them has', 'of them have')} waited two weeks or more: a good time to ask.`]
        : []),
      ...usual,
    ],
    screens: ['applications'],
  };
}

/** The newest sign of either side: from then on one waits. */
const lastSign = ({ statusDate, dateApplied, heardDate, followedUpDate }: Job) =>
  [statusDate || dateApplied, heardDate, followedUpDate].sort().at(-1) ?? '';

const minReplies = 5;

function usualReply({ applications }: AssistantData): string[] {
  const waits = [...applications.values()]
    .flatMap(({ sentOn, repliedOn }) => (sentOn && repliedOn ? [daysBetween(sentOn, repliedOn)] : []))
    .filter((wait) => wait >= 0)
    .sort((a, b) => a - b);
  if (waits.length < minReplies) return [];
  const middle = waits[Math.floor((waits.length - 1) / 2)] ?? 0;
  return [
    `Half of the ${waits.length} replies you noted with both days came within ${counted(middle, 'day')}.`,
  ];
}

const statusesOf: Readonly<Record<Exclude<AskedGroup, 'all' | 'replied'>, readonly JobStatus[]>> = {
  'not-applied': ['application-not-started', 'application-in-progress'],
  rejected: ['rejected-before-interview', 'rejected-after-interview'],
  interviewing: ['interview-requested', 'interview-scheduled', 'interview-in-progress'],
  offer: ['offer-pending', 'offer-accepted', 'offer-rejected'],
  closed: jobStatuses.filter(({ group }) => group === 'complete').map(({ value }) => value),
  'in-progress': jobStatuses.filter(({ group }) => group === 'in-progress').map(({ value }) => value),
};
const groupWords: Readonly<Record<Exclude<AskedGroup, 'all'>, [one: string, many: string]>> = {
  'not-applied': ['job is not applied for', 'jobs are not applied for'],
  rejected: ['job was rejected', 'jobs were rejected'],
  interviewing: ['job is in interviews', 'jobs are in interviews'],
  offer: ['job has an offer', 'jobs have an offer'],
  replied: ['application was answered', 'applications were answered'],
  closed: ['job is closed', 'jobs are closed'],
  'in-progress': ['job is in progress', 'jobs are in progress'],
};

/** Jobs of a group, or all of them by status with their counts. */
export function answerJobs(
  data: AssistantData,
  { group, days }: { group: AskedGroup; days: AskedDays | null },
  citing: Citing,
): Said {
  if (data.jobCount === 0) return { lines: ['You have no jobs here yet.'], screens: ['search'] };
  const cut = data.jobs.length < data.jobCount ? [`Counted among the ${data.jobs.length} changed last.`] : [];
  if (group === 'all') {
    const byStatus = jobStatuses.flatMap(({ value, label }) => {
      const count = data.jobs.filter(({ status }) => status === value).length;
      return count > 0 ? [`- ${label}: ${count}`] : [];
    });
    return { lines: [`You have ${counted(data.jobCount, 'job')}.`, ...byStatus, ...cut], screens: ['jobs'] };
  }
  const isIn = (date: string) => !days || (date >= days.from && date <= days.to);
  const jobs = data.jobs.filter(({ status, statusDate, internalId }) => {
    if (group !== 'replied') return statusesOf[group].includes(status) && isIn(statusDate);
    const repliedOn = data.applications.get(internalId)?.repliedOn ?? null;
    return repliedOn !== null && isIn(repliedOn);
  });
  const [one, many] = groupWords[group];
  const rows = jobs.map((job) => {
    const since = job.statusDate ? `, ${dayWords(job.statusDate, data)}` : '';
    return `${jobWords(job, citing)}: ${jobStatus(job.status).label}${since}`;
  });
  const when = days ? ` ${days.said}` : '';
  const head = jobs.length === 0 ? `No ${one}${when}.` : `${counted(jobs.length, one, many)}${when}.`;
  return { lines: [head, ...listed(rows), ...cut], screens: ['jobs'] };
}

/** Where jobs stand, and what comes next for each. */
export function answerState(data: AssistantData, asked: Asked & { isOfPay?: boolean }, citing: Citing): Said {
  const jobs = jobsOf(data, asked.jobIds);
  if (jobs.length === 0) return notFound(data, asked.words);
  // Words that were not read may have asked for something else.
  const unsure = asked.words ? ['I am not sure what you ask. This is what is noted:'] : [];
  const open = data.tasks.filter(({ done }) => !done);
  const steps = nextStepByJob({ ...data, tasks: open }, data.today);
  const lines = jobs.slice(0, shownJobs).flatMap((job) => {
    const step = steps.get(job.internalId);
    const next = step ? stepLine(step, data, citing) : nothingNext(job);
    const pay = asked.isOfPay && !job.salary ? ' Pay is not noted on the job.' : '';
    return [`${jobWords(job, citing)}: ${stateWords(job, data)}${pay}`, `- Next: ${next}`];
  });
  const rest = jobs.length - shownJobs;
  const more = rest > 0 ? [`And ${counted(rest, 'more job')} of that name.`] : [];
  return { lines: [...unsure, ...lines, ...more] };
}

function stateWords(job: Job, data: AssistantData): string {
  const { statusDate, dateApplied, heardDate, followedUpDate, deadline, salary } = job;
  const day = (date: string) => dayWords(date, data);
  const waited = statusDate
    ? ` since ${day(statusDate)} (${counted(daysBetween(statusDate, data.today), 'day')})`
    : '';
  const offer = data.offers.find((one) => one.jobId === job.internalId && isOpenOffer(one));
  const isWaiting = job.status === 'application-submitted';
  return [
    `${jobStatus(job.status).label}${waited}.`,
    dateApplied && `You applied on ${day(dateApplied)}.`,
    heardDate ? `Last heard from them on ${day(heardDate)}.` : isWaiting && 'No answer is noted.',
    followedUpDate && `You last asked on ${day(followedUpDate)}.`,
    deadline && !dateApplied && `Applications are taken until ${day(deadline)}.`,
    salary && `Pay: ${plain(salary)}.`,
    offer?.basePay && `They offer ${plain(offer.basePay)}.`,
    offer?.answerBy && `The offer is to be answered by ${day(offer.answerBy)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function nothingNext({ status, statusDate }: Job): string {
  const { group } = jobStatus(status);
  if (group === 'complete') return 'nothing; it is closed.';
  if (status === 'application-submitted' && statusDate)
    return `wait; two weeks after the last sign is a good time to ask.`;
  return 'nothing is noted or due. A step can be added on the job.';
}

/** The jobs of these keys, in their order. */
export function jobsOf({ jobs }: Pick<AssistantData, 'jobs'>, ids: readonly number[]): Job[] {
  const byId = new Map(jobs.map((job) => [job.internalId, job]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
