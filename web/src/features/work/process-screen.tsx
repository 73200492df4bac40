import { nextStepDays } from '@foothold/core/tracking/next-steps.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useJobMetrics } from '../../data/statistics/job-metrics.ts';
import { useStageWaits } from '../../data/statistics/stage-waits.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { token } from '../../ui/tokens.ts';
import { ProcessMethods } from './process-methods.tsx';
import { ProcessStage } from './process-stage.tsx';
import { workPaths } from './work-paths.ts';

/**
 * A guide to the stages of an application with the person's own counts and waits in it (docs/spec/states.md, Job
 * status; docs/spec/readings.md R21b). Without jobs it is the guide alone.
 */
export function ProcessScreen() {
  const metrics = useJobMetrics();
  const waits = useStageWaits();
  const saved = metrics?.tiles.saved ?? 0;
  const applied = metrics?.tiles.applied ?? 0;
  const { followUp, noAnswer } = nextStepDays;
  const own = { byStatus: metrics?.byStatus, waits };
  return (
    <>
      <PageHead
        backTo={workPaths.work}
        title={<Trans>The application process</Trans>}
        fact={
          saved > 0 && (
            <Trans>
              <Plural value={saved} one="# job" other="# jobs" />, {applied} applied for
            </Trans>
          )
        }
      />
      <Typography variant="body2" sx={{ color: token('text-2'), maxWidth: '66ch', marginBlockEnd: '16px' }}>
        <Trans>
          Fourteen statuses, six stages. Any status may follow any other: set the one that is true, on the day
          it became true, and the history records the way. Numbers are for your own jobs; a typical wait is
          shown once five of them have moved on.
        </Trans>
      </Typography>
      <Box
        component="ol"
        sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: { xs: '8px', md: '16px' } }}
      >
        <ProcessStage
          {...own}
          place={1}
          title={<Trans>Saved</Trans>}
          statuses={['application-not-started']}
          next={
            <Trans>Read it against your resume, note the closing date, and decide: apply or archive.</Trans>
          }
        >
          <Trans>The posting is saved as it was on that day. Only you know about it.</Trans>
        </ProcessStage>
        <ProcessStage
          {...own}
          place={2}
          title={<Trans>In preparation</Trans>}
          statuses={['application-in-progress']}
          next={
            <Trans>Choose the resume it goes with, answer the posting’s own questions, and send it.</Trans>
          }
        >
          <Trans>You are writing: the resume is being fitted, a letter or a form is half done.</Trans>
        </ProcessStage>
        <ProcessStage
          {...own}
          place={3}
          title={<Trans>Sent</Trans>}
          statuses={['application-submitted']}
          extra={metrics && <ProcessMethods rows={metrics.rows} />}
          next={
            <Trans>
              A request to talk, a rejection, or nothing. After {followUp} days without an answer a follow-up
              is due, after {noAnswer} you are asked whether to close it.
            </Trans>
          }
        >
          <Trans>The application is with them, from the date applied on.</Trans>
        </ProcessStage>
        <ProcessStage
          {...own}
          place={4}
          title={<Trans>Interviews</Trans>}
          statuses={['interview-requested', 'interview-scheduled', 'interview-in-progress']}
          next={
            <Trans>
              Another round, an offer or a rejection. Note how it went while you remember it, and write a few
              lines of thanks.
            </Trans>
          }
        >
          <Trans>They want to talk, a time is agreed, or the rounds are under way.</Trans>
        </ProcessStage>
        <ProcessStage
          {...own}
          place={5}
          title={<Trans>Offer</Trans>}
          statuses={['offer-pending']}
          next={
            <Trans>
              Ask for it in writing, weigh pay against the place, and answer by the day they named.
            </Trans>
          }
        >
          <Trans>They want you; you have not answered.</Trans>
        </ProcessStage>
        <ProcessStage
          {...own}
          place={6}
          title={<Trans>Over</Trans>}
          statuses={[
            'offer-accepted',
            'offer-rejected',
            'rejected-before-interview',
            'rejected-after-interview',
            'application-no-response',
            'filled-or-canceled',
            'archived',
          ]}
          next={
            <Trans>Nothing is due anymore. If they come back, set the new status: the job opens again.</Trans>
          }
        >
          <Trans>
            Accepted, declined, turned down, unanswered or withdrawn. Archiving only tidies up: the earlier
            result still counts.
          </Trans>
        </ProcessStage>
      </Box>
      {metrics && saved === 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlockStart: '16px' }}>
          <Button variant="contained" component={Link} to={workPaths.search}>
            <Trans>Search jobs</Trans>
          </Button>
          <Button variant="outlined" component={Link} to={workPaths.add}>
            <Trans>Add job</Trans>
          </Button>
        </Box>
      )}
    </>
  );
}
