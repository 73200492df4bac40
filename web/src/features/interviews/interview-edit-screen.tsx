import { interviewValues } from '@foothold/core/entities/interview/interview-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { useInterview } from '../../data/interviews/interviews.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { InterviewForm } from './editor/interview-form.tsx';
import { interviewPaths, keyOf } from './interview-paths.ts';
import { InterviewActions } from './shared/interview-actions.tsx';
import { useInterviewWords } from './shared/use-interview-words.ts';

/** /interview/edit/{internalId} (READINGS R4). */
export function InterviewEditScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { internalId = '' } = useParams();
  const id = keyOf(internalId);
  const interview = useInterview(id);
  const words = useInterviewWords();
  if (interview === undefined) return <SkeletonRows count={8} label={t`Reading the interview`} />;
  if (interview === null)
    return (
      <FullHeight>
        <PageHead title={<Trans>This interview is not here</Trans>} backTo={interviewPaths.all} />
        <EmptyState
          title={<Trans>There is no interview {internalId} in this browser</Trans>}
          actions={
            <Button variant="contained" component={Link} to={interviewPaths.all}>
              <Trans>Open my interviews</Trans>
            </Button>
          }
        >
          <Trans>It may have been deleted, or noted in another browser or account.</Trans>
        </EmptyState>
      </FullHeight>
    );
  const name = [interview.jobTitle, interview.companyName].filter(Boolean).join(' · ');
  return (
    <FullHeight>
      <PageHead
        title={name || t`Interview`}
        under={[words.typeName(interview.interviewType), words.statusName(interview.status)].join(' · ')}
        backTo={interview.jobId === null ? interviewPaths.all : interviewPaths.job(interview.jobId)}
        actions={
          <InterviewActions interview={interview} onDeleted={() => void navigate(interviewPaths.all)} />
        }
      />
      <InterviewForm
        key={id}
        interview={interview}
        start={interviewValues(interview)}
        onSaved={() => {}}
        onDiscard={() => {}}
      />
    </FullHeight>
  );
}
