import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { Trans } from '@lingui/react/macro';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useSay } from '../../../platform/use-say.ts';

type Props = { status: JobStatus; isWanted: boolean; onChange: (isWanted: boolean) => void };

/** Offers the status that an interview means for its job; it is set with the interview, in one step. */
export function JobMove({ status, isWanted, onChange }: Props) {
  const say = useSay();
  const label = say(jobStatusName(status));
  return (
    <FormControlLabel
      control={<Checkbox checked={isWanted} onChange={(_, checked) => onChange(checked)} />}
      label={<Trans>Move the job to {label}</Trans>}
    />
  );
}
