import { beforeEach, expect, it } from 'vitest';
import { querySetting, saveSetting } from '../../data/settings/settings.ts';
import { openEmptyData, opened, saved, testClock } from '../../data/testing/own-data-test-kit.ts';
import { addRecentSearch, clearRecentSearches, recentBeginning } from './recent-searches.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const stored = async () => JSON.parse((await querySetting(opened(), 'jobSearch', 'recentSearches')) || '[]');
const add = (term: string, place = '') => addRecentSearch(opened(), { term, place }, clock);

it('keeps the ten newest searches with words, each once', async () => {
  for (let n = 1; n <= 11; n += 1) await add(`cook ${n}`);
  await add(' Cook 5 ');
  await add('cook 5', 'Dallas, TX');
  await add(' ', 'Dallas, TX');
  expect(await stored()).toEqual([
    { term: 'cook 5', place: 'Dallas, TX' },
    { term: 'Cook 5', place: '' },
    ...[11, 10, 9, 8, 7, 6, 4, 3].map((n) => ({ term: `cook ${n}`, place: '' })),
  ]);
});

it('deletes them all', async () => {
  await add('nurse');
  await clearRecentSearches(clock);
  expect(await stored()).toEqual([]);
});

it('starts anew where something else is stored', async () => {
  for (const text of ['{', '[{"term":1}]', '"nurse"']) {
    saved(await saveSetting('jobSearch', 'recentSearches', text, clock));
    await add('nurse');
    expect(await stored(), text).toEqual([{ term: 'nurse', place: '' }]);
  }
});

it('suggests those that go on from what is typed', () => {
  const searches = [
    { term: 'Nurse', place: '' },
    { term: 'nurse', place: 'Dallas, TX' },
    { term: 'cook', place: '' },
  ];
  expect(recentBeginning(searches, '')).toEqual(searches);
  expect(recentBeginning(searches, 'NUR')).toEqual(searches.slice(0, 2));
  expect(recentBeginning(searches, 'nurse')).toEqual([searches[1]]);
  expect(recentBeginning(searches, 'welder')).toEqual([]);
});
