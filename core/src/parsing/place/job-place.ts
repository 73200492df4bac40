import type { Job } from '../../entities/job/job.ts';
import { countryName } from '../../geography/country.ts';
import { parseLocation } from './location.ts';

/** What a job says about where it is. */
export type JobPlaceTexts = Pick<Job, 'location' | 'city' | 'state' | 'country'>;

/** Longest text that names a place. */
const longest = 300;

/**
 * The text a job's point is looked up by: its location, else its city with state and country; '' where it names no place,
 * such as “Remote”.
 */
export function jobPlaceText({ location, city, state, country }: JobPlaceTexts): string {
  const written = location.trim();
  if (written !== '' && written.length <= longest && namesPlace(written)) return written;
  if (city.trim() === '') return '';
  return [city, state, countryName(country.trim().toUpperCase()) || country]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
    .slice(0, longest);
}

/** True for a job that names a place and has no coordinates. */
export function lacksPoint(job: JobPlaceTexts & Pick<Job, 'latitude' | 'longitude'>): boolean {
  return job.latitude === 0 && job.longitude === 0 && jobPlaceText(job) !== '';
}

function namesPlace(text: string): boolean {
  const { places, remote, unresolved } = parseLocation(text);
  return places.length > 0 || unresolved.length > 0 || !remote;
}
