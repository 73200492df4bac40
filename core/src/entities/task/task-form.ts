import * as z from 'zod/mini';
import { labelsOf } from '../entity.ts';
import { dateField, lineField, longTextField } from '../form-fields.ts';
import { taskEntity, taskKinds } from './task.ts';

/** The fields of a task that a person edits, with the sentence each shows when it cannot be saved. */
export const TaskForm = z.object({
  title: lineField.check(z.refine((value) => value.trim() !== '', 'Write what to do, in a few words.')),
  kind: z.enum(taskKinds),
  dueDate: dateField,
  notes: longTextField,
});
export type TaskFormValues = z.infer<typeof TaskForm>;

/** What the form of a new task starts from. */
export const newTaskValues: TaskFormValues = { title: '', kind: 'todo', dueDate: '', notes: '' };

/** Labels of the fields, and of the two kinds. */
export const taskFieldLabels: Record<keyof TaskFormValues, string> = labelsOf(taskEntity.fields);
