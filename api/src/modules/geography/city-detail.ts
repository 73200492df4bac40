import type { CityDetail, GeoRow } from '@foothold/core/domain/geo.ts';
import { notFound } from '../../errors.ts';
import type { Gazetteer } from '../../providers/geocoder/port.ts';
import type { GeographyReference } from './reference.ts';

/** The figures of a county that its cities' pages show. */
const shown = new Set(['median-rent', 'median-home-value', 'median-household-income']);

/** A city of several counties belongs to none of them: the one of its city hall, whose figures carry its name. */
const seats: Readonly<Record<string, string>> = { '5128581': '061' };

/**
 * Everything known about a city: its county's figures and its state's wages where it lies in the United States, its
 * people and time zone anywhere. 404 `city-not-found`.
 */
export function cityDetail(
  gazetteer: Gazetteer,
  reference: GeographyReference,
  { id, occupation }: { id: string; occupation?: string | undefined },
): CityDetail {
  const city = Number(id) <= 2 ** 31 ? gazetteer.city(Number(id)) : null;
  if (!city) throw notFound('city', `The city ${id}`);
  const { row, isCapital } = city;
  const code = city.county || seats[id];
  const { country, stateCode } = row;
  const stateName = (stateCode && gazetteer.state(country, stateCode)?.name) || '';
  const abroad = { ...row, stateName, county: '', metro: null, isCapital, facts: [] };
  if (country !== 'US') return abroad;
  const county = code ? reference.countyOf(stateCode, code) : null;
  const metro = (county?.metroCode && reference.metroByCode(county.metroCode)) || metroByName(reference, row);
  const facts = county?.facts.filter(({ key }) => shown.has(key)) ?? [];
  return {
    ...abroad,
    county: county?.name ?? '',
    metro: metro || null,
    facts: [...facts, ...reference.wages(stateCode, occupation)],
  };
}

/** The metro that is named after the city, for the few whose county is not known. */
function metroByName(reference: GeographyReference, { name, stateCode }: GeoRow): GeoRow | null {
  const isNamed = (metro: GeoRow) => (metro.name.split(',')[0] ?? '').split(/-|\//).includes(name);
  return reference.metrosOfState(stateCode).find(isNamed) ?? null;
}
