import { safeFileName } from '@foothold/core/entities/document/stored-file.ts';
import { type Interview, interviewStatuses } from '@foothold/core/entities/interview/interview.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { useInterviewers } from '../../../data/interviews/interviewers.ts';
import { deleteInterview, setInterviewStatus } from '../../../data/interviews/interviews.ts';
import { saveCalendar } from '../../../shared/calendar/save-calendar.tsx';
import { JobMoved } from '../../../shared/jobs/job-moved.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import type { RowAction } from '../../../ui/lists/row-menu-list.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { interviewPaths } from '../interview-paths.ts';
import { calendarLinks } from './calendar-links.ts';
import { useInterviewWords } from './use-interview-words.ts';

type Props = {
  interview: Interview;
  /** What else can be done where it stands. */
  more?: readonly RowAction[];
  /** All of it in one menu. */
  isCompact?: boolean;
  onDeleted?: () => void;
};

/** What can be done with an interview beside editing it. Everything can be taken back. */
export function InterviewActions({ interview, more = [], isCompact = false, onDeleted }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isMobile = useMobile();
  const isMenu = isCompact || isMobile;
  const words = useInterviewWords();
  const { internalId, companyName, jobTitle, status } = interview;
  const name = companyName || jobTitle || t`Interview`;
  const interviewers = useInterviewers(interview);
  const links = calendarLinks(
    interview,
    interviewers.map((one) => one.name),
  );
  const open = (address: string) => void window.open(address, '_blank', 'noopener,noreferrer');
  const move = async (next: (typeof interviewStatuses)[number]) => {
    const result = await setInterviewStatus(internalId, next);
    toastResult(
      result,
      <>
        <Trans>Interview: {words.statuses[next]}.</Trans>
        {result.ok && <JobMoved status={result.jobStatus} />}
      </>,
    );
    // While it is fresh: how it went, thanks, and what comes next.
    if (result.ok && next === 'Completed') void navigate(interviewPaths.debrief(internalId));
  };
  const remove = async () => {
    const isGone = toastResult(await deleteInterview(internalId), <Trans>Interview deleted.</Trans>);
    if (isGone) onDeleted?.();
  };
  const save = () => void saveCalendar({ interviews: [interview] }, safeFileName(t`Interview ${name}`));
  const actions: RowAction[] = [
    ...(isMenu ? [{ name: 'file', label: <Trans>Calendar file</Trans>, onClick: save }] : []),
    ...more,
    ...interviewStatuses
      .filter((one) => one !== status && one !== 'TBD')
      .map((one) => ({
        name: one,
        label: <Trans>Mark as {words.statuses[one]}</Trans>,
        onClick: () => void move(one),
      })),
    ...(links
      ? [
          {
            name: 'google',
            label: <Trans>Add to Google Calendar</Trans>,
            onClick: () => open(links.google),
          },
          { name: 'outlook', label: <Trans>Add to Outlook</Trans>, onClick: () => open(links.outlook) },
        ]
      : []),
    { name: 'delete', label: <Trans>Delete</Trans>, onClick: () => void remove() },
  ];
  return (
    <>
      {!isMenu && (
        <Button variant="outlined" startIcon={<Icon name="download" size="xs" />} onClick={save}>
          <Trans>Calendar file</Trans>
        </Button>
      )}
      <Box sx={{ padding: isCompact ? '2px 10px 0 12px' : '0 10px 0 12px' }}>
        <RowMenu label={t`More for the interview at ${name}`} actions={actions} isAlwaysSeen />
      </Box>
    </>
  );
}
