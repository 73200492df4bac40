import * as z from 'zod/mini';
import { flagField, type RecordOf, recordFields, referenceField, textField } from './record.ts';

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
