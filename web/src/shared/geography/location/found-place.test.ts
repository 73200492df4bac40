import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import { expect, it } from 'vitest';
import { placeOfMatch, placeOfPosition } from './found-place.ts';

const columbus: GeoMatch = {
  id: '4509177',
  name: 'Columbus',
  code: '',
  country: 'US',
  stateCode: 'OH',
  lat: 39.961176,
  lng: -82.998794,
  population: 905_748,
  timeZone: 'America/New_York',
  kind: 'city',
  precision: 'city',
  text: 'Columbus, OH',
  distanceKm: null,
};

it('a city fills its words and coordinates to a meter', () => {
  expect(placeOfMatch(columbus)).toEqual({
    name: 'Columbus, OH',
    location: 'Columbus, OH',
    city: 'Columbus',
    postalCode: '',
    state: 'OH',
    country: 'US',
    latitude: '39.96118',
    longitude: '-82.99879',
  });
});

it.each([
  [
    { kind: 'postal', name: 'Columbus', code: '43215' },
    { city: 'Columbus', postalCode: '43215' },
  ],
  [
    { kind: 'postal', name: '43215', code: '43215', text: '43215, Columbus, OH' },
    { city: 'Columbus', postalCode: '43215' },
  ],
  [
    { kind: 'state', name: 'Ohio', text: 'Ohio' },
    { city: '', state: 'OH', postalCode: '' },
  ],
  [
    { kind: 'state', name: 'Ohio', text: '43215, Ohio' },
    { city: '', state: 'OH', postalCode: '43215' },
  ],
  [
    { country: 'JP', stateCode: '13', text: 'Tokyo, Japan', name: 'Tokyo' },
    { city: 'Tokyo', state: '' },
  ],
] as const)('match %#', (change, fields) => {
  expect(placeOfMatch({ ...columbus, ...change })).toMatchObject(fields);
});

it('leaves what an address does not say as it was typed', () => {
  const found = placeOfMatch({ ...columbus, kind: 'address', name: '8 Oak St', precision: 'street' });
  expect(found).not.toHaveProperty('city');
  expect(found).not.toHaveProperty('address');
});

it('a match without coordinates fills nothing', () => {
  expect(placeOfMatch({ ...columbus, lat: null })).toBeNull();
});

it('a device keeps its own coordinates, with the words of the city or without', () => {
  const here = { lat: 39.9876543, lng: -83.0123456, accuracy: 20 };
  expect(placeOfPosition(here, columbus)).toMatchObject({
    city: 'Columbus',
    address: '',
    latitude: '39.98765',
    longitude: '-83.01235',
  });
  expect(placeOfPosition(here, null)).toEqual({ latitude: '39.98765', longitude: '-83.01235' });
});
