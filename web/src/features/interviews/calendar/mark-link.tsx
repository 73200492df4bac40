import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { markIcons, useMarkWords } from '../../../shared/calendar/use-mark-words.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { interviewPaths } from '../interview-paths.ts';

/** A deadline, follow-up or task on its day, with its sign; it opens its job, or what there is to do where it has none. */
export function MarkLink({ mark, isOverdue }: { mark: CalendarMark; isOverdue: boolean }) {
  const words = useMarkWords();
  const title = words.titleOf(mark);
  return (
    <Box
      title={title}
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0, minHeight: 20 },
        ...{ fontSize: '0.75rem', lineHeight: '20px', color: isOverdue ? token('warn') : token('text-2') },
        '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
      }}
    >
      <Icon name={markIcons[mark.kind]} size={12} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <Link to={mark.jobId === null ? interviewPaths.work : interviewPaths.job(mark.jobId)}>
          <VisuallyHidden>
            {words.kindOf(mark)}
            {isOverdue && (
              <>
                , <Trans>overdue</Trans>
              </>
            )}
            :{' '}
          </VisuallyHidden>
          {title}
        </Link>
      </Box>
    </Box>
  );
}
