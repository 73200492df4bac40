import type { Job } from '@foothold/core/entities/job/job.ts';
import { greatCircleKm, type Point, pointOf } from '@foothold/core/geography/commute.ts';
import { countryByCode, countryByName } from '@foothold/core/geography/country.ts';
import { kmPerMile } from '@foothold/core/geography/distance-text.ts';
import { regionByCode, regionByName } from '@foothold/core/geography/region.ts';

type Located = Pick<Job, 'latitude' | 'longitude' | 'state' | 'country' | 'location'>;

/** What a search location stands for: around a point, in a state or country, or remote work. */
export type SearchArea =
  | { kind: 'around'; point: Point; miles: number }
  | { kind: 'area'; country: string; state: string }
  | { kind: 'remote' };

/** How many jobs of one's own are in a search location: by their point, in an area by what they say of state and country. */
export function ownJobsIn(jobs: readonly Located[], area: SearchArea): number {
  return jobs.filter((job) => isIn(job, area)).length;
}

function isIn(job: Located, area: SearchArea): boolean {
  if (area.kind === 'remote') return /\bremote\b/i.test(job.location);
  if (area.kind === 'around') {
    const point = pointOf(job);
    return point !== null && greatCircleKm(area.point, point) <= area.miles * kmPerMile;
  }
  const { country, state } = areaOf(job);
  return country === area.country && (area.state === '' || state === area.state);
}

/** Codes of what a job says of its state and country; a known state alone tells its country. */
function areaOf({ state, country }: Located): { country: string; state: string } {
  const region = regionByCode(state.trim()) ?? regionByName(state.trim());
  const code = countryByCode(country.trim().toUpperCase()) ?? countryByName(country.trim());
  const isOfCountry = region && (!code || region.country === code);
  return { country: code ?? region?.country ?? '', state: isOfCountry ? region.state : state.trim() };
}
