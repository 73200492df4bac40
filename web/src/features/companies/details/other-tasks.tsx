import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { Task } from '@foothold/core/entities/task/task.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { setTaskDone } from '../../../data/steps/tasks.ts';
import { href } from '../../../platform/href.ts';
import { DoneTick } from '../../../ui/buttons/done-tick.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = { tasks: readonly Task[]; jobs: readonly Job[]; today: string };

/** What else there is to do at a company, each with its job and its day. */
export function OtherTasks({ tasks, jobs, today }: Props) {
  const { t, i18n } = useLingui();
  const done = async ({ internalId, title }: Task) =>
    toastResult(await setTaskDone(internalId, true), <Trans>Done: {title}.</Trans>);
  return (
    <Box
      component="ul"
      aria-label={t`More to do`}
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: '4px 0 0',
        borderBlockStart: `1px solid ${token('line')}`,
      }}
    >
      {tasks.map((task) => {
        const { internalId, title, jobId, dueDate } = task;
        const job = jobs.find((one) => one.internalId === jobId);
        return (
          <Box
            component="li"
            key={internalId}
            sx={{ display: 'flex', gap: '12px', paddingBlock: { xs: '12px', md: '6px' }, lineHeight: '20px' }}
          >
            <DoneTick label={t`Done: ${title}`} onClick={() => void done(task)} />
            <Box sx={{ flexGrow: 1, minWidth: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
              {title}
              {job && (
                <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px' }}>
                  <MuiLink
                    component={Link}
                    to={href('/job/edit/:internalId', { internalId: job.internalId })}
                    sx={{ color: token('text-2') }}
                  >
                    {job.jobTitle.trim() || t`Untitled job`}
                  </MuiLink>
                </Box>
              )}
            </Box>
            <Box
              sx={{
                flexShrink: 0,
                fontSize: '0.8125rem',
                color: token(dueDate !== '' && dueDate <= today ? 'warn' : 'text-2'),
              }}
            >
              {dateWords(dueDate, i18n.locale, { month: 'short', day: 'numeric' })}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
