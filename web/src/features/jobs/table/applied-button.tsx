import type { Job } from '@foothold/core/entities/job/job.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import { token } from '../../../ui/tokens.ts';
import type { DateAsked } from '../shared/date-asked.ts';
import { moveJobs } from '../shared/move-jobs.tsx';

type Props = { job: Job; today: string; onChangeDate: (asked: DateAsked) => void };

/** Notes with one press that a job was applied for today; the toast takes another day. */
export function AppliedButton({ job, today, onChangeDate }: Props) {
  const { t } = useLingui();
  const name = job.jobTitle || job.companyName;
  return (
    <ButtonBase
      aria-label={t`I applied: ${name}`}
      onClick={() => void moveJobs([job.internalId], 'application-submitted', { today, onChangeDate })}
      sx={{
        color: token('accent'),
        font: 'inherit',
        fontSize: '0.8125rem',
        fontWeight: 570,
        whiteSpace: 'nowrap',
        minHeight: { xs: 44, md: 32 },
        minWidth: 24,
        borderRadius: '6px',
      }}
    >
      <Trans context="column">I applied</Trans>
    </ButtonBase>
  );
}
