import { newTaskValues, TaskForm, type TaskFormValues } from '@foothold/core/entities/task/task-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { saveTask } from '../../../data/steps/tasks.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { InPlaceForm } from '../../../ui/forms/in-place-form.tsx';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

/** Something to do at a company that belongs to none of its jobs: in words, with a day or without. */
export function StepForm({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const labels = useLabels('tasks', ['title', 'dueDate']);
  const { t } = useLingui();
  const form = useForm<TaskFormValues>({
    defaultValues: newTaskValues,
    mode: 'onTouched',
    resolver: useFormResolver(TaskForm),
  });
  const save = async (values: TaskFormValues) => {
    const result = await saveTask({ ...values, jobId: null, companyId });
    if (toastResult(result, <Trans>Next step added.</Trans>)) onClose();
  };
  return (
    <InPlaceForm
      form={form}
      label={t`Add next step`}
      saveLabel={<Trans>Save step</Trans>}
      onSave={save}
      onCancel={onClose}
    >
      <TextField control={form.control} name="title" label={labels.title} autoFocus />
      <DateField control={form.control} name="dueDate" label={labels.dueDate} />
    </InPlaceForm>
  );
}
