import { foldPlaceName } from './place-name.ts';
import { areaCountries } from './world-area-countries.data.ts';

const names: Readonly<Record<string, string>> = {
  europe: 'Europe',
  eu: 'European Union',
  'european union': 'European Union',
  eea: 'European Economic Area',
  emea: 'EMEA',
  mena: 'MENA',
  'middle east': 'Middle East',
  africa: 'Africa',
  asia: 'Asia',
  apac: 'APAC',
  'asia pacific': 'APAC',
  anz: 'Australia and New Zealand',
  dach: 'DACH',
  benelux: 'Benelux',
  nordics: 'Nordics',
  nordic: 'Nordics',
  'nordic countries': 'Nordics',
  scandinavia: 'Scandinavia',
  baltics: 'Baltics',
  cee: 'Central and Eastern Europe',
  'eastern europe': 'Eastern Europe',
  'western europe': 'Western Europe',
  'southeast asia': 'Southeast Asia',
  'south east asia': 'Southeast Asia',
  uki: 'United Kingdom and Ireland',
  amer: 'Americas',
  namer: 'North America',
  americas: 'Americas',
  'the americas': 'Americas',
  'north south america': 'Americas',
  'north and south america': 'Americas',
  'north america': 'North America',
  'south america': 'South America',
  'central america': 'Central America',
  'latin america': 'Latin America',
  latam: 'Latin America',
};

/** English name of a part of the world that is no country (“LATAM” → “Latin America”), or '' for any other text. */
export function worldAreaName(text: string): string {
  const name = foldPlaceName(text);
  return Object.hasOwn(names, name) ? (names[name] ?? '') : '';
}

/** Countries (alpha-2, sorted) of a part of the world, as its English name or a short form says it; none for other texts. */
export function worldAreaCountries(text: string): readonly string[] {
  return areaCountries[worldAreaName(text)] ?? [];
}
