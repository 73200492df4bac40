import { jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import Box from '@mui/material/Box';
import { StatusButton } from '../src/shared/jobs/status-button.tsx';
import { StatusMark } from '../src/shared/jobs/status-mark.tsx';
import { Line, nothing, Part } from './part.tsx';

/** The 14 statuses with their marks, and the button that changes one. */
export function Statuses() {
  return (
    <Part title="Statuses">
      <Line>
        {jobStatuses.map(({ value, label }) => (
          <Box component="span" key={value} sx={{ display: 'inline-flex', gap: '6px', alignItems: 'center' }}>
            <StatusMark status={value} />
            {label}
          </Box>
        ))}
      </Line>
      <Line>
        <StatusButton status="application-submitted" today="2026-11-21" onChoose={nothing} />
        <StatusButton
          status="application-not-started"
          today="2026-11-21"
          onChoose={nothing}
          variant="plain"
          label="Data Analyst"
        />
      </Line>
      <Line>
        <StatusButton status="application-submitted" today="2026-11-21" onChoose={nothing} fullWidth />
      </Line>
    </Part>
  );
}
