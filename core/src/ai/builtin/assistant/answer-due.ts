import { daysBetween } from '../../../dates/calendar-date.ts';
import { wallWords } from '../../../dates/wall-time.ts';
import { isOpenOffer } from '../../../entities/offer/offer.ts';
import { recordName } from '../../../entities/record-name.ts';
import type { Message } from '../../../text/messages.ts';
import { type NextStep, nextStepDays, nextSteps } from '../../../tracking/next-steps.ts';
import { type AnswerLine, joined, listed } from '../answer-lines.ts';
import { dueTexts } from './answer-due.messages.ts';
import type { AssistantData } from './assistant-data.ts';
import { interviewKindWords } from './choice-words.ts';
import type { Citing, Said } from './findings.ts';
import type { AskedDays } from './question-days.ts';
import { saidTexts } from './said.messages.ts';
import { dayWords, plain } from './said-words.ts';

/**
 * What is due: late, on the days asked for, else today, within a week and on any day. `isDated` leaves out what nobody set a
 * date for.
 */
export function answerDue(
  data: AssistantData,
  {
    only,
    days,
    isDated = false,
  }: { only: 'all' | 'late' | 'deadlines'; days: AskedDays | null; isDated?: boolean },
  citing: Citing,
): Said {
  const { today } = data;
  const ahead = days ? Math.max(nextStepDays.ahead, daysBetween(today, days.to)) : only === 'all' ? 7 : 400;
  const open = data.tasks.filter(({ done }) => !done);
  const steps = nextSteps({ ...data, tasks: open }, today, ahead).filter(
    ({ kind }) =>
      (only !== 'deadlines' || kind === 'deadline' || kind === 'answer-offer') &&
      (!isDated || kind === 'task' || kind === 'deadline' || kind === 'answer-offer'),
  );
  const late = steps.filter(isLate);
  const section = (name: DueSection, found: readonly NextStep[]): AnswerLine[] =>
    found.length === 0
      ? []
      : [
          dueTexts(name, { count: found.length }),
          ...listed(found.map((step) => stepLine(step, data, citing))),
        ];
  const lateLines = section('late', late);
  if (only === 'late')
    return { lines: late.length > 0 ? lateLines : [dueTexts('none-late')], screens: ['work'] };
  if (days) return { lines: answerDays(days, steps, { data, lateLines, citing }), screens: ['work'] };
  const now = steps.filter((step) => !isLate(step) && step.daysLeft !== null && step.daysLeft <= 0);
  const soon = steps.filter(({ daysLeft }) => daysLeft !== null && daysLeft > 0);
  const anyDay = steps.filter(({ daysLeft }) => daysLeft === null);
  const isOfDeadlines = only === 'deadlines';
  const lines = [
    ...lateLines,
    ...section('today', now),
    ...section(isOfDeadlines ? 'coming' : 'week', soon),
    ...section('any-day', anyDay),
  ];
  if (lines.length > 0) return { lines, screens: ['work'] };
  const looked = isOfDeadlines ? 'looked-for-deadlines' : 'looked-for-steps';
  return {
    lines: [
      dueTexts(isOfDeadlines ? 'no-deadline' : 'nothing'),
      dueTexts(looked, { count: data.jobs.length }),
    ],
    screens: ['work'],
  };
}

type DueSection = 'late' | 'today' | 'coming' | 'week' | 'any-day';

function answerDays(
  { from, to, said }: AskedDays,
  steps: readonly NextStep[],
  { data, lateLines, citing }: { data: AssistantData; lateLines: readonly AnswerLine[]; citing: Citing },
): AnswerLine[] {
  const { today } = data;
  if (to < today) return [dueTexts('over', { days: said }), ...lateLines];
  const isNow = from <= today;
  const due = steps.filter((step) => {
    if (isLate(step) || step.daysLeft === null) return false;
    // What is due by now is due today, whatever its day was.
    const day = step.daysLeft <= 0 ? today : step.due;
    return day >= from && day <= to;
  });
  const days = from === to ? dueTexts('day-dated', { days: said, date: dayWords(from, data) }) : said;
  const none = isNow && lateLines.length > 0 ? 'none-due-but-late' : 'none-due';
  const head = due.length > 0 ? dueTexts('due', { days, count: due.length }) : dueTexts(none, { days });
  const rows = listed(due.map((step) => stepLine(step, data, citing)));
  return [head, ...rows, ...(isNow ? lateLines : [])];
}

/** Only what a person dated can be late. */
const isLate = ({ kind, daysLeft }: NextStep) =>
  daysLeft !== null && daysLeft < 0 && (kind === 'task' || kind === 'deadline');

/** One step as a row: what to do, for what, when. */
export function stepLine(step: NextStep, data: AssistantData, citing: Citing): Message | string {
  const { jobId, interviewId, taskId, due, time } = step;
  const title = recordName({ jobTitle: step.jobTitle, companyName: step.companyName });
  const offer =
    step.kind === 'answer-offer'
      ? data.offers.find((one) => one.jobId === jobId && isOpenOffer(one))
      : undefined;
  const about =
    interviewId !== null
      ? citing.cite({
          ...{ kind: 'interview', id: interviewId, jobId },
          title: title || saidTexts('interview'),
        })
      : offer
        ? citing.cite({ kind: 'offer', id: offer.internalId, jobId, title })
        : taskId !== null
          ? citing.cite({ kind: 'task', id: taskId, jobId, title: step.title || saidTexts('task') })
          : jobId !== null
            ? citing.cite({ kind: 'job', id: jobId, jobId, title })
            : '';
  const day = due === '' || stepsOfAnyDay.has(step.kind) ? '' : dayWords(due, data);
  const when = joined('list', [day, hourWords({ hour: wallWords(time, data.locale), zone: step.timeZone })]);
  return joined('dash', [joined('sentences', [stepWords(step, data), about]), when]);
}

/** An hour with the zone that it is of; '' for none. */
export function hourWords({ hour, zone }: { hour: string; zone: string }): Message | string {
  return hour && zone ? saidTexts('time-zone', { hour, zone }) : hour;
}

const stepsOfAnyDay: ReadonlySet<NextStep['kind']> = new Set([
  'start',
  'finish',
  'no-answer',
  'answer-request',
  'after-interview',
  'send-thanks',
]);

/** What a step is, beginning with what to do. */
function stepWords(step: NextStep, { today }: Pick<AssistantData, 'today'>): Message | string {
  const { kind, since } = step;
  const named = plain(recordName({ jobTitle: step.jobTitle, companyName: step.companyName }));
  const about = named || dueTexts('a-job');
  const name = plain(step.title);
  const days = since ? Math.max(0, daysBetween(since, today)) : 0;
  switch (kind) {
    case 'interview':
      return name
        ? dueTexts('named-interview', { name: interviewKindWords(name), about })
        : dueTexts('interview', { about });
    case 'task':
      return step.jobId === null ? name : dueTexts('task', { name, about });
    case 'deadline':
      return name ? dueTexts('named-deadline', { name, about }) : dueTexts('deadline', { about });
    case 'follow-up':
      return since ? dueTexts('follow-up-after', { days, about }) : dueTexts('follow-up', { about });
    default:
      return dueTexts(kind, { days, about });
  }
}
