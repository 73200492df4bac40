import { jobSources, submissionMethods } from '@foothold/core/domain/job.ts';
import { type JobFormValues, jobFieldLabels } from '@foothold/core/domain/job-form.ts';
import { jobStatuses } from '@foothold/core/domain/job-status.ts';
import { jobTypes } from '@foothold/core/domain/posting.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { DateField } from '../../components/date-field.tsx';
import { FieldPair } from '../../components/field-pair.tsx';
import { TextField } from '../../components/form-field.tsx';
import { SelectField, type SelectOption } from '../../components/select-field.tsx';
import { useResumes } from '../../data/resumes.ts';
import type { JobField } from './job-fields.ts';

type Props = {
  control: Control<JobFormValues>;
  /** A new job chooses its status here; a stored one has it in the head of its screen. */
  withStatus?: boolean;
  /** What is known of the company that is typed. */
  underCompany?: ReactNode;
};

/** The short fields of a job that a person edits (SPEC.md section 3, Job); with `JobTexts` they are all of them. */
export function JobFacts({ control, withStatus = false, underCompany }: Props) {
  const { t } = useLingui();
  const resumes = useResumes();
  const field = (name: JobField) => ({ control, name, label: jobFieldLabels[name] });
  const notSaid = { value: '', label: t`Not stated` };
  const resumeOptions: SelectOption[] = [
    { value: null, label: t`None chosen` },
    ...(resumes?.rows ?? []).map(({ internalId, title }) => ({ value: internalId, label: title })),
  ];
  return (
    <>
      <TextField {...field('jobTitle')} autoFocus={withStatus} />
      <TextField {...field('companyName')} autoComplete="organization" />
      {underCompany}
      <TextField {...field('url')} type="url" inputMode="url" placeholder={webStart} />
      <FieldPair>
        <TextField {...field('location')} />
        <TextField {...field('city')} />
        <TextField {...field('state')} />
        <TextField {...field('country')} />
        <TextField {...field('salary')} placeholder={t`$80,000 - $96,000 a year`} />
        <SelectField {...field('jobType')} options={[notSaid, ...optionsOf(jobTypes)]} />
        <SelectField {...field('source')} options={optionsOf(jobSources)} />
        <DateField {...field('datePosted')} />
      </FieldPair>
      {withStatus && (
        <SelectField
          {...field('status')}
          options={jobStatuses.map(({ value, label }) => ({ value, label }))}
        />
      )}
      <FieldPair>
        <DateField {...field('dateApplied')} />
        <SelectField {...field('submissionMethod')} options={[notSaid, ...optionsOf(submissionMethods)]} />
      </FieldPair>
      <TextField {...field('submissionUrl')} type="url" inputMode="url" placeholder={webStart} />
      <SelectField
        {...field('resumeId')}
        options={resumeOptions}
        help={resumes?.rows.length === 0 && <Trans>Your resumes will be listed here.</Trans>}
      />
    </>
  );
}

/** The long texts of a job. */
export function JobTexts({ control }: { control: Control<JobFormValues> }) {
  const { t } = useLingui();
  const field = (name: JobField) => ({ control, name, label: jobFieldLabels[name] });
  return (
    <>
      <TextField {...field('contactInfo')} multiline rows={2} placeholder={t`Name, e-mail, phone`} />
      <TextField {...field('notes')} multiline rows={3} />
      <TextField {...field('coverLetter')} multiline rows={4} />
      <TextField {...field('description')} multiline rows={4} />
    </>
  );
}

/** How an address begins; the same in every language. */
const webStart = 'https://';

function optionsOf(choices: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}
