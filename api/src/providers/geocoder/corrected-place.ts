import { countries } from '@foothold/core/geography/countries.data.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { caProvinces, usStates } from '@foothold/core/geography/regions.data.ts';
import { typosBetween } from '@foothold/core/text/similar-words.ts';
import type { City, PlaceToResolve, TypedPlace } from './port.ts';
import { type Area, cityName, readTypedPlace } from './typed-place.ts';

/** What reads misspelt cities: in a state, and large ones by themselves. */
export type Speller = {
  inState: (place: PlaceToResolve, most?: number) => City | null;
  /** The one large city whose name is nearest, of the country first. */
  large: (name: string, home: string) => City | null;
};

/** Letters from which on one typo leaves no doubt, and two. */
const [oneSlip, twoSlips] = [6, 9];

/** Slips that are taken in a name of so many letters. */
export function typosOf(name: string): 0 | 1 | 2 {
  if (name.length < oneSlip) return 0;
  return name.length < twoSlips ? 1 : 2;
}

type Readers = {
  asArea: (area: Area) => Promise<TypedPlace>;
  search: (text: string) => Promise<TypedPlace[]>;
};

/**
 * What a text means that names no place as it is written: a city of the state that follows (“Colombus, OH”), a city in
 * a misspelt state, a state or country (“Clifornia”), or a large city (“Pheonix”). Empty where two could be meant.
 */
export async function correctedPlaces(
  { inState, large }: Speller,
  text: string,
  home: string,
  { asArea, search }: Readers,
): Promise<TypedPlace[]> {
  if (text.length > 80 || /\d/.test(text)) return [];
  const { cities } = readTypedPlace(text);
  for (const most of [1, 2]) {
    const near = cities.flatMap(({ nameKey, area }) =>
      area?.state && typosOf(nameKey) >= most ? (inState({ city: nameKey, ...area }, most) ?? []) : [],
    );
    const [city, other] = distinct(near);
    if (city && !other) return [asCity(city)];
  }
  const area = nearArea(foldPlaceName(text));
  if (area) return [marked(await asArea(area))];
  const parts = text.split(',').map((part) => part.trim());
  const outer = parts.length === 2 ? nearArea(foldPlaceName(parts[1] ?? ''), true) : null;
  if (outer) {
    const found = await search(`${parts[0]}, ${outer.name}`);
    return found.slice(0, 1).map(marked);
  }
  const found = parts.length === 1 ? large(foldPlaceName(text), home) : null;
  return found ? [asCity(found)] : [];
}

function asCity(city: City): TypedPlace {
  const { lat, lng } = city;
  return { kind: 'city', name: cityName(city), lat, lng, city, rival: '', isCorrected: true };
}

function marked(place: TypedPlace): TypedPlace {
  return place.kind === 'city' || place.kind === 'area' ? { ...place, isCorrected: true } : place;
}

const distinct = (cities: readonly City[]) => [
  ...new Map(cities.map((city) => [city.cityId, city])).values(),
];

const areas: readonly (Area & { name: string; key: string })[] = [
  ...usStates.map(([state, name]) => ({ state, country: 'US', name })),
  ...caProvinces.map(([state, name]) => ({ state, country: 'CA', name })),
  ...countries.map(([country, , name]) => ({ state: '', country, name })),
].map((area) => ({ ...area, key: foldPlaceName(area.name) }));

/** The one state or country that a name is nearest to, its first letter right; behind a city short ones count too. */
function nearArea(key: string, isBehind = false): (Area & { name: string }) | null {
  const most = isBehind && key.length >= 4 ? Math.max(1, typosOf(key)) : typosOf(key);
  if (most === 0) return null;
  const found = areas.flatMap((area) => {
    const slips = area.key[0] === key[0] ? typosBetween(key, area.key, most) : null;
    return slips === null || slips === 0 ? [] : [{ area, slips }];
  });
  const fewest = Math.min(...found.map(({ slips }) => slips));
  const best = found.filter(({ slips }) => slips === fewest);
  return best.length === 1 ? (best[0]?.area ?? null) : null;
}
