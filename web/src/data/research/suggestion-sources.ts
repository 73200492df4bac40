import { placeLine } from '@foothold/core/entities/place/location-form.ts';
import { plainTitle } from '@foothold/core/search/plain-title.ts';
import type { SuggestionPlace, SuggestionSources } from '@foothold/core/tracking/employer-suggestions.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { queryHome } from '../places/travel-from.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';

/** Jobs and places that suggestions look at, the newest. */
const maxJobs = 300;
const maxPlaces = 20;

/** What suggestions of employers are drawn from, live. */
export function useSuggestionSources(): SuggestionSources | undefined {
  return useOwnQuery('suggestion sources', querySuggestionSources);
}

/** Reads titles of jobs and of past work, and places; examples are nobody's wishes. */
export async function querySuggestionSources(db: OwnData): Promise<SuggestionSources> {
  const [jobs, work, places, from, home] = await Promise.all([
    db.jobs.orderBy('updatedAt').reverse().limit(maxJobs).toArray(),
    db.resumeExperience.toArray(),
    db.places.orderBy(':id').reverse().limit(maxPlaces).toArray(),
    queryHome(db, 'from'),
    queryHome(db, 'home'),
  ]);
  const own = <R extends { isExample: boolean }>(rows: R[]) => rows.filter(({ isExample }) => !isExample);
  // Present work has no end; it comes before all that ended.
  const endOf = ({ endDate }: { endDate: string }) => endDate || '\uffff';
  const done = own(readRows('resumeExperience', work).rows).sort((a, b) => (endOf(a) < endOf(b) ? 1 : -1));
  return {
    jobTitles: own(readRows('jobs', jobs).rows).map(({ jobTitle }) => plainTitle(jobTitle)),
    resumeTitles: done.map(({ title }) => plainTitle(title)),
    places: [
      ...(from ? [{ kind: 'from' as const, text: searchText(from) }] : []),
      ...(home ? [{ kind: 'home' as const, text: searchText(home) }] : []),
      ...own(readRows('places', places).rows).map(
        (place): SuggestionPlace => ({ kind: 'place', text: searchText(place) }),
      ),
    ].filter(({ text }) => text !== ''),
  };
}

/** A place as the search takes it: “Columbus, OH”; '' without a city. */
function searchText({ city, state, country }: { city: string; state: string; country: string }): string {
  return city.trim() === '' ? '' : placeLine({ city: city.trim(), state, country });
}
