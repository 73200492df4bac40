import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { rawPosting } from '../ingest/import/import-test-kit.ts';
import type { FedPostingSearch } from './fed-posting-search.ts';
import { pruneChanges } from './posting-changes.ts';
import { asked, importInto, suiteNow } from './posting-search-test-kit.ts';
import { followChanges, threadPostingSearch } from './thread-posting-search.ts';

let db: Db;
let folder: string;
let open: FedPostingSearch[] = [];
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-saves-'));
  await db.exec('TRUNCATE posting CASCADE; TRUNCATE reference_edition');
});
afterEach(async () => {
  for (const search of open) await search.close();
  open = [];
  await rm(folder, { recursive: true });
});
afterAll(() => db.close());

const start = (own = folder) => {
  const search = threadPostingSearch({ db, folder: own, now: () => suiteNow });
  open.push(search);
  return search;
};
const total = async (search: FedPostingSearch, word: string) => (await search.search(asked(word))).total;

/** Changes a title in secret: an index that was saved before keeps the former one, one that is made anew has this one. */
async function renameInSecret(title: string): Promise<void> {
  await db.exec('ALTER TABLE posting_text DISABLE TRIGGER posting_text_change_changed');
  await db.query('UPDATE posting_text SET title = $1', [title]);
  await db.exec('ALTER TABLE posting_text ENABLE TRIGGER posting_text_change_changed');
}

/** Saves an index of a nurse and a cook, one of them changed since the first save; in secret all are welders then. */
async function saved(): Promise<void> {
  const search = start();
  await importInto(db, [rawPosting(), rawPosting({ externalId: '2', title: 'Cook' })]);
  await search.caughtUp();
  await search.save();
  await importInto(db, [rawPosting({ title: 'Registered Nurse' })]);
  await search.caughtUp();
  await search.close();
  await renameInSecret('Welder');
}

const expectMadeAnew = async (own?: string) => {
  const search = start(own);
  expect([await total(search, 'welder'), await total(search, 'nurse'), await search.size()]).toEqual([
    2, 0, 2,
  ]);
};

test('a start goes on from what was saved, with what changed meanwhile', async () => {
  await saved();
  await importInto(db, [rawPosting({ externalId: '3', title: 'Driver' })]);
  await db.query('DELETE FROM posting WHERE external_id = $1', ['2']);
  const search = start();
  expect(await Promise.all(['nurse', 'cook', 'driver'].map((word) => total(search, word)))).toEqual([
    1, 0, 1,
  ]);
});

test('postings of one job stay one after a start, and those of another job another', async () => {
  const copies = (title: string, ids: readonly string[]) =>
    ids.map((externalId) =>
      rawPosting({ title, externalId, description: `Words of a ${title}. `.repeat(20) }),
    );
  await importInto(db, copies('Nurse', ['1', '2']));
  const search = start();
  expect(await total(search, '')).toBe(1);
  await search.close();
  await importInto(db, copies('Cook', ['3', '4']));
  const later = start();
  expect([await total(later, ''), await total(later, 'nurse'), await later.size()]).toEqual([2, 1, 4]);
});

test('nothing is written where nothing changed, and only files of the last save are kept', async () => {
  await saved();
  const files = await readdir(folder);
  const again = start();
  await again.caughtUp();
  await again.close();
  expect(await readdir(folder)).toEqual(files);
  const head = JSON.parse(await readFile(join(folder, 'head.json'), 'utf8'));
  expect(files.sort()).toEqual(['head.json', head.manifest, head.groups, ...head.parts].sort());
  expect(await db.query('SELECT FROM posting_index_save WHERE token = $1', [head.token])).toHaveLength(1);
});

