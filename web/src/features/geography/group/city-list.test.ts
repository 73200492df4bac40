import { expect, test } from 'vitest';
import { cityArea, cityGroupPath, cityMapPath, readCityGroup } from './city-group.ts';
import { citiesQueryOf, cityListAddress, readCityList, sortsOf } from './city-list.ts';

const us = { kind: 'country', country: 'US' } as const;
const near = { kind: 'near', country: '' } as const;
const largest = { kind: 'largest', country: '' } as const;
const read = (text: string, group: Parameters<typeof readCityList>[1] = us) =>
  readCityList(new URLSearchParams(text), group);

test.each([
  ['largest', 'largest', ''],
  ['Capitals', 'capitals', ''],
  ['near', 'near', ''],
  ['us', 'country', 'US'],
  ['DE', 'country', 'DE'],
  ['deu', 'country', 'DE'],
  ['germany', 'country', 'DE'],
  ['zz', 'largest', ''],
  ['', 'largest', ''],
  ['constructor', 'largest', ''],
])('/city/%s lists the %s cities %s', (word, kind, country) => {
  expect(readCityGroup(word)).toEqual({ kind, country });
});

test('the address of a group reads back as the group, with the code in small letters', () => {
  expect(cityGroupPath(us)).toBe('/city/us');
  for (const group of [us, near, largest])
    expect(readCityGroup(cityGroupPath(group).split('/')[2])).toEqual(group);
});

test('what an address says comes back, what it does not say or says wrongly is the default', () => {
  const list = { text: 'San', state: 'CA', sort: 'a-z', page: 3, city: '5391811' } as const;
  const address = cityListAddress('/city/us', list, us);
  expect(address).toBe('/city/us?q=San&state=CA&sort=a-z&page=3&city=5391811');
  expect(read(address.split('?')[1] ?? '')).toEqual(list);
  const none = { text: '', state: '', sort: 'largest', page: 1, city: null };
  expect(read('')).toEqual(none);
  expect(read('sort=toString&page=-2&city=abc&q=%20%20')).toEqual(none);
  expect(read('page=1.5')).toEqual(none);
  expect(cityListAddress('/city/us', read(''), us)).toBe('/city/us');
});

test('a state belongs to a country, distance to a point', () => {
  expect(read('state=oh').state).toBe('OH');
  expect(read('state=oh', largest).state).toBe('');
  expect(read('sort=nearest', us).sort).toBe('largest');
  expect(read('', near).sort).toBe('nearest');
  expect(cityListAddress('/city/near', read('sort=largest', near), near)).toBe('/city/near?sort=largest');
  expect(sortsOf(us)).not.toContain('nearest');
});

test('the server is asked for one page in the order of the list', () => {
  expect(citiesQueryOf(us, read('state=OH&q=Col&page=2'), null)).toEqual({
    country: 'US',
    state: 'OH',
    text: 'Col',
    sort: 'population',
    ascending: 'false',
    offset: 20,
    limit: 20,
  });
  expect(citiesQueryOf({ kind: 'capitals', country: '' }, read('sort=a-z', largest), null)).toEqual({
    capitals: 'true',
    sort: 'name',
    ascending: 'true',
    offset: 0,
    limit: 20,
  });
});

test('where somebody is leaves the device only as a hundredth of a degree', () => {
  const asked = citiesQueryOf(near, read('', near), { lat: 39.961234, lng: -82.998765 });
  expect(asked).toMatchObject({ near: '39.96,-83.00', sort: 'distance', ascending: 'true' });
});

test('the map of a list shows the same country or state', () => {
  expect(cityMapPath('US', 'OH')).toBe('/location/map/city/points/us/oh');
  expect(cityMapPath('DE', '')).toBe('/location/map/city/points/de');
});

test('a state is named by its name or by letters, never by a number', () => {
  expect(cityArea({ stateCode: 'OH', stateName: 'Ohio', country: 'US' })).toBe('Ohio, United States');
  expect(cityArea({ stateCode: 'OH', country: 'US' })).toBe('OH, United States');
  expect(cityArea({ stateCode: '08', country: 'FR' })).toBe('France');
});
