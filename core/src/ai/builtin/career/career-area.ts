import { greatCircleKm } from '../../../geography/commute.ts';
import { foldPlaceName } from '../../../geography/place-name.ts';
import { regionByCode, regionByName, regionName } from '../../../geography/region.ts';
import type { CareerPlace } from './career-person.ts';
import type { CareerTables, Metro } from './career-tables.ts';

/** How far the middle of a metro area may lie from a place that its name does not hold. */
const reachKm = 45;

/** What wages of a place are published under: its metro area, its state, or neither. */
export type CareerArea = { place: CareerPlace; metro: Metro | null; state: string; stateName: string };

/** The area of a place in the tables; of one outside the United States none. */
export function areaOf(place: CareerPlace, { metros }: CareerTables): CareerArea {
  const isHere =
    place.country === '' || /^(?:us|usa|united states(?: of america)?)$/i.test(place.country.trim());
  const region = isHere ? (regionByCode(place.state) ?? regionByName(place.state)) : null;
  const state = region?.country === 'US' ? region.state : '';
  if (state === '') return { place, metro: null, state: '', stateName: '' };
  const city = foldPlaceName(place.city);
  const named = metros.filter(({ name }) => {
    const [cities = '', states = ''] = name.split(', ');
    return (
      states.split('-').includes(state) &&
      city !== '' &&
      cities.split(/-|\//).some((one) => foldPlaceName(one) === city)
    );
  });
  return {
    place,
    metro: named[0] ?? nearest(place, state, metros),
    state,
    stateName: regionName('US', state),
  };
}

function nearest({ point }: CareerPlace, state: string, metros: readonly Metro[]): Metro | null {
  if (!point || (point.lat === 0 && point.lng === 0)) return null;
  const near = metros
    .filter(({ name }) => (name.split(', ')[1] ?? '').split('-').includes(state))
    .map((metro) => ({ metro, km: greatCircleKm(point, metro) }))
    .filter(({ km }) => km <= reachKm)
    .sort((a, b) => a.km - b.km);
  return near[0]?.metro ?? null;
}

/** The name of an area as a column has it: its metro area, else its state. */
export const areaName = ({ metro, stateName }: CareerArea) => metro?.name ?? stateName;
