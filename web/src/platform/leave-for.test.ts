import { afterEach, expect, test, vi } from 'vitest';
import { leaveFor } from './leave-for.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://polar.sh/checkout/x', true],
  ['http://127.0.0.1:4000/checkout/x', true],
  ['http://polar.sh/checkout/x', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/checkout', false],
  ['', false],
])('%s is followed: %s', (address, isFollowed) => {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  expect(leaveFor(address)).toBe(isFollowed);
  expect(assign.mock.calls).toEqual(isFollowed ? [[address]] : []);
});
