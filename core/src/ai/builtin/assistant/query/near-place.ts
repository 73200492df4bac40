import type { Point } from '../../../../geography/commute.ts';
import { foldPlaceName } from '../../../../geography/place-name.ts';
import type { AssistantData } from '../assistant-data.ts';

/** The point of a city as own jobs and companies have it; null where none is there. */
export function pointOfPlace(
  name: string,
  { jobs, companies }: Pick<AssistantData, 'jobs' | 'companies'>,
): Point | null {
  const folded = foldPlaceName(name);
  for (const { city, latitude, longitude } of [...jobs, ...companies])
    if (city && latitude != null && longitude != null && foldPlaceName(city) === folded)
      return { lat: latitude, lng: longitude };
  return null;
}
