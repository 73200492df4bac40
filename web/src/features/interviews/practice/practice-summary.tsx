import type { Practice } from '@foothold/core/entities/conversation/practice.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router';
import { resumePractice } from '../../../data/practice/practice.ts';
import type { WholePractice } from '../../../data/practice/practice-reads.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { useSay } from '../../../platform/use-say.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { toastFailure } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { interviewPaths } from '../interview-paths.ts';
import { drawnOf, practicedQuestion } from './practiced-question.ts';
import { RateAnswer } from './rate-answer.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { tallyOf } from './tally.ts';
import { usePracticeWords } from './use-practice-words.ts';

/** A session that is over: what was asked, answered and said of it, and where to continue. */
export function PracticeSummary({ whole }: { whole: WholePractice }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session, questions } = whole;
  const tally = tallyOf(questions);
  const open = questions.filter(({ state }) => state === '').length;
  const weak = questions.filter(({ rating }) => rating === 'badly' || rating === 'partly');
  const goOn = async () => {
    const result = await resumePractice(session.internalId);
    if (!result.ok) toastFailure(result);
  };
  const again = async () => {
    const { startSession } = await import('./start-session.ts');
    const { jobId, jobTitle, companyName, secondsEach } = session;
    const seed = systemClock.now().getTime() % 1_000_000_007;
    const rest = { step: '' as const, kinds: [], count: weak.length };
    const result = await startSession(
      { jobId, jobTitle, companyName, secondsEach, seed, ...rest },
      weak.map(drawnOf),
    );
    if (result.ok) void navigate(interviewPaths.session(result.id), { flushSync: true });
    else toastFailure(result);
  };
  return (
    <>
      <PageHead
        title={<Trans>Practice summary</Trans>}
        documentTitle={t`Practice summary`}
        under={[session.jobTitle, session.companyName].filter(Boolean).join(' · ')}
        backTo={interviewPaths.practice()}
        actions={
          <>
            {open > 0 && (
              <Button variant="outlined" onClick={() => void goOn()}>
                <Trans>Continue this session</Trans>
              </Button>
            )}
            {weak.length > 0 && (
              <Button variant="outlined" onClick={() => void again()}>
                <Plural
                  value={weak.length}
                  one="Repeat the one that did not go well"
                  other="Repeat the # that did not go well"
                />
              </Button>
            )}
            <Button variant="contained" component={Link} to={interviewPaths.practice(session.jobId)}>
              <Trans>New session</Trans>
            </Button>
          </>
        }
      />
      <Typography variant="body2" role="status" sx={{ color: token('text-2'), marginBlockEnd: '16px' }}>
        <Trans>
          {tally.answered} answered, {tally.skipped} skipped, {open} left.
        </Trans>{' '}
        {tally.rated > 0 && (
          <Trans>
            You said {tally.well} went well, {tally.partly} in part, {tally.badly} not well.
          </Trans>
        )}
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px', maxWidth: 860 }}
      >
        {questions.map((row) => (
          <li key={row.uid}>
            <OneAnswer row={row} sessionId={session.internalId} />
          </li>
        ))}
      </Box>
    </>
  );
}

function OneAnswer({ row, sessionId }: { row: Practice; sessionId: number }) {
  const words = usePracticeWords();
  const say = useSay();
  const count = row.answer.split(/\s+/).filter(Boolean).length;
  return (
    <Card sx={{ padding: { xs: '16px', md: '16px 20px' }, display: 'grid', gap: '8px' }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {practicedQuestion(row, say)}
      </Typography>
      <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
        {row.state === 'answered' ? (
          <>
            <Plural value={count} one="# word" other="# words" />
            {row.seconds > 0 && ` · ${words.clock(row.seconds)}`}
          </>
        ) : row.state === 'skipped' ? (
          <Trans>Skipped</Trans>
        ) : (
          <Trans>Not reached</Trans>
        )}
      </Box>
      {row.answer && (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '66ch', lineHeight: '22px' }}>
          {row.answer}
        </Box>
      )}
      <RecordingPlayer practiceUid={row.uid} />
      {row.state === 'answered' && <RateAnswer row={row} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button
          variant="outlined"
          component={Link}
          to={`${interviewPaths.session(sessionId)}&question=${row.place + 1}`}
        >
          {row.answer ? <Trans>Open the answer</Trans> : <Trans>Answer it</Trans>}
        </Button>
        {row.answer && (
          <Button
            variant="text"
            component={Link}
            to={`${interviewPaths.stories('new')}&practice=${row.internalId}`}
          >
            <Trans>Save as a story</Trans>
          </Button>
        )}
      </Box>
    </Card>
  );
}
