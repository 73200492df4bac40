import { knownCities } from './known-cities.data.ts';
import { foldPlaceName } from './place-name.ts';

/** One reading of a city name; `state` is set in the US and Canada. `famous`: the bare name means this one. */
export interface KnownCity {
  city: string;
  state: string;
  country: string;
  famous: boolean;
}

const byName = new Map<string, KnownCity[]>();
for (const [key, list] of Object.entries(knownCities)) {
  const [country = '', state = ''] = key.split('-');
  for (const entry of list.split(';')) {
    const spellings = entry.replace('?', '').split('=');
    const known = { city: spellings[0] ?? '', state, country, famous: !entry.startsWith('?') };
    for (const name of new Set(spellings.map(foldPlaceName))) {
      byName.set(name, [...(byName.get(name) ?? []), known]);
    }
  }
}

/** Short names that can only be one city. Codes that are also states (LA) count only when nothing else is said. */
const nicknames: Readonly<Record<string, readonly [string, string]>> = {
  nyc: ['New York', 'NY'],
  'new york ny': ['New York', 'NY'],
  'new york metro': ['New York', 'NY'],
  'nyc metro': ['New York', 'NY'],
  'ny metro': ['New York', 'NY'],
  sf: ['San Francisco', 'CA'],
  la: ['Los Angeles', 'CA'],
  dc: ['Washington', 'DC'],
  slc: ['Salt Lake City', 'UT'],
  philly: ['Philadelphia', 'PA'],
  lic: ['Long Island City', 'NY'],
  vegas: ['Las Vegas', 'NV'],
  okc: ['Oklahoma City', 'OK'],
  atl: ['Atlanta', 'GA'],
  nola: ['New Orleans', 'LA'],
  pdx: ['Portland', 'OR'],
  indy: ['Indianapolis', 'IN'],
  cincy: ['Cincinnati', 'OH'],
  'san fran': ['San Francisco', 'CA'],
  'st pete': ['Saint Petersburg', 'FL'],
};

/** Whether a text is a short name of one city, as people type it. */
export const isCityNickname = (text: string): boolean => Object.hasOwn(nicknames, foldPlaceName(text));

/** Every place this table knows by that name, the famous one first; empty when it knows none. */
export function citiesNamed(text: string): readonly KnownCity[] {
  const name = foldPlaceName(text);
  const nickname = Object.hasOwn(nicknames, name) ? nicknames[name] : undefined;
  if (nickname) return [{ city: nickname[0], state: nickname[1], country: 'US', famous: true }];
  return byName.get(name) ?? [];
}

/** The city of that name inside a country (and state, when given), or null. */
export function cityIn(text: string, country: string, state = ''): KnownCity | null {
  const found = citiesNamed(text).filter((c) => c.country === country && (!state || c.state === state));
  return found.length === 1 ? (found[0] ?? null) : (found.find((c) => c.famous) ?? null);
}

/** The one city a bare name stands for (“NYC”, “San Francisco”, “London”), or null when that is in doubt. */
export function famousCity(text: string): KnownCity | null {
  const famous = citiesNamed(text).filter((c) => c.famous);
  return famous.length === 1 ? (famous[0] ?? null) : null;
}
