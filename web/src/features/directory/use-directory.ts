import type { CompanyPoints, CompanySearchAnswer } from '@foothold/core/contract/companies.ts';
import { useHiddenCompanies } from '../../data/settings/hidden-companies.ts';
import {
  type SearchMapArea,
  type SearchMapPoints,
  useSearchMapArea,
  useSearchMapPoints,
} from '../../maps/use-search-map.ts';
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

export type DirectoryMap = DirectoryList & SearchMapArea & SearchMapPoints<CompanyPoints, DirectoryState>;

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
  const area = useSearchMapArea({ about, key: about, box: state.box, spot: state.spot, place: state.place });
  const { bbox, isOutside, page } = area;
  const isAsked = enabled && isReady;
  const asked = directoryRequest({ ...state, page }, given);
  const list = useAnswer(companySearchQuery({ ...asked, ...(bbox && { bbox }) }), {
    state,
    enabled: isAsked && !isOutside,
  });
  const points = useSearchMapPoints(
    (box) => companyPointsQuery({ ...pointsRequest(state, given), ...(box && { bbox: box }) }),
    { state, box: state.box, area, enabled: isAsked },
  );
  return { ...area, ...points, list, hidden: group === null ? hidden.length : 0 };
}

const noNames: readonly string[] = [];

/** The hidden companies; not ready for the moment until they are known, and never for long. */
function useHiddenNames(): { hidden: readonly string[]; isReady: boolean } {
  const hidden = useHiddenCompanies();
  const hasWaited = useDelayed(hidden === undefined, 800);
  return { hidden: hidden ?? noNames, isReady: hidden !== undefined || hasWaited };
}
