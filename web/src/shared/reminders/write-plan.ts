import type { NextStep, NextStepSources } from '@foothold/core/tracking/next-steps.ts';
import { plannedReminders, type ReminderChoices } from '@foothold/core/tracking/reminders.ts';
import type { ReminderDone, ReminderPlan } from '../../platform/reminders/reminder-store.ts';

/** The words of reminders, in the language of the person. */
export type PlanWords = ReminderPlan['words'] & {
  of: (step: NextStep, isSoon: boolean) => { title: string; body: string };
};

type Facts = {
  person: string;
  sources: NextStepSources;
  choices: ReminderChoices;
  words: PlanWords;
  pathOf: (step: NextStep) => string;
  now: Date;
};

/** The plan of a person in words; what it says is in it, so that the service worker needs no catalog and no records. */
export function reminderPlan({ person, sources, choices, words, pathOf, now }: Facts): ReminderPlan {
  const { reminders, due } = plannedReminders(sources, choices, now);
  const { of, ...others } = words;
  return {
    person,
    quiet: choices.quiet,
    due,
    words: others,
    reminders: reminders.map(({ key, at, until, step, isSoon }) => ({
      ...{ key, at, until, path: pathOf(step), done: doneOf(step) },
      ...of(step, isSoon),
    })),
  };
}

function doneOf({ kind, taskId, jobId }: NextStep): ReminderDone | null {
  if (taskId !== null) return { kind: 'task', id: taskId };
  return jobId !== null && (kind === 'follow-up' || kind === 'no-answer')
    ? { kind: 'follow-up', id: jobId }
    : null;
}
