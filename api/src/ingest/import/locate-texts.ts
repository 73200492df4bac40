import type { LocatedText } from '@foothold/core/contract/geography.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import type { Gazetteer, Geocoder, PlaceFinder } from '../../providers/geocoder/port.ts';
import { locationReader, type ResolvedPlace } from './import-places.ts';

/** A city is meant by its name alone where no namesake has more than this part of its people. */
const leastRival = 1 / 20;

/**
 * The one city that each location text can only mean, read as the locations of postings are; null for a text that names
 * several places, an area, or a city that could be two. A name alone counts where it has no likely namesake (“Portland”
 * has one).
 */
export async function locateTexts(
  geocoder: Geocoder & Pick<PlaceFinder, 'gazetteer'>,
  texts: readonly string[],
): Promise<(LocatedText | null)[]> {
  const [read, gazetteer] = await Promise.all([locationReader(geocoder)(texts), geocoder.gazetteer()]);
  return texts.map((text) => {
    const [place, ...others] = read.get(text)?.places ?? [];
    const isSure = place !== undefined && others.length === 0 && isOnlyOne(gazetteer, text, place);
    return isSure ? pointOf(place) : null;
  });
}

function pointOf({ city, state, country, lat, lng }: ResolvedPlace): LocatedText | null {
  return lat === null || lng === null ? null : { city, state, country, lat, lng };
}

/** A text with a comma or digits says more than a name. */
function isOnlyOne(gazetteer: Gazetteer, text: string, { city, cityId }: ResolvedPlace): boolean {
  if (cityId === null || /[,\d]/.test(text)) return true;
  const people = gazetteer.city(cityId)?.row.population ?? 0;
  const { results } = gazetteer.cities({
    ...{ text: city, sort: 'population', ascending: false, offset: 0, limit: 50 },
  });
  return !results.some(
    ({ id, name, population }) =>
      id !== String(cityId) &&
      foldPlaceName(name) === foldPlaceName(city) &&
      (population ?? 0) > people * leastRival,
  );
}
