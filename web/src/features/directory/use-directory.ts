import type { CompanyPoints, CompanySearchAnswer } from '@foothold/core/contract/companies.ts';
import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import { useMemo, useRef, useState } from 'react';
import { useHiddenCompanies } from '../../data/settings/hidden-companies.ts';
import type { MapView } from '../../maps/map-props.ts';
import { boxAround, type MapSpot, sharedBox, spotsOf } from '../../maps/map-spots.ts';
import { companyPointsQuery, companySearchQuery } from '../../shared/companies/directory-queries.ts';
import { useDelayed } from '../../ui/hooks/use-delayed.ts';
import { type Answer, useAnswer } from '../../ui/notes/use-answer.ts';
import type { DirectoryState } from './directory-address.ts';
import { directoryRequest, pointsRequest } from './directory-request.ts';

/** What is searched: every employer, every location, or the locations of one employer. */
export type DirectoryScope = { group: string | null; isByLocation: boolean };

export type DirectoryList = {
  list: Answer<CompanySearchAnswer, DirectoryState>;
  /** How many companies the person hid. */
  hidden: number;
};

export type DirectoryMap = DirectoryList & {
  points: Answer<CompanyPoints, DirectoryState>;
  spots: readonly MapSpot[];
  groups: CompanyPoints['clusters'];
  page: number;
  onPage: (page: number) => void;
  /** The part of the world that the person moved the map to; null while it shows the whole search. */
  moved: SearchBox | null;
  /** True where the person looks past the area that is searched. */
  isOutside: boolean;
  onMove: (view: MapView, byPerson: boolean) => void;
  /** Where a group was opened. */
  target: MapView | null;
  openGroup: (group: { lat: number; lng: number }) => void;
  /** What the map fits its points to. */
  about: string;
};

/** A search of the directory as a list. */
export function useDirectoryList(
  state: DirectoryState,
  { group, isByLocation }: DirectoryScope,
  { enabled }: { enabled: boolean },
): DirectoryList {
  const { hidden, isReady } = useHiddenNames();
  const list = useAnswer(companySearchQuery(directoryRequest(state, { hidden, group, isByLocation })), {
    state,
    enabled: enabled && isReady,
  });
  return { list, hidden: group === null ? hidden.length : 0 };
}

/** A search of the directory on the map: its points, and the list of what the map, or one spot of it, shows of them. */
export function useDirectoryMap(
  state: DirectoryState,
  { group, isByLocation }: DirectoryScope,
  { enabled }: { enabled: boolean },
): DirectoryMap {
  const { hidden, isReady } = useHiddenNames();
  const given = { hidden, group, isByLocation };
  const about = JSON.stringify([pointsRequest(state, given), state.sort]);
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
  const where = JSON.stringify([about, bbox]);
  const [turned, setTurned] = useState({ where, page: 1 });
  const page = turned.where === where ? turned.page : 1;
  const isAsked = enabled && isReady;
  const asked = directoryRequest({ ...state, page }, given);
  const list = useAnswer(companySearchQuery({ ...asked, ...(bbox && { bbox }) }), {
    state,
    enabled: isAsked && !isOutside,
  });
  const points = useAnswer(companyPointsQuery(pointsRequest(state, given)), { state, enabled: isAsked });
  const isGrouped = (points.shown?.answer.clusters.length ?? 0) > 0;
  const nearer = useAnswer(
    companyPointsQuery({ ...pointsRequest(state, given), ...(inside && { bbox: inside }) }),
    { state, enabled: isAsked && isGrouped && moved !== null && inside !== null },
  );
  const drawn = (isGrouped && moved !== null && nearer.shown?.answer) || points.shown?.answer;
  const spots = useMemo(() => spotsOf(drawn?.points ?? []), [drawn]);

  return {
    list,
    hidden: group === null ? hidden.length : 0,
    points,
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
  };
}

const none: CompanyPoints['clusters'] = [];
const noNames: readonly string[] = [];

/** The hidden companies; not ready for the moment until they are known, and never for long. */
function useHiddenNames(): { hidden: readonly string[]; isReady: boolean } {
  const hidden = useHiddenCompanies();
  const hasWaited = useDelayed(hidden === undefined, 800);
  return { hidden: hidden ?? noNames, isReady: hidden !== undefined || hasWaited };
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
