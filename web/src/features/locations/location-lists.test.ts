import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { describe, expect, it } from 'vitest';
import { locationPaths, recordPath } from './list/location-paths.ts';
import { type Listed, ownSorts, readView, sizeSorts, viewOf, writeView } from './list/locations-view.ts';
import { type Sum, type Summand, sumByMetro, sumByState, sumsOfCities } from './reference/location-sums.ts';

const listed = (title: string, population: number | null, second = ''): Listed => ({
  key: title,
  title,
  second,
  end: '',
  population,
  point: null,
});
const view = (query = '') => readView(new URLSearchParams(query), sizeSorts);
const titles = (query: string, rows: Listed[]) => viewOf(rows, view(query)).rows.map((row) => row.title);

describe('the view of an address', () => {
  it('reads what it wrote', () => {
    const asked = { text: 'san', sort: 'z-a', page: 3, open: 'US-TX' } as const;
    const query = writeView(asked, sizeSorts);
    expect(query.toString()).toBe('q=san&sort=z-a&page=3&open=US-TX');
    expect(readView(query, sizeSorts)).toEqual(asked);
    expect(writeView(view(), sizeSorts).toString()).toBe('');
  });

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'sort=newest', 'sort=nope', 'open='])(
    'takes %s for the usual',
    (query) => expect(view(query)).toEqual({ text: '', sort: 'largest', page: 1, open: null }),
  );

  it('own lists begin with the newest', () => {
    expect(readView(new URLSearchParams('sort=largest'), ownSorts).sort).toBe('newest');
  });
});

describe('viewOf', () => {
  const rows = [listed('Zürich', 400), listed('Aalen', null), listed('Bern', 130, 'Switzerland')];

  it('sorts by size and name, unknown sizes last either way', () => {
    expect(titles('', rows)).toEqual(['Zürich', 'Bern', 'Aalen']);
    expect(titles('sort=smallest', rows)).toEqual(['Bern', 'Zürich', 'Aalen']);
    expect(titles('sort=a-z', rows)).toEqual(['Aalen', 'Bern', 'Zürich']);
    expect(titles('sort=z-a', rows)).toEqual(['Zürich', 'Bern', 'Aalen']);
  });

  it('finds by the beginnings of words, without accents, in both lines', () => {
    expect(titles('q=zur', rows)).toEqual(['Zürich']);
    expect(titles('q=bern switz', rows)).toEqual(['Bern']);
    expect(titles('q=rich', rows)).toEqual([]);
  });

  it('pages by 20', () => {
    const many = Array.from({ length: 45 }, (_, at) => listed(`Town ${at}`, 1000 - at));
    const last = viewOf(many, view('page=3'));
    expect([last.total, last.rows.length, last.rows[0]?.title]).toEqual([45, 5, 'Town 40']);
    expect(viewOf(many, view('page=4')).rows).toEqual([]);
  });
});

const geo = (id: string, name: string, lat: number, lng: number): GeoRow => ({
  id,
  name,
  code: '',
  country: 'US',
  stateCode: '',
  lat,
  lng,
  population: null,
  timeZone: '',
});
const row = (
  state: string,
  country: string,
  point: Summand['point'] = null,
  population: number | null = null,
) => ({
  key: '',
  state,
  country,
  point,
  population,
});
const short = (sums: Sum[]) => sums.map(({ key, title, count }) => `${key} ${title} ${count}`);

describe('sums', () => {
  it('by state: codes, names and missing countries are one', () => {
    const sums = sumByState(
      [
        row('OH', 'US', null, 5),
        row('Ohio', 'United States', null, 7),
        row('oh', ''),
        row('BY', 'DE', { lat: 48, lng: 11 }),
        row('BY', 'DE', { lat: 50, lng: 13 }),
        row('', 'FR'),
        row('', ''),
        row('', ''),
        row('', ''),
      ],
      [geo('US-OH', 'Ohio', 40.4, -82.9)],
    );
    expect(short(sums)).toEqual(['US-OH Ohio 3', 'DE-BY BY, Germany 2', 'FR France 1', '  3']);
    expect(sums.map((sum) => sum.point)).toEqual([
      { lat: 40.4, lng: -82.9 },
      { lat: 49, lng: 12 },
      null,
      null,
    ]);
    expect(sums.map((sum) => sum.population)).toEqual([12, null, null, null]);
  });

  it('by metro: the nearest one within reach', () => {
    const metros = [geo('18140', 'Columbus, OH', 39.97, -83), geo('19430', 'Dayton, OH', 39.78, -84.2)];
    const at = (lat: number, lng: number) => row('OH', 'US', { lat, lng });
    const sums = sumByMetro(
      [at(39.96, -83), at(39.9, -83.3), at(39.7, -84.1), at(41.5, -81.7), row('OH', 'US')],
      metros,
    );
    expect(short(sums)).toEqual(['18140 Columbus, OH 2', '19430 Dayton, OH 1', '  2']);
  });
});

it('names the sums of cities by state and metro', () => {
  const sum = (id: string, name: string, country: string) => ({
    ...{ id, name, country, cities: 3, population: 9 },
    ...(name ? { lat: 1, lng: 2 } : { lat: null, lng: null }),
  });
  const titles = (within: string, ...sums: ReturnType<typeof sum>[]) =>
    sumsOfCities(sums, within).map(({ title }) => title);
  const ohio = sum('US-OH', 'Ohio', 'US');
  expect(titles('US', ohio, sum('US-ZZ', '', 'US'))).toEqual(['Ohio', 'ZZ']);
  expect(titles('', ohio, sum('SG', 'Singapore', 'SG'), sum('JP-99', '', 'JP'))).toEqual([
    'Ohio, United States',
    'Singapore',
    '99, Japan',
  ]);
  expect(titles('', sum('18140', 'Columbus, OH', 'US'), sum('', '', ''))).toEqual(['Columbus, OH', '']);
  expect(sumsOfCities([ohio, sum('', '', '')], 'US')).toMatchObject([
    { key: 'US-OH', count: 3, population: 9, point: { lat: 1, lng: 2 } },
    { key: '', point: null },
  ]);
});

it('writes addresses with lower-case countries (docs/spec/readings.md R9)', () => {
  expect(locationPaths.list('city', { country: 'US', state: 'TX' })).toBe('/location/list/city/us/tx');
  expect(locationPaths.list('job')).toBe('/location/list/job');
  expect(locationPaths.map('city', 'state', { country: 'DE' })).toBe('/location/map/city/state/de');
  expect(locationPaths.world('state', 'CA')).toBe('/location/listworld/state/ca');
  expect(locationPaths.manage('state', 'US-TX')).toBe('/location/manage/state/US-TX');
});

it.each([
  [{ type: 'job' }, '/job/edit/7'],
  [{ type: 'place' }, '/place/edit/7'],
  [{ type: 'company' }, '/company/details/7'],
  [{ type: 'interview' }, null],
] as const)('%j is opened at %s', (record, path) => {
  expect(recordPath({ ...record, internalId: 7 })).toBe(path);
});
