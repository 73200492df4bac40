import { isOwnType, type LocationType, type MapType } from '@foothold/core/geography/location-type.ts';
import { locationTypeName } from '@foothold/core/geography/location-words.messages.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { ElsewhereLine } from '../../../maps/elsewhere-line.tsx';
import { MapBesideList } from '../../../maps/map-beside-list.tsx';
import type { MapUnit } from '../../../maps/map-props.ts';
import { useMapList } from '../../../maps/use-map-list.ts';
import { useSay } from '../../../platform/use-say.ts';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { AnswerHead } from '../../../ui/notes/answer-head.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import type { Area } from '../list/location-area.ts';
import { LocationsFrame } from '../list/locations-frame.tsx';
import { pageSize, sortsOf } from '../list/locations-view.ts';
import { useLocationsView } from '../list/use-locations-view.ts';
import { useCountWords } from '../list/use-type-words.ts';
import { NoOwnRows } from '../own/own-list.tsx';
import { hasReferenceNotes, ReferenceNotes } from '../reference/reference-notes.tsx';
import { useMapRows } from './use-map-rows.ts';

type Props = { type: LocationType; sum: MapType; area: Area & { name?: string } };

/** A map of rows or sums with their list beside it: a row brings its pin into view, a pin marks its row. */
export function LocationsMap({ type, sum, area }: Props) {
  const say = useSay();
  const { t, i18n } = useLingui();
  const isOwn = isOwnType(type);
  const sorts = sortsOf(type, sum);
  const address = useLocationsView(sorts);
  const { view, go } = address;
  const { rows, points, answer, isReady, omitted, unplaced } = useMapRows(type, { area, sum, view });
  const { shown, elsewhere, onMove } = useMapList(points);
  const away = useMemo(() => {
    const here = new Set(shown.map(({ id }) => id));
    return new Set(points.flatMap(({ id }) => (here.has(id) ? [] : [id])));
  }, [points, shown]);
  const inSight = rows.filter(({ key }) => !away.has(key));
  const total = inSight.length;
  // The map decides how long the list is: a page that went out of sight is no mistake of anybody.
  const page = Math.min(view.page, Math.max(1, Math.ceil(total / pageSize)));
  const from = (page - 1) * pageSize;
  const count = useCountWords();
  const isPlaced = (key: string | null) => key !== null && points.some(({ id }) => id === key);
  const named = say(locationTypeName(type));
  const words = sum === 'points' ? count(type, total) : <Groups total={total} />;
  const clear = () => go({ ...view, text: '', page: 1 });
  const rest = new Intl.NumberFormat(i18n.locale).format(omitted);
  const notes = [
    answer && hasReferenceNotes(answer) && <ReferenceNotes key="answer" answer={answer} />,
    omitted > 0 && (
      <Note key="omitted" kind="quiet" icon="info">
        <Trans>The largest are shown; {rest} smaller ones are left out.</Trans>
      </Note>
    ),
    isReady && elsewhere > 0 && total > 0 && (
      <Note key="elsewhere" kind="quiet" icon="map">
        <ElsewhereLine count={elsewhere} />
      </Note>
    ),
    isReady && unplaced > 0 && (
      <Note key="unplaced" kind="quiet" icon="info">
        <Plural
          value={unplaced}
          one="# of them has no coordinates and is only in the list."
          other="# of them have no coordinates and are only in the list."
        />
      </Note>
    ),
  ].filter(Boolean);
  return (
    <LocationsFrame
      label={named}
      paneLabel={t`Map`}
      searchLabel={t`Search this list`}
      address={{ ...address, view: { ...view, page } }}
      sorts={sorts}
      head={
        answer ? (
          <AnswerHead answer={answer} waiting={<Trans>Loading the list…</Trans>} count={words} />
        ) : (
          <ListHead>{isReady && words}</ListHead>
        )
      }
      notice={notes.length > 0 && notes}
      rows={isReady ? inSight.slice(from, from + pageSize) : []}
      total={isReady ? total : 0}
      stacks
      empty={
        <>
          {!isReady && (answer === null || answer.phase === 'loading') && (
            <SkeletonRows label={t`Loading the list`} />
          )}
          {isReady && elsewhere > 0 && (
            <EmptyState title={<Trans>Nothing in this part of the map</Trans>}>
              <ElsewhereLine count={elsewhere} />
            </EmptyState>
          )}
          {isReady && isOwn && rows.length === 0 && (
            <NoOwnRows type={type} areaName={area.name ?? ''} view={view} onClear={clear} />
          )}
          {isReady && !isOwn && rows.length === 0 && <NothingHere text={view.text} onClear={clear} />}
        </>
      }
      pane={() => (
        <MapBesideList
          ariaLabel={t`${named} on the map`}
          points={points}
          unit={type === 'metro' && sum === 'points' ? 'people' : units[type]}
          selected={isPlaced(view.open) ? view.open : null}
          onSelect={(open) => go({ ...view, open }, { replace: true })}
          onMove={onMove}
        />
      )}
    />
  );
}

/** What sums count of each type; of a state or country its cities stand for it. */
const units: Partial<Record<LocationType, MapUnit>> = {
  city: 'cities',
  place: 'places',
  company: 'companies',
  job: 'jobs',
  interview: 'interviews',
};

function Groups({ total }: { total: number }) {
  return <Plural value={total} one="# area" other="# areas" />;
}

function NothingHere({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <EmptyState
      title={text ? <Trans>Nothing here begins with “{text}”</Trans> : <Trans>None are known here</Trans>}
      actions={
        text && (
          <Button variant="outlined" onClick={onClear}>
            <Trans>Show the whole list</Trans>
          </Button>
        )
      }
    />
  );
}
