import { daysBetween } from '../../../dates/calendar-date.ts';
import type { Job } from '../../../entities/job/job.ts';
import { type JobStatus, jobStatus, jobStatuses } from '../../../entities/job/job-status.ts';
import { isOpenOffer } from '../../../entities/offer/offer.ts';
import type { Message } from '../../../text/messages.ts';
import { nextStepByJob, nextStepDays } from '../../../tracking/next-steps.ts';
import { lineTexts } from '../answer-lines.messages.ts';
import { type AnswerLine, joined, listed } from '../answer-lines.ts';
import { stepLine } from './answer-due.ts';
import { jobTexts } from './answer-jobs.messages.ts';
import type { AssistantData } from './assistant-data.ts';
import { statusWords } from './choice-words.ts';
import type { Citing, Said } from './findings.ts';
import { questionTexts } from './question.messages.ts';
import type { AskedDays } from './question-days.ts';
import type { AskedGroup } from './read-question.ts';
import { dayWords, jobWords, plain } from './said-words.ts';

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
  const { days } = asked;
  const name = sent.length > 0 ? 'applied' : 'not-applied';
  const count = sent.length;
  const head = days ? jobTexts(`${name}-days`, { count, days: days.said }) : jobTexts(name, { count });
  return { lines: [head, ...listed(rows)], suggestions: [questionTexts('waiting')] };
}

function appliedLine(job: Job, data: AssistantData, citing: Citing): Message {
  const application = data.applications.get(job.internalId);
  const label = statusWords(job.status);
  const status = job.statusDate
    ? jobTexts('since', { status: label, day: dayWords(job.statusDate, data) })
    : label;
  const values = { job: jobWords(job, citing), status };
  if (!application) return jobTexts('saved', values);
  const { sentOn } = application;
  return sentOn
    ? jobTexts('applied-on', { ...values, day: dayWords(sentOn, data) })
    : jobTexts('applied-undated', values);
}

