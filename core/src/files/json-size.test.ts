import { expect, test } from 'vitest';
import { jsonExcess } from './json-size.ts';

const limits = { items: 10, depth: 3 };

test('a JSON text within the limits passes, whatever its strings contain', () => {
  expect(jsonExcess('{"a":[1,2,{"b":"[[[[,,,,,,,,,,,"}]}', limits)).toBeNull();
  expect(jsonExcess(String.raw`["\"[[[[","\\",",,,,,,,,,,,,"]`, limits)).toBeNull();
});

test('too many values and too many levels are found before anything is parsed', () => {
  expect(jsonExcess(`[${'[],'.repeat(20)}[]]`, limits)).toBe('too-many-values');
  expect(jsonExcess('[1,2,3,4,5,6,7,8,9,10,11]', limits)).toBe('too-many-values');
  expect(jsonExcess('[[[[]]]]', limits)).toBe('too-deep');
});

test('a text of ten megabytes is counted in a moment', () => {
  const started = performance.now();
  expect(jsonExcess('['.repeat(10_000_000), { items: 1e9, depth: 1e9 })).toBeNull();
  expect(jsonExcess(`"${'\\"'.repeat(5_000_000)}`, limits)).toBeNull();
  expect(performance.now() - started).toBeLessThan(2000);
});
