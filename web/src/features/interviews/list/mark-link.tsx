import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useWordsOfSteps } from '../../../shared/jobs/use-step-words.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { interviewPaths } from '../interview-paths.ts';

/** The sign of each kind of day; its name is said beside it. */
export const markIcons: Record<CalendarMark['kind'], IconName> = {
  deadline: 'flag',
  'follow-up': 'send',
  task: 'clipboard',
  'answer-offer': 'mail',
};

/** What the kinds of days are called, and what each of them says. */
export function useMarkWords() {
  const { t } = useLingui();
  const words = useWordsOfSteps();
  const kinds: Record<CalendarMark['kind'], string> = {
    deadline: t`Deadline`,
    'follow-up': t`Follow-up`,
    task: t`Task`,
    'answer-offer': t`Offer`,
  };
  return {
    kindOf: ({ kind }: CalendarMark) => kinds[kind],
    titleOf: (mark: CalendarMark) => words({ ...mark, since: '' }, mark.date).title,
  };
}

/** A deadline, follow-up or task on its day, with its sign; it opens its job, or what there is to do where it has none. */
export function MarkLink({ mark, isOverdue }: { mark: CalendarMark; isOverdue: boolean }) {
  const words = useMarkWords();
  const title = words.titleOf(mark);
  return (
    <Box
      title={title}
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
        ...{ fontSize: '0.75rem', lineHeight: '17px', color: isOverdue ? token('warn') : token('text-2') },
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
