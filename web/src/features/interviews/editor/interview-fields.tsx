import { interviewStatuses, interviewTypes } from '@foothold/core/entities/interview/interview.ts';
import type { InterviewFormValues } from '@foothold/core/entities/interview/interview-form.ts';
import { zoneOfPlace } from '@foothold/core/interviews/zone-choices.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useInterviewJob } from '../../../data/interviews/interviews.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldPair } from '../../../ui/fields/field-pair.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { LinkField } from '../../../ui/fields/link-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { JobField } from './job-field.tsx';
import { ZoneField } from './zone-field.tsx';

const PeopleField = partLater(async () => (await import('./people-field.tsx')).PeopleField);

const lengths = [0, 15, 30, 45, 60, 75, 90, 120, 180, 240, 480];

type Props = {
  form: UseFormReturn<InterviewFormValues>;
  /** Under the time: what is doubtful about it. */
  underTime: ReactNode;
  /** After the status: what the job is to become. */
  underStatus?: ReactNode;
};

/** The fields of an interview, the ones that are needed in ten seconds first. */
export function InterviewFields({ form, underTime, underStatus }: Props) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const { control } = form;
  const jobId = form.watch('jobId');
  const job = useInterviewJob(jobId);
  const kind = form.watch('interviewType');
  const place = [form.watch('city'), form.watch('state')].filter(Boolean).join(', ');
  const proposed = zoneOfPlace(place || form.watch('location') || (job?.location ?? ''));
  const length = (minutes: number) =>
    minutes === 0
      ? t`Not specified`
      : minutes < 120 || minutes % 60 !== 0
        ? t`${minutes} minutes`
        : t`${minutes / 60} hours`;
  const stored = form.watch('durationMinutes');
  const choices = lengths.includes(stored) ? lengths : [...lengths, stored].sort((a, b) => a - b);
  return (
    <Columns>
      <Box sx={column}>
        <JobField form={form} />
        <FieldPair>
          <DateField control={control} name="date" label={<Trans>Day</Trans>} />
          <TimeField control={control} name="time" label={<Trans>Time</Trans>} />
        </FieldPair>
        <ZoneField control={control} proposed={proposed} />
        {underTime}
        <FieldPair>
          <SelectField
            control={control}
            name="durationMinutes"
            label={<Trans>Length</Trans>}
            options={choices.map((minutes) => ({ value: minutes, label: length(minutes) }))}
          />
          <SelectField
            control={control}
            name="interviewType"
            label={<Trans>Kind</Trans>}
            options={interviewTypes.map((value) => ({ value, label: words.types[value] }))}
          />
        </FieldPair>
        <SelectField
          control={control}
          name="status"
          label={<Trans>Status</Trans>}
          options={interviewStatuses.map((value) => ({ value, label: words.statuses[value] }))}
        />
        {underStatus}
      </Box>
      <Box sx={column}>
        {jobId !== null && job ? (
          <PeopleField form={form} jobId={jobId} />
        ) : (
          <TextField
            control={control}
            name="interviewers"
            label={<Trans>Interviewers</Trans>}
            placeholder={t`Names, with commas between them`}
          />
        )}
        <LinkField control={control} name="url" label={<Trans>Link of the call</Trans>} />
        <TextField control={control} name="contactInfo" label={<Trans>Phone or contact</Trans>} />
        {kind !== 'Video' && kind !== 'Phone' && (
          <>
            <TextField
              control={control}
              name="location"
              label={<Trans>Place</Trans>}
              placeholder={t`Building, floor, room`}
            />
            <TextField control={control} name="address" label={<Trans>Street</Trans>} />
            <FieldPair>
              <TextField control={control} name="city" label={<Trans>City</Trans>} />
              <TextField control={control} name="state" label={<Trans>State</Trans>} />
            </FieldPair>
            <TextField control={control} name="country" label={<Trans>Country</Trans>} />
          </>
        )}
        <TextField control={control} name="notes" label={<Trans>Notes</Trans>} multiline rows={4} />
      </Box>
    </Columns>
  );
}

const column = { display: 'grid', gap: '12px', alignContent: 'start', minWidth: 0 } as const;

const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      ...{ display: 'grid', gap: { xs: '12px', lg: '32px' }, alignItems: 'start' },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
