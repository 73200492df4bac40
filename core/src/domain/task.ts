import * as z from 'zod/mini';
import { flagField, type RecordOf, recordFields, referenceField, textField } from './record.ts';

const taskShape = {
  ...recordFields,
  jobId: referenceField,
  companyId: referenceField,
  title: textField,
  /** `deadline` is set by others, `todo` by the person. */
  kind: z._default(z.enum(['todo', 'deadline']), 'todo'),
  /** Calendar date, '' when it has none. */
  dueDate: textField,
  done: flagField,
  notes: textField,
  /** 1 while open; lists look tasks up by it. */
  open: z._default(z.number(), 1),
};

/** Something to do, with or without a date. */
export const Task = z.looseObject(taskShape);
export type Task = RecordOf<typeof taskShape>;
