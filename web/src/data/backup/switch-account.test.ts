import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { closeOwnData, openOwnData, ownData } from '../db/db.ts';
import { saveJob } from '../jobs/jobs.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';

const clock = testClock();
const titlesOf = async (userId: string) => {
  await openOwnData(userId);
  return (await opened().jobs.toArray()).map(({ jobTitle }) => jobTitle);
};

beforeEach(async () => {
  await openEmptyData('ada');
  saved(await saveJob({ jobTitle: 'of Ada' }, clock));
});

it('a write of one account that another replaces meanwhile lands with nobody else', async () => {
  for (const moment of ['before', 'after'] as const) {
    const early = moment === 'before' ? saveJob({ jobTitle: 'Ada, in flight' }, clock) : null;
    void closeOwnData();
    const opening = openOwnData('bo');
    const late = moment === 'after' ? saveJob({ jobTitle: 'Bo, first' }, clock) : null;
    await opening;
    if (early) expect(await early).toMatchObject({ ok: false, reason: 'closed' });
    if (late) saved(await late);
    expect(opened().name).toBe('foothold_bo');
    expect(await titlesOf('bo')).toEqual(moment === 'before' ? [] : ['Bo, first']);
    expect(await titlesOf('ada')).toEqual(['of Ada']);
  }
});

it('a write that waits for its own data is refused when somebody else is wanted by then', async () => {
  await closeOwnData();
  void openOwnData('ada');
  const waiting = saveJob({ jobTitle: 'Ada, waiting' }, clock);
  await openOwnData('bo');
  expect(await waiting).toMatchObject({ ok: false, reason: 'closed' });
  expect(await titlesOf('bo')).toEqual([]);
  expect(await titlesOf('ada')).toEqual(['of Ada']);
});

it('what was open is not to be read from the moment another account is asked for', async () => {
  expect(ownData()?.name).toBe('foothold');
  const opening = openOwnData('bo');
  expect(ownData()).toBeNull();
  await opening;
  expect(ownData()?.name).toBe('foothold_bo');
});

it('of several switches in a row the last one counts, and each account finds its own', async () => {
  const all = ['bo', 'ada', 'odd id/ü', 'ada', 'bo'].map((userId) => openOwnData(userId));
  const write = saveJob({ jobTitle: 'of Bo' }, clock);
  await Promise.all(all);
  saved(await write);
  expect(await titlesOf('bo')).toEqual(['of Bo']);
  expect(await titlesOf('odd id/ü')).toEqual([]);
  expect(await titlesOf('ada')).toEqual(['of Ada']);
});
