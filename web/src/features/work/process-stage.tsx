import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import type { StageWait } from '@foothold/core/tracking/stage-waits.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useSay } from '../../platform/use-say.ts';
import { StatusMark } from '../../shared/jobs/status-mark.tsx';
import { Card } from '../../ui/card.tsx';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { token } from '../../ui/tokens.ts';
import { workPaths } from './work-paths.ts';

const Line = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 10,
  minHeight: 32,
  padding: '4px 8px',
  marginInline: -8,
  borderRadius: 14,
  color: token('text'),
  textDecoration: 'none',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '&:hover': { backgroundColor: token('hover') },
  '&[data-none]': { color: token('text-3') },
  '@media (max-width: 899.95px)': { minHeight: 44, fontSize: '1rem', lineHeight: '22px' },
});

type Props = {
  place: number;
  title: ReactNode;
  /** What it means. */
  children: ReactNode;
  /** What usually comes next. */
  next: ReactNode;
  statuses: readonly JobStatus[];
  /** Undefined while they are counted. */
  byStatus: Readonly<Record<JobStatus, number>> | undefined;
  waits: ReadonlyMap<JobStatus, StageWait> | undefined;
  extra?: ReactNode;
};

/** One stage: what it means, what comes next, and the person's own jobs in it, each status the way to its list. */
export function ProcessStage({ place, title, children, next, statuses, byStatus, waits, extra }: Props) {
  const say = useSay();
  const id = useId();
  const { number } = useNumbers();
  return (
    <li>
      <Card
        aria-labelledby={id}
        sx={{
          display: 'grid',
          gap: { xs: '8px', md: '24px' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 380px)' },
          padding: { xs: '16px', md: '16px 20px' },
        }}
      >
        <Box sx={{ maxWidth: '66ch' }}>
          <Box
            component="h2"
            id={id}
            sx={{ margin: 0, fontSize: '0.9375rem', lineHeight: '24px', fontWeight: 620 }}
          >
            <Trans>
              {place}. {title}
            </Trans>
          </Box>
          <Box component="p" sx={{ margin: '2px 0 6px' }}>
            {children}
          </Box>
          <Box component="p" sx={{ margin: 0, color: token('text-2') }}>
            <Trans>What comes next: {next}</Trans>
          </Box>
          {extra}
        </Box>
        <div>
          {statuses.map((status) => {
            const count = byStatus?.[status];
            return (
              <Line key={status} to={workPaths.status(status)} {...(!count && { 'data-none': '' })}>
                <StatusMark status={status} />
                <span>
                  {say(jobStatusName(status))}
                  <Wait wait={waits?.get(status)} />
                </span>
                <Box
                  component="span"
                  sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: count ? 570 : 400 }}
                >
                  {count === undefined ? '' : number(count)}
                </Box>
              </Line>
            );
          })}
        </div>
      </Card>
    </li>
  );
}

function Wait({ wait }: { wait: StageWait | undefined }) {
  if (!wait) return null;
  const { days, count } = wait;
  return (
    <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: token('text-2') }}>
      <Trans>
        typically <Plural value={days} one="# day" other="# days" />, median of the {count} that moved on
      </Trans>
    </Box>
  );
}
