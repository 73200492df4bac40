import { addDays, calendarDate } from '@foothold/core/dates/calendar-date.ts';
import {
  type NextStep,
  type NextStepSources,
  nextStepDays,
  nextSteps,
} from '@foothold/core/tracking/next-steps.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';

/** More jobs in hand than this are not looked through for steps: the newest changes count. */
const maxJobs = 500;

/** What to do next, live, in the order to do it; `today` is the person's calendar date. */
export function useNextSteps(today: string = calendarDate(systemClock.now())): NextStep[] | undefined {
  return useOwnQuery(`next steps ${today}`, (db) => queryNextSteps(db, today, systemClock.now()));
}

/** Reads what is in hand: jobs not complete, interviews near today, open tasks up to a week ahead, offers to answer. */
export async function queryNextSteps(db: OwnData, today: string, now?: Date): Promise<NextStep[]> {
  const sources = await queryStepSources(db, {
    from: addDays(today, -nextStepDays.followUp),
    until: addDays(today, nextStepDays.ahead),
  });
  return nextSteps({ ...sources, ...(now && { now }) }, today);
}

/** Reads by index what steps are made of; interviews between two dates, both included, and tasks up to the second. */
export async function queryStepSources(
  db: OwnData,
  { from, until }: { from: string; until: string },
): Promise<NextStepSources> {
  const open = ['not-started', 'in-progress'] as const;
  const jobs = await Promise.all(
    open.map((group) =>
      db.jobs
        .where('[keys.group+updatedAt]')
        .between([group, ''], [group, '\uffff'])
        .reverse()
        .limit(maxJobs)
        .toArray(),
    ),
  );
  const interviews = await db.interviews.where('dateOfInterview').between(from, `${until}\uffff`).toArray();
  const tasks = await db.tasks.where('[open+dueDate]').between([1, ''], [1, until], true, true).toArray();
  const offers = await db.offers.where('[open+answerBy]').between([1, '0'], [1, '\uffff']).toArray();
  return {
    jobs: readRows('jobs', jobs.flat()).rows,
    interviews: readRows('interviews', interviews).rows,
    tasks: readRows('tasks', tasks).rows,
    offers: readRows('offers', offers).rows,
  };
}
