import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { saveHome } from '../places/homes.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryJobs } from './job-list.ts';
import { saveJob } from './jobs.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const add = async (jobTitle: string, latitude = 0, longitude = 0) =>
  saved(await saveJob({ jobTitle, latitude, longitude }, clock)).id;
const titles = async (filter: Parameters<typeof queryJobs>[1]) =>
  (await queryJobs(opened(), filter)).rows.map(({ jobTitle }) => jobTitle);

// From 40, −83: 0.1° north is 11.1 km, 19 min by car; 0.5° is 55.6 km, 95 min.
it('sorts jobs by how far they are, and narrows them by the estimated time', async () => {
  await add('Far', 40.5, -83);
  await add('Nowhere');
  await add('Near', 40.1, -83);
  await add('Here', 40, -83);
  expect(await titles({ sort: 'commute', ascending: true })).toEqual(['Here', 'Near', 'Nowhere', 'Far']);
  saved(await saveHome('home', { name: 'Home', latitude: 40, longitude: -83 }, {}, clock));
  expect(await titles({ sort: 'commute', ascending: true })).toEqual(['Here', 'Near', 'Far', 'Nowhere']);
  // What has no coordinates is last either way.
  expect(await titles({ sort: 'commute' })).toEqual(['Far', 'Near', 'Here', 'Nowhere']);
  const within = (minutes: number, mode: 'driving' | 'walking') => ({
    commute: { minutes, mode },
    ascending: true,
  });
  expect(await titles(within(30, 'driving'))).toEqual(['Near', 'Here']);
  expect(await titles(within(60, 'walking'))).toEqual(['Here']);
  expect(await titles({ ...within(30, 'driving'), sort: 'commute', text: 'near' })).toEqual(['Near']);
  const { total, hasMore } = await queryJobs(opened(), { ...within(120, 'driving'), limit: 2 });
  expect([total, hasMore]).toEqual([3, true]);
  saved(await saveHome('from', { name: 'Office', latitude: 40.5, longitude: -83 }, {}, clock));
  expect(await titles({ sort: 'commute', ascending: true })).toEqual(['Far', 'Near', 'Here', 'Nowhere']);
});
