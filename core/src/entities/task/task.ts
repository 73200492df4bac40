import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { flagField, type RecordOf, recordFields, referenceField, textField } from '../record.ts';

/** `deadline` is set by others, `todo` by the person. */
export const taskKinds = ['todo', 'deadline'] as const;

/** What the kinds are called. */
export const taskKindLabels = { todo: 'To do', deadline: 'Deadline' } as const satisfies Record<
  (typeof taskKinds)[number],
  string
>;

const taskShape = {
  ...recordFields,
  jobId: referenceField,
  companyId: referenceField,
  title: textField,
  kind: z._default(z.enum(taskKinds), 'todo'),
  /** Calendar date, '' when it has none. */
  dueDate: textField,
  done: flagField,
  /** Calendar date it was done, '' while it is open or when that is not known. */
  doneDate: textField,
  notes: textField,
  /** Which step of preparing an application it stands for (preparation.ts), '' for any other task. */
  step: textField,
  /** 1 while open; lists look tasks up by it. */
  open: z._default(z.number(), 1),
};

/** Something to do, with or without a date. */
export const Task = z.looseObject(taskShape);
export type Task = RecordOf<typeof taskShape>;

/** A task; it goes with its job. */
export const taskEntity = entity({
  schema: Task,
  names: { one: 'next step', many: 'next steps' },
  indexes: { 1: '++internalId, uid, jobId, companyId, [open+dueDate]' },
  references: { jobId: { to: 'jobs', hold: 'companion' }, companyId: { to: 'companies', hold: 'free' } },
  clearing: 'clears-along',
  knownBy: ['title'],
  fields: {
    title: { label: 'What to do', kind: 'line', form: 'task' },
    kind: { label: 'Kind', kind: 'choice', choices: taskKindLabels, form: 'task' },
    dueDate: { label: 'Date', kind: 'date', form: 'task' },
    notes: { label: 'Notes', kind: 'text', form: 'task' },
  },
});
