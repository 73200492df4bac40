import { famousCity } from '@foothold/core/geography/known-city.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import type { Db } from '../../db/db.ts';
import { correctedPlaces } from './corrected-place.ts';
import { bigSection } from './gazetteer.ts';
import { loadCities } from './offline-load.ts';
import { createPlaceFinder, type FinderOptions } from './place-finder.ts';
import type { City, Geocoder, PlaceFinder, PlaceToResolve, TypedPlace } from './port.ts';
import { resolveByPost } from './resolve-rest.ts';
import { findState } from './states.ts';
import { type Area, areaName, type CityReading, cityName, readTypedPlace } from './typed-place.ts';
import { typedZip } from './typed-zip.ts';

/** The geocoder that needs no network: GeoNames places in our own database. Fills its tables when they are empty. */
export async function createGeocoder(db: Db, options: FinderOptions = {}): Promise<Geocoder & PlaceFinder> {
  await loadCities(db);
  const searched: Geocoder['search'] = async (text, { country = '', exact = false } = {}) => {
    const home = country.toUpperCase();
    const zip = await typedZip(db, text, home, finder.gazetteer);
    if (zip) return [zip];
    const wide = await finder.wide(text);
    if (wide) return [wide];
    const found = await search(sources, text, home);
    const joined = found.length > 0 ? null : await finder.wide(text, true);
    if (joined) return [joined];
    if (found.length > 0 || exact) return found;
    return correctedPlaces(await finder.spelled(), text, home, {
      asArea: (area) => asArea(db, area),
      search: (name) => search(sources, name, home),
    });
  };
  const finder = createPlaceFinder(db, searched, options);
  const { spelled, wide: _, known, prepare, ...shown } = finder;
  const sources = { db, known, prepare };
  return {
    ...shown,
    search: searched,
    async resolve(places) {
      const cities = await resolve(db, places);
      const rest = places.filter((_place, n) => !cities[n]);
      if (!rest.some(({ city, state }) => city && state)) return cities;
      const posted = await resolveByPost(db, rest);
      const read = await spelled();
      const more = rest.map((place, n) => posted[n] ?? (codeOf(place) ? read.inState(place) : null));
      return cities.map((city) => city ?? more.shift() ?? null);
    },
  };
}

/** The state as the table has it; '' where the text names none that is known there. */
function codeOf({ country, state }: { country: string; state: string }): string {
  if (state === '' || country === 'US' || country === 'CA') return state;
  return findState(country, state)?.code ?? '';
}

type CityRow = City & { cityId: number; n: number; isSection: boolean };

/** A part of a city that is no place of its own to people; Brooklyn is one. */
const isSection = `(c.is_section AND c.population < ${bigSection})`;
const cityColumns = `c.id AS "cityId", c.name, c.state, c.country, c.lat, c.lng, c.population, ${isSection} AS "isSection"`;

/** How many times larger a city has to be before its name without a state means it and not its namesake. */
const dominance = 5;

async function resolve(db: Db, places: readonly PlaceToResolve[]): Promise<(City | null)[]> {
  const asked = places
    .map((place, n) => ({ ...place, n, state: codeOf(place) }))
    .filter((place) => place.city && place.country);
  if (asked.length === 0) return places.map(() => null);
  const rows = await db.query<CityRow>(
    `SELECT k.n, ${cityColumns}
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS k (n, name_key, country, state)
     CROSS JOIN LATERAL (
       SELECT c.* FROM city_name cn JOIN city c ON c.id = cn.city_id
       WHERE cn.name_key = k.name_key AND c.country = k.country
         AND (k.state = '' OR c.state = k.state OR c.country NOT IN ('US', 'CA'))
       ORDER BY ${isSection}, k.state <> '' AND c.state = k.state DESC, c.population DESC, c.id LIMIT 2
     ) c`,
    [
      asked.map((place) => place.n),
      asked.map((place) => foldPlaceName(place.city)),
      asked.map((place) => place.country),
      asked.map((place) => place.state),
    ],
  );
  const found = new Map<number, CityRow[]>();
  for (const row of rows) found.set(row.n, [...(found.get(row.n) ?? []), row]);
  return places.map((place, n) => {
    const [best, next] = found.get(n) ?? [];
    if (!best) return null;
    const state = codeOf(place);
    // “Håbo” in Uppsala is no “Habo” in Jönköping: a name that only folding makes equal has to be in the stated region.
    if (state !== '' && best.state !== state && isFoldedAlike(place.city, best.name)) return null;
    const isCertain = !next || next.isSection || (state !== '' && best.state === state);
    return isCertain || best.population >= dominance * next.population ? plainCity(best) : null;
  });
}

/** Whether two spellings differ in accents alone, and the written one has some. */
function isFoldedAlike(written: string, name: string): boolean {
  const [one, other] = [written, name].map((text) => text.normalize('NFC').toLowerCase());
  return one !== other && /[^\p{ASCII}]/u.test(written) && foldPlaceName(written) === foldPlaceName(name);
}

type Sources = { db: Db } & Pick<ReturnType<typeof createPlaceFinder>, 'known' | 'prepare'>;

