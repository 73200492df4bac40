import { interviewValues } from '@foothold/core/entities/interview/interview-form.ts';
import { isInterviewOver } from '@foothold/core/interviews/interview-over.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { useInterview } from '../../data/interviews/interviews.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { InterviewForm } from './editor/interview-form.tsx';
import { interviewPaths, keyOf } from './interview-paths.ts';
import { homeZone } from './shared/home-zone.ts';
import { InterviewActions } from './shared/interview-actions.tsx';
import { InterviewMissing } from './shared/interview-missing.tsx';
import { useInterviewWords } from './shared/use-interview-words.ts';

/** /interview/edit/{internalId} (docs/spec/readings.md R4). */
export function InterviewEditScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { internalId = '' } = useParams();
  const id = keyOf(internalId);
  const interview = useInterview(id);
  const words = useInterviewWords();
  if (interview === undefined) return <SkeletonRows count={8} label={t`Loading the interview`} />;
  if (interview === null) return <InterviewMissing id={internalId} />;
  const isOver = isInterviewOver(interview, { now: systemClock.now(), home: homeZone() });
  const name = [interview.jobTitle, interview.companyName].filter(Boolean).join(' · ');
  return (
    <FullHeight>
      <PageHead
        title={name || t`Interview`}
        under={[words.typeName(interview.interviewType), words.statusName(interview.status)].join(' · ')}
        backTo={interview.jobId === null ? interviewPaths.all : interviewPaths.job(interview.jobId)}
        actions={
          <>
            <Button
              variant="outlined"
              component={Link}
              to={isOver ? interviewPaths.debrief(id) : interviewPaths.prepare(id)}
            >
              {isOver ? <Trans>How it went</Trans> : <Trans>Preparation</Trans>}
            </Button>
            <InterviewActions interview={interview} onDeleted={() => void navigate(interviewPaths.all)} />
          </>
        }
      />
      <InterviewForm
        key={id}
        interview={interview}
        start={interviewValues(interview)}
        onSaved={(saved, { isHeld }) => {
          // While it is fresh: how it went, thanks, and what comes next.
          if (isHeld) void navigate(interviewPaths.debrief(saved));
        }}
        onDiscard={() => {}}
      />
    </FullHeight>
  );
}
