import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { NoPlaces } from './list/no-places.tsx';
import { PlacesFilters } from './list/places-filters.tsx';
import { PlacesTable } from './list/places-table.tsx';
import { viewOfPlaces } from './list/places-view.ts';
import { usePlaceRows } from './list/use-place-rows.ts';
import { usePlacesAddress } from './list/use-places-address.ts';
import { placePaths } from './place-paths.ts';

const PlacesBulkBar = partLater(async () => (await import('./list/places-bulk-bar.tsx')).PlacesBulkBar);

/** /places/list: the person's own places, filtered by group and by what they are kept for (docs/spec/readings.md R33). */
export function PlacesListScreen() {
  const { t, i18n } = useLingui();
  const { number } = useNumbers();
  const { view, go } = usePlacesAddress();
  const { list, groups, rows, from } = usePlaceRows();
  const isRefused = useOwnDataRefused();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const shown = useMemo(() => viewOfPlaces(rows, view, i18n.locale), [rows, view, i18n.locale]);
  const chosen = useMemo(
    () => rows.filter(({ place }) => ticked.has(place.internalId)).map(({ place }) => place.internalId),
    [rows, ticked],
  );
  const isCut = list !== undefined && list.isWhole === false && list.rows.length >= 10_000;
  const most = number(10_000);
  const isMobile = useMobile();
  // What is ticked has its own bar at the foot, and an empty list its own way to add.
  const hasFoot = isMobile && chosen.length === 0 && (list?.total ?? 0) > 0;
  const add = (
    <Button variant="contained" component={Link} to={placePaths.addIn(view.group ?? undefined)}>
      <Trans>Add place</Trans>
    </Button>
  );
  return (
    <FullHeight>
      <PageHead
        title={<Trans>My places</Trans>}
        documentTitle={t`My places`}
        fact={list && <Plural value={list.total} one="# place" other="# places" />}
        actions={
          <>
            <Button
              variant="outlined"
              component={Link}
              to={view.group === null ? placePaths.map('saved') : placePaths.map('group', view.group)}
              startIcon={<Icon name="map" size="xs" />}
            >
              <Trans>Show on map</Trans>
            </Button>
            {!isMobile && add}
          </>
        }
      />
      <PlacesFilters view={view} groups={groups?.rows ?? []} rows={rows} onChange={go} />
      {list && list.broken.length > 0 && (
        <Note kind="warn" icon="warning">
          <Plural
            value={list.broken.length}
            one="# place cannot be read. It was left unchanged, and all others work."
            other="# places cannot be read. They were left unchanged, and all others work."
          />
        </Note>
      )}
      {isCut && (
        <Note kind="quiet" icon="info">
          <Trans>The newest {most} places are listed. All older ones are saved too.</Trans>
        </Note>
      )}
      {list === undefined && !isRefused && <SkeletonRows count={10} label={t`Loading your places`} />}
      {list && groups && shown.length === 0 && <NoPlaces view={view} total={list.total} onChange={go} />}
      {shown.length > 0 && (
        <PlacesTable
          rows={shown}
          groups={groups?.rows ?? []}
          view={view}
          from={from}
          ticked={ticked}
          onTick={setTicked}
          onChange={go}
        />
      )}
      {hasFoot && <MobileFoot>{add}</MobileFoot>}
      {chosen.length > 0 && (
        <PlacesBulkBar
          ids={chosen}
          groups={groups?.rows ?? []}
          group={view.group}
          onClear={() => setTicked(new Set())}
        />
      )}
    </FullHeight>
  );
}
