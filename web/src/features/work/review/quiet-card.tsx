import { addDays, weekDayOf } from '@foothold/core/dates/calendar-date.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { QuietJob } from '@foothold/core/tracking/week-review.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CountedReview } from '../../../data/statistics/week-review.ts';
import { useSay } from '../../../platform/use-say.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { JobName } from './job-name.tsx';
import { ReviewCard, ReviewRow } from './review-card.tsx';

const most = 8;

/** What went quiet in the week, and what was quiet before, each with three small acts that Undo takes back. */
export function QuietCard({
  review: { wentQuiet, stillQuiet },
  today,
}: {
  review: CountedReview;
  today: string;
}) {
  const [hasOlder, setOlder] = useState(wentQuiet.length === 0);
  const rows = hasOlder ? [...wentQuiet, ...stillQuiet] : wentQuiet;
  const [count, setCount] = useState(most);
  return (
    <ReviewCard title={<Trans>Without news for a while</Trans>} end={<Trans>{wentQuiet.length} new</Trans>}>
      {rows.slice(0, count).map((quiet) => (
        <QuietRow key={quiet.job.internalId} quiet={quiet} today={today} />
      ))}
      {rows.length > count && (
        <Button
          variant="text"
          onClick={() => setCount(count + 50)}
          sx={{ margin: '4px 8px' }}
          data-no-print=""
        >
          <Trans>Show more</Trans>
        </Button>
      )}
      {!hasOlder && stillQuiet.length > 0 && (
        <Button variant="text" onClick={() => setOlder(true)} sx={{ margin: '4px 8px' }} data-no-print="">
          <Plural value={stillQuiet.length} one="Show # older" other="Show # older" />
        </Button>
      )}
    </ReviewCard>
  );
}

function QuietRow({ quiet: { job, days }, today }: { quiet: QuietJob; today: string }) {
  const say = useSay();
  const { t } = useLingui();
  const name = job.companyName.trim() || job.jobTitle;
  const id = job.internalId;
  const followUp = async () => {
    const { addFollowUp } = await import('../../../data/jobs/job-events.ts');
    toastResult(await addFollowUp(id, { date: today }), <Trans>Followed up with {name}.</Trans>);
  };
  const close = async () => {
    const { setJobStatus } = await import('../../../data/jobs/job-progress.ts');
    const label = say(jobStatusName('application-no-response'));
    toastResult(
      await setJobStatus([id], 'application-no-response'),
      <Trans>
        {name} moved to {label}.
      </Trans>,
    );
  };
  const plan = async () => {
    const { saveTask } = await import('../../../data/steps/tasks.ts');
    const dueDate = nextWorkday(today);
    toastResult(
      await saveTask({ jobId: id, title: t`Follow up with ${name}`, dueDate }),
      <Trans>Planned for the next working day: follow up with {name}.</Trans>,
    );
  };
  const acts = [
    { key: 'follow', label: <Trans>Followed up</Trans>, says: t`Followed up with ${name}`, run: followUp },
    { key: 'plan', label: <Trans>Plan it</Trans>, says: t`Plan it: follow up with ${name}`, run: plan },
    { key: 'close', label: <Trans>Close</Trans>, says: t`Close ${name}: no response`, run: close },
  ];
  return (
    <ReviewRow>
      <JobName job={job}>
        <Plural value={days} one="quiet for # day" other="quiet for # days" />
      </JobName>
      <Box sx={{ display: 'flex', gap: '4px' }} data-no-print="">
        {acts.map(({ key, label, says, run }) => (
          <Button key={key} variant="text" size="small" aria-label={says} onClick={() => void run()}>
            {label}
          </Button>
        ))}
      </Box>
    </ReviewRow>
  );
}

/** Tomorrow, or Monday where that falls on a weekend. */
function nextWorkday(today: string): string {
  const day = weekDayOf(today);
  return addDays(today, day === 5 ? 3 : day === 6 ? 2 : 1);
}
