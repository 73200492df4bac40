import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { isInterviewOver } from '@foothold/core/interviews/interview-over.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { useInterview, useInterviewJob } from '../../data/interviews/interviews.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { DebriefForm } from './afterwards/debrief-form.tsx';
import { interviewPaths, keyOf } from './interview-paths.ts';
import { homeZone } from './shared/home-zone.ts';
import { InterviewMissing } from './shared/interview-missing.tsx';
import { useInterviewWords } from './shared/use-interview-words.ts';

const ThanksPart = partLater(async () => (await import('./afterwards/thanks-part.tsx')).ThanksPart);
const NextPart = partLater(async () => (await import('./afterwards/next-part.tsx')).NextPart);

/** /interview/debrief/{internalId}: how an interview went, thanks for it, and what comes next. */
export function InterviewDebriefScreen() {
  const { t } = useLingui();
  const { internalId = '' } = useParams();
  const interview = useInterview(keyOf(internalId));
  const job = useInterviewJob(interview?.jobId ?? null);
  if (interview === undefined || (interview && job === undefined))
    return <SkeletonRows count={8} label={t`Loading the interview`} />;
  if (interview === null) return <InterviewMissing id={internalId} />;
  return <Debrief key={interview.internalId} interview={interview} job={job ?? null} />;
}

type Props = { interview: Interview; job: NonNullable<ReturnType<typeof useInterviewJob>> | null };

function Debrief({ interview, job }: Props) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const { internalId, companyName, jobTitle } = interview;
  const name = companyName || jobTitle || t`Interview`;
  const day = words.ownDay(interview);
  const isOver = isInterviewOver(interview, { now: systemClock.now(), home: homeZone() });
  return (
    <>
      <PageHead
        title={<Trans>How did it go at {name}?</Trans>}
        documentTitle={t`How it went: ${name}`}
        under={[companyName && jobTitle, words.typeName(interview.interviewType), day && words.day(day)]
          .filter(Boolean)
          .join(' · ')}
        backTo={interviewPaths.open(internalId)}
        actions={
          // On a phone the question needs the whole line.
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Button variant="outlined" component={Link} to={interviewPaths.prepare(internalId)}>
              <Trans>Preparation</Trans>
            </Button>
          </Box>
        }
      />
      {!isOver && (
        <Box sx={{ marginBlockEnd: '16px' }}>
          <Note
            kind="quiet"
            icon="info"
            title={
              interview.status === 'Cancelled' ? (
                <Trans>This interview was cancelled.</Trans>
              ) : (
                <Trans>It is not over yet.</Trans>
              )
            }
          >
            <Trans>What you write here is saved; saving it marks the interview as completed.</Trans>
          </Note>
        </Box>
      )}
      <Box
        sx={{
          ...{ display: 'grid', gap: { xs: '8px', md: '16px' }, alignItems: 'start' },
          ...{ gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' } },
          paddingBlockEnd: { xs: '84px', md: '24px' },
        }}
      >
        <DebriefForm interview={interview} job={job} />
        <Box sx={{ display: 'grid', gap: { xs: '8px', md: '16px' }, minWidth: 0 }}>
          <ThanksPart interview={interview} />
          <NextPart interview={interview} job={job} />
        </Box>
      </Box>
    </>
  );
}
