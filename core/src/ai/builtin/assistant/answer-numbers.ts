import { addDays, type CalendarDate, calendarDateOf, daysBetween } from '../../../dates/calendar-date.ts';
import type { Message } from '../../../text/messages.ts';
import { minForRate, type RateComparison, type ResponseRate } from '../../../tracking/response-rate.ts';
import { weekStart } from '../../../tracking/weekly-activity.ts';
import { lineTexts } from '../answer-lines.messages.ts';
import { joined, listed } from '../answer-lines.ts';
import { numberTexts } from './answer-numbers.messages.ts';
import type { AssistantData } from './assistant-data.ts';
import { sourceWords } from './choice-words.ts';
import type { Citing, Said } from './findings.ts';
import type { AskedDays } from './question-days.ts';
import { dayWords, jobWords } from './said-words.ts';

/** Which source answers: counts of each, and only as much as they carry. */
export function answerSources({ rates }: Pick<AssistantData, 'rates'>): Said {
  const { source } = rates;
  const sent = source.rates.reduce((sum, rate) => sum + rate.sent, 0);
  const heard = source.rates.reduce((sum, rate) => sum + rate.heard, 0);
  if (sent === 0) return { lines: [numberTexts('none')], screens: ['work'] };
  return {
    lines: [
      numberTexts('heard', { sent, heard }),
      ...source.rates.map((rate) => ({ row: rateWords(rate, sourceName(rate.key)) })),
      sourceVerdict(source),
    ],
    screens: ['work'],
  };
}

const sourceName = (key: string) => (key === '' ? numberTexts('source-unknown') : sourceWords(key));

/** One kind with its counts, and between what its rate likely lies; of few only the counts. */
export function rateWords(
  { sent, heard, interviewed, interval }: ResponseRate,
  name: Message | string,
): Message | string {
  const percent = (share: number) => Math.round(share * 100);
  const counts = { name, heard, sent };
  const rate = interval
    ? numberTexts('rate', {
        ...{ ...counts, percent: percent(heard / sent) },
        ...{ low: percent(interval.low), high: percent(interval.high) },
      })
    : numberTexts('rate-few', counts);
  return joined('list', [rate, interviewed > 0 && numberTexts('interviews', { count: interviewed })]);
}

function sourceVerdict({ verdict, leader }: RateComparison): Message {
  if (verdict === 'too-few') return numberTexts('too-few', { count: minForRate });
  if (verdict === 'overlap') return numberTexts('overlap');
  return numberTexts('leads', { name: sourceName(leader ?? '') });
}

/** How many applications were sent in some days; without days in all, this week and this month. */
export function answerCount(data: AssistantData, days: AskedDays | null, citing: Citing): Said {
  const { today, firstDay, applications } = data;
  const screens = ['applications'];
  const dated = [...applications].filter(([, { sentOn }]) => sentOn !== '');
  const undated = applications.size - dated.length;
  const without = undated > 0 ? [numberTexts('undated', { count: undated })] : [];
  const between = (from: string, to: string) =>
    dated.filter(([, { sentOn }]) => sentOn >= from && sentOn <= to);
  if (!days) {
    const week = between(weekStart(today, firstDay), today).length;
    const month = between(`${today.slice(0, 7)}-01`, today).length;
    return {
      lines: [numberTexts('sent', { count: applications.size, week, month }), ...without],
      screens,
    };
  }
  const within = between(days.from, days.to).sort(([, a], [, b]) => b.sentOn.localeCompare(a.sentOn));
  const jobs = new Map(data.jobs.map((job) => [job.internalId, job]));
  const rows = within.flatMap(([id, { sentOn }]) => {
    const job = jobs.get(id);
    return job ? [numberTexts('row', { job: jobWords(job, citing), day: dayWords(sentOn, data) })] : [];
  });
  const before = spanBefore(days);
  const first = numberTexts('sent-days', { count: within.length, days: days.said });
  const rest = before && numberTexts(before.name, { count: between(before.from, before.to).length });
  const head = rest ? lineTexts('sentences', { first, rest }) : first;
  return { lines: [head, ...listed(rows), ...without], screens };
}

/** The week or month before one. */
function spanBefore({
  from,
  to,
}: AskedDays): { from: CalendarDate; to: CalendarDate; name: 'week-before' | 'month-before' } | null {
  const length = daysBetween(from, to) + 1;
  if (length === 7) return { from: addDays(from, -7), to: addDays(from, -1), name: 'week-before' };
  const isMonth = from.endsWith('-01') && addDays(to, 1).endsWith('-01') && length <= 31;
  if (!isMonth) return null;
  const last = addDays(from, -1);
  const first = calendarDateOf(Number(last.slice(0, 4)), Number(last.slice(5, 7)), 1);
  return first && { from: first, to: last, name: 'month-before' };
}
