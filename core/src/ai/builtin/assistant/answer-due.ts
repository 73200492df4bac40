import { daysBetween } from '../../../dates/calendar-date.ts';
import { wallWords } from '../../../dates/wall-time.ts';
import { recordName } from '../../../entities/record-name.ts';
import { type NextStep, nextStepDays, nextSteps } from '../../../tracking/next-steps.ts';
import type { AssistantData } from './assistant-data.ts';
import type { Citing, Said } from './findings.ts';
import type { AskedDays } from './question-days.ts';
import { counted, dayWords, listed, plain } from './said-words.ts';

/** What is due: late, on the days asked for, else today, within a week and on any day. */
export function answerDue(
  data: AssistantData,
  { only, days }: { only: 'all' | 'late' | 'deadlines'; days: AskedDays | null },
  citing: Citing,
): Said {
  const { today } = data;
  const ahead = days ? Math.max(nextStepDays.ahead, daysBetween(today, days.to)) : only === 'all' ? 7 : 400;
  const open = data.tasks.filter(({ done }) => !done);
  const steps = nextSteps({ ...data, tasks: open }, today, ahead).filter(
    ({ kind }) => only !== 'deadlines' || kind === 'deadline' || kind === 'answer-offer',
  );
  const late = steps.filter(isLate);
  const row = (step: NextStep) => stepLine(step, data, citing);
  const lateLines =
    late.length > 0 ? [`Late: ${counted(late.length, 'step')}.`, ...listed(late.map(row))] : [];
  if (only === 'late')
    return { lines: late.length > 0 ? lateLines : ['Nothing is late.'], screens: ['work'] };
  if (days) return { ...answerDays(days, steps, { data, lateLines, row }), screens: ['work'] };
  const now = steps.filter((step) => !isLate(step) && step.daysLeft !== null && step.daysLeft <= 0);
  const soon = steps.filter(({ daysLeft }) => daysLeft !== null && daysLeft > 0);
  const anyDay = steps.filter(({ daysLeft }) => daysLeft === null);
  const what = only === 'deadlines' ? 'deadlines' : 'steps';
  const lines = [
    ...lateLines,
    ...section('Today', now, row),
    ...section(only === 'deadlines' ? 'Coming' : 'Within a week', soon, row),
    ...section('Any day', anyDay, row),
  ];
  if (lines.length > 0) return { lines, screens: ['work'] };
  const none =
    only === 'deadlines'
      ? 'No deadline is noted.'
      : 'Nothing is due: no step, interview or deadline within a week.';
  return { lines: [none, `I looked at ${counted(data.jobs.length, 'job')} for ${what}.`], screens: ['work'] };
}

function answerDays(
  { from, to, said }: AskedDays,
  steps: readonly NextStep[],
  { data, lateLines, row }: { data: AssistantData; lateLines: string[]; row: (step: NextStep) => string },
): Said {
  const { today } = data;
  if (to < today)
    return { lines: [`${said} is over. What was due then and is still open counts as late.`, ...lateLines] };
  const isNow = from <= today;
  const due = steps.filter((step) => {
    if (isLate(step) || step.daysLeft === null) return false;
    // What is due by now is due today, whatever its day was.
    const day = step.daysLeft <= 0 ? today : step.due;
    return day >= from && day <= to;
  });
  const one = from === to ? ` (${dayWords(from, data)})` : '';
  const head =
    due.length > 0
      ? `Due ${said}${one}: ${counted(due.length, 'step')}.`
      : `Nothing is due ${said}${one}${isNow && lateLines.length > 0 ? ', beside what is late' : ''}.`;
  return { lines: [head, ...listed(due.map(row)), ...(isNow ? lateLines : [])] };
}

/** Only what a person dated can be late. */
const isLate = ({ kind, daysLeft }: NextStep) =>
  daysLeft !== null && daysLeft < 0 && (kind === 'task' || kind === 'deadline');

const section = (head: string, steps: readonly NextStep[], row: (step: NextStep) => string) =>
  steps.length > 0 ? [`${head}: ${counted(steps.length, 'step')}.`, ...listed(steps.map(row))] : [];

/** One step as a row: what to do, for what, when. */
export function stepLine(step: NextStep, data: AssistantData, citing: Citing): string {
  const { jobId, interviewId, taskId, due, time } = step;
  const title = recordName({ jobTitle: step.jobTitle, companyName: step.companyName });
  const about =
    interviewId !== null
      ? citing.cite({ kind: 'interview', id: interviewId, jobId, title: title || 'Interview' })
      : taskId !== null
        ? citing.cite({ kind: 'task', id: taskId, jobId, title: step.title || 'Task' })
        : jobId !== null
          ? citing.cite({ kind: 'job', id: jobId, jobId, title })
          : '';
  const day = due === '' || stepsOfAnyDay.has(step.kind) ? '' : dayWords(due, data);
  const hour = wallWords(time, data.locale);
  const zone = hour && step.timeZone ? ` (${step.timeZone})` : '';
  const when = [day, hour && `${hour}${zone}`].filter(Boolean).join(', ');
  return [`${stepWords(step, data)} ${about}`.trim(), when].filter(Boolean).join(' – ');
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
export function stepWords(step: NextStep, { today }: Pick<AssistantData, 'today'>): string {
  const about = plain(recordName({ jobTitle: step.jobTitle, companyName: step.companyName }) || 'a job');
  const days = step.since ? counted(Math.max(0, daysBetween(step.since, today)), 'day') : '';
  switch (step.kind) {
    case 'interview':
      return `Interview${step.title ? ` (${plain(step.title)})` : ''}: ${about}`;
    case 'after-interview':
      return `Note how the interview went: ${about}`;
    case 'send-thanks':
      return `Send thanks after the interview: ${about}`;
    case 'task':
      return step.jobId === null ? plain(step.title) : `${plain(step.title)}: ${about}`;
    case 'deadline':
      return step.title ? `Deadline, ${plain(step.title)}: ${about}` : `Last day to apply: ${about}`;
    case 'answer-offer':
      return `Answer the offer: ${about}`;
    case 'answer-request':
      return `Answer the request for an interview: ${about}`;
    case 'finish':
      return `Finish the application, begun ${days} ago: ${about}`;
    case 'follow-up':
      return `Ask how things stand${days ? `, after ${days}` : ''}: ${about}`;
    case 'no-answer':
      return `No answer for ${days}; ask once more or close it: ${about}`;
    case 'start':
      return `Apply or let it go, saved ${days} ago: ${about}`;
  }
}
