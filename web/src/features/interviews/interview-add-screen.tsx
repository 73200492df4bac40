import { isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useOwnDataOpen } from '../../data/db/own-query.ts';
import { useInterviewJob } from '../../data/interviews/interviews.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { InterviewForm, newInterviewValues } from './editor/interview-form.tsx';
import { interviewPaths, keyOf } from './interview-paths.ts';

/** /interview/add/{jobId?}: an interview of a job, or of none yet. */
export function InterviewAddScreen() {
  const { t } = useLingui();
  const { jobId = '' } = useParams();
  const key = keyOf(jobId);
  const job = useInterviewJob(Number.isNaN(key) ? null : key);
  // The form waits until it could save; data that closes later must not take away what was typed since.
  const isOpen = useOwnDataOpen();
  const [wasOpen, setWasOpen] = useState(false);
  const isReady = isOpen && job !== undefined;
  if (isReady && !wasOpen) setWasOpen(true);
  return (
    <FullHeight>
      <PageHead title={t`Add interview`} backTo={job ? interviewPaths.job(key) : interviewPaths.all} />
      {wasOpen ? (
        <AddForm
          given={job ? { jobId: key, jobTitle: job.jobTitle, companyName: job.companyName } : {}}
          back={job ? interviewPaths.job(key) : interviewPaths.all}
        />
      ) : (
        <SkeletonRows count={8} label={t`Opening your data`} />
      )}
    </FullHeight>
  );
}

function AddForm({ given, back }: { given: Parameters<typeof newInterviewValues>[0]; back: string }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const date = query.get('date') ?? '';
  const [start] = useState(() => newInterviewValues({ ...given, ...(isCalendarDate(date) && { date }) }));
  return (
    <InterviewForm
      interview={null}
      start={start}
      onSaved={(id, { isHeld }) =>
        navigate(isHeld ? interviewPaths.debrief(id) : interviewPaths.edit(id), {
          ...{ replace: true, flushSync: true },
        })
      }
      onDiscard={() => void navigate(back)}
    />
  );
}
