import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { saveJob, updateJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryJobsToLocate, setJobPoints } from './job-points.ts';

const columbus = { latitude: 39.96, longitude: -83 };
const clock = testClock();
const add = async (fields: Parameters<typeof saveJob>[0]) =>
  saved(await saveJob({ jobTitle: 'Nurse', ...fields }, clock)).id;

beforeEach(() => openEmptyData());

test('jobs that name a place get their points in one step, which Undo takes back whole', async () => {
  const first = await add({ location: 'Columbus, OH' });
  const second = await add({ city: 'Columbus', state: 'OH', country: 'US' });
  const placed = await add({ location: 'Columbus, OH', latitude: 1, longitude: 2 });
  await add({ location: 'Remote' });
  const before = await everyRow();
  const asked = await queryJobsToLocate(opened());
  expect(asked).toEqual([
    { id: first, text: 'Columbus, OH' },
    { id: second, text: 'Columbus, OH, United States' },
  ]);
  const points = new Map([['Columbus, OH', columbus]]);
  const ids = [...asked.map(({ id }) => id), placed];
  const { journalId, located } = saved(await setJobPoints(ids, points, {}, clock));
  expect(located).toBe(1);
  expect(await opened().jobs.get(first)).toMatchObject(columbus);
  expect(await opened().jobs.get(placed)).toMatchObject({ latitude: 1, longitude: 2 });
  expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
  expect(await everyRow()).toEqual(before);
});

test('a job whose place was changed while it was looked up keeps having none', async () => {
  const id = await add({ location: 'Columbus, OH' });
  saved(await updateJob(id, { location: 'Dayton, OH' }, {}, clock));
  expect(saved(await setJobPoints([id], new Map([['Columbus, OH', columbus]]), {}, clock))).toMatchObject({
    located: 0,
    journalId: null,
  });
});
