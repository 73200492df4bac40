import { afterEach, expect, test, vi } from 'vitest';
import { askToKeep, storageSpace } from './storage-space.ts';

afterEach(() => vi.unstubAllGlobals());

test('answers what the browser says', async () => {
  const storage = {
    estimate: async () => ({ usage: 5_000, quota: 9_000_000 }),
    persisted: async () => false,
    persist: async () => true,
  };
  vi.stubGlobal('navigator', { storage });
  expect(await storageSpace()).toEqual({ used: 5_000, quota: 9_000_000, isKept: false });
  expect(await askToKeep()).toBe(true);
});

test.each([
  ['no storage manager', {}],
  ['one that refuses', { storage: { estimate: async () => Promise.reject(new Error('no')) } }],
])('%s is no failure', async (_what, browser) => {
  vi.stubGlobal('navigator', browser);
  expect(await storageSpace()).toEqual({ used: null, quota: null, isKept: null });
  expect(await askToKeep()).toBe(false);
});
