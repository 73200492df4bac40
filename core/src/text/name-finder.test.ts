import { expect, test } from 'vitest';
import { nameFinder } from './name-finder.ts';

const names = ['Columbus, OH', 'Columbia, SC', 'São Paulo', 'St. Louis, MO'];
const find = nameFinder(names);
const found = (typed: string, most = 9) => find(typed, most).map((at) => names[at]);

test('beginnings of words, one or several, in the order of the list', () => {
  expect(found('col')).toEqual(['Columbus, OH', 'Columbia, SC']);
  expect(found('col oh')).toEqual(['Columbus, OH']);
  expect(found('paulo sao')).toEqual(['São Paulo']);
  expect(found('col', 1)).toEqual(['Columbus, OH']);
});

test('a slip is forgiven only where nothing begins as typed', () => {
  expect(found('colmubus')).toEqual(['Columbus, OH']);
  expect(found('columbia')).toEqual(['Columbia, SC']);
  expect(found('zzzz')).toEqual([]);
});

test('nothing typed finds all', () => {
  expect(found('  ')).toEqual(names);
});
