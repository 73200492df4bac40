import { dateFormat } from '@foothold/core/domain/formats.ts';
import type { NextStep } from '@foothold/core/domain/next-steps.ts';

/** True for a step that should be taken today or should have been. */
export function isDue(step: Pick<NextStep, 'daysLeft'>): boolean {
  return step.daysLeft !== null && step.daysLeft <= 0;
}

/** Whom a step is about: the company, else the job. */
export function stepTarget({ companyName, jobTitle }: Pick<NextStep, 'companyName' | 'jobTitle'>): string {
  return companyName.trim() || jobTitle.trim();
}

/**
 * When a step is due, in the person's words: `today`, `tomorrow`, `late` (only for what was dated by a person: tasks,
 * deadlines), a weekday within six days, then a date; null when any day will do.
 */
export function stepTime(
  step: Pick<NextStep, 'kind' | 'due' | 'daysLeft'>,
  locale?: string,
): { when: 'today' | 'tomorrow' } | { when: 'late'; days: number } | { when: 'date'; text: string } | null {
  const { kind, due, daysLeft } = step;
  if (daysLeft === null) return null;
  if (daysLeft < 0 && (kind === 'task' || kind === 'deadline')) return { when: 'late', days: -daysLeft };
  if (daysLeft <= 0) return { when: 'today' };
  if (daysLeft === 1) return { when: 'tomorrow' };
  const form = daysLeft <= 6 ? ({ weekday: 'long' } as const) : ({ month: 'short', day: 'numeric' } as const);
  const text = dateFormat(locale, { ...form, timeZone: 'UTC' }).format(new Date(`${due}T00:00:00Z`));
  return { when: 'date', text };
}
