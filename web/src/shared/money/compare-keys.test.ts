import { expect, test } from 'vitest';
import { comparisonOf, comparisonWith, idIn, keysIn, maxColumns, withKey } from './compare-keys.ts';

test.each([
  ['', []],
  ['city:1,offer:2,place:3', ['city:1', 'offer:2', 'place:3']],
  ['city:1,city:1', ['city:1']],
  ['city:x,offer:,job:4,city:99999999999', []],
  ['city:1,city:2,city:3,city:4,city:5,city:6', ['city:1', 'city:2', 'city:3', 'city:4', 'city:5']],
])('“%s” names the columns %o', (text, keys) => {
  expect(keysIn(text)).toEqual(keys);
});

test('a column is added once, at the end, while there is room', () => {
  expect(withKey(['city:1'], 'offer:2')).toEqual(['city:1', 'offer:2']);
  expect(withKey(['city:1'], 'city:1')).toEqual(['city:1']);
  expect(withKey(['city:1', 'city:2', 'city:3', 'city:4', 'city:5'], 'city:6')).toBeNull();
  expect(withKey([], 'moon:1')).toBeNull();
});

test('an address names the columns that have room, and the comparison reads them back', () => {
  const keys = Array.from({ length: 7 }, (_, at) => `place:${at + 1}`);
  const { searchParams } = new URL(comparisonOf(keys), 'http://here');
  expect(keysIn(searchParams.get('of') ?? '')).toEqual(keys.slice(0, maxColumns));
  expect(new URL(comparisonWith('city:1'), 'http://here').searchParams.get('add')).toBe('city:1');
});

test('a key tells its number to who asks for its kind', () => {
  expect(idIn('offer:12', 'offer')).toBe(12);
  expect(idIn('offer:12', 'city')).toBeNaN();
});
