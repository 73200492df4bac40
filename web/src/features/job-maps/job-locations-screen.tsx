import { jobDistances, nearestOption, searchLimits } from '@foothold/core/search/search.ts';
import { searchLocations, withLocation, withoutLocation } from '@foothold/core/search/search-locations.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { useJobs } from '../../data/jobs/job-list.ts';
import { maxLocated } from '../../data/places/place-list.ts';
import { saveSettings, useSetting } from '../../data/settings/settings.ts';
import { useSearchOptions } from '../../shared/search/use-search-options.ts';
import { Card } from '../../ui/card.tsx';
import { Picker } from '../../ui/fields/picker.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { OfflineNote } from '../../ui/notes/offline-note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { jobMapPaths } from './job-map-paths.ts';
import { LocationAdder } from './location-adder.tsx';
import { LocationLine } from './location-line.tsx';

/**
 * /job/locations: where the person searches, with what is there (docs/spec/readings.md R10, R16; docs/spec/rules.md,
 * Validation).
 */
export function JobLocationsScreen() {
  const { t } = useLingui();
  const isOnline = useOnline();
  const isRefused = useOwnDataRefused();
  const stored = useSetting('jobSearch', 'location');
  const storedDistance = useSetting('jobSearch', 'distance');
  const jobs = useJobs({ limit: maxLocated })?.rows;
  const { distances } = useSearchOptions();
  const miles = Number(storedDistance);
  const distance = miles > 0 ? nearestOption(jobDistances, miles) : searchLimits.distance;
  const text = stored ?? '';
  const locations = searchLocations(text);
  const isFull = locations.length >= searchLimits.places;

  const add = async (location: string) => {
    const next = withLocation(text, location);
    if (next === withLocation(text, ''))
      return showToast({
        text: <Trans>{location} is already one of your search locations.</Trans>,
        kind: 'info',
      });
    toastResult(await saveSettings('jobSearch', { location: next }), <Trans>Location added.</Trans>);
  };
  const remove = async (at: number) =>
    toastResult(
      await saveSettings('jobSearch', { location: withoutLocation(text, at) }),
      <Trans>Location removed.</Trans>,
    );
  const choose = async (next: number) =>
    toastResult(
      await saveSettings('jobSearch', { distance: String(next) }),
      <Trans>Distance changed.</Trans>,
    );
  return (
    <>
      <PageHead
        title={<Trans>Search locations</Trans>}
        documentTitle={t`Search locations`}
        {...(locations.length > 0 && {
          fact: <Plural value={locations.length} one="# location" other="# locations" />,
        })}
        actions={
          <Button
            variant="outlined"
            component={Link}
            to={jobMapPaths.search}
            startIcon={<Icon name="map" size="xs" />}
          >
            <Trans>Job search map</Trans>
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: '16px', maxWidth: 880 }}>
        {!isOnline && (
          <OfflineNote>
            <Trans>
              Places cannot be looked up or counted until you are online again. Your jobs work as usual.
            </Trans>
          </OfflineNote>
        )}
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', '& > :first-of-type': { flex: '1 1 280px' } }}
        >
          {isFull ? (
            <Note kind="quiet" icon="info">
              <Trans>
                A search can have up to {searchLimits.places} locations. Remove one to add another.
              </Trans>
            </Note>
          ) : (
            <LocationAdder onAdd={(location) => void add(location)} />
          )}
          <Picker
            lead={t`Within`}
            label={t`Distance`}
            hasLabel={false}
            value={distance}
            options={distances}
            onChange={(next) => void choose(next)}
          />
        </Box>
        <Card>
          {stored === undefined && !isRefused && <SkeletonRows label={t`Loading your locations`} />}
          {stored !== undefined && locations.length === 0 && (
            <EmptyState title={<Trans>No search locations yet</Trans>}>
              <Trans>Without one, a search looks everywhere. Add the places where you would work.</Trans>
            </EmptyState>
          )}
          {locations.length > 0 && (
            <Box
              component="ul"
              aria-label={t`Search locations`}
              sx={{ margin: 0, padding: { xs: '0 16px', md: 0 } }}
            >
              {locations.map((location, at) => (
                <LocationLine
                  key={location}
                  location={location}
                  distance={distance}
                  jobs={jobs}
                  onRemove={at > 0 ? () => void remove(at) : null}
                />
              ))}
            </Box>
          )}
        </Card>
        {locations.length > 0 && (
          <Note kind="quiet" icon="info">
            <Trans>
              The job search looks in all of them at once. The first one stays; it can be changed in{' '}
              <TextLink component={Link} to={jobMapPaths.settings} underline="always">
                Settings
              </TextLink>
              .
            </Trans>
          </Note>
        )}
      </Box>
    </>
  );
}
