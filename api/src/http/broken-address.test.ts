import { expect, test } from 'vitest';
import { meantAddress } from './broken-address.ts';

test.each([
  ['/jobs/searchterm/100%', '/jobs/searchterm/100%25'],
  ['/jobs/searchterm/100%25%20a%zz?page=2', '/jobs/searchterm/100%25%20a%25zz?page=2'],
  ['/jobs/searchterm/%E0%A4%A', '/jobs/searchterm/%25E0%25A4%25A'],
  ['/jobs/searchterm/%FF?a=%', '/jobs/searchterm/%25FF?a=%'],
  ['/api/%zz', null],
  ['/api', null],
  ['//evil.example/%', null],
  ['/\\evil.example/%', null],
  ['http://evil.example/%', null],
])('%s → %s', (given, meant) => {
  expect(meantAddress(given)).toBe(meant);
  // Whoever is sent there is not sent on again.
  if (meant) expect(() => decodeURIComponent(meant.split('?')[0] ?? '')).not.toThrow();
});
