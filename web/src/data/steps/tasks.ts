import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { type NewRecord, nextInstant } from '@foothold/core/entities/record.ts';
import { Task } from '@foothold/core/entities/task/task.ts';
import { TaskForm } from '@foothold/core/entities/task/task-form.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { type BasedOn, removeStored, storedRow } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';

/** The tasks of one job: open ones by their date, those without one last; done ones, the last done first. */
export type JobTasks = { open: Task[]; done: Task[]; broken: BrokenRow[] };

/** The tasks of a job, live; undefined while they load. */
export function useJobTasks(jobId: number): JobTasks | undefined {
  return useOwnQuery(`tasks ${jobId}`, (db) => queryJobTasks(db, jobId));
}

/** Reads the tasks of a job by index. */
export async function queryJobTasks(db: OwnData, jobId: number): Promise<JobTasks> {
  const { rows, broken } = readRows('tasks', await db.tasks.where('jobId').equals(jobId).toArray());
  const due = (task: Task) => `${task.dueDate || '9999'} ${task.createdAt}`;
  const ended = (task: Task) => `${task.doneDate} ${task.updatedAt}`;
  return {
    open: rows.filter((task) => !task.done).sort((a, b) => compare(due(a), due(b))),
    done: rows.filter((task) => task.done).sort((a, b) => compare(ended(b), ended(a))),
    broken,
  };
}

/**
 * Adds a task, or changes the one of `internalId`; `basedOn` is the `updatedAt` its form started from: when the task
 * changed since, nothing is written and the answer carries the stored one.
 */
export const saveTask = command(
  'saveTask',
  (
    { internalId, ...fields }: NewRecord<Task> & { internalId?: number | undefined },
    base: BasedOn = {},
    clock: Clock = systemClock,
  ) => ({
    label: internalId === undefined ? 'taskAdded' : 'taskChanged',
    tables: ['tasks', 'jobs'],
    clock,
    run: async (writer) => {
      if (internalId === undefined) return { id: await addTask(writer, fields, clock) };
      const before = await storedRow(writer, 'tasks', internalId, base);
      if (fields.jobId !== before.jobId) await needJob(writer, fields.jobId);
      const updatedAt = nextInstant(clock.now(), before.updatedAt);
      await writer.put('tasks', checked({ ...before, ...fields, updatedAt, internalId }));
      return { id: internalId };
    },
  }),
);

/** Takes a task away. */
export const deleteTask = command('deleteTask', (id: number, clock: Clock = systemClock) => ({
  label: 'taskDeleted',
  tables: ['tasks'],
  clock,
  run: (writer) => removeStored(writer, 'tasks', id),
}));

/** Ticks a task off, or opens it again. */
export const setTaskDone = command(
  'setTaskDone',
  (id: number, done: boolean, clock: Clock = systemClock) => ({
    label: done ? 'taskDone' : 'taskOpenedAgain',
    tables: ['tasks'],
    clock,
    run: async (writer) => {
      const task = await storedRow(writer, 'tasks', id);
      if (task.done === done) return { id };
      const now = clock.now();
      await writer.put('tasks', {
        ...task,
        done,
        doneDate: done ? calendarDate(now) : '',
        open: done ? 0 : 1,
        updatedAt: nextInstant(now, task.updatedAt),
      });
      return { id };
    },
  }),
);

/** Writes a new task inside a command that does more; answers its key. Refuses a job that is not here. */
export async function addTask(writer: Writer, fields: NewRecord<Task>, clock: Clock): Promise<number> {
  await needJob(writer, fields.jobId);
  const at = nextInstant(clock.now());
  const made = { uid: clock.newUid(), createdAt: at, updatedAt: at, internalId: 0 };
  return writer.add('tasks', checked({ ...fields, ...made }));
}

async function needJob(writer: Writer, id: number | null | undefined): Promise<void> {
  if (typeof id === 'number' && (await writer.get('jobs', id)) === undefined) throw new Refusal('missing');
}

/** A task as it is stored, its words trimmed; refuses what the form would refuse. */
function checked(fields: NewRecord<Task> & { internalId: number }): Task {
  const title = fields.title?.trim() ?? '';
  const notes = fields.notes?.trim() ?? '';
  const read = Task.safeParse({ ...fields, title, notes, open: fields.done ? 0 : 1 });
  const form = read.success ? TaskForm.safeParse(read.data) : null;
  if (read.success && form?.success) return read.data as Task;
  const issues = (read.success ? form?.error : read.error)?.issues ?? [];
  throw new Refusal('invalid', { text: issues.map((issue) => issue.message).join(' ') });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
