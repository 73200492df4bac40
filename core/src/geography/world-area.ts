import { foldPlaceName } from './place-name.ts';

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
  cee: 'Central and Eastern Europe',
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
