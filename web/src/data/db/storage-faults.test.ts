import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { ownDataProblemText } from '@foothold/core/own-data/own-data-problem.messages.ts';
import { saveProblemText } from '@foothold/core/own-data/save-problem.messages.ts';
import { Dexie } from 'dexie';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteJobs } from '../jobs/job-delete.ts';
import { queryJobs } from '../jobs/job-list.ts';
import { setJobStatus } from '../jobs/job-progress.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { withHeardDates } from '../rows/heard-dates.ts';
import { migrations } from '../rows/migrations.ts';
import { tableNames } from '../rows/tables.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { closeOwnData, type OwnDataProblem, onOwnDataProblem, openOwnData, ownData } from './db.ts';

const clock = testClock();
const problems: OwnDataProblem[] = [];
let stop = () => {};
const mended: (() => void)[] = [];

beforeEach(async () => {
  await openEmptyData('maya');
  problems.length = 0;
  stop = onOwnDataProblem((problem) => problems.push(problem));
});
afterEach(async () => {
  stop();
  for (const mend of mended.splice(0)) mend();
});

const codes = () => problems.map(({ code }) => code);
const last = migrations.at(-1)?.version ?? 0;

/** Puts another function in the place of one of the browser's, until the test ends. */
function replace<T, K extends keyof T>(on: T, name: K, by: (real: T[K]) => T[K]): void {
  const real = on[name];
  on[name] = by(real);
  mended.push(() => {
    on[name] = real;
  });
}

/** Writes fail from the nth on, as on a disk that fills up in the middle of something. */
function fullAfter(writes: number, name: string): void {
  let left = writes;
  const fails = () => {
    left -= 1;
    if (left < 0) throw new DOMException('full', name);
  };
  for (const method of ['put', 'add'] as const)
    replace(
      IDBObjectStore.prototype,
      method,
      (real) =>
        function (this: IDBObjectStore, ...args) {
          fails();
          return real.apply(this, args);
        },
    );
}

/** Opens a database past the library, at a version of the browser's count. */
function openRaw(name: string, version?: number, upgrade?: (db: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => upgrade?.(opening.result);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

async function addJobs(count: number): Promise<number[]> {
  const ids = [];
  for (let at = 0; at < count; at += 1) ids.push(saved(await saveJob({ jobTitle: `Job ${at}` }, clock)).id);
  return ids;
}

describe('a disk that fills up in the middle of a change', () => {
  it.each([0, 1, 7, 25, 60])('after %i writes of a bulk change nothing of it is there', async (writes) => {
    const ids = await addJobs(30);
    const [before, entries] = [await everyRow(), await opened().journal.count()];
    fullAfter(writes, 'QuotaExceededError');
    const answer = await setJobStatus(ids, 'application-submitted', {}, clock);
    expect(answer).toEqual({ ok: false, reason: 'quota', message: saveProblemText('quota') });
    for (const mend of mended.splice(0)) mend();
    expect(await everyRow()).toEqual(before);
    expect(await opened().journal.count()).toBe(entries);
    saved(await setJobStatus(ids, 'application-submitted', {}, clock));
  });

  it('an Undo that cannot be written changes nothing and can be made again', async () => {
    const ids = await addJobs(5);
    const { journalId } = saved(await deleteJobs(ids, clock));
    const before = await everyRow();
    fullAfter(3, 'QuotaExceededError');
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: false, reason: 'quota' });
    for (const mend of mended.splice(0)) mend();
    expect(await everyRow()).toEqual(before);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await opened().jobs.count()).toBe(5);
  });

  it('another failure of the browser says that it could not save, and keeps what was there', async () => {
    const ids = await addJobs(3);
    const before = await everyRow();
    fullAfter(2, 'UnknownError');
    expect(await setJobStatus(ids, 'archived', {}, clock)).toMatchObject({ ok: false, reason: 'failed' });
    expect(await everyRow()).toEqual(before);
  });
});

