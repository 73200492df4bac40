import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useInterviews } from '../../../data/interviews/interviews.ts';
import { usePractices } from '../../../data/practice/practice-reads.ts';
import { useStories } from '../../../data/practice/stories.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { Card } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';
import { upcomingAndPast } from '../calendar/interviews-view.ts';
import { interviewPaths } from '../interview-paths.ts';
import { homeZone } from '../shared/home-zone.ts';
import { useInterviewWords } from '../shared/use-interview-words.ts';

/** What the person has: the next interview, stories, practice; each with the way to it. */
export function OwnMaterial() {
  const words = useInterviewWords();
  const interviews = useInterviews();
  const stories = useStories()?.rows.length;
  const sessions = usePractices()?.length;
  const now = systemClock.now().getTime();
  const next = interviews && upcomingAndPast(interviews.interviews, { now, home: homeZone() }).upcoming[0];
  const when =
    next &&
    [words.ownDay(next) && words.day(words.ownDay(next)), words.ownHours(next)].filter(Boolean).join(', ');
  return (
    <Card sx={{ padding: '16px' }}>
      <Typography variant="h2">
        <Trans>Yours</Trans>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: '4px 0 0', padding: 0 }}>
        <Line>
          {next ? (
            <>
              <Link to={interviewPaths.edit(next.internalId)}>
                {next.companyName || next.jobTitle || <Trans>Your next interview</Trans>}
              </Link>
              <Quiet>{when || <Trans>No day is agreed yet.</Trans>}</Quiet>
              <Link to={interviewPaths.practice(next.jobId)}>
                <Trans>Practice for it</Trans>
              </Link>
            </>
          ) : (
            <>
              <Link to={interviewPaths.add()}>
                <Trans>Add your next interview</Trans>
              </Link>
              <Quiet>
                <Trans>It shows here with its date.</Trans>
              </Quiet>
            </>
          )}
        </Line>
        <Line>
          <Link to={interviewPaths.stories()}>
            <Trans>My stories</Trans>
          </Link>
          <Quiet>{stories !== undefined && <Plural value={stories} one="# story" other="# stories" />}</Quiet>
        </Line>
        <Line>
          <Link to={interviewPaths.practice()}>
            <Trans>My practice</Trans>
          </Link>
          <Quiet>
            {sessions !== undefined && <Plural value={sessions} one="# session" other="# sessions" />}
          </Quiet>
        </Line>
        <Line>
          <Link to={interviewPaths.process}>
            <Trans>What each stage means</Trans>
          </Link>
          <Quiet>
            <Trans>From saved to answered, with your own waiting times.</Trans>
          </Quiet>
        </Line>
      </Box>
    </Card>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    sx={{ paddingBlock: '8px', '& + &': { borderBlockStart: `1px solid ${token('line')}` } }}
  >
    {children}
  </Box>
);

const Quiet = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>{children}</Box>
);
