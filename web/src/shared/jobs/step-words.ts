import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { wallWords } from '@foothold/core/dates/wall-time.ts';
import { dateFormat } from '@foothold/core/text/formats.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';

/** True for a step that should be taken today or should have been. */
export function isDue(step: Pick<NextStep, 'daysLeft'>): boolean {
  return step.daysLeft !== null && step.daysLeft <= 0;
}

/** Whom a step is about: the company, else the job. */
export function stepTarget({ companyName, jobTitle }: Pick<NextStep, 'companyName' | 'jobTitle'>): string {
  return companyName.trim() || jobTitle.trim();
}

/** When a step is due, in the person's words; `at` is the hour of an interview. */
export type StepTime =
  | { when: 'today'; at: string }
  | { when: 'tomorrow'; at: string }
  | { when: 'late'; days: number }
  | { when: 'date'; text: string };

/**
 * When a step is due: `today`, `tomorrow`, `late` (only for what was dated by a person: tasks, deadlines), a weekday
 * within six days, then a date; null when any day will do. An interview has its hour within six days, with its zone
 * where that is not `ownZone`.
 */
export function stepTime(
  step: Pick<NextStep, 'kind' | 'due' | 'daysLeft'> & Partial<Pick<NextStep, 'time' | 'timeZone'>>,
  locale?: string,
  ownZone: string = dateFormat().resolvedOptions().timeZone,
): StepTime | null {
  const { kind, due, daysLeft, time = '', timeZone = '' } = step;
  if (daysLeft === null) return null;
  if (daysLeft < 0 && (kind === 'task' || kind === 'deadline')) return { when: 'late', days: -daysLeft };
  const form = (parts: Parameters<typeof dateWords>[2]) => dateWords(due, locale, parts);
  const hour = wallWords(time, locale);
  const at = hour && timeZone && timeZone !== ownZone ? `${hour} ${zoneName(timeZone, locale)}` : hour;
  if (daysLeft <= 0) return { when: 'today', at };
  if (daysLeft === 1) return { when: 'tomorrow', at };
  if (daysLeft > 6) return { when: 'date', text: form({ month: 'short', day: 'numeric' }) };
  return { when: 'date', text: at ? `${form({ weekday: 'short' })} ${at}` : form({ weekday: 'long' }) };
}

/** The short name of a zone the whole year round, “ET”; a zone that is not known stays as it was written. */
function zoneName(timeZone: string, locale?: string): string {
  try {
    const parts = dateFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(new Date(0));
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
