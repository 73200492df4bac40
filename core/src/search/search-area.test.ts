import { expect, test } from 'vitest';
import { areaKey, areasOf } from './search-area.ts';

test('writes a country, a state code and a state name', () => {
  expect(areaKey({ country: 'us', state: '' })).toBe('US');
  expect(areaKey({ country: 'US', state: 'oh' })).toBe('US-OH');
  expect(areaKey({ country: 'DE', state: 'Baden-Württemberg' })).toBe('DE-baden wurttemberg');
});

test('a place lies in its country and its state, or nowhere known', () => {
  expect(areasOf({ country: 'CA', state: 'ON' })).toEqual(['CA', 'CA-ON']);
  expect(areasOf({ country: 'FR', state: '' })).toEqual(['FR']);
  expect(areasOf({ country: '', state: 'OH' })).toEqual([]);
});
