import { addDays, type CalendarDate, calendarDate } from '../dates/calendar-date.ts';
import { startOfDay } from '../dates/day-bounds.ts';
import { instantOfWallTime } from '../dates/wall-time.ts';
import { type NextStep, type NextStepKind, type NextStepSources, nextSteps } from './next-steps.ts';
import { isQuiet, minutesOf, type QuietHours, type Timed } from './notified-reminders.ts';

/** What a person can be reminded of. */
export const reminderKinds = ['interviews', 'deadlines', 'followUps'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** How a person wants to be reminded. */
export type ReminderChoices = {
  kinds: readonly ReminderKind[];
  /** When the day's reminders come, `HH:mm`. */
  time: string;
  quiet: QuietHours;
};

/** Something to remind of, once. */
export type Reminder = Timed & {
  step: NextStep;
  /** An interview that is about to begin. */
  isSoon: boolean;
};

/** How many days ahead reminders are planned: as long as nothing of the product runs, nothing is planned again. */
export const daysPlanned = 14;
const hour = 3_600_000;
/** An interview is reminded of once more so long before it begins. */
const soonMs = hour;

const kindOf: Readonly<Partial<Record<NextStepKind, ReminderKind>>> = {
  interview: 'interviews',
  task: 'deadlines',
  deadline: 'deadlines',
  'answer-offer': 'deadlines',
  'follow-up': 'followUps',
  'no-answer': 'followUps',
  'answer-request': 'followUps',
  'after-interview': 'followUps',
  'send-thanks': 'followUps',
};

/**
 * What is to be said in the coming two weeks if nothing changes, in its order, and how many things are due on each day.
 * Example data is left out. Days begin where the person is.
 */
export function plannedReminders(
  sources: NextStepSources,
  choices: ReminderChoices,
  now: Date,
): { reminders: Reminder[]; due: Record<string, number> } {
  const own = ownOf(sources);
  const today = calendarDate(now);
  const reminders = new Map<string, Reminder>();
  const due: Record<string, number> = {};
  const isWanted = ({ kind }: NextStep) => {
    const of = kindOf[kind];
    return of !== undefined && choices.kinds.includes(of);
  };
  for (let at = 0; at <= daysPlanned; at += 1) {
    const day = addDays(today, at);
    const steps = nextSteps(own, day, 0).filter(
      (step) => isWanted(step) && step.daysLeft !== null && step.daysLeft <= 0,
    );
    due[day] = steps.length;
    for (const step of steps)
      for (const reminder of remindersOf(step, day, choices))
        if (!reminders.has(reminder.key)) reminders.set(reminder.key, reminder);
  }
  const useful = [...reminders.values()].filter(({ until }) => until > now.getTime());
  return { reminders: useful.sort((a, b) => a.at - b.at || a.key.localeCompare(b.key)), due };
}

function ownOf({ jobs, interviews, tasks, offers = [] }: NextStepSources): NextStepSources {
  const own = <T extends { isExample: boolean }>(rows: readonly T[]) =>
    rows.filter(({ isExample }) => !isExample);
  return { jobs: own(jobs), interviews: own(interviews), tasks: own(tasks), offers: own(offers) };
}

function remindersOf(step: NextStep, day: CalendarDate, { time, quiet }: ReminderChoices): Reminder[] {
  const of = step.taskId ?? step.interviewId ?? step.jobId ?? 0;
  // What took place is due again every day; it is asked about once.
  const key = `${step.kind} ${of} ${isOfPast(step) ? step.since : step.due}`;
  const midnight = startOfDay(addDays(day, 1), '').getTime();
  const morning =
    instantOfWallTime(`${day}T${minutesOf(time) === null ? '09:00' : time}`, '')?.getTime() ?? 0;
  const begins =
    step.kind === 'interview' && step.time
      ? instantOfWallTime(`${step.due}T${step.time}`, step.timeZone)?.getTime()
      : undefined;
  if (begins === undefined) {
    const until = midnight;
    return [{ key, step, isSoon: false, at: said(morning, until, quiet), until }];
  }
  const soon = {
    key: `${key} ${step.time} soon`,
    step,
    isSoon: true,
    at: said(begins - soonMs, begins, quiet),
    until: begins,
  };
  // One that begins that morning is said once, in time.
  if (begins <= morning + 1.5 * hour) return [soon];
  return [
    { key: `${key} ${step.time}`, step, isSoon: false, at: said(morning, begins, quiet), until: begins },
    soon,
  ];
}

const isOfPast = ({ kind }: NextStep) => kind === 'after-interview' || kind === 'send-thanks';

/** When something is said that would be said at `at`: after the quiet hours, or before them where that is too late. */
function said(at: number, until: number, quiet: QuietHours): number {
  if (!isQuiet(quiet, new Date(at))) return at;
  const ends = clockOn(calendarDate(new Date(at)), quiet.to);
  const end = ends > at ? ends : clockOn(addDays(calendarDate(new Date(at)), 1), quiet.to);
  if (end < until) return end;
  const began = clockOn(calendarDate(new Date(at)), quiet.from);
  const start = began <= at ? began : clockOn(addDays(calendarDate(new Date(at)), -1), quiet.from);
  return start - 5 * 60_000;
}

const clockOn = (date: CalendarDate, clock: string) =>
  instantOfWallTime(`${date}T${clock}`, '')?.getTime() ?? Number.NaN;
