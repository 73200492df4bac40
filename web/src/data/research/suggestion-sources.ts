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

/** What suggestions are drawn from, and whether that is example data alone. */
type OwnSources = SuggestionSources & { isFromExamples: boolean };

/** What suggestions of employers are drawn from, live. */
export function useSuggestionSources(): OwnSources | undefined {
  return useOwnQuery('suggestion sources', querySuggestionSources);
}

/**
 * Reads titles of jobs and of past work, and places. Examples are nobody's wishes: they count only while there is
 * nothing else, so that who looks around sees what the screen does.
 */
export async function querySuggestionSources(db: OwnData): Promise<OwnSources> {
  const [jobs, work, places, from, home] = await Promise.all([
    db.jobs.orderBy('updatedAt').reverse().limit(maxJobs).toArray(),
    db.resumeExperience.toArray(),
    db.places.orderBy(':id').reverse().limit(maxPlaces).toArray(),
    queryHome(db, 'from'),
    queryHome(db, 'home'),
  ]);
  const saved = {
    jobs: readRows('jobs', jobs).rows,
    work: readRows('resumeExperience', work).rows,
    places: readRows('places', places).rows,
  };
  const isOwn = ({ isExample }: { isExample: boolean }) => !isExample;
  const homes = [from, home].filter((place) => place !== null);
  const hasOwn = [...homes, ...Object.values(saved).flat()].some(isOwn);
  const counted = <R extends { isExample: boolean }>(rows: R[]) => (hasOwn ? rows.filter(isOwn) : rows);
  // Present work has no end; it comes before all that ended.
  const endOf = ({ endDate }: { endDate: string }) => endDate || '\uffff';
  const done = counted(saved.work).sort((a, b) => (endOf(a) < endOf(b) ? 1 : -1));
  return {
    isFromExamples: !hasOwn && Object.values(saved).some((rows) => rows.length > 0),
    jobTitles: counted(saved.jobs).map(({ jobTitle }) => plainTitle(jobTitle)),
    resumeTitles: done.map(({ title }) => plainTitle(title)),
    places: [
      ...(from ? [{ kind: 'from' as const, text: searchText(from) }] : []),
      ...(home ? [{ kind: 'home' as const, text: searchText(home) }] : []),
      ...counted(saved.places).map((place): SuggestionPlace => ({ kind: 'place', text: searchText(place) })),
    ].filter(({ text }) => text !== ''),
  };
}

/** A place as the search takes it: “Columbus, OH”; '' without a city. */
function searchText({ city, state, country }: { city: string; state: string; country: string }): string {
  return city.trim() === '' ? '' : placeLine({ city: city.trim(), state, country });
}
