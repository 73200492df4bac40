import { describe, expect, it } from 'vitest';
import { isOwnType, locationType, mapType } from '../../geography/location-type.ts';
import { sayEnglish } from '../../text/messages.ts';
import {
  degreesProblems,
  locationForm,
  locationLine,
  locationValues,
  placeLine,
  readDegrees,
  storedLocation,
  typedPoint,
} from './location-form.ts';

const empty = locationValues({ latitude: 0, longitude: 0 });

/** What is wrong in English, by field. */
const problemsOf = (...typed: Parameters<typeof degreesProblems>) =>
  Object.fromEntries(
    Object.entries(degreesProblems(...typed)).map(([field, message]) => [field, sayEnglish(message)]),
  );

describe('readDegrees', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['39.96', 39.96],
    ['39,96', 39.96],
    ['−82.99', -82.99],
    ['82.99° W', -82.99],
    ['33 s', -33],
    ['12E', 12],
    ['39.96, -82.99', Number.NaN],
    ['north', Number.NaN],
    ['1e2', Number.NaN],
  ])('%s', (text, degrees) => {
    expect(readDegrees(text)).toEqual(degrees);
  });
});

describe('degreesProblems', () => {
  it.each([
    ['', '', '', {}],
    ['39.96', '-82.99', 'US', {}],
    ['91', '120', '', { latitude: 'Latitude goes from −90 to 90.' }],
    ['91', '10', '', { latitude: expect.stringContaining('swap the two') }],
    ['-122.4', '37.8', 'US', { latitude: expect.stringContaining('swap the two') }],
    ['10', '181', '', { longitude: 'Longitude goes from −180 to 180.' }],
    ['-82.99', '39.96', 'US', { latitude: expect.stringContaining('far from United States') }],
    ['-82.99', '39.96', '', {}],
    ['13.44', '144.79', 'US', {}],
    ['39.96', '', '', { longitude: expect.stringContaining('Add the longitude') }],
    ['', '-82', '', { latitude: expect.stringContaining('Add the latitude') }],
    ['x', '', '', { latitude: expect.stringContaining('as a number') }],
    ['x', 'y', '', { latitude: expect.any(String), longitude: expect.any(String) }],
  ])('%s, %s in %s', (latitude, longitude, country, problems) => {
    expect(problemsOf({ latitude, longitude, country })).toEqual(problems);
  });

  it('tells a swap in any country whose middle is known', () => {
    const india = () => ({ lat: 22, lng: 79 });
    const typed = { latitude: '77.59', longitude: '12.97', country: 'IN' };
    expect(problemsOf(typed, india).latitude).toContain('far from India');
    expect(problemsOf({ ...typed, latitude: '12.97', longitude: '77.59' }, india)).toEqual({});
  });

  it('stands at its field in the form', () => {
    const read = locationForm().safeParse({ ...empty, latitude: '91', longitude: '120' });
    expect(read.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['latitude'], 'Latitude goes from −90 to 90.'],
    ]);
    expect(locationForm().safeParse({ ...empty, latitude: '39.96', longitude: '-83' }).success).toBe(true);
    expect(locationForm().safeParse({ ...empty, city: 'x'.repeat(501) }).error?.issues[0]?.path).toEqual([
      'city',
    ]);
  });
});

describe('a stored location and its form', () => {
  it('shows a known country by its code, unknown coordinates as none', () => {
    expect(locationValues({ country: 'united states', latitude: 0, longitude: 0 })).toMatchObject({
      country: 'US',
      latitude: '',
      longitude: '',
      address: '',
    });
    expect(locationValues({ country: 'Narnia', latitude: 0, longitude: 9.5 })).toMatchObject({
      country: 'Narnia',
      latitude: '0',
      longitude: '9.5',
    });
  });

  it('comes back as it was', () => {
    const stored = { name: 'Home', address: '8 Oak St', city: 'Columbus', state: 'OH', country: 'US' };
    const values = locationValues({ ...stored, latitude: 39.96, longitude: -83 });
    expect(storedLocation({ ...values, city: ' Columbus ' })).toEqual({
      ...stored,
      location: '',
      postalCode: '',
      latitude: 39.96,
      longitude: -83,
    });
    expect(storedLocation(empty)).toMatchObject({ latitude: 0, longitude: 0 });
  });

  it.each([
    ['39.96', '-83', { lat: 39.96, lng: -83 }],
    ['', '', null],
    ['39.96', '', null],
    ['91', '0', null],
    ['0', '0', null],
    ['x', '1', null],
  ])('typed %s, %s is a point or none', (latitude, longitude, point) => {
    expect(typedPoint({ latitude, longitude })).toEqual(point);
  });
});

it.each([
  [
    { address: '8 Oak St', city: 'Columbus', state: 'OH', postalCode: '43215', country: 'US' },
    '8 Oak St, Columbus, OH 43215, US',
  ],
  [{ city: 'Munich', country: 'DE' }, 'Munich, DE'],
  [{ postalCode: '43215' }, '43215'],
  [{ location: 'Austin, TX (hybrid)' }, 'Austin, TX (hybrid)'],
  [{ location: 'Austin area', city: 'Austin' }, 'Austin'],
  [{}, ''],
])('locationLine %#', (fields, line) => {
  expect(locationLine(fields)).toBe(line);
});

it.each([
  [{ city: 'Columbus', state: 'OH', country: 'US' }, 'Columbus, OH'],
  [{ city: 'Columbus', state: 'OH', country: 'United States' }, 'Columbus, OH'],
  [{ city: 'Columbus', state: 'OH' }, 'Columbus, OH'],
  [{ city: 'Munich', state: 'Bavaria', country: 'de' }, 'Munich, Germany'],
  [{ country: 'Narnia' }, 'Narnia'],
  [{}, ''],
])('placeLine %#', (fields, line) => {
  expect(placeLine(fields)).toBe(line);
});

it('unknown words of an address are the first named value (docs/spec/readings.md R5)', () => {
  expect(['city', 'METRO', 'interview', 'toString', '', undefined].map(locationType)).toEqual([
    'city',
    'metro',
    'interview',
    'city',
    'city',
    'city',
  ]);
  expect(['points', 'State', 'metro', 'constructor', undefined].map(mapType)).toEqual([
    'points',
    'state',
    'metro',
    'points',
    'points',
  ]);
  expect(isOwnType('job')).toBe(true);
  expect(isOwnType('metro')).toBe(false);
});

it('a location in few words has its country in a language', () => {
  const munich = { city: 'München', state: 'BY', country: 'DE' };
  expect(placeLine(munich)).toBe('München, Germany');
  expect(placeLine(munich, 'de')).toBe('München, Deutschland');
  expect(placeLine({ city: 'Columbus', state: 'OH', country: 'US' }, 'de')).toBe('Columbus, OH');
});
