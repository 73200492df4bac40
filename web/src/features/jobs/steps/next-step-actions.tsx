import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { setInterviewStatus, useInterview } from '../../../data/interviews/interviews.ts';
import { addFollowUp } from '../../../data/jobs/job-events.ts';
import { JobMoved } from '../../../shared/jobs/job-moved.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { webAddress } from '../posting/posting-text.ts';
import { jobPaths } from '../shared/job-paths.ts';

type Props = { step: NextStep; today: string; onNoResponse: () => void; onChange: () => void };

/** What can be done about a step here and now; nothing where the next move is made elsewhere. */
export function NextStepActions({ step, today, onNoResponse, onChange }: Props) {
  const { kind, jobId, interviewId } = step;
  const followUp = async () => {
    if (jobId === null) return;
    onChange();
    toastResult(await addFollowUp(jobId, { date: today }), <Trans>Follow-up noted.</Trans>);
  };
  const tookPlace = async () => {
    if (interviewId === null) return;
    const result = await setInterviewStatus(interviewId, 'Completed');
    toastResult(
      result,
      <>
        <Trans>Interview completed.</Trans>
        {result.ok && <JobMoved status={result.jobStatus} />}
      </>,
    );
  };
  if (kind === 'interview' && interviewId !== null) return <OpenLink interviewId={interviewId} />;
  if (kind === 'after-interview' && interviewId !== null)
    return (
      <Row>
        <Button variant="outlined" component={Link} to={jobPaths.debrief(interviewId)}>
          <Trans>Note how it went</Trans>
        </Button>
        <Button variant="outlined" onClick={() => void tookPlace()}>
          <Trans>It took place</Trans>
        </Button>
      </Row>
    );
  if (kind === 'send-thanks' && interviewId !== null)
    return (
      <Row>
        <Button variant="outlined" component={Link} to={jobPaths.debrief(interviewId)}>
          <Trans>Write thanks</Trans>
        </Button>
      </Row>
    );
  if (kind !== 'follow-up' && kind !== 'no-answer') return null;
  return (
    <Row>
      <Button variant="outlined" onClick={() => void followUp()}>
        <Trans>Followed up</Trans>
      </Button>
      {kind === 'no-answer' && (
        <Button variant="outlined" onClick={onNoResponse}>
          <Trans>No response</Trans>
        </Button>
      )}
    </Row>
  );
}

function OpenLink({ interviewId }: { interviewId: number }) {
  const address = webAddress(useInterview(interviewId)?.url ?? '');
  return (
    <Row>
      {address && (
        <Button variant="outlined" component="a" href={address} target="_blank" rel="noopener noreferrer">
          <Trans>Open meeting link</Trans>
        </Button>
      )}
      <Button variant="outlined" component={Link} to={jobPaths.prepareInterview(interviewId)}>
        <Trans>Open preparation</Trans>
      </Button>
    </Row>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: '8px', '& > *': { flex: 1, paddingInline: '8px' } }}>{children}</Box>
  );
}
