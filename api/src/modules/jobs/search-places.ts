import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { countryName } from '@foothold/core/geography/country.ts';
import { regionName } from '@foothold/core/geography/region.ts';
import { takeWorkMode } from '@foothold/core/parsing/place/location-words.ts';
import { type SearchPlaceKind, searchLimits } from '@foothold/core/search/search.ts';
import { told } from '@foothold/core/text/sent-message.ts';
import type { Geocoder, TypedPlace } from '../../providers/geocoder/port.ts';
import type { Where } from './job-filter.ts';
import { searchMessage } from './search.messages.ts';

/** The typed places as a filter, what they were read as, and what the person should know about it. */
export type ReadWhere = {
  /** Null when nothing was typed. */
  where: Where | null;
  places: JobSearchAnswer['places'];
  notices: JobSearchAnswer['notices'];
};

type Asked = { location: string; distance: number; country: string | null };

/**
 * Reads up to ten places joined by semicolons (docs/spec/readings.md R16): cities as circles, states and countries as areas,
 * “Remote” as remote postings. An unknown one is said and left out, never guessed.
 */
export async function readWhere(
  geocoder: Geocoder,
  { location, distance, country }: Asked,
): Promise<ReadWhere> {
  const typed = distinct(location.split(/[;\n]/).map((text) => text.replace(/[\s\0]+/g, ' ').trim()));
  if (typed.length === 0) return { where: null, places: [], notices: [] };
  const asked = typed.slice(0, searchLimits.places);
  const where: Where = { centres: [], miles: distance, areas: [], remote: false, remoteIn: [] };
  const answer: ReadWhere = { where, places: [], notices: [] };
  if (typed.length > asked.length)
    answer.notices.push({
      code: 'too-many-places',
      ...told(searchMessage('too-many-places', { most: searchLimits.places, count: typed.length })),
    });
  for (const text of asked) {
    const within = remoteWithin(text);
    const [best] = await geocoder.search(within ?? text, country ? { country } : {});
    if (best && within && best.kind !== 'remote') {
      const areas = areasOf(best);
      where.remoteIn.push(...areas);
      answer.places.push({
        asked: text,
        name: `Remote, ${nameOf(best, areas)}`,
        lat: best.lat,
        lng: best.lng,
        kind: kindOf(best, areas),
      });
      continue;
    }
    if (!best) {
      answer.notices.push({
        code: 'place-unknown',
        ...told(searchMessage('place-unknown', { place: text })),
      });
      continue;
    }
    if (best.kind === 'remote') {
      where.remote = true;
      continue;
    }
    const kind = best.kind === 'area' || best.kind === 'region' ? kindOf(best, areasOf(best)) : 'around';
    answer.places.push({ asked: text, name: best.name, lat: best.lat, lng: best.lng, kind });
    if (best.kind === 'area') where.areas.push({ state: best.state, country: best.country });
    else if (best.kind === 'region') where.areas.push(...best.areas);
    // A metro reaches as far as its people live, however near the person looks.
    else if (best.kind === 'circle')
      where.centres.push({ lat: best.lat, lng: best.lng, miles: Math.max(distance, best.miles) });
    else where.centres.push({ lat: best.lat, lng: best.lng });
    if ((best.kind === 'city' || best.kind === 'area') && best.isCorrected)
      answer.notices.push({
        code: 'place-corrected',
        ...told(searchMessage('place-corrected', { place: text, name: best.name })),
      });
    if (best.kind === 'postal' && best.of !== best.code)
      answer.notices.push({
        code: 'place-guessed',
        ...told(searchMessage('code-without-area', { code: best.code, neighbor: best.of })),
      });
    if (best.kind === 'city' && best.rival)
      answer.notices.push({
        code: 'place-guessed',
        ...told(searchMessage('place-guessed', { place: text, name: best.name, other: best.rival })),
      });
  }
  return answer;
}

/** “Remote, US”, “Remote Germany”, “Ohio (remote)”: the place that remote work is to be open to; null for any other text. */
function remoteWithin(text: string): string | null {
  const { remote, hybrid, rest } = takeWorkMode(text);
  return remote && !hybrid && rest !== '' ? rest.replace(/[()]/g, ' ').trim() : null;
}

type Place = Exclude<TypedPlace, { kind: 'remote' }>;
type Area = Where['areas'][number];

/** Of a city its state or country: nobody works remotely around a city. */
function areasOf(place: Place): Area[] {
  if (place.kind === 'region') return [...place.areas];
  if (place.kind === 'city') return [{ state: place.city.state, country: place.city.country }];
  if (place.kind === 'area') return [{ state: place.state, country: place.country }];
  return place.kind === 'postal' ? [{ state: place.state, country: 'US' }] : [{ state: '', country: 'US' }];
}

/** The size of the area that is searched. */
function kindOf(place: Place, [area]: readonly Area[]): SearchPlaceKind {
  if (place.kind === 'region') return 'region';
  return area?.state ? 'state' : 'country';
}

function nameOf(place: Place, [area]: readonly Area[]): string {
  if (place.kind === 'area' || place.kind === 'region' || !area) return place.name;
  return regionName(area.country, area.state) || countryName(area.country);
}

/** Compared without case (docs/spec/rules.md, Validation). */
function distinct(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => text !== '' && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
}
