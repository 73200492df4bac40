import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseOwnData, onOwnDataProblem, openOwnData, ownData } from '../db/db.ts';
import { saveJob } from '../jobs/jobs.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';

const clock = testClock();
const titles = async () => (await opened().jobs.toArray()).map(({ jobTitle }) => jobTitle);

beforeEach(async () => {
  await Promise.all(
    (await Dexie.getDatabaseNames()).map((name) => eraseOwnData(name.replace('foothold_', ''))),
  );
  await openEmptyData('first');
  saved(await saveJob({ jobTitle: 'of the first' }, clock));
  await openOwnData('odd id/ü');
  saved(await saveJob({ jobTitle: 'of the second' }, clock));
});

describe('eraseOwnData', () => {
  it('erases the first account, and the second finds its own data again', async () => {
    expect(await eraseOwnData('first')).toEqual({ ok: true });
    expect(ownData()).toBeNull();
    expect(await Dexie.exists('foothold')).toBe(false);
    await openOwnData('odd id/ü');
    expect(await titles()).toEqual(['of the second']);
    await openOwnData('first');
    expect(await titles()).toEqual([]);
  });

  it('erases a later account and leaves the first', async () => {
    expect(await eraseOwnData('odd id/ü')).toEqual({ ok: true });
    expect(await Dexie.exists('foothold_odd id/ü')).toBe(false);
    await openOwnData('first');
    expect(await titles()).toEqual(['of the first']);
  });

  it('says that a tab holds on, instead of pretending', async () => {
    const holder = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('foothold_odd id/ü');
      request.onsuccess = () => resolve(request.result);
    });
    expect(await eraseOwnData('odd id/ü', 50)).toEqual({ ok: false, code: 'held' });
    holder.close();
  });

  it('a tab whose data is deleted by another closes it and says so', async () => {
    const codes: string[] = [];
    const stop = onOwnDataProblem(({ code }) => codes.push(code));
    await Dexie.delete('foothold_odd id/ü');
    stop();
    expect(codes).toEqual(['erased']);
    expect(ownData()).toBeNull();
  });
});
