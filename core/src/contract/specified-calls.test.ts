import { expect, test } from 'vitest';
import { ownCalls, specifiedCalls } from './specified-calls.data.ts';
import { areaOf, missingCalls } from './specified-calls.ts';

const all = Object.values(specifiedCalls).flat();

test('45 calls are specified, none twice and none of them ours', () => {
  expect(all).toHaveLength(45);
  const keys = [...all, ...Object.values(ownCalls).flat()].map((call) => call.replace(/:\w+/g, ':'));
  expect(new Set(keys).size).toBe(keys.length);
  for (const call of all) expect(call).toMatch(/^(GET|POST|DELETE) (\/(:?\w+))+$/);
});

test('a route is found by its method and path, whatever its parameters are called', () => {
  expect(areaOf({ method: 'DELETE', path: '/company/:number' })).toBe('Companies');
  expect(areaOf({ method: 'GET', path: '/config' })).toBe('Server');
  expect(areaOf({ method: 'GET', path: '/jobs/search' })).toBeNull();
  expect(areaOf({ method: 'GET', path: '/company/groups/:id' })).toBeNull();
});

test('what is missing is told as it is specified', () => {
  expect(missingCalls([])).toEqual(all);
  const missing = missingCalls([{ method: 'POST', path: '/company/:companyId' }]);
  expect(missing).toHaveLength(all.length - 1);
  expect(missing).not.toContain('POST /company/:id');
  expect(missing).toContain('DELETE /company/:id');
});
