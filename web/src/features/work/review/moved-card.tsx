import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { wallClock } from '@foothold/core/dates/wall-time.ts';
import { interviewTypeName } from '@foothold/core/entities/interview/interview-words.messages.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CountedReview } from '../../../data/statistics/week-review.ts';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { JobName } from './job-name.tsx';
import { ReviewCard, ReviewRow } from './review-card.tsx';

const most = 12;

/** What moved in the week, in the order it happened, and the interviews of it. */
export function MovedCard({
  review: { moved, interviews },
  today,
}: {
  review: CountedReview;
  today: string;
}) {
  const say = useSay();
  const { i18n } = useLingui();
  const typeOf = (type: string) => sayChoice(say, interviewTypeName, type);
  const [hasAll, setAll] = useState(false);
  const day = (date: string) =>
    dateWords(date, i18n.locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const rows = hasAll ? moved : moved.slice(0, most);
  return (
    <ReviewCard title={<Trans>Status changes</Trans>} end={moved.length || undefined}>
      {rows.map(({ job, from, to, date }) => (
        <ReviewRow key={job.internalId}>
          <StatusMark status={to} />
          <JobName job={job}>
            {from ? (
              <Trans>
                {say(jobStatusName(from))} to {say(jobStatusName(to))}
              </Trans>
            ) : (
              say(jobStatusName(to))
            )}
          </JobName>
          <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>{day(date)}</Box>
        </ReviewRow>
      ))}
      {moved.length > rows.length && (
        <Button variant="text" onClick={() => setAll(true)} sx={{ margin: '4px 8px' }} data-no-print="">
          <Trans>All {moved.length}</Trans>
        </Button>
      )}
      {interviews.map((interview) => (
        <ReviewRow key={`interview ${interview.internalId}`}>
          <Icon name="interviews" size={16} />
          <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 570, lineHeight: '20px' }}>
              {interview.companyName || interview.jobTitle}
            </Box>
            <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
              {interview.dateOfInterview.slice(0, 10) < today ? (
                <Trans>{typeOf(interview.interviewType)} interview</Trans>
              ) : (
                <Trans>
                  {typeOf(interview.interviewType)} interview,{' '}
                  {wallClock(interview.dateOfInterview, interview.timeZone, i18n.locale)}
                </Trans>
              )}
            </Box>
          </Box>
          <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
            {day(interview.dateOfInterview.slice(0, 10))}
          </Box>
        </ReviewRow>
      ))}
    </ReviewCard>
  );
}
