import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { closeOwnData, openOwnData, ownData } from '../data/db/db.ts';
import { querySetting } from '../data/settings/settings.ts';
import { fakeBrowser } from '../platform/fake-browser.ts';
import { pendingSearch, storePendingSearch } from '../platform/server/pending-search.ts';
import { adoptSearch } from './adopt-search.ts';

const search = { searchTerm: 'nurse', location: 'Ohio', distance: '50', age: '7', countrycode: 'ca' };

beforeEach(() => {
  fakeBrowser(() => 'offline');
  storePendingSearch(search);
});

const stored = async (name: keyof typeof search) => {
  const db = ownData();
  return db && querySetting(db, 'jobSearch', name);
};

test('what was set while signed out is the first account’s to sign in, once', async () => {
  await openOwnData('u1');
  await adoptSearch();
  expect(await Promise.all([stored('searchTerm'), stored('distance'), stored('countrycode')])).toEqual([
    'nurse',
    '50',
    'ca',
  ]);
  expect(pendingSearch()).toBeNull();
  await openOwnData('u2');
  await adoptSearch();
  expect(await stored('searchTerm')).toBe('');
});

test('it waits on where own data does not open', async () => {
  await closeOwnData();
  await adoptSearch();
  expect(pendingSearch()).toEqual(search);
});
