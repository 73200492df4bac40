import { savedSearchLimits } from '@foothold/core/search/saved-search.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadExampleData, removeExampleData } from '../example/example-data.ts';
import { undo } from '../journal/undo.ts';
import { inWords, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import {
  deleteSearch,
  markSearchSeen,
  querySavedSearches,
  renameSearch,
  saveSearch,
} from './saved-searches.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const names = async () => (await querySavedSearches(opened())).rows.map(({ name }) => name);
const only = { workplaces: ['remote'], pay: { from: 90_000, currency: 'USD', orNotStated: true } } as const;
const driver = { name: '  Drivers\nnear Erie ', searchTerm: 'driver', location: 'Erie, PA; Ashtabula, OH' };

describe('saveSearch', () => {
  it('keeps every part of the search under a tidy name, newest first, and can be undone', async () => {
    const choices = { only: { ...only, workplaces: ['remote' as const] }, exclude: { words: ['CDL'] } };
    saved(await saveSearch({ ...driver, ...choices, sort: 'newest', countrycode: 'ca' }, clock));
    const { journalId } = saved(await saveSearch({ name: 'Nurses', searchTerm: 'nurse' }, clock));
    const { rows, broken } = await querySavedSearches(opened());
    expect(broken).toEqual([]);
    expect(rows).toMatchObject([
      { name: 'Nurses', distance: 25, age: -1, only: {}, exclude: {}, lastRunAt: '' },
      { ...driver, ...choices, name: 'Drivers near Erie', sort: 'newest', countrycode: 'ca' },
    ]);
    expect(new Set(rows.map(({ uid }) => uid)).size).toBe(2);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true, label: { english: 'Search saved' } });
    expect(await names()).toEqual(['Drivers near Erie']);
  });

  it('refuses a search without a name, and one too many, and says why', async () => {
    expect(inWords(await saveSearch({ name: ' \n ' }, clock))).toMatchObject({
      ok: false,
      message: expect.stringContaining('needs a name'),
    });
    for (let n = 0; n < savedSearchLimits.searches; n += 1)
      saved(await saveSearch({ name: `Search ${n}` }, clock));
    expect(inWords(await saveSearch({ name: 'One more' }, clock))).toMatchObject({
      ok: false,
      message: expect.stringContaining('50 searches are saved, which is the most.'),
    });
    expect(await opened().searches.count()).toBe(savedSearchLimits.searches);
  });
});

describe('renameSearch', () => {
  it('changes the name alone, as one step; the same name is no change', async () => {
    const { id } = saved(await saveSearch(driver, clock));
    expect(saved(await renameSearch(id, 'Drivers near Erie', clock)).journalId).toBeNull();
    const { journalId } = saved(await renameSearch(id, 'Driving', clock));
    expect(await opened().searches.get(id)).toMatchObject({ name: 'Driving', searchTerm: 'driver' });
    await undo(journalId ?? 0, clock);
    expect(await names()).toEqual(['Drivers near Erie']);
    expect(await renameSearch(id, '', clock)).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await renameSearch(99, 'x', clock)).toMatchObject({ ok: false, reason: 'missing' });
  });

  it('keeps a field of a newer version that it does not know', async () => {
    const { id } = saved(await saveSearch(driver, clock));
    const row = await opened().searches.get(id);
    await opened().searches.put({ ...row, colour: 'green' } as never);
    saved(await renameSearch(id, 'Driving', clock));
    expect(await opened().searches.get(id)).toMatchObject({ name: 'Driving', colour: 'green' });
  });
});

describe('markSearchSeen', () => {
  it('moves the last look on and keeps the one before; an earlier look writes nothing', async () => {
    const { id } = saved(await saveSearch({ ...driver, lastRunAt: '2026-11-19T15:00:00.000Z' }, clock));
    saved(await markSearchSeen(id, '2026-11-20T15:00:00.000Z', clock));
    const looked = { lastRunAt: '2026-11-20T15:00:00.000Z', runBeforeAt: '2026-11-19T15:00:00.000Z' };
    expect(await opened().searches.get(id)).toMatchObject(looked);
    expect(saved(await markSearchSeen(id, '2026-11-20T14:00:00.000Z', clock)).journalId).toBeNull();
    expect(await opened().searches.get(id)).toMatchObject(looked);
  });
});

describe('deleteSearch', () => {
  it('is one step that Undo takes back whole', async () => {
    const { id } = saved(await saveSearch(driver, clock));
    const before = await opened().searches.toArray();
    const { journalId } = saved(await deleteSearch(id, clock));
    expect(await names()).toEqual([]);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'Saved search deleted' },
    });
    expect(await opened().searches.toArray()).toEqual(before);
    expect(await deleteSearch(99, clock)).toMatchObject({ ok: false, reason: 'missing' });
  });
});

it('one row that does not read hides no other', async () => {
  saved(await saveSearch(driver, clock));
  await opened().searches.add({ name: 'Bad', only: 'remote' } as never);
  const { rows, broken } = await querySavedSearches(opened());
  expect(rows.map(({ name }) => name)).toEqual(['Drivers near Erie']);
  expect(broken).toMatchObject([{ table: 'searches', problem: 'only' }]);
});

it('example data comes and goes without touching a saved search', async () => {
  saved(await saveSearch(driver, clock));
  const before = await opened().searches.toArray();
  saved(await loadExampleData(clock));
  saved(await removeExampleData(clock));
  expect(await opened().searches.toArray()).toEqual(before);
});
