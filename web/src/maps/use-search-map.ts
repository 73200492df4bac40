import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type Answer, useAnswer } from '../ui/notes/use-answer.ts';
import type { MapPosition, MapView } from './map-props.ts';
import { boxAround, boxOfView, type MapSpot, sharedBox, spotsOf } from './map-spots.ts';

/** What a server tells of the points of a search; `clusters` in their place where there are too many. */
type Points = {
  points: readonly (readonly number[])[];
  clusters: Groups;
};
type Groups = (MapPosition & { count: number })[];

type Asked = {
  /** What the map fits its points to; the map shows the whole search again when it changes. */
  about: string;
  /** What is searched for; the list stands on its first page when it changes. */
  key: string;
  /** The part of the world that is searched. */
  box: SearchBox | null;
  /** The one point that the list is narrowed to. */
  spot: MapPosition | null;
  /** The place that is searched by its name; '' for none. */
  place: string;
};

/** Where the map of a search stands, and the page of the list beside it. */
export type SearchMapArea = {
  about: string;
  /** The part of the world that the person moved the map to; null while it shows the whole search. */
  moved: SearchBox | null;
  /** What of the searched part of the world the map shows. */
  inside: SearchBox | null;
  /** What the list is asked for: the spot, or what the map shows. */
  bbox: SearchBox | null;
  /** True where the person looks past the area that is searched: nothing of it can be here. */
  isOutside: boolean;
  /** True where “Search this area” would search another area. */
  isOffered: boolean;
  page: number;
  onPage: (page: number) => void;
  onMove: (view: MapView, byPerson: boolean) => void;
  /** Where a group was opened. */
  target: { center: MapPosition; zoom: number } | null;
  openGroup: (group: MapPosition) => void;
};

/** The movements of the map of a search: they narrow the list, and a group opens nearer. */
export function useSearchMapArea({ about, key, box, spot, place }: Asked): SearchMapArea {
  const [moved, setMoved] = useState<SearchBox | null>(null);
  const [target, setTarget] = useState<SearchMapArea['target']>(null);
  const isOpening = useRef(false);
  const last = useRef<MapView | null>(null);
  const [seen, setSeen] = useState(about);
  if (seen !== about) {
    setSeen(about);
    setMoved(null);
    setTarget(null);
  }
  const inside = box && moved ? sharedBox(box, moved) : (box ?? moved);
  const bbox = spot ? boxAround(spot) : inside;
  const where = JSON.stringify([key, bbox]);
  const [turned, setTurned] = useState({ where, page: 1 });
  return {
    about,
    moved,
    inside,
    bbox,
    isOutside: box !== null && moved !== null && inside === null,
    isOffered:
      moved !== null && JSON.stringify(moved) !== JSON.stringify(box) && (place !== '' || box !== null),
    page: turned.where === where ? turned.page : 1,
    onPage: (page) => setTurned({ where, page }),
    onMove: (view, byPerson) => {
      last.current = view;
      if (byPerson || isOpening.current) setMoved(boxOfView(view));
      isOpening.current = false;
    },
    target,
    openGroup: (center) => {
      const now = last.current;
      if (!now) return;
      isOpening.current = true;
      setTarget({ center, zoom: Math.min(now.zoom + 2.5, 12) });
    },
  };
}

export type SearchMapPoints<T, S> = {
  points: Answer<T, S>;
  /** The pins of up to 10,000 points; beyond them there are `groups`. */
  spots: readonly MapSpot[];
  groups: Groups;
};

const none: Groups = [];

/** The points of a search; where they come as groups, those of what the map shows once the person moved it. */
export function useSearchMapPoints<T extends Points, S, K extends readonly unknown[]>(
  queryOf: (bbox: SearchBox | null) => UseQueryOptions<T, Error, T, K>,
  { state, box, area, enabled }: { state: S; box: SearchBox | null; area: SearchMapArea; enabled: boolean },
): SearchMapPoints<T, S> {
  const { moved, inside } = area;
  const points = useAnswer(queryOf(box), { state, enabled });
  const isGrouped = (points.shown?.answer.clusters.length ?? 0) > 0;
  const nearer = useAnswer(queryOf(inside), {
    state,
    enabled: enabled && isGrouped && moved !== null && inside !== null,
  });
  const drawn = (isGrouped && moved !== null && nearer.shown?.answer) || points.shown?.answer;
  const spots = useMemo(() => spotsOf(drawn?.points ?? []), [drawn]);
  return { points, spots, groups: drawn?.clusters ?? none };
}
