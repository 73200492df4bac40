import { expect, test } from 'vitest';
import { withoutExamples } from './exclude-examples.ts';

test.each([
  ["x = [{ path: '/a', example: '/a/1', load: f }]", "x = [{ path: '/a',  load: f }]"],
  ["x = [{ path: '/a', example: ['/a', '/b'], heavy: true }]", "x = [{ path: '/a',   }]"],
  ["x = [{ palette: { title: 'example: none' } }]", "x = [{ palette: { title: 'example: none' } }]"],
])('%s', (code, left) => {
  expect(withoutExamples(code)).toBe(left);
});
