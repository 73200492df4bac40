import { addDays, type CalendarDate, calendarDateOf, daysBetween } from '../../../dates/calendar-date.ts';
import { choiceLabel, jobSources } from '../../../entities/job/job.ts';
import { minForRate, type RateComparison, type ResponseRate } from '../../../tracking/response-rate.ts';
import { weekStart } from '../../../tracking/weekly-activity.ts';
import type { AssistantData } from './assistant-data.ts';
import type { Citing, Said } from './findings.ts';
import type { AskedDays } from './question-days.ts';
import { counted, dayWords, jobWords, listed } from './said-words.ts';

/** Which source answers: counts of each, and only as much as they carry. */
export function answerSources({ rates }: Pick<AssistantData, 'rates'>): Said {
  const { source } = rates;
  const sent = source.rates.reduce((sum, rate) => sum + rate.sent, 0);
  const heard = source.rates.reduce((sum, rate) => sum + rate.heard, 0);
  if (sent === 0)
    return { lines: ['You have no applications here yet, so there is nothing to count.'], screens: ['work'] };
  return {
    lines: [
      `Of ${counted(sent, 'application')} ${heard} ${heard === 1 ? 'was' : 'were'} heard back from.`,
      ...source.rates.map((rate) => `- ${rateWords(rate, sourceName)}`),
      sourceVerdict(source),
    ],
    screens: ['work'],
  };
}

const sourceName = (key: string) => (key === '' ? 'Source not noted' : choiceLabel(jobSources, key));

/** One kind with its counts, and between what its rate likely lies; of few only the counts. */
export function rateWords(
  { key, sent, heard, interviewed, interval }: ResponseRate,
  name: (key: string) => string,
): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const range = interval
    ? ` (${percent(heard / sent)}; likely between ${percent(interval.low)} and ${percent(interval.high)})`
    : ' (too few to say a rate)';
  const talks = interviewed > 0 ? `, ${counted(interviewed, 'interview')}` : '';
  return `${name(key)}: ${heard} of ${sent} heard back${range}${talks}`;
}

function sourceVerdict({ verdict, leader }: RateComparison): string {
  if (verdict === 'too-few')
    return `Too few to say which is better: at least two sources with ${minForRate} applications each are needed.`;
  if (verdict === 'overlap') return 'These numbers do not tell which is better: their ranges overlap.';
  return `${sourceName(leader ?? '')} is ahead of all others, by more than chance would make likely.`;
}

/** How many applications were sent in some days; without days in all, this week and this month. */
export function answerCount(data: AssistantData, days: AskedDays | null, citing: Citing): Said {
  const { today, firstDay, applications } = data;
  const screens = ['applications'];
  const dated = [...applications].filter(([, { sentOn }]) => sentOn !== '');
  const undated = applications.size - dated.length;
  const without =
    undated > 0
      ? [
          `${counted(undated, 'application has', 'applications have')} no day and ${undated === 1 ? 'is' : 'are'} not counted in it.`,
        ]
      : [];
  const between = (from: string, to: string) =>
    dated.filter(([, { sentOn }]) => sentOn >= from && sentOn <= to);
  if (!days) {
    const week = between(weekStart(today, firstDay), today).length;
    const month = between(`${today.slice(0, 7)}-01`, today).length;
    return {
      lines: [
        `You sent ${counted(applications.size, 'application')} in all: ${week} this week, ${month} this month.`,
        ...without,
      ],
      screens,
    };
  }
  const within = between(days.from, days.to).sort(([, a], [, b]) => b.sentOn.localeCompare(a.sentOn));
  const jobs = new Map(data.jobs.map((job) => [job.internalId, job]));
  const rows = within.flatMap(([id, { sentOn }]) => {
    const job = jobs.get(id);
    return job ? [`${jobWords(job, citing)}: ${dayWords(sentOn, data)}`] : [];
  });
  const before = spanBefore(days);
  const compared = before ? ` In the ${before.said} before: ${between(before.from, before.to).length}.` : '';
  return {
    lines: [
      `You sent ${counted(within.length, 'application')} ${days.said}.${compared}`,
      ...listed(rows),
      ...without,
    ],
    screens,
  };
}

/** The week or month before one. */
function spanBefore({ from, to }: AskedDays): { from: CalendarDate; to: CalendarDate; said: string } | null {
  const length = daysBetween(from, to) + 1;
  if (length === 7) return { from: addDays(from, -7), to: addDays(from, -1), said: 'week' };
  const isMonth = from.endsWith('-01') && addDays(to, 1).endsWith('-01') && length <= 31;
  if (!isMonth) return null;
  const last = addDays(from, -1);
  const first = calendarDateOf(Number(last.slice(0, 4)), Number(last.slice(5, 7)), 1);
  return first && { from: first, to: last, said: 'month' };
}
