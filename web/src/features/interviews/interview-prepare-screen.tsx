import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { placeText } from '@foothold/core/interviews/interview-entry.ts';
import { isInterviewOver } from '@foothold/core/interviews/interview-over.ts';
import { interviewRounds } from '@foothold/core/interviews/interview-rounds.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { useInterview, useInterviews } from '../../data/interviews/interviews.ts';
import { useSheetSources } from '../../data/interviews/sheet-sources.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { interviewPaths, keyOf } from './interview-paths.ts';
import { homeZone } from './shared/home-zone.ts';
import { InterviewMissing } from './shared/interview-missing.tsx';
import { useInterviewWords } from './shared/use-interview-words.ts';
import { SheetAsk } from './sheet/sheet-ask.tsx';
import { SheetPeople } from './sheet/sheet-people.tsx';
import { SheetReady } from './sheet/sheet-ready.tsx';
import { SheetWhen } from './sheet/sheet-when.tsx';

const SheetFit = partLater(async () => (await import('./sheet/sheet-fit.tsx')).SheetFit);
const SheetPapers = partLater(async () => (await import('./sheet/sheet-papers.tsx')).SheetPapers);
const PrintButton = partLater(async () => (await import('./sheet/print-button.tsx')).PrintButton);

/** /interview/prepare/{internalId}: everything for the day of an interview on one page. */
export function InterviewPrepareScreen() {
  const { t } = useLingui();
  const { internalId = '' } = useParams();
  const interview = useInterview(keyOf(internalId));
  if (interview === undefined) return <SkeletonRows count={8} label={t`Loading the interview`} />;
  if (interview === null) return <InterviewMissing id={internalId} />;
  return <Prepare key={interview.internalId} interview={interview} />;
}

function Prepare({ interview }: { interview: Interview }) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const isMobile = useMobile();
  const sources = useSheetSources(interview);
  const interviews = useInterviews()?.interviews ?? [];
  const { internalId, jobId, companyName, jobTitle, interviewType, status, notes } = interview;
  const round = interviewRounds(interviews, homeZone()).get(internalId);
  const name = companyName || jobTitle || t`Interview`;
  const isOver = isInterviewOver(interview, { now: systemClock.now(), home: homeZone() });
  const main = <MainAction interview={interview} isOver={isOver} />;
  const people = sources && <SheetPeople interview={interview} people={sources.people} />;
  return (
    <>
      <PageHead
        title={name}
        documentTitle={t`Prepare: ${name}`}
        under={[
          companyName && jobTitle,
          words.typeName(interviewType),
          round && t`Round ${round}`,
          words.statusName(status),
        ]
          .filter(Boolean)
          .join(' · ')}
        backTo={interviewPaths.open(internalId)}
        actions={
          <>
            {sources && <PrintButton interview={interview} sources={sources} round={round ?? null} />}
            <EditButton id={internalId} />
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>{main}</Box>
          </>
        }
      />
      {sources ? (
        <Box sx={columns}>
          <Box sx={column}>
            <SheetWhen interview={interview} interviews={interviews} />
            <SheetReady interview={interview} sources={sources} />
            <SheetFit interview={interview} sources={sources}>
              {isMobile && people}
            </SheetFit>
            <SheetAsk interview={interview} sources={sources} />
          </Box>
          <Box sx={column}>
            {!isMobile && people}
            <SheetPapers notes={notes} sources={sources} />
          </Box>
        </Box>
      ) : (
        <SkeletonRows count={8} label={t`Loading the preparation`} />
      )}
      <MobileFoot>
        {!isOver && (
          <Button variant="outlined" component={Link} to={interviewPaths.practice(jobId)}>
            <Trans>Practice</Trans>
          </Button>
        )}
        {main}
      </MobileFoot>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 0, md: '16px' },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  paddingBlockEnd: { xs: '84px', md: '24px' },
};
const column = { display: 'grid', gap: { xs: 0, md: '16px' }, minWidth: 0 };

const EditButton = ({ id }: { id: number }) => (
  <Button
    variant="outlined"
    component={Link}
    to={interviewPaths.edit(id)}
    startIcon={<Icon name="edit" size="xs" />}
  >
    <Trans>Edit</Trans>
  </Button>
);

/** The one thing to do now: tell of it afterwards, join the call, or find the way; nothing for one that was cancelled. */
function MainAction({ interview, isOver }: { interview: Interview; isOver: boolean }) {
  const { t } = useLingui();
  const { internalId, url, interviewType, latitude, longitude } = interview;
  const link = webAddress(url);
  if (interview.status === 'Cancelled') return null;
  const place = placeText(interview);
  if (isOver)
    return (
      <Button variant="contained" component={Link} to={interviewPaths.debrief(internalId)}>
        <Trans>How it went</Trans>
      </Button>
    );
  if (link)
    return (
      <Button
        variant="contained"
        component="a"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<Icon name="video" size="xs" />}
      >
        <Trans>Join call</Trans>
      </Button>
    );
  if (interviewType !== 'On-Site' || place === '') return null;
  const isPlaced = latitude !== 0 || longitude !== 0;
  const to = isPlaced ? `${latitude},${longitude}` : place;
  const directions = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to })}`;
  return (
    <Button
      variant="contained"
      component="a"
      href={directions}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<Icon name="navigate" size="xs" />}
      aria-label={t`Directions in Google Maps`}
      title={t`Directions in Google Maps`}
    >
      <Trans>Directions</Trans>
    </Button>
  );
}
