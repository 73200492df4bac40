import { countryName } from '@foothold/core/geography/country.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import type { ReferenceType } from '@foothold/core/geography/location-type.ts';
import { ApiError } from '../../../platform/server/api-error.ts';
import { cityQuery, countryQuery, metroQuery, stateQuery } from '../../../shared/geography/geo-queries.ts';
import { type Answer, useAnswer } from '../../../ui/notes/use-answer.ts';

const shapes: Record<ReferenceType, RegExp> = {
  city: /^\d{1,10}$/,
  metro: /^\d{5}$/,
  state: /^[A-Za-z]{2}-[A-Za-z0-9]{1,5}$/,
  country: /^[A-Za-z]{2,3}$/,
};

/** Whether a text can be the id of a row at all; what cannot is not asked for. */
export function isReferenceId(type: ReferenceType, id: string): boolean {
  if (!shapes[type].test(id)) return false;
  return type !== 'state' || countryName(id.slice(0, 2)) !== '';
}

/** One row of a reference list by its id; `isAbsent` once the server said that there is none. */
export function useReferenceRow(
  type: ReferenceType,
  id: string,
): Answer<GeoRow | null, string> & { isAbsent: boolean } {
  const ask = (of: ReferenceType) => ({ state: id, enabled: of === type && isReferenceId(type, id) });
  const country = id.slice(0, 2);
  const answers: Record<ReferenceType, Answer<GeoRow | null, string>> = {
    city: useAnswer(cityQuery(id), ask('city')),
    state: useAnswer(stateQuery(country, id.slice(3)), ask('state')),
    metro: useAnswer(metroQuery(id), ask('metro')),
    country: useAnswer(countryQuery(id), ask('country')),
  };
  const answer = answers[type];
  const { error, shown } = answer;
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return { ...answer, isAbsent: isRefused || (shown !== null && shown.answer === null) };
}