describe('a saved index is made anew', () => {
  test('where a file of it is truncated, altered or missing', async () => {
    await saved();
    const files = await readdir(folder);
    expect(files.length).toBeGreaterThan(4);
    const half = async (path: string) => truncate(path, Math.floor((await readFile(path)).length / 2));
    const alter = async (path: string) => {
      const bytes = await readFile(path);
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      await writeFile(path, bytes);
    };
    const segment = files.find((name) => name.startsWith('segment')) ?? '';
    const damages: (readonly [string, (path: string) => Promise<unknown>])[] = [
      ...files.map((name) => [name, half] as const),
      // A head says which files are meant; what it is altered to names none.
      ...files.filter((name) => name !== 'head.json').map((name) => [name, alter] as const),
      ['head.json', truncate],
      [segment, rm],
    ];
    for (const [number, [name, damage]] of damages.entries()) {
      const own = join(folder, `copy-${number}`);
      await mkdir(own);
      for (const file of files) await cp(join(folder, file), join(own, file));
      await damage(join(own, name));
      await expectMadeAnew(own);
    }
  });

  test('where its documents were made by other rules', async () => {
    await saved();
    const path = join(folder, 'head.json');
    const head = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...head, edition: '0.0' }));
    await expectMadeAnew();
  });

  test('where the database knows nothing of it', async () => {
    await saved();
    await db.exec('DELETE FROM posting_index_save');
    await expectMadeAnew();
  });

  test('where the database came from a dump', async () => {
    await saved();
    // As a dump writes rows: the same, by another transaction.
    await db.exec('UPDATE posting_index_save SET token = token');
    await expectMadeAnew();
  });

  test('where its changes are not kept anymore', async () => {
    await saved();
    await expect
      .poll(async () => {
        // What began before the changes, also in other databases of a PostgreSQL, keeps a mark from being behind them.
        await pruneChanges(db, suiteNow);
        await pruneChanges(db, new Date(suiteNow.getTime() + 8 * 86_400_000));
        return db.query('SELECT FROM posting_change');
      })
      .toEqual([]);
    await expectMadeAnew();
  });
});

test('changes are kept for a week, and an index that follows them loses none when they are removed', async () => {
  const search = start();
  await importInto(db, [rawPosting()]);
  await search.caughtUp();
  await pruneChanges(db, suiteNow);
  await pruneChanges(db, new Date(suiteNow.getTime() + 6 * 86_400_000));
  expect(await db.query('SELECT FROM posting_change')).not.toEqual([]);
  await renameInSecret('Welder');
  await pruneChanges(db, new Date(suiteNow.getTime() + 8 * 86_400_000));
  await importInto(db, [rawPosting({ externalId: '2', title: 'Cook' })]);
  expect([await total(search, 'nurse'), await total(search, 'cook')]).toEqual([1, 1]);
});

test('a save that fails leaves the one before', async () => {
  await importInto(db, [rawPosting(), rawPosting({ externalId: '2', title: 'Cook' })]);
  const search = start();
  await search.caughtUp();
  await search.save();
  await importInto(db, [rawPosting({ title: 'Driver' })]);
  await search.caughtUp();
  await mkdir(join(folder, 'head.json.new'));
  await expect(search.close()).rejects.toThrow('EISDIR');
  await rm(join(folder, 'head.json.new'), { recursive: true });
  open = [];
  // The first is read again by its change since then; the second is as it was saved.
  await renameInSecret('Welder');
  const later = start();
  expect([await total(later, 'welder'), await total(later, 'cook')]).toEqual([1, 1]);
});

test('nothing is saved on a full disk', async () => {
  let isFull = true;
  const search = threadPostingSearch({ db, folder, now: () => suiteNow, isFull: () => isFull });
  open.push(search);
  await importInto(db, [rawPosting()]);
  await search.caughtUp();
  await search.save();
  expect(await readdir(folder)).toEqual([]);
  isFull = false;
  await search.save();
  expect(await readdir(folder)).toContain('head.json');
});

test('what follows the changes saves when nobody asks', async () => {
  await importInto(db, [rawPosting()]);
  const search = start();
  await followChanges(search, { db, now: () => suiteNow })();
  expect(await readdir(folder)).toContain('head.json');
  expect(await db.query('SELECT FROM posting_change_mark')).not.toEqual([]);
});
