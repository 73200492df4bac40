import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../fake-browser.ts';
import { storeWaitingSearch, waitingSearch } from './waiting-search.ts';

afterEach(() => vi.unstubAllGlobals());

const search = { searchTerm: 'nurse', location: 'Ohio', distance: '50', age: '7', countrycode: 'ca' };

test('keeps search defaults until they are forgotten', () => {
  fakeBrowser(() => 'offline');
  expect(waitingSearch()).toBeNull();
  expect(storeWaitingSearch(search)).toBe(true);
  expect(waitingSearch()).toEqual(search);
  storeWaitingSearch(null);
  expect(waitingSearch()).toBeNull();
});

test('does not believe what others wrote there, nor fail where nothing is kept', () => {
  const { local } = fakeBrowser(() => 'offline');
  for (const text of ['{', '[]', '{"searchTerm":5}', '{"token":"x"}']) {
    local.setItem('foothold.search', text);
    expect(waitingSearch(), text).toBeNull();
  }
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('forbidden');
    },
    setItem() {
      throw new Error('forbidden');
    },
  });
  expect(waitingSearch()).toBeNull();
  expect(storeWaitingSearch(search)).toBe(false);
});
