import { wallClock } from '@foothold/core/dates/wall-time.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { TimelineEntry } from '@foothold/core/tracking/job-timeline.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { token } from '../../../ui/tokens.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { TimelineLine } from './timeline-line.tsx';

/** A line of the timeline that another record tells; it says where that one is edited. */
export type OtherEntry = Exclude<TimelineEntry, { kind: 'event' }>;

/** An interview, a task that was done or a document that was sent, among what happened with a job. */
export function TimelineOther({ entry, today }: { entry: OtherEntry; today: string }) {
  const { t, i18n } = useLingui();
  const line = (icon: IconName, head: ReactNode, below: ReactNode, where?: ReactNode) => (
    <TimelineLine
      mark={<Icon name={icon} size={14} />}
      head={head}
      date={entry.date}
      today={today}
      below={below}
      foot={where && <Where>{where}</Where>}
    />
  );
  if (entry.kind === 'interview') {
    const { interview } = entry;
    const head = t`${interview.interviewType} interview`;
    const facts = interviewFacts(interview, i18n.locale);
    return line(
      'interviews',
      head,
      facts,
      <Link to={jobPaths.interview(interview.internalId)}>
        <Trans>Open the interview</Trans>
      </Link>,
    );
  }
  if (entry.kind === 'debrief' || entry.kind === 'thanks') {
    const { internalId, debrief } = entry.interview;
    const toDebrief = (
      <Link to={jobPaths.debrief(internalId)}>
        <Trans>Open how it went</Trans>
      </Link>
    );
    if (entry.kind === 'thanks') return line('send', t`Thanks sent`, null, toDebrief);
    const words = { well: t`It went well`, partly: t`It went partly well`, badly: t`It went badly` };
    const asked = debrief.questions.length;
    return line(
      'note',
      debrief.went === '' ? t`How it went` : words[debrief.went],
      <>
        {debrief.impressions}
        {debrief.impressions && asked > 0 && <br />}
        {asked > 0 && <Plural value={asked} one="# question noted" other="# questions noted" />}
      </>,
      toDebrief,
    );
  }
  if (entry.kind === 'task') {
    const { title, notes } = entry.task;
    return line('check', t`Done: ${title}`, notes, <Trans>Change it under Next step</Trans>);
  }
  return line('resumes', t`Sent: ${entry.document.name}`, null, <Trans>Change it under Documents</Trans>);
}

/** “10:00 AM EST · Scheduled · Ada Merriweather”, as far as it is known. */
function interviewFacts(
  { dateOfInterview, timeZone, status, interviewers }: Interview,
  locale: string,
): string {
  const clock = wallClock(dateOfInterview, timeZone, locale);
  return [clock, status === 'TBD' ? '' : status, interviewers].filter(Boolean).join(' · ');
}

function Where({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: token('text-3'), fontSize: '0.75rem', lineHeight: '16px' }}>
      {children}
    </Box>
  );
}
