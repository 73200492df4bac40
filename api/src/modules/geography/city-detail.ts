import type { CityDetail } from '@foothold/core/geography/geo.ts';
import { noLiving } from '@foothold/core/geography/living.ts';
import { notFound } from '../../errors.ts';
import type { Gazetteer } from '../../providers/geocoder/port.ts';
import { geographyMessage } from './geography.messages.ts';
import { countyOf, metroFinder } from './metro-of.ts';
import type { GeographyReference } from './reference.ts';

/** The figures of a county that its cities' pages show. */
const shown = new Set(['median-rent', 'median-home-value', 'median-household-income']);

/**
 * Everything known about a city: its county's figures, its metro's and state's wages, prices, rents and climate where it
 * is in the United States, its people and time zone anywhere. 404 `city-not-found`.
 */
export function cityDetail(
  gazetteer: Gazetteer,
  reference: GeographyReference,
  { id, occupation }: { id: string; occupation?: string | undefined },
): CityDetail {
  const city = Number(id) <= 2 ** 31 ? gazetteer.city(Number(id)) : null;
  if (!city) throw notFound('city', geographyMessage('city-not-found', { id }));
  const { row, isCapital } = city;
  const counted = { ...row, county: city.county };
  const { country, stateCode } = row;
  const stateName = (stateCode && gazetteer.state(country, stateCode)?.name) || '';
  const abroad = { ...row, stateName, county: '', metro: null, isCapital, facts: [], living: noLiving };
  if (country !== 'US') return abroad;
  const county = countyOf(reference, counted);
  const metro = metroFinder(reference)(counted);
  const facts = county?.facts.filter(({ key }) => shown.has(key)) ?? [];
  return {
    ...abroad,
    county: county?.name ?? '',
    metro,
    facts: [...facts, ...reference.wages({ stateCode, metro }, occupation)],
    living: reference.living({ ...counted, metro }),
  };
}
