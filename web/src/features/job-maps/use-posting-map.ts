import type { JobPoints, JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import { useMemo, useRef, useState } from 'react';
import type { MapView } from '../../maps/map-props.ts';
import { boxAround, type MapSpot, sharedBox, spotsOf } from '../../maps/map-spots.ts';
import { filtersOf } from '../../shared/search/search-address.ts';
import { jobSearchQuery } from '../../shared/search/search-query.ts';
import { useSearchRequest } from '../../shared/search/use-search-request.ts';
import { type Answer, useAnswer } from '../../ui/notes/use-answer.ts';
import type { JobMapState } from './job-map-address.ts';
import { pointsQuery, pointsRequest } from './points-query.ts';

export type PostingMap = {
  points: Answer<JobPoints, JobMapState>;
  list: Answer<JobSearchAnswer, JobMapState>;
  /** The pins of up to 10,000 points; beyond them there are `groups`. */
  spots: readonly MapSpot[];
  groups: JobPoints['clusters'];
  page: number;
  onPage: (page: number) => void;
  /** The part of the world that the person moved the map to; null while it shows the whole search. */
  moved: SearchBox | null;
  /** True where the person looks past the search: nothing of it can be here. */
  isOutside: boolean;
  onMove: (view: MapView, byPerson: boolean) => void;
  /** Where a group was opened. */
  target: MapView | null;
  openGroup: (group: { lat: number; lng: number }) => void;
  /** What the map fits its points to; it stays while an area is searched that the map shows already. */
  about: string;
  /** Searches the part of the world that the map shows: the next state is of the same look. */
  hold: (next: JobMapState) => void;
};

/** A search on the map: its points, and the list of what the map, or one spot of it, shows of them. */
export function usePostingMap(state: JobMapState, { enabled }: { enabled: boolean }): PostingMap {
  const requestOf = useSearchRequest();
  const key = keyOf(state);
  const held = useRef('');
  const settled = useRef(key);
  if (held.current !== key) settled.current = key;
  const about = settled.current;

  const [moved, setMoved] = useState<SearchBox | null>(null);
  const [target, setTarget] = useState<MapView | null>(null);
  const isOpening = useRef(false);
  const last = useRef<MapView | null>(null);
  const [seen, setSeen] = useState(about);
  if (seen !== about) {
    setSeen(about);
    setMoved(null);
    setTarget(null);
  }

  const inside = state.box && moved ? sharedBox(state.box, moved) : (state.box ?? moved);
  const isOutside = state.box !== null && moved !== null && inside === null;
  const bbox = state.spot ? boxAround(state.spot) : inside;
  const where = JSON.stringify([key, bbox]);
  const [turned, setTurned] = useState({ where, page: 1 });
  const page = turned.where === where ? turned.page : 1;

  const asked = requestOf({ ...state, page });
  // A view without postings is no reason to look for other words.
  const corrected = useRef({ key: '', term: '' });
  const fixed = corrected.current.key === key ? corrected.current.term : '';
  const isNarrowed = moved !== null || state.spot !== null;
  const exact = { ...asked, ...(fixed && { searchTerm: fixed }), exactTerm: true };
  const list = useAnswer(
    jobSearchQuery({ ...(isNarrowed && asked.searchTerm ? exact : asked), ...(bbox && { bbox }) }),
    { state, enabled: enabled && !isOutside },
  );
  const { correctedTerm } = list.shown?.answer ?? {};
  if (correctedTerm && list.shown && keyOf(list.shown.state) === key)
    corrected.current = { key, term: correctedTerm };

  const whole = pointsRequest(
    correctedTerm && !isNarrowed ? { ...asked, searchTerm: correctedTerm } : fixed ? exact : asked,
  );
  const points = useAnswer(pointsQuery({ ...whole, ...(state.box && { bbox: state.box }) }), {
    state,
    enabled,
  });
  const isGrouped = (points.shown?.answer.clusters.length ?? 0) > 0;
  const nearer = useAnswer(pointsQuery({ ...whole, ...(inside && { bbox: inside }) }), {
    state,
    enabled: enabled && isGrouped && moved !== null && inside !== null,
  });
  const drawn = (isGrouped && moved !== null && nearer.shown?.answer) || points.shown?.answer;
  const spots = useMemo(() => spotsOf(drawn?.points ?? []), [drawn]);

  return {
    points,
    list,
    spots,
    groups: drawn?.clusters ?? none,
    page,
    onPage: (next) => setTurned({ where, page: next }),
    moved,
    isOutside,
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
      setTarget({ ...now, center, zoom: Math.min(now.zoom + 2.5, 12) });
    },
    about,
    hold: (next) => {
      held.current = keyOf(next);
    },
  };
}

const none: JobPoints['clusters'] = [];

/** What is searched for, without what is looked at. */
function keyOf(state: JobMapState): string {
  return JSON.stringify([filtersOf(state), state.sort, state.box]);
}

/** What a map shows as the box of a search, to about ten meters: as the address writes it. */
function boxOfView({ bounds }: MapView): SearchBox {
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    west: round(bounds.west),
    south: Math.max(-90, round(bounds.south)),
    east: round(bounds.east),
    north: Math.min(90, round(bounds.north)),
  };
}