async function search(sources: Sources, text: string, country: string): Promise<TypedPlace[]> {
  const { db } = sources;
  const { isRemote, cities, areas } = readTypedPlace(text);
  if (isRemote) return [{ kind: 'remote', name: 'Remote' }];
  // “NYC”, “LA”: a nickname is no name in the gazetteer.
  const famous = famousCity(text);
  if (famous) cities.push({ nameKey: foldPlaceName(famous.city), area: famous, isNickname: true });
  const rows = await findCities(sources, cities);
  const isBare = (row: CityRow) => !cities[row.n]?.area || cities[row.n]?.isNickname === true;
  const bare = rows.filter(isBare);
  const told = rows.filter((row) => !isBare(row));
  const [head = '', ...rest] = text.split(',');
  const town = /\d/.test(head) ? rest.join(',') : '';
  if (rows.length === 0 && areas.length === 0 && town) return search(sources, town, country);
  const ranked = [...told.sort(byRank(country, null)), ...bare.sort(byRank(country, famous))];
  const cityPlaces = distinct(ranked).map((row, index, all) =>
    asPlace(row, all, index === 0 && bare.includes(row)),
  );
  const areaPlaces = await Promise.all(areas.map((area) => asArea(db, area)));
  // “Ohio” is the state though a village has the name; “New York” and “Washington” are the cities.
  return famous || told.length > 0 ? [...cityPlaces, ...areaPlaces] : [...areaPlaces, ...cityPlaces];
}

/** Most words of a search are no place: once they were asked for, the names in memory say so without a statement. */
async function findCities({ db, known, prepare }: Sources, all: readonly CityReading[]): Promise<CityRow[]> {
  const names = await known(all.map(({ nameKey }) => nameKey));
  const numbered = all.map((reading, n) => ({ ...reading, n }));
  const readings = names ? numbered.filter(({ nameKey }) => names.has(nameKey)) : numbered;
  if (readings.length === 0) return [];
  const rows = await citiesOf(db, readings);
  if (rows.length === 0 && !names) prepare();
  return rows;
}

function citiesOf(db: Db, readings: readonly (CityReading & { n: number })[]): Promise<CityRow[]> {
  return db.query<CityRow>(
    `SELECT k.n, ${cityColumns}
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS k (n, name_key, country, state)
     JOIN city_name cn ON cn.name_key = k.name_key JOIN city c ON c.id = cn.city_id
     WHERE (k.country = '' OR c.country = k.country) AND (k.state = '' OR c.state = k.state)`,
    [
      readings.map(({ n }) => n),
      readings.map((reading) => reading.nameKey),
      readings.map((reading) => reading.area?.country ?? ''),
      readings.map((reading) => (reading.area ? codeOf(reading.area) : '')),
    ],
  );
}

/** People in a place of the US below which a world city of the same name is meant (London, Ohio has 10,000). */
const townSize = 15_000;

function byRank(country: string, famous: { country: string } | null) {
  const home = country || 'US';
  const rank = (row: CityRow) => {
    if (row.isSection) return 2;
    if (row.country !== home) return 1;
    const isOvershadowed = !country && famous && famous.country !== home && row.population < townSize;
    return isOvershadowed ? 1 : 0;
  };
  return (a: CityRow, b: CityRow) => rank(a) - rank(b) || b.population - a.population || a.cityId - b.cityId;
}

function distinct(rows: readonly CityRow[]): CityRow[] {
  const ids = new Set<number>();
  return rows.filter((row) => !ids.has(row.cityId) && ids.add(row.cityId));
}

/** A namesake counts as a rival from a fifth of the people on. */
const rivalShare = 0.2;

function asPlace(row: CityRow, all: readonly CityRow[], isBare: boolean): TypedPlace {
  const rivals = all.filter((other) => other !== row && !other.isSection);
  const rival = isBare
    ? rivals.reduce<CityRow | null>(
        (top, other) => (other.population > (top?.population ?? 0) ? other : top),
        null,
      )
    : null;
  const isClose = rival && rival.population >= rivalShare * row.population;
  const city = plainCity(row);
  return {
    kind: 'city',
    name: cityName(city),
    lat: city.lat,
    lng: city.lng,
    city,
    rival: isClose ? cityName(plainCity(rival)) : '',
  };
}

async function asArea(db: Db, area: Area): Promise<TypedPlace> {
  const inState = codeOf(area);
  const [middle] = await db.query<{ lat: number | null; lng: number | null }>(
    `SELECT sum(lat * population) / nullif(sum(population), 0) AS lat, sum(lng * population) / nullif(sum(population), 0) AS lng
     FROM city WHERE country = $1 AND ($2 = '' OR state = $2)`,
    [area.country, inState],
  );
  return { kind: 'area', name: areaName(area), lat: middle?.lat ?? 0, lng: middle?.lng ?? 0, ...area };
}

function plainCity({ cityId, name, state, country, lat, lng, population }: CityRow): City {
  // Addresses elsewhere are written without the state; postings keep what was written.
  const isWritten = country === 'US' || country === 'CA';
  return { cityId, name, state: isWritten ? state : '', country, lat, lng, population };
}
