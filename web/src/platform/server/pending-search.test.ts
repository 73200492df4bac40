import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../fake-browser.ts';
import { pendingSearch, storePendingSearch } from './pending-search.ts';

afterEach(() => vi.unstubAllGlobals());

const search = { searchTerm: 'nurse', location: 'Ohio', distance: '50', age: '7', countrycode: 'ca' };

test('keeps search defaults until they are forgotten', () => {
  fakeBrowser(() => 'offline');
  expect(pendingSearch()).toBeNull();
  expect(storePendingSearch(search)).toBe(true);
  expect(pendingSearch()).toEqual(search);
  storePendingSearch(null);
  expect(pendingSearch()).toBeNull();
});

test('does not believe what others wrote there, nor fail where nothing is kept', () => {
  const { local } = fakeBrowser(() => 'offline');
  for (const text of ['{', '[]', '{"searchTerm":5}', '{"token":"x"}']) {
    local.setItem('foothold.search', text);
    expect(pendingSearch(), text).toBeNull();
  }
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('forbidden');
    },
    setItem() {
      throw new Error('forbidden');
    },
  });
  expect(pendingSearch()).toBeNull();
  expect(storePendingSearch(search)).toBe(false);
});
