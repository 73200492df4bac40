import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Task } from '@foothold/core/entities/task/task.ts';
import type { PreparationStep } from '@foothold/core/tracking/preparation.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { readRows } from '../rows/read-rows.ts';
import type { Writer } from '../rows/writer.ts';
import { addTask, deleteTask, saveTask, setTaskDone } from './tasks.ts';

/** What the checklist of a job is made from, live: its tasks, and how many contacts it has. */
export function usePreparationSources(jobId: number): { tasks: Task[]; contacts: number } | undefined {
  return useOwnQuery(`preparation ${jobId}`, async (db) => {
    const { rows } = readRows('tasks', await db.tasks.where('jobId').equals(jobId).toArray());
    const contacts = await db.contacts.where('jobId').equals(jobId).count();
    return { tasks: rows.filter((task) => task.step !== ''), contacts };
  });
}

/** A step of the checklist as a task is made of it: `title` are the words it gets. */
export type StepTask = { jobId: number; step: PreparationStep; title: string; taskId: number | null };

/**
 * Ticks a step, which makes a task of it where there is none, or takes the tick back. What was never planned and is not
 * ticked any more leaves no open task behind.
 */
export const setStepDone = command(
  'setStepDone',
  async ({ jobId, step, title, taskId }: StepTask, done: boolean, clock: Clock = systemClock) => {
    if (taskId !== null) {
      const isPlanned = done || step === 'own' || (await hasPlan(taskId));
      return isPlanned ? setTaskDone.plan(taskId, done, clock) : deleteTask.plan(taskId, clock);
    }
    const doneDate = done ? calendarDate(clock.now()) : '';
    const fields = { jobId, step, title, done, doneDate };
    return {
      label: done ? 'taskDone' : 'taskAdded',
      tables: ['tasks', 'jobs'],
      clock,
      run: async (writer: Writer) => ({ id: await addTask(writer, fields, clock) }),
    };
  },
);

/** Plans a step for a day, or for no day in particular (''); its task then is among the next steps. */
export const planStep = command(
  'planStep',
  ({ jobId, step, title, taskId }: StepTask, dueDate: string, clock: Clock = systemClock) => {
    if (taskId !== null) return saveTask.plan({ internalId: taskId, dueDate }, {}, clock);
    const kind = step === 'deadline' ? 'deadline' : 'todo';
    return saveTask.plan({ jobId, step, title, dueDate, kind }, {}, clock);
  },
);

async function hasPlan(taskId: number): Promise<boolean> {
  const db = await ownDataOnceOpen();
  const task = await db?.tasks.get(taskId);
  return task !== undefined && (task.dueDate !== '' || task.notes !== '');
}
