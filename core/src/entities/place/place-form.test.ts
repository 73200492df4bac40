import { describe, expect, it } from 'vitest';
import { companyFromFound, placeFromFound } from './found-place-record.ts';
import { hoursToday } from './hours-today.ts';
import { Place } from './place.ts';
import { kindOfPlace, placeFields, placeForm, placeValues, purposesOf } from './place-form.ts';
import { PlaceGroupForm, placeGroupValues } from './place-group-form.ts';

const empty = placeValues(Place.parse({ internalId: 0 }) as Place);
const problems = (values: object) =>
  placeForm()
    .safeParse({ ...empty, ...values })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('the form of a place', () => {
  it.each([
    [{ name: 'Duluth' }, []],
    [{ city: 'Duluth' }, []],
    [{}, [['name', 'Give it a name, a city or an address.']]],
    [{ name: 'X', latitude: '91', longitude: '120' }, [['latitude', 'Latitude goes from −90 to 90.']]],
    [{ name: 'X', latitude: '-122.4', longitude: '37.8' }, [['latitude', expect.stringContaining('swap')]]],
    [{ name: 'X', latitude: '46.8' }, [['longitude', expect.stringContaining('Add the longitude')]]],
    [{ name: 'X', url: 'not a link' }, [['url', expect.any(String)]]],
    [{ name: 'x'.repeat(501) }, [['name', expect.stringContaining('At most 500')]]],
  ])('%j', (values, expected) => {
    expect(problems(values)).toEqual(expected);
  });

  it('keeps what a place is apart from what it is kept for, and both come back', () => {
    const stored = {
      ...(Place.parse({ internalId: 0, name: 'Duluth', latitude: 46.8, longitude: -92.1 }) as Place),
      types: ['city', 'Vacation Destination', 'Hidden gem', 'Relocation Destination'],
    };
    const values = placeValues(stored);
    expect(values).toMatchObject({
      kinds: ['city', 'Hidden gem'],
      purposes: ['Relocation Destination', 'Vacation Destination'],
      latitude: '46.8',
    });
    expect(placeFields(values)).toMatchObject({
      name: 'Duluth',
      types: ['city', 'Hidden gem', 'Relocation Destination', 'Vacation Destination'],
      latitude: 46.8,
      longitude: -92.1,
    });
  });

  it('without a name it is called by its city, without coordinates it has none', () => {
    const fields = placeFields({ ...empty, name: ' ', city: ' Duluth ', kinds: [' city ', 'city', ''] });
    expect(fields).toMatchObject({
      name: 'Duluth',
      city: 'Duluth',
      types: ['city'],
      latitude: 0,
      longitude: 0,
    });
  });
});

it('a place is kept for what it says and for what its groups are', () => {
  const groups = [{ destinationType: 'Travel Destination' }, { destinationType: '' }];
  expect(purposesOf({ types: ['city', 'Retirement Destination'] }, groups)).toEqual([
    'Retirement Destination',
    'Travel Destination',
  ]);
  expect(kindOfPlace({ types: ['Travel Destination', 'Hidden gem', 'city'] })).toBe('city');
  expect(kindOfPlace({ types: ['Travel Destination'] })).toBe('');
});

it('a group needs a name and knows four destination types', () => {
  expect(placeGroupValues({ name: 'North', destinationType: 'Moon' })).toMatchObject({ destinationType: '' });
  expect(PlaceGroupForm.safeParse({ ...placeGroupValues(), name: ' ' }).success).toBe(false);
  for (const destinationType of ['', 'Travel Destination'])
    expect(PlaceGroupForm.safeParse({ ...placeGroupValues({ name: 'N' }), destinationType }).success).toBe(
      true,
    );
});

describe('hoursToday', () => {
  const week = { sunday: 'Closed', monday: '7AM–6PM', tuesday: '8AM–6PM' };
  // Monday 03:30 in London: still Sunday in Chicago, Monday in Tokyo.
  const now = new Date('2026-11-23T03:30:00Z');
  it.each([
    ['America/Chicago', { day: 'sunday', text: 'Closed' }],
    ['Europe/London', { day: 'monday', text: '7AM–6PM' }],
    ['Asia/Tokyo', { day: 'monday', text: '7AM–6PM' }],
    ['', null],
    ['Mars/Base', null],
  ])('%s', (timeZone, line) => {
    expect(hoursToday(week, { timeZone, now })).toEqual(line);
  });
  it('a day that nothing is said of is empty', () => {
    expect(hoursToday({}, { timeZone: 'Europe/London', now })).toEqual({ day: 'monday', text: '' });
  });
});

describe('a found place as a record', () => {
  const cafe = {
    ...{ title: ' Houndstooth ', type: 'Coffee Shop', types: ['Coffee Shop', 'Cafe'], city: 'Austin' },
    ...{ address: '401 Congress Ave, Austin, TX 78701, United States', phone: '+15125550100' },
    ...{ website: 'https://example.com/', gps_coordinates: { latitude: 30.27, longitude: -97.74 } },
    source: [{ place_id: 'abc', name: 'apple' }],
  };
  it('as a company: types are categories, the phone a note', () => {
    expect(companyFromFound(cafe)).toEqual({
      ...{ address: cafe.address, city: 'Austin', state: 'TX', country: 'US', latitude: 30.27 },
      ...{ longitude: -97.74, placeId: 'abc', companyName: 'Houndstooth', alreadyAdded: true },
      ...{ categories: ['Coffee Shop', 'Cafe'], url: 'https://example.com/', notes: '+15125550100' },
    });
  });
  it.each([
    ['Marienplatz 1, 80331 München, Germany', { state: '', country: 'DE' }],
    ['12 Main St, Columbus, Ohio, United States', { state: 'OH', country: 'US' }],
    ['Erie, PA 16501', { state: 'PA', country: 'US' }],
    ['', { state: '', country: '' }],
  ])('“%s” lies in', (address, where) => {
    expect(placeFromFound({ ...cafe, address })).toMatchObject(where);
  });
  it('coordinates off the earth are none', () => {
    const far = { latitude: 91, longitude: 0 };
    expect(placeFromFound({ ...cafe, gps_coordinates: far })).toMatchObject({ latitude: 0, longitude: 0 });
  });
});
