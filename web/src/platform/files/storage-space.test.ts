import { afterEach, expect, test, vi } from 'vitest';
import { askToKeep, askToKeepOnce, storageSpace } from './storage-space.ts';

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

test('it is asked once in a browser, and not where it is promised already', async () => {
  let asked = 0;
  const items = new Map<string, string>();
  const storage = {
    persisted: async () => false,
    persist: async () => {
      asked += 1;
      return false;
    },
  };
  vi.stubGlobal('navigator', { storage });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  await askToKeepOnce();
  await askToKeepOnce();
  expect(asked).toBe(1);
  items.clear();
  storage.persisted = async () => true;
  await askToKeepOnce();
  expect(asked).toBe(1);
  vi.stubGlobal('localStorage', undefined);
  storage.persisted = async () => false;
  await askToKeepOnce();
  expect(asked).toBe(1);
});
