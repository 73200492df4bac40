import { type JobFormField, jobField, jobFormFields } from '@foothold/core/entities/job/job-entity.ts';
import type { JobFormValues } from '@foothold/core/entities/job/job-form.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { nameInFamily } from '@foothold/core/entities/resume/resume-families.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { useSay } from '../../../platform/use-say.ts';
import { useJobLabels, useShownFields } from '../../../shared/jobs/use-job-labels.ts';
import { EntityField } from '../../../shared/own-data/entity-field.tsx';
import { FieldPair } from '../../../ui/fields/field-pair.tsx';
import type { SelectOption } from '../../../ui/fields/select-field.tsx';

type Props = {
  control: Control<JobFormValues>;
  /** A new job sets its status here; a stored one shows it in the header of its screen. */
  withStatus?: boolean;
  /** Shows what is known about the typed company. */
  underCompany?: ReactNode;
  /** The actions for the chosen resume. */
  underResume?: ReactNode;
};

/** The short fields of a job that a person edits (docs/spec/entities.md, Job); with `JobTexts` they are all of them. */
export function JobFacts({ control, withStatus = false, underCompany, underResume }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const resumes = useResumes();
  const resumeOptions: SelectOption[] = [
    { value: null, label: t`None chosen` },
    ...(resumes?.rows ?? []).map((resume, _, all) => ({
      value: resume.internalId,
      label: nameInFamily(resume, all),
    })),
  ];
  const part = usePart(control, {
    jobTitle: { autoFocus: withStatus },
    companyName: { autoComplete: 'organization' },
    salary: { placeholder: t`$80,000 - $96,000 a year` },
    status: { options: jobStatuses.map(({ value }) => ({ value, label: say(jobStatusName(value)) })) },
    resumeId: {
      options: resumeOptions,
      help: resumes?.rows.length === 0 ? <Trans>Your resumes will be listed here.</Trans> : underResume,
    },
  });
  return (
    <>
      {part('names')}
      {underCompany}
      {part('link')}
      <FieldPair>{part('facts')}</FieldPair>
      {withStatus && part('status')}
      <FieldPair>{part('application')}</FieldPair>
      {part('tags')}
      <FieldPair>
        {part('marks')}
        {part('own')}
      </FieldPair>
      {part('papers')}
    </>
  );
}

/** The long texts of a job. */
export function JobTexts({ control }: { control: Control<JobFormValues> }) {
  const { t } = useLingui();
  const part = usePart(control, {
    contactInfo: { rows: 2, placeholder: t`Name, e-mail, phone` },
    notes: { rows: 3 },
  });
  return part('texts');
}

type Extras = Partial<Record<JobFormField, Partial<ComponentProps<typeof EntityField<JobFormValues>>>>>;

/** Renders the fields of a part of the form, with the additions of single fields. */
function usePart(control: Control<JobFormValues>, extras: Extras): (part: string) => ReactNode {
  const labels = useJobLabels(jobFormFields);
  const isShown = useShownFields();
  return (part) =>
    jobFormFields
      .filter((name) => jobField(name).form === part && isShown(name))
      .map((name) => (
        <EntityField
          key={name}
          control={control}
          name={name}
          label={labels[name]}
          field={jobField(name)}
          {...extras[name]}
        />
      ));
}
