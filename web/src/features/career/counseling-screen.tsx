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

/** /career/counseling: what an occupation is near to, asks, pays and leads to (docs/spec/screens.md, AI; docs/spec/calls.md). */
export function CounselingScreen() {
  const { t } = useLingui();
  const kept = useSetting('career', 'counseling');
  const found = useCareerContext();
  return (
    <>
      <PageHead
        title={<Trans>Career counseling</Trans>}
        actions={
          <Button variant="outlined" component={Link} to={careerPaths.coaching()}>
            <Trans>Make a plan</Trans>
          </Button>
        }
      />
      {kept === undefined || found === undefined ? (
        <SkeletonRows count={6} label={t`Opening your data`} />
      ) : (
        <CareerPage
          task="counseling"
          formLabel={t`Your question`}
          press={<Trans>Look up the answer</Trans>}
          ground={found.ground}
          start={storedQuestion(kept) ?? { ...emptyQuestion(found.places), career: found.latestTitle }}
          fields={[
            {
              name: 'career',
              label: <Trans>Career</Trans>,
              help: <Trans>A job title, what you studied, or what you would like to do.</Trans>,
              placeholder: t`nurse, English major, something with animals`,
              rows: 1,
            },
            {
              name: 'places',
              label: <Trans>Where you live and would move</Trans>,
              help: <Trans>One place per line, such as Austin, TX.</Trans>,
              rows: 2,
            },
            {
              name: 'prompt',
              label: <Trans>Your question (if you have one)</Trans>,
              help: (
                <Trans>
                  What you want and what you no longer can, or about pay, outlook, training, licenses.
                </Trans>
              ),
              placeholder: t`off the road, home every night, no degree`,
              rows: 3,
            },
          ]}
        />
      )}
    </>
  );
}
