import { keysOf } from '@foothold/core/entities/keys-of.ts';
import type { Task } from '@foothold/core/entities/task/task.ts';
import { taskKinds } from '@foothold/core/entities/task/task.ts';
import {
  newTaskValues,
  TaskForm as TaskFormSchema,
  type TaskFormValues,
} from '@foothold/core/entities/task/task-form.ts';
import { taskKindName } from '@foothold/core/entities/task/task-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useController, useForm } from 'react-hook-form';
import { saveTask } from '../../../data/steps/tasks.ts';
import { useSay } from '../../../platform/use-say.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { InPlaceForm } from '../../../ui/forms/in-place-form.tsx';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = {
  jobId: number;
  /** The task to change; null for a new one. */
  task: Task | null;
  onClose: () => void;
};

/** Something to do for a job: in words, with a day or without. */
export function TaskForm({ jobId, task, onClose }: Props) {
  const labels = useLabels('tasks', keysOf(newTaskValues));
  const say = useSay();
  const { t } = useLingui();
  const form = useForm<TaskFormValues>({
    defaultValues: task ? valuesOf(task) : newTaskValues,
    mode: 'onTouched',
    resolver: useFormResolver(TaskFormSchema),
  });
  const field = (name: keyof TaskFormValues) => ({
    control: form.control,
    name,
    label: labels[name],
  });
  const { field: kind } = useController({ control: form.control, name: 'kind' });
  const save = async (values: TaskFormValues) => {
    const result = task
      ? await saveTask({ ...values, internalId: task.internalId }, { basedOn: task.updatedAt })
      : await saveTask({ ...values, jobId });
    if (toastResult(result, task ? <Trans>Task changed.</Trans> : <Trans>Task added.</Trans>)) onClose();
  };
  return (
    <InPlaceForm
      form={form}
      label={task ? t`Change task` : t`Add task`}
      saveLabel={<Trans>Save task</Trans>}
      onSave={save}
      onCancel={onClose}
    >
      <TextField {...field('title')} autoFocus />
      <Segment
        label={labels.kind}
        value={kind.value}
        onChange={kind.onChange}
        fullWidth
        options={taskKinds.map((value) => ({ value, label: say(taskKindName(value)) }))}
      />
      <DateField {...field('dueDate')} />
      <TextField {...field('notes')} multiline rows={2} />
    </InPlaceForm>
  );
}

function valuesOf({ title, kind, dueDate, notes }: Task): TaskFormValues {
  return { title, kind, dueDate, notes };
}
