import type { OwnType } from '@foothold/core/geography/location-type.ts';
import { locationTypeName } from '@foothold/core/geography/location-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useOwnDataRefused } from '../../../data/db/own-query.ts';
import { useSay } from '../../../platform/use-say.ts';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { locationPaths } from '../list/location-paths.ts';
import { LocationsFrame } from '../list/locations-frame.tsx';
import { type LocationsView, ownSorts } from '../list/locations-view.ts';
import { NoRow } from '../list/no-row.tsx';
import type { AskedArea } from '../list/use-area.ts';
import { useLocationsView } from '../list/use-locations-view.ts';
import { useCountWords } from '../list/use-type-words.ts';
import { OwnDetail } from './own-detail.tsx';
import { OwnNotes } from './own-notes.tsx';
import { useOwnRows } from './own-rows.ts';

/** Own places, companies, jobs or interviews that have a location, with the chosen one beside them. */
export function OwnList({ type, area }: { type: OwnType; area: AskedArea }) {
  const say = useSay();
  const { t } = useLingui();
  const address = useLocationsView(ownSorts);
  const { view, go } = address;
  const { list, rows, total } = useOwnRows(type, { area, view });
  const isRefused = useOwnDataRefused();
  const count = useCountWords();
  return (
    <LocationsFrame
      label={say(locationTypeName(type))}
      paneLabel={t`Details`}
      searchLabel={t`Search this list`}
      address={address}
      sorts={ownSorts}
      head={<ListHead>{list && count(type, total)}</ListHead>}
      notice={list && (list.broken.length > 0 || list.isCut) && <OwnNotes list={list} />}
      rows={rows}
      total={total}
      empty={
        <>
          {!list && !isRefused && <SkeletonRows label={t`Loading your records`} />}
          {list && (
            <NoOwnRows
              type={type}
              areaName={area.name}
              view={view}
              onClear={() => go({ ...view, text: '', page: 1 })}
            />
          )}
        </>
      }
      pane={(row) =>
        row ? <OwnDetail row={row} /> : <NoRow isWaiting={!list || total === 0} open={view.open} />
      }
    />
  );
}

type EmptyProps = { type: OwnType; areaName: string; view: LocationsView; onClear: () => void };

/** Says why an own list is empty, with the smallest change that helps. */
export function NoOwnRows({ type, areaName, view, onClear }: EmptyProps) {
  const words = useEmptyWords();
  if (view.text)
    return (
      <EmptyState
        title={<Trans>Nothing here begins with “{view.text}”</Trans>}
        actions={
          <Button variant="outlined" onClick={onClear}>
            <Trans>Show the whole list</Trans>
          </Button>
        }
      />
    );
  const { title, help, to, action } = words(type);
  if (areaName)
    return (
      <EmptyState
        title={<Trans>None of your records in {areaName}</Trans>}
        actions={
          <Button variant="outlined" component={Link} to={locationPaths.list(type)}>
            <Trans>Show all countries</Trans>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={title}
      actions={
        <Button variant="contained" component={Link} to={to}>
          {action}
        </Button>
      }
    >
      {help}
    </EmptyState>
  );
}

function useEmptyWords() {
  const { t } = useLingui();
  return (type: OwnType): { title: string; help: string; to: string; action: string } => {
    switch (type) {
      case 'place':
        return {
          title: t`No places yet`,
          help: t`Save a city, a state or a country from its list, and it is shown here.`,
          to: locationPaths.list('city'),
          action: t`Find a city`,
        };
      case 'job':
        return {
          title: t`No jobs with a location yet`,
          help: t`Jobs you save from the search come with their location.`,
          to: '/jobs/search',
          action: t`Search jobs`,
        };
      case 'company':
        return {
          title: t`No companies with a location yet`,
          help: t`Companies appear here once they have an address or a city.`,
          to: locationPaths.list('job'),
          action: t`See jobs instead`,
        };
      default:
        return {
          title: t`No interviews with a location yet`,
          help: t`Interviews appear here once they have an address or a city.`,
          to: locationPaths.list('job'),
          action: t`See jobs instead`,
        };
    }
  };
}