/** What to say where no job has that name. */
export function notFound(data: AssistantData, words: string): Said {
  const count = data.jobs.length;
  const name = words ? lineTexts('quoted', { words: plain(words) }) : jobTexts('that-name');
  return {
    lines: [
      data.jobCount === 0
        ? jobTexts('none-to-look')
        : jobTexts(count < data.jobCount ? 'not-found-recent' : 'not-found', { count, name }),
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
      lines: [least > 0 ? jobTexts('none-waited', { days: least }) : jobTexts('none-waits'), ...usual],
    };
  const late = waiting.filter(({ wait }) => wait >= nextStepDays.followUp).length;
  const rows = waiting.map(({ job: one, since, wait: days }) => {
    const job = jobWords(one, citing);
    return since
      ? jobTexts('waiting', { job, days, since: dayWords(since, data) })
      : jobTexts('waiting-undated', { job });
  });
  const count = waiting.length;
  return {
    lines: [
      least > 0 ? jobTexts('waits-days', { count, days: least }) : jobTexts('waits', { count }),
      ...listed(rows),
      ...(late > 0 ? [jobTexts('time-to-ask', { count: late })] : []),
      ...usual,
    ],
    screens: ['applications'],
  };
}

/** The newest sign of either side: from then on one waits. */
const lastSign = ({ statusDate, dateApplied, heardDate, followedUpDate }: Job) =>
  [statusDate || dateApplied, heardDate, followedUpDate].sort().at(-1) ?? '';

const minReplies = 5;

function usualReply({ applications }: AssistantData): Message[] {
  const waits = [...applications.values()]
    .flatMap(({ sentOn, repliedOn }) => (sentOn && repliedOn ? [daysBetween(sentOn, repliedOn)] : []))
    .filter((wait) => wait >= 0)
    .sort((a, b) => a - b);
  if (waits.length < minReplies) return [];
  const middle = waits[Math.floor((waits.length - 1) / 2)] ?? 0;
  return [jobTexts('usual-reply', { count: waits.length, days: middle })];
}

const statusesOf: Readonly<Record<Exclude<AskedGroup, 'all' | 'replied'>, readonly JobStatus[]>> = {
  'not-applied': ['application-not-started', 'application-in-progress'],
  rejected: ['rejected-before-interview', 'rejected-after-interview'],
  interviewing: ['interview-requested', 'interview-scheduled', 'interview-in-progress'],
  offer: ['offer-pending', 'offer-accepted', 'offer-rejected'],
  closed: jobStatuses.filter(({ group }) => group === 'complete').map(({ value }) => value),
  'in-progress': jobStatuses.filter(({ group }) => group === 'in-progress').map(({ value }) => value),
};
/** Jobs of a group, or all of them by status with their counts. */
export function answerJobs(
  data: AssistantData,
  { group, days }: { group: AskedGroup; days: AskedDays | null },
  citing: Citing,
): Said {
  if (data.jobCount === 0) return { lines: [jobTexts('none')], screens: ['search'] };
  const isCut = data.jobs.length < data.jobCount;
  const cut = isCut ? [jobTexts('counted-among', { count: data.jobs.length })] : [];
  if (group === 'all') {
    const byStatus = jobStatuses.flatMap(({ value }) => {
      const count = data.jobs.filter(({ status }) => status === value).length;
      return count > 0 ? [{ row: jobTexts('of-status', { status: statusWords(value), count }) }] : [];
    });
    return { lines: [jobTexts('all', { count: data.jobCount }), ...byStatus, ...cut], screens: ['jobs'] };
  }
  const isIn = (date: string) => !days || (date >= days.from && date <= days.to);
  const jobs = data.jobs.filter(({ status, statusDate, internalId }) => {
    if (group !== 'replied') return statusesOf[group].includes(status) && isIn(statusDate);
    const repliedOn = data.applications.get(internalId)?.repliedOn ?? null;
    return repliedOn !== null && isIn(repliedOn);
  });
  const rows = jobs.map((one) => {
    const values = { job: jobWords(one, citing), status: statusWords(one.status) };
    return one.statusDate
      ? jobTexts('row-dated', { ...values, day: dayWords(one.statusDate, data) })
      : jobTexts('row', values);
  });
  const found = jobTexts(`group-${group}`, { count: jobs.length });
  const head = days ? jobTexts('found-days', { found, days: days.said }) : jobTexts('found', { found });
  return { lines: [head, ...listed(rows), ...cut], screens: ['jobs'] };
}

/** Where jobs stand, and what comes next for each. */
export function answerState(
  data: AssistantData,
  asked: Asked & { isOfPay?: boolean; isEnglish: boolean },
  citing: Citing,
): Said {
  const jobs = jobsOf(data, asked.jobIds);
  if (jobs.length === 0) return notFound(data, asked.words);
  // Words that were not read may have asked for something else.
  const isUnsure = asked.words !== '';
  const unsure = isUnsure ? [jobTexts(asked.isEnglish ? 'unsure' : 'unsure-english')] : [];
  const open = data.tasks.filter(({ done }) => !done);
  const steps = nextStepByJob({ ...data, tasks: open }, data.today);
  const lines = jobs.slice(0, shownJobs).flatMap((one): AnswerLine[] => {
    const step = steps.get(one.internalId);
    const lacksPay = asked.isOfPay && !one.salary;
    const state = joined('sentences', [...stateWords(one, data), lacksPay && jobTexts('no-pay')]);
    return [
      jobTexts('state', { job: jobWords(one, citing), state }),
      { row: step ? jobTexts('next', { step: stepLine(step, data, citing) }) : nothingNext(one) },
    ];
  });
  const count = jobs.length - shownJobs;
  const more = count > 0 ? [jobTexts('more-of-name', { count })] : [];
  const screens = isUnsure && !asked.isEnglish ? ['models'] : [];
  return { lines: [...unsure, ...lines, ...more], screens };
}

function stateWords(job: Job, data: AssistantData): (Message | string | false | undefined)[] {
  const { statusDate, dateApplied, heardDate, followedUpDate, deadline, salary } = job;
  const day = (date: string) => dayWords(date, data);
  const status = statusWords(job.status);
  const offer = data.offers.find((one) => one.jobId === job.internalId && isOpenOffer(one));
  const isWaiting = job.status === 'application-submitted';
  const days = statusDate ? daysBetween(statusDate, data.today) : 0;
  return [
    statusDate
      ? jobTexts('status-since', { status, day: day(statusDate), days })
      : jobTexts('status', { status }),
    dateApplied && jobTexts('you-applied', { day: day(dateApplied) }),
    heardDate ? jobTexts('heard', { day: day(heardDate) }) : isWaiting && jobTexts('no-answer'),
    followedUpDate && jobTexts('asked', { day: day(followedUpDate) }),
    deadline && !dateApplied && jobTexts('deadline', { day: day(deadline) }),
    salary && jobTexts('pay', { pay: plain(salary) }),
    offer?.basePay && jobTexts('offered', { pay: plain(offer.basePay) }),
    offer?.answerBy && jobTexts('answer-by', { day: day(offer.answerBy) }),
  ];
}

function nothingNext({ status, statusDate }: Job): Message {
  if (jobStatus(status).group === 'complete') return jobTexts('next-closed');
  return jobTexts(status === 'application-submitted' && statusDate ? 'next-wait' : 'next-none');
}

/** The jobs of these keys, in their order. */
export function jobsOf({ jobs }: Pick<AssistantData, 'jobs'>, ids: readonly number[]): Job[] {
  const byId = new Map(jobs.map((job) => [job.internalId, job]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
