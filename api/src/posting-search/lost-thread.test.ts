import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { rawPosting } from '../ingest/import/import-test-kit.ts';
import { FedPostingSearch } from './fed-posting-search.ts';
import { asked, importInto } from './posting-search-test-kit.ts';
import { threadHolder } from './thread-holder.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(() => db.exec('TRUNCATE posting CASCADE; TRUNCATE reference_edition'));
afterAll(() => db.close());

test('a thread that ends is started again, and who asks meanwhile waits for it', async () => {
  const holder = threadHolder(null);
  const search = new FedPostingSearch(db, holder);
  await importInto(db, [rawPosting()]);
  expect((await search.search(asked('nurse'))).total).toBe(1);
  const questions = Array.from({ length: 5 }, () => search.search(asked('nurse')));
  // Ends the thread; a holder that is asked to begin starts another.
  await holder.close();
  await importInto(db, [rawPosting({ externalId: '2', title: 'Nurse Manager' })]);
  for (const answer of await Promise.all(questions)) expect([1, 2]).toContain(answer.total);
  expect((await search.search(asked('nurse'))).total).toBe(2);
  await search.close();
});

test('a request that the index refuses is refused by name, and the next is answered', async () => {
  const search = new FedPostingSearch(db, threadHolder(null));
  await importInto(db, [rawPosting()]);
  await expect(search.search({ ...asked('nurse'), limit: 5000 })).rejects.toMatchObject({
    name: 'IndexInputError',
    message: 'A search takes at most 1000 rows on a page; there were 5000.',
  });
  expect((await search.search(asked('nurse'))).total).toBe(1);
  await search.close();
  await expect(search.search(asked('nurse'))).rejects.toThrow();
});

test('transactions that commit in another order than they began are all seen', async () => {
  if (db.kind !== 'postgres') return;
  const search = new FedPostingSearch(db, threadHolder(null));
  await importInto(db, [rawPosting(), rawPosting({ externalId: '2', title: 'Cook' })]);
  await search.caughtUp();
  const rename = (title: string, externalId: string) =>
    `UPDATE posting_text SET title = '${title}' FROM posting p WHERE p.id = posting_id AND p.external_id = '${externalId}'`;
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  let written: () => void = () => undefined;
  const isWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  const first = db.transaction(async (tx) => {
    await tx.query(rename('Welder', '1'));
    written();
    await held;
  });
  await isWritten;
  await db.query(rename('Driver', '2'));
  const totals = async () => [
    (await search.search(asked('driver'))).total,
    (await search.search(asked('welder'))).total,
  ];
  expect(await totals()).toEqual([1, 0]);
  end();
  await first;
  expect(await totals()).toEqual([1, 1]);
  await search.close();
});
