import { describe, expect, it } from 'vitest';
import { readPlaceSearch, writePlaceSearch } from './place-search-address.ts';
import { storedFound } from './stored-found.ts';

const read = (words: string) => readPlaceSearch(new URLSearchParams(words));

describe('the address of a search of places', () => {
  it.each([
    ['q=gym&type=gym&box=-84,39.5,-82,40.5', { kind: 'box', west: -84, south: 39.5, east: -82, north: 40.5 }],
    ['box=170,-20,-170,-10', { kind: 'box', west: 170, south: -20, east: -170, north: -10 }],
    ['near=39.96,-83', { kind: 'point', lat: 39.96, lng: -83 }],
    ['box=1,50,2,40', null],
    ['box=1,2,3', null],
    ['box=,,,', null],
    ['box=x,1,2,3&near=1,2', { kind: 'point', lat: 1, lng: 2 }],
    ['near=91,0', null],
    ['near=-122.4,37.8', null],
    ['', null],
  ])('%s', (words, area) => {
    expect(read(words).area).toEqual(area);
  });

  it('leaves out a type that has a list of its own, or is none', () => {
    expect(['gym', 'GYM', 'country', 'volcano'].map((type) => read(`type=${type}`).type)).toEqual([
      'gym',
      'gym',
      '',
      '',
    ]);
  });

  it('is written as it is read', () => {
    const words = 'q=union&type=train-station&box=-84%2C39.5%2C-82%2C40.5&open=abc';
    const written = Object.entries(writePlaceSearch(read(words))).filter(([, value]) => value !== undefined);
    expect(new URLSearchParams(written as [string, string][]).toString()).toBe(words);
  });
});

it('what a place keeps of its search is read only where it is that', () => {
  expect(storedFound('')).toBeNull();
  expect(storedFound('{"id":"4509177","name":"Columbus"}')).toBeNull();
  expect(storedFound('{half')).toBeNull();
});
