import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useSetting } from '../../data/settings/settings.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CareerPage } from './career-page.tsx';
import { careerPaths } from './career-paths.ts';
import { emptyQuestion, storedQuestion } from './career-question.ts';
import { useCareerContext } from './use-career-ground.ts';

/**
 * /career/coaching: a plan of weeks from where a person is to where they want to be (docs/spec/screens.md, AI;
 * docs/spec/calls.md).
 */
export function CoachingScreen() {
  const { t } = useLingui();
  const kept = useSetting('career', 'coaching');
  const found = useCareerContext();
  return (
    <>
      <PageHead
        title={<Trans>Career coaching</Trans>}
        backTo={careerPaths.counseling()}
        actions={
          <Button variant="outlined" component={Link} to={careerPaths.counseling()}>
            <Trans>Look up a career</Trans>
          </Button>
        }
      />
      {kept === undefined || found === undefined ? (
        <SkeletonRows count={6} label={t`Opening your data`} />
      ) : (
        <CareerPage
          task="coaching"
          formLabel={t`Where you are and want to be`}
          press={<Trans>Make the plan</Trans>}
          ground={found.ground}
          start={storedQuestion(kept) ?? { ...emptyQuestion(found.places), currentCareer: found.latestTitle }}
          fields={[
            { name: 'currentCareer', label: <Trans>What you do now, or did last</Trans>, rows: 1 },
            {
              name: 'career',
              label: <Trans>What you want to do</Trans>,
              help: <Trans>Leave it empty for directions to choose from.</Trans>,
              rows: 1,
            },
            {
              name: 'skills',
              label: <Trans>Skills</Trans>,
              help: <Trans>In addition to those in your resume, separated by commas.</Trans>,
              rows: 2,
            },
            {
              name: 'interests',
              label: <Trans>Interests</Trans>,
              placeholder: t`cars, children, numbers, drawing`,
              rows: 2,
            },
            {
              name: 'longTermGoals',
              label: <Trans>Long-term goals</Trans>,
              help: <Trans>One sentence each: pay, hours, a degree, leading people.</Trans>,
              rows: 3,
            },
            {
              name: 'places',
              label: <Trans>Where you live and would move</Trans>,
              help: <Trans>One place per line, such as Austin, TX.</Trans>,
              rows: 2,
            },
            {
              name: 'prompt',
              label: <Trans>Anything else</Trans>,
              placeholder: t`off the road, no degree, caring for my mother`,
              rows: 2,
            },
          ]}
        />
      )}
    </>
  );
}
