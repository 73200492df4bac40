import { calendarDate } from '@foothold/core/domain/calendar-date.ts';
import type { PreparationStep } from '@foothold/core/domain/preparation.ts';
import type { Task } from '@foothold/core/domain/task.ts';
import { type Clock, systemClock } from './clock.ts';
import { ownDataOnceOpen } from './db.ts';
import { commit } from './journal.ts';
import { useOwnQuery } from './own-query.ts';
import { readRows } from './read-rows.ts';
import { attempt, type SaveResult } from './save-result.ts';
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
export async function setStepDone(
  { jobId, step, title, taskId }: StepTask,
  done: boolean,
  clock: Clock = systemClock,
): Promise<SaveResult> {
  if (taskId !== null) {
    const isPlanned = done || step === 'own' || (await hasPlan(taskId));
    return isPlanned ? setTaskDone(taskId, done, clock) : deleteTask(taskId, clock);
  }
  return attempt(async () => {
    const doneDate = done ? calendarDate(clock.now()) : '';
    const fields = { jobId, step, title, done, doneDate };
    const { result, journalId } = await commit(
      done ? 'Task done' : 'Task added',
      ['tasks', 'jobs'],
      (writer) => addTask(writer, fields, clock),
      { clock },
    );
    return { ok: true, id: result, journalId };
  });
}

/** Plans a step for a day, or for no day in particular (''); its task then stands among the next steps. */
export function planStep(
  { jobId, step, title, taskId }: StepTask,
  dueDate: string,
  clock: Clock = systemClock,
): Promise<SaveResult> {
  if (taskId !== null) return saveTask({ internalId: taskId, dueDate }, {}, clock);
  const kind = step === 'deadline' ? 'deadline' : 'todo';
  return saveTask({ jobId, step, title, dueDate, kind }, {}, clock);
}

async function hasPlan(taskId: number): Promise<boolean> {
  const db = await ownDataOnceOpen();
  const task = await db?.tasks.get(taskId);
  return task !== undefined && (task.dueDate !== '' || task.notes !== '');
}
