import { describe, expect, test } from 'vitest';
import { withFilters } from '../../shared/search/search-address.ts';
import { jobMapAddress, listAddress, readJobMap } from './job-map-address.ts';

const read = (text: string, path = {}) => readJobMap(new URLSearchParams(text), path);

describe('the address of a search on the map', () => {
  test.each([
    '/jobs/map/search?term=nurse&in=Columbus%2C+OH&within=50&days=7&company=Acme',
    '/jobs/map/search?term=&box=-83.3,39.7,-82.7,40.2',
    '/jobs/map/search?term=nurse&job=42&box=170,-20,-170,-10&spot=39.96118,-82.99879',
  ])('comes back as it was: %s', (address) => {
    expect(jobMapAddress(read(address.split('?')[1] ?? ''))).toBe(address);
  });

  test('a place in the path stays there while it is searched for', () => {
    const pathname = '/jobs/map/search/OH/Columbus';
    const path = { state: 'OH', city: 'Columbus' };
    const state = read('within=50', path);
    expect(state).toMatchObject({ place: 'Columbus, OH', distance: 50 });
    expect(jobMapAddress({ ...state, posting: '7' }, { pathname, path })).toBe(`${pathname}?within=50&job=7`);
    expect(jobMapAddress({ ...state, ...withFilters(state, { term: 'nurse' }) }, { pathname, path })).toBe(
      '/jobs/map/search?term=nurse&in=Columbus%2C+OH&within=50',
    );
  });

  test.each([
    'box=1,2,3',
    'box=1,2,x,4',
    'box=-190,0,1,1',
    'box=0,5,1,4',
    'box=',
    'box=,,,',
    'spot=91,0',
    'spot=1',
    'spot=a,b',
  ])('what does not read is left out: %s', (text) => {
    expect(read(text)).toMatchObject({ box: null, spot: null });
  });

  test('a list has no page, and the way to the list loses nothing of the search but the box', () => {
    const state = read('term=nurse&days=7&page=3&box=1,2,3,4&spot=1,2&job=9');
    expect(jobMapAddress(state)).toBe('/jobs/map/search?term=nurse&days=7&job=9&box=1,2,3,4&spot=1,2');
    expect(listAddress(state)).toBe('/jobs/search?term=nurse&days=7');
    expect(listAddress(state, '9')).toBe('/jobs/search?term=nurse&days=7&job=9');
  });
});
