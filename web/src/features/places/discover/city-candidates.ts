import type { Job } from '@foothold/core/entities/job/job.ts';
import { geoText } from '@foothold/core/entities/place/geo-place.ts';
import { placeLine } from '@foothold/core/entities/place/location-form.ts';
import { greatCircleKm, type Point, pointOf } from '@foothold/core/geography/commute.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';

/** Why a city is suggested, with the figure that says how much; `of` is what the figure is a part of. */
export type CityReason =
  | { kind: 'jobs'; count: number; inProgress: number }
  | { kind: 'searches'; names: readonly string[] }
  | { kind: 'postings'; count: number; of: number; occupation: string }
  | { kind: 'near'; km: number; population: number | null };

/** A city that is suggested: as its text reads, where it lies if that is known, and all that speaks for it. */
export type CityCandidate = { text: string; point: Point | null; reasons: readonly CityReason[] };

type JobLike = Pick<Job, 'city' | 'state' | 'country' | 'location' | 'latitude' | 'longitude'>;

type Given = {
  /** Own jobs, and which of them are under way. */
  jobs: readonly (JobLike & { isOpen: boolean })[];
  /** Saved searches with their places, joined by semicolons. */
  searches: readonly { name: string; location: string }[];
  /** Postings for the person's occupation, each where it is. */
  postings: readonly Pick<JobLike, 'city' | 'state' | 'country'>[];
  occupation: string;
  /** Cities around home with how far they are. */
  near: readonly GeoRow[];
  home: Point | null;
};

/** Cities of own jobs, saved searches, postings of the occupation and around home that are looked at. */
const most = { near: 4, postings: 6 } as const;

/**
 * Cities worth a look, out of what the person has: the most reasons first, then the most of their own jobs, then the most
 * postings. Every one carries its reasons; nothing else goes into the order.
 */
export function cityCandidates(
  { jobs, searches, postings, occupation, near, home }: Given,
  limit = 12,
): CityCandidate[] {
  const found = new Map<string, { text: string; point: Point | null; reasons: CityReason[] }>();
  const at = (text: string, point: Point | null) => {
    const key = foldPlaceName(text);
    const known = found.get(key) ?? { text, point: null, reasons: [] };
    known.point ??= point;
    found.set(key, known);
    return known.reasons;
  };
  for (const [text, group] of grouped(jobs, placeLine))
    at(text, group.map(pointOf).find(Boolean) ?? null).push({
      kind: 'jobs',
      count: group.length,
      inProgress: group.filter(({ isOpen }) => isOpen).length,
    });
  const places = searches.flatMap(({ name, location }) =>
    location.split(';').map((text) => ({ name, text: text.trim() })),
  );
  for (const [text, group] of grouped(
    places.filter(({ text }) => isTown(text)),
    ({ text }) => text,
  ))
    at(text, null).push({ kind: 'searches', names: [...new Set(group.map(({ name }) => name))] });
  const byCity = [
    ...grouped(
      postings.filter(({ city }) => city !== ''),
      placeLine,
    ),
  ].sort((a, b) => b[1].length - a[1].length);
  for (const [text, group] of byCity.slice(0, most.postings))
    at(text, null).push({ kind: 'postings', count: group.length, of: postings.length, occupation });
  for (const row of near.slice(0, most.near)) {
    const point = row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng };
    if (!home || !point) continue;
    at(geoText('city', row), point).push({
      kind: 'near',
      km: greatCircleKm(home, point),
      population: row.population,
    });
  }
  const jobsOf = ({ reasons }: CityCandidate) =>
    reasons.reduce((sum, one) => sum + (one.kind === 'jobs' ? one.count : 0), 0);
  const postingsOf = ({ reasons }: CityCandidate) =>
    reasons.reduce((sum, one) => sum + (one.kind === 'postings' ? one.count : 0), 0);
  return [...found.values()]
    .sort(
      (a, b) => b.reasons.length - a.reasons.length || jobsOf(b) - jobsOf(a) || postingsOf(b) - postingsOf(a),
    )
    .slice(0, limit);
}

/** Items by the text of their place; those without a town are left out. */
function grouped<T extends object>(items: readonly T[], textOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const text = textOf(item).trim();
    if (text === '' || ('city' in item && item.city === '')) continue;
    const group = groups.get(text);
    if (group) group.push(item);
    else groups.set(text, [item]);
  }
  return groups;
}

/** “Remote”, a state or a number is no town to suggest. */
const isTown = (text: string) => text.includes(',') && !/remote|^\d/i.test(text);
