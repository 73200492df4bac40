import * as z from 'zod/mini';
import { rule } from '../../text/form-rule.ts';
import { dateField, lineField, longTextField } from '../form-fields.ts';
import { formProblem } from '../form-problems.messages.ts';
import { taskKinds } from './task.ts';

/** The fields of a task that a person edits, with the sentence each shows when it cannot be saved. */
export const TaskForm = z.object({
  title: lineField.check(rule((value: string) => value.trim() !== '', formProblem('task'))),
  kind: z.enum(taskKinds),
  dueDate: dateField,
  notes: longTextField,
});
export type TaskFormValues = z.infer<typeof TaskForm>;

/** What the form of a new task starts from. */
export const newTaskValues: TaskFormValues = { title: '', kind: 'todo', dueDate: '', notes: '' };
