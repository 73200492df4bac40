import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useSaveJobCalendar } from '../../../shared/calendar/use-save-job-calendar.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = {
  jobId: number;
  /** Those of the job that have a day. */
  interviews: readonly Interview[];
};

/** Saves all interviews of a job, and what else of it has a day, as one calendar file. */
export function JobCalendarFile({ jobId, interviews }: Props) {
  const save = useSaveJobCalendar();
  return (
    <Button
      variant="text"
      startIcon={<Icon name="download" size="xs" />}
      onClick={() => void save(jobId, interviews)}
      sx={{ marginInlineStart: '-12px', marginBlockEnd: '8px', fontSize: '0.8125rem' }}
    >
      <Trans>Calendar file of all for this job</Trans>
    </Button>
  );
}
