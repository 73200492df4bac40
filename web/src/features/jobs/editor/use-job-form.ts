import type { Job } from '@foothold/core/entities/job/job.ts';
import type { JobFormValues } from '@foothold/core/entities/job/job-form.ts';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { restartForm } from '../../../ui/forms/restart-form.ts';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { changedFields, formValues, type JobField, JobScreenForm } from './job-fields.ts';
import { mergeForm } from './job-merge.ts';

/** What happened to the job behind a form with unsaved changes. */
export type Elsewhere = {
  /** `clash`: the same fields were changed here and there. `followed`: only others were, and they show here now. */
  kind: 'clash' | 'followed';
  fields: JobField[];
};

/** The form of a stored job, and how it lives with changes made to the job by others. */
export type StoredJobForm = {
  form: UseFormReturn<JobFormValues>;
  /** The job the form stands on: what its changes are counted against, and whose `updatedAt` a save carries. */
  base: () => { job: Job; values: JobFormValues };
  elsewhere: Elsewhere | null;
  /** Drops what was typed for the newer version. */
  takeTheirs: () => void;
  /** Keeps what was typed on top of the newer version. */
  keepMine: () => void;
  dismiss: () => void;
  /** Call before a change this screen makes itself, so that it is not reported as another's. */
  expectOwn: () => void;
  /** These values, which the form held when saving began, are stored now. */
  saved: (values: JobFormValues) => void;
};

/** Options both job forms share: checked on leaving a field, then while typing (docs/spec/interface.md, Form). */
export function useJobFormOptions() {
  return { resolver: useFormResolver(JobScreenForm), mode: 'onTouched' } as const;
}

/** Starts a form on a job and keeps it true while the job changes in another tab, in this one, or by Undo. */
export function useStoredJobForm(job: Job): StoredJobForm {
  const form = useForm<JobFormValues>({ ...useJobFormOptions(), defaultValues: formValues(job) });
  const base = useRef({ job, values: formValues(job) });
  const own = useRef(false);
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);

  useEffect(() => {
    if (job.updatedAt === base.current.job.updatedAt) return;
    const start = base.current.values;
    const typed = form.getValues();
    const { followed, clashes } = mergeForm({ start, typed, stored: formValues(job) });
    if (clashes.length > 0) return setElsewhere({ kind: 'clash', fields: clashes });
    const isDirty = changedFields(start, typed).length > 0;
    base.current = restart(form, job, start);
    setElsewhere(
      isDirty && followed.length > 0 && !own.current ? { kind: 'followed', fields: followed } : null,
    );
    own.current = false;
  }, [form, job]);

  return {
    form,
    base: () => base.current,
    elsewhere,
    takeTheirs: () => {
      base.current = restart(form, job, form.getValues());
      setElsewhere(null);
    },
    keepMine: () => {
      base.current = restart(form, job, base.current.values);
      setElsewhere(null);
    },
    dismiss: () => setElsewhere(null),
    expectOwn: () => {
      own.current = true;
    },
    saved: (values) => {
      own.current = true;
      base.current = { ...base.current, values };
      restartForm(form, values, values);
      setElsewhere(null);
    },
  };
}

/** Puts the form on the job as it is stored now; what was typed `since` stays over it. */
function restart(form: UseFormReturn<JobFormValues>, job: Job, since: JobFormValues) {
  const values = formValues(job);
  restartForm(form, values, since);
  return { job, values };
}
