import { messages } from '../text/messages.ts';
import { locationTypes, mapTypes } from './location-type.ts';

/** What a list of a type of location is called. */
export const locationTypeName = messages('location-type', locationTypes);

/** The same within a sentence. */
export const locationTypeWithin = messages('location-type-within', {
  city: 'cities',
  metro: 'metro areas',
  state: 'states and provinces',
  country: 'countries',
  place: 'places',
  company: 'companies',
  job: 'jobs',
  interview: 'interviews',
});

/** How a map sums. */
export const mapTypeName = messages('map-type', mapTypes);
