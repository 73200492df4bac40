import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of countries, cities and places that were not found or not asked for as they have to be. */
export const geographyMessage = messages('place-call', {
  'country-not-found': 'A country with the code {code} not found.',
  'state-not-found': 'A state or province “{state}” of {country} not found.',
  'city-not-found': 'The city {id} not found.',
  'metro-not-found': 'A metropolitan area with the code {code} not found.',
  'place-not-found': 'The place {id} not found.',
  'distance-needs-near': '{field}: by distance needs near, the point to count from.',
  'point-form': '{field}: write lat,lng in degrees.',
  'lat-swapped':
    '{field}: lat {lat} is not between -90 and 90. Latitude and longitude look swapped: try {lng},{lat}.',
  'lat-range': '{field}: lat {lat} is not between -90 and 90.',
  'lng-range': '{field}: lng {lng} is not between -180 and 180.',
  'box-form': '{field}: write west,south,east,north in degrees.',
  'box-lat-swapped':
    '{field}: the latitude {lat} is not between -90 and 90. Latitude and longitude look swapped: the order is west,south,east,north.',
  'box-lat-range':
    '{field}: the latitude {lat} is not between -90 and 90. The order is west,south,east,north.',
  'box-lng-range': '{field}: the longitude {lng} is not between -180 and 180.',
  'box-upside-down':
    '{field}: south ({south}) lies north of north ({north}). The two look swapped: the order is west,south,east,north.',
  'too-often': 'That is too often for the service. Try again in {wait}.',
  'service-failed': '{what} Nothing of yours is affected. Try again later, or search for a city.',
  'service-refused': '{service} does not accept the key of this server.',
  'service-limited': '{service} has been asked too often for now.',
  'service-too-slow': '{service} did not answer in time.',
  'service-no-answer': '{service} did not answer.',
  'service-unreadable': '{service} answered something that cannot be read.',
  'no-route-service': 'This server knows no service of roads for that way of travel.',
  'route-failed': 'The route service did not answer. The estimate still stands.',
  'type-needs-sign-in': 'Sign in to look for places of the type “{type}”: a service is asked for them.',
  'type-needs-service':
    'This server knows cities only: places of the type “{type}” need a place service, and none is set up.',
});
