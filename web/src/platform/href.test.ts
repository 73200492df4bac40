import { expect, test } from 'vitest';
import { href } from './href.ts';

test('a path without parameters is its own address', () => {
  expect(href('/')).toBe('/');
  expect(href('/jobs/list')).toBe('/jobs/list');
});

test('parameters are encoded, so that each stays one part of the path', () => {
  expect(href('/job/edit/:internalId', { internalId: 7 })).toBe('/job/edit/7');
  expect(href('/jobs/searchterm/:term', { term: 'R&D / lead? #1 %' })).toBe(
    '/jobs/searchterm/R%26D%20%2F%20lead%3F%20%231%20%25',
  );
  expect(href('/jobs/search/:state/:city', { state: 'Québec', city: 'Montréal' })).toBe(
    '/jobs/search/Qu%C3%A9bec/Montr%C3%A9al',
  );
});

test('an address ends before the first optional part that is not given', () => {
  const list = '/location/list/:locationType/:countryCode?/:stateCode?';
  expect(href('/jobs/applications/:status?')).toBe('/jobs/applications');
  expect(href(list, { locationType: 'city' })).toBe('/location/list/city');
  expect(href(list, { locationType: 'city', countryCode: 'us', stateCode: 'oh' })).toBe(
    '/location/list/city/us/oh',
  );
  expect(href(list, { locationType: 'city', countryCode: '', stateCode: 'oh' })).toBe('/location/list/city');
});

test('search parameters are encoded, undefined ones left out, and the part of the screen comes last', () => {
  const address = href('/jobs/search', { search: { term: 'R&D lead? #1', page: 2, in: undefined } });
  expect([...new URL(address, 'http://x').searchParams]).toEqual([
    ['term', 'R&D lead? #1'],
    ['page', '2'],
  ]);
  expect(href('/countries', { search: new URLSearchParams({ q: 'é' }) })).toBe('/countries?q=%C3%A9');
  expect(href('/countries', { search: {} })).toBe('/countries');
  expect(href('/settings', { hash: 'import' })).toBe('/settings#import');
  expect(href('/job/edit/:internalId', { internalId: 7, search: { tab: 'notes' }, hash: 'end' })).toBe(
    '/job/edit/7?tab=notes#end',
  );
});

test('only paths of the table of screens are taken, each with its parameters', () => {
  // The types are what is tested here; the addresses are not looked at.
  const refused = [
    // @ts-expect-error no such screen
    () => href('/jobs/lost'),
    // @ts-expect-error an address made by hand
    () => href(`/job/edit/${7}`),
    // @ts-expect-error its parameter is missing
    () => href('/job/edit/:internalId'),
    // @ts-expect-error its parameter has another name
    () => href('/job/edit/:internalId', { id: 7 }),
    // @ts-expect-error one of two parameters is missing
    () => href('/jobs/search/:state/:city', { state: 'TX' }),
    // @ts-expect-error no such parameter
    () => href('/jobs/list', { internalId: 7 }),
    // @ts-expect-error the page for unknown addresses has no address
    () => href('*'),
  ];
  expect(refused).toHaveLength(7);
});
