import type { PlaceResult } from '@foothold/core/contract/places.ts';
import { foundPlaceId } from '@foothold/core/entities/place/found-place-record.ts';
import type { Point } from '@foothold/core/geography/commute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTravelFrom } from '../../data/places/homes.ts';
import { useSavedPlaceIds } from '../../data/places/place-list.ts';
import { saveSettings, useSetting } from '../../data/settings/settings.ts';
import { MapBesideList } from '../../maps/map-beside-list.tsx';
import type { MapProps, MapView } from '../../maps/map-props.ts';
import { shownPlace } from '../../shared/geography/shown-place.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { useGo } from '../../ui/hooks/use-go.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { useAnswer } from '../../ui/notes/use-answer.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { placePaths } from './place-paths.ts';
import { FoundCard } from './search/found-card.tsx';
import { FoundHead, FoundRows, foundNotice } from './search/found-list.tsx';
import { placeSearchQuery } from './search/place-queries.ts';
import { type PlaceSearch, readPlaceSearch, writePlaceSearch } from './search/place-search-address.ts';
import { PlaceSearchForm, type SearchWhere } from './search/place-search-form.tsx';
import { useStartPoint } from './search/use-start-point.ts';

const none: readonly PlaceResult[] = [];
const nowhere = { kind: 'point', lat: 0, lng: 0 } as const;

/** /places/search: offices, schools, gyms, anything around a point or in the box of the map; kept as a place or a company. */
export function PlacesSearchScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const text = query.toString();
  const search = useMemo(() => readPlaceSearch(new URLSearchParams(text)), [text]);
  const remembered = {
    words: useSetting('placeSearch', 'searchTermPlace') ?? '',
    type: useSetting('placeSearch', 'searchPlaceType') ?? '',
  };
  const { start, name: startName } = useStartPoint(useTravelFrom()?.from ?? null);
  const [view, setView] = useState<MapView | null>(null);
  const [isMoved, setMoved] = useState(false);
  const addressOf = useCallback((next: PlaceSearch) => {
    const words = new URLSearchParams();
    for (const [name, value] of Object.entries(writePlaceSearch(next))) if (value) words.set(name, value);
    return `${placePaths.search}?${words}`;
  }, []);
  const go = useGo(addressOf);
  const { area } = search;
  const answer = useAnswer(placeSearchQuery({ ...search, area: area ?? nowhere }), {
    state: search,
    enabled: area !== null,
  });
  const found = (area && answer.shown?.answer.place_results) || none;
  const saved = useSavedPlaceIds(found.map(foundPlaceId));
  const keyed = useMemo(
    () => found.map((place, at) => ({ place, key: foundPlaceId(place) || `n${at}` })),
    [found],
  );
  const points = useMemo(
    () => [
      ...(start ? [{ id: 'from', ...start, label: startName, kind: 'home' as const }] : []),
      ...keyed.map(({ place, key }, at) => ({
        id: key,
        lat: place.gps_coordinates.latitude,
        lng: place.gps_coordinates.longitude,
        label: place.title,
        kind: 'place' as const,
        mark: String(at + 1),
      })),
    ],
    [keyed, start, startName],
  );
  const chosen = keyed.find(({ key }) => key === search.open);
  const ask = ({ words, type, where }: { words: string; type: string; where: SearchWhere }) => {
    // What could not be kept is no loss worth a word: the address has it.
    void saveSettings('placeSearch', { searchTermPlace: words, searchPlaceType: type });
    const next = where === 'start' && start ? { kind: 'point' as const, ...start } : boxOf(view);
    setMoved(false);
    if (next) go({ words, type, area: next, open: null });
    else showToast({ text: <Trans>The map is still opening. Search again in a moment.</Trans> });
  };
  const asked = area ? search : remembered;
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Search for places</Trans>}
        documentTitle={t`Search for places`}
        backTo={placePaths.overview}
        actions={
          <Button
            variant="outlined"
            component={Link}
            to={placePaths.list}
            startIcon={<Icon name="list" size="xs" />}
          >
            <Trans>My places</Trans>
          </Button>
        }
      />
      <PlaceSearchForm
        words={asked.words}
        type={asked.type}
        startName={startName}
        where={area?.kind === 'point' ? 'start' : 'map'}
        onSearch={ask}
      />
      <ListDetail
        label={t`Places found`}
        detailLabel={t`Map`}
        head={<FoundHead answer={answer} isAsked={area !== null} count={found.length} />}
        notice={area && foundNotice(answer)}
        keys={keyed.map(({ key }) => key)}
        selected={search.open}
        onSelect={(open) => go({ ...search, open }, { replace: true })}
        isOpen={false}
        stacks
        foot={
          answer.shown?.answer.credit && found.length > 0 ? (
            <ListFoot>{answer.shown.answer.credit}</ListFoot>
          ) : undefined
        }
        detail={
          <MapBesideList
            ariaLabel={t`Places found on the map`}
            points={points}
            selected={chosen?.key ?? null}
            onSelect={(id) => id !== 'from' && go({ ...search, open: id }, { replace: true })}
            about={text}
            {...viewOf(area, start)}
            onMove={(next, byPerson) => {
              setView(next);
              if (byPerson) setMoved(true);
            }}
            onSearchArea={isMoved && area ? () => ask({ ...search, where: 'map' }) : null}
            card={
              chosen && (
                <FoundCard
                  key={chosen.key}
                  found={chosen.place}
                  saved={saved}
                  onClose={() => go({ ...search, open: null }, { replace: true })}
                />
              )
            }
          />
        }
      >
        <FoundRows
          keyed={keyed}
          saved={saved}
          selected={search.open}
          answer={answer}
          isAsked={area !== null}
          addressOf={(open) => addressOf({ ...search, open })}
          lineOf={(place) => place.address || shownPlace(place)}
        />
      </ListDetail>
    </FullHeight>
  );
}

/** Where the map opens: the box that is searched, where it stays, else around the point or where the person starts. */
function viewOf(area: PlaceSearch['area'], start: Point | null): Pick<MapProps, 'view' | 'fit'> {
  if (area?.kind === 'box') {
    const { west, south, east, north } = area;
    return { view: { bounds: { west, south, east, north } }, fit: 'view' };
  }
  const center = area ? { lat: area.lat, lng: area.lng } : start;
  return center ? { view: { center, zoom: 9 } } : {};
}

/** What the map shows, as a box; null before it told. */
function boxOf(view: MapView | null): PlaceSearch['area'] {
  if (!view) return null;
  const { west, south, east, north } = view.bounds;
  return { kind: 'box', west, south, east: east === 180 && west === -180 ? 179.999 : east, north };
}