describe('data that does not open', () => {
  it.each([
    ['SecurityError', 'no-storage', /private window/],
    ['InvalidStateError', 'no-storage', /private window/],
    ['QuotaExceededError', 'disk-full', /Free some space/],
    ['UnknownError', 'cannot-open', /did not open/],
  ] as const)('%s is told as %s', async (name, code, words) => {
    await closeOwnData();
    replace(indexedDB, 'open', () => () => {
      throw new DOMException('not here', name);
    });
    expect(await openOwnData('maya')).toMatchObject({
      ok: false,
      code,
    });
    expect(ownDataProblemText(code).english).toMatch(words);
    expect(codes()).toEqual([code]);
    expect(await saveJob({ jobTitle: 'A' }, clock)).toMatchObject({ ok: false, reason: 'closed' });
    for (const mend of mended.splice(0)) mend();
    expect(await openOwnData('maya')).toEqual({ ok: true });
  });

  it('of a newer version stays exactly as it is, and says so', async () => {
    saved(await saveJob({ jobTitle: 'Kept' }, clock));
    await closeOwnData();
    const newer = await openRaw('foothold', (last + 1) * 10, (db) => db.createObjectStore('wishes'));
    const { version } = newer;
    newer.close();
    expect(await openOwnData('maya')).toMatchObject({
      ok: false,
      code: 'newer-database',
    });
    const after = await openRaw('foothold');
    expect([after.version, after.objectStoreNames.contains('wishes')]).toEqual([version, true]);
    after.close();
  });

  it('whose table is missing opens with an empty one; the other records are there', async () => {
    await closeOwnData();
    for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
    const bare = await openRaw('foothold', last * 10, (db) => {
      db.createObjectStore('jobs', { keyPath: 'internalId', autoIncrement: true }).add({ jobTitle: 'Kept' });
    });
    bare.close();
    expect(await openOwnData('maya')).toEqual({ ok: true });
    expect((await queryJobs(opened(), {})).rows.map(({ jobTitle }) => jobTitle)).toEqual(['Kept']);
    expect(opened().tables.map(({ name }) => name)).toContain('searches');
    saved(await saveJob({ jobTitle: 'More' }, clock));
    expect(await openOwnData('maya'), 'the mended version is no newer one').toEqual({ ok: true });
    await closeOwnData();
    expect(await openOwnData('maya')).toEqual({ ok: true });
  });

  it('and is held by an older tab says so in words, and opens by itself once that tab is closed', async () => {
    await closeOwnData();
    for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
    // A tab that does not answer, as one that the browser has put to sleep.
    const asleep = await openRaw('foothold', 10, (db) => {
      db.createObjectStore('jobs', { keyPath: 'internalId', autoIncrement: true });
    });
    const opening = openOwnData('maya');
    await expect.poll(codes).toContain('blocked');
    expect(ownDataProblemText('blocked').english).toContain(
      'Close the other tabs; this one goes on by itself',
    );
    expect(ownData()).toBeNull();
    asleep.close();
    expect(await opening).toEqual({ ok: true });
    saved(await saveJob({ jobTitle: 'A' }, clock));
  });

  it('closed by the browser is told, a save is refused with the reason, and opening again brings all back', async () => {
    saved(await saveJob({ jobTitle: 'Kept' }, clock));
    // As a browser does when its storage breaks or the person clears site data.
    forceCloseDatabase(opened().backendDB() as never);
    await expect.poll(codes).toEqual(['closed']);
    expect(await saveJob({ jobTitle: 'B' }, clock)).toMatchObject({ ok: false, reason: 'closed' });
    expect(await openOwnData('maya')).toEqual({ ok: true });
    expect(await opened().jobs.count()).toBe(1);
  });

  it('erased by another tab is told as that', async () => {
    const erased = indexedDB.deleteDatabase('foothold');
    await new Promise((resolve, reject) => {
      erased.onsuccess = resolve;
      erased.onerror = reject;
    });
    expect(codes()).toEqual(['erased']);
    expect(ownData()).toBeNull();
  });
});

describe('a row that nobody could have written', () => {
  it('is reported by its key; the others are listed, and it can be deleted and brought back', async () => {
    const [id = 0, other = 0] = await addJobs(2);
    const row = await opened().jobs.get(id);
    const broken = { ...row, jobTitle: { not: 'a text' }, status: 'unheard-of' };
    await opened().jobs.put(broken as never);
    const list = await queryJobs(opened(), {});
    expect(list.rows.map(({ internalId }) => internalId)).toEqual([other]);
    expect(list.broken).toMatchObject([{ table: 'jobs', key: id }]);
    expect(await setJobStatus([id], 'archived', {}, clock)).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await setJobStatus([id, other], 'archived', {}, clock)).toMatchObject({
      ...{ ok: true, moved: [other], unreadable: [id] },
    });
    const { journalId } = saved(await deleteJobs([id], clock));
    expect(await opened().jobs.count()).toBe(1);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await opened().jobs.get(id)).toEqual(broken);
  });
});

describe('a browser that holds version 1', () => {
  const text = readFileSync(new URL('../fixtures/v1.json', import.meta.url), 'utf8');
  const first = JSON.parse(text) as { tables: Record<string, { internalId: number }[]>; journal: object[] };

  /** The database as release 1 left it, made past the library and with its own words of the tables. */
  async function holdVersionOne(): Promise<void> {
    await closeOwnData();
    for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
    const old = new Dexie('foothold');
    old.version(1).stores(migrations[0]?.stores ?? {});
    await old.open();
    for (const [name, rows] of Object.entries(first.tables)) await old.table(name).bulkPut(rows);
    await old.table('journal').bulkPut(first.journal);
    await old.table('meta').put({ name: 'owner', value: 'maya' });
    expect(old.backendDB().version).toBe(10);
    old.close();
  }
  const asStored = () =>
    withHeardDates(Object.fromEntries(tableNames.map((name) => [name, first.tables[name] ?? []])));

  it('opens in today’s version with every row as it was, and the new index holds the whole history', async () => {
    await holdVersionOne();
    expect(await openOwnData('maya')).toEqual({ ok: true });
    expect(opened().backendDB().version).toBe(last * 10);
    expect(await everyRow()).toEqual(asStored());
    expect(await opened().journal.count()).toBe(first.journal.length);
    const steps = first.tables.jobEvents?.filter((row) => (row as { statusTo?: unknown }).statusTo) ?? [];
    const keys = await opened().jobEvents.orderBy('[jobId+date+createdAt+statusTo]').keys();
    expect(steps.length).toBeGreaterThan(0);
    expect(keys).toHaveLength(steps.length);
  });

  it('keeps version 1 whole when the upgrade breaks off, and upgrades the next time', async () => {
    await holdVersionOne();
    replace(
      IDBObjectStore.prototype,
      'createIndex',
      () =>
        function (this: IDBObjectStore) {
          throw new DOMException('in the middle', 'QuotaExceededError');
        },
    );
    expect(await openOwnData('maya')).toMatchObject({ ok: false, code: 'disk-full' });
    for (const mend of mended.splice(0)) mend();
    const old = await openRaw('foothold');
    expect(old.version).toBe(10);
    expect(old.transaction('jobEvents').objectStore('jobEvents').indexNames).not.toContain(
      '[jobId+date+createdAt+statusTo]',
    );
    old.close();
    expect(await openOwnData('maya')).toEqual({ ok: true });
    expect(await everyRow()).toEqual(asStored());
  });
});
