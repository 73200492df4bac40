import { pointOf } from '@foothold/core/geography/commute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useHome } from '../../data/places/homes.ts';
import { OccupationPicker } from '../../shared/geography/occupation-picker.tsx';
import { useStoredOccupation } from '../../shared/geography/use-stored-occupation.ts';
import { Card } from '../../ui/card.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { OfflineNote } from '../../ui/notes/offline-note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CandidateCard } from './discover/candidate-card.tsx';
import { useCityCandidates } from './discover/use-city-candidates.ts';
import { placePaths } from './place-paths.ts';

/**
 * /places/discover: cities suggested from own jobs, saved searches, occupation and home, each with its reasons
 * (docs/spec/readings.md R10).
 */
export function PlacesDiscoverScreen() {
  const { t } = useLingui();
  const isOnline = useOnline();
  const { candidates, occupation, hasHome, isWaiting } = useCityCandidates();
  const chosen = useStoredOccupation();
  const home = useHome('home')?.home ?? null;
  return (
    <>
      <PageHead
        title={<Trans>Suggested cities</Trans>}
        documentTitle={t`Suggested cities`}
        backTo={placePaths.overview}
        actions={
          <Button variant="outlined" component={Link} to={placePaths.cities}>
            <Trans>All cities</Trans>
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: '12px', marginBlockEnd: '16px' }}>
        <Note kind="quiet" icon="info">
          <Trans>
            Made on this device from your jobs, saved searches, occupation and home. Those with the most
            reasons come first, then those with the most of your jobs; nothing else counts.
          </Trans>
        </Note>
        {!isOnline && (
          <OfflineNote>
            <Trans>Figures for these cities load when you are online again.</Trans>
          </OfflineNote>
        )}
        {candidates && !isWaiting && !hasHome && (
          <Note
            kind="quiet"
            icon="compass"
            action={
              <Button variant="outlined" size="small" component={Link} to={placePaths.home}>
                <Trans>Set home</Trans>
              </Button>
            }
          >
            <Trans>Cities near home are suggested once you set your home.</Trans>
          </Note>
        )}
        <OccupationPicker occupation={chosen} />
      </Box>
      {candidates === undefined && <SkeletonRows count={6} label={t`Loading your data`} />}
      {candidates && candidates.length === 0 && !isWaiting && (
        <Card>
          <EmptyState
            title={<Trans>Nothing to suggest yet</Trans>}
            actions={
              <>
                <Button variant="contained" component={Link} to={placePaths.home}>
                  <Trans>Set home</Trans>
                </Button>
                <Button variant="outlined" component={Link} to={placePaths.cities}>
                  <Trans>Look at cities</Trans>
                </Button>
              </>
            }
          >
            <Trans>
              Save a job or a search with a place, choose your occupation, or set your home: cities are
              suggested from those.
            </Trans>
          </EmptyState>
        </Card>
      )}
      <Box
        component="ul"
        aria-label={t`Suggested cities`}
        sx={{
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: '16px',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {candidates?.map((candidate) => (
          <CandidateCard
            key={candidate.text}
            candidate={candidate}
            occupation={occupation}
            occupationCode={occupation ? chosen.code : ''}
            start={home && pointOf(home)}
          />
        ))}
      </Box>
    </>
  );
}
