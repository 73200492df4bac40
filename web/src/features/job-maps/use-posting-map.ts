import type { JobPoints, JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { useRef } from 'react';
import {
  type SearchMapArea,
  type SearchMapPoints,
  useSearchMapArea,
  useSearchMapPoints,
} from '../../maps/use-search-map.ts';
import { filtersOf } from '../../shared/search/search-address.ts';
import { jobSearchQuery } from '../../shared/search/search-query.ts';
import { useSearchRequest } from '../../shared/search/use-search-request.ts';
import { type Answer, useAnswer } from '../../ui/notes/use-answer.ts';
import type { JobMapState } from './job-map-address.ts';
import { pointsQuery, pointsRequest } from './points-query.ts';

export type PostingMap = SearchMapArea &
  SearchMapPoints<JobPoints, JobMapState> & {
    list: Answer<JobSearchAnswer, JobMapState>;
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
  const area = useSearchMapArea({
    about: settled.current,
    key,
    box: state.box,
    spot: state.spot,
    place: state.place,
  });
  const { moved, bbox, isOutside, page } = area;

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
  const points = useSearchMapPoints((box) => pointsQuery({ ...whole, ...(box && { bbox: box }) }), {
    state,
    box: state.box,
    area,
    enabled,
  });

  return {
    ...area,
    ...points,
    list,
    // An area that the map shows already is searched without fitting the map again.
    hold: (next) => {
      held.current = keyOf(next);
    },
  };
}

/** What is searched for, without what is looked at. */
function keyOf(state: JobMapState): string {
  return JSON.stringify([filtersOf(state), state.sort, state.box]);
}
