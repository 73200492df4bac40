import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './db.ts';
import { openTestDb } from './test-db.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  await db.exec('CREATE SEQUENCE counted; CREATE TABLE fact (id int)');
});
afterAll(() => db.close());

/** Minutes of work that no index shortens. */
const endless = 'SELECT count(*) FROM generate_series(1, 2000000000) AS g WHERE g % 7 = 3';
const left = () => {
  const controller = new AbortController();
  return { reader: db.reader(controller.signal), leave: () => controller.abort(new Error('gone')) };
};
/** Resolves once the database does nothing but the endless statement. */
const isRunning = () => new Promise((done) => setTimeout(done, 200));

test('a statement that runs is ended when its caller leaves, and the next one works', async () => {
  const { reader, leave } = left();
  const failing = expect(reader.query(endless)).rejects.toThrow('gone');
  await isRunning();
  leave();
  await failing;
  expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  if (db.kind === 'postgres')
    expect(
      await db.query(
        `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%generate_series%' AND state = 'active'
           AND pid <> pg_backend_pid() AND datname = current_database()`,
      ),
    ).toEqual([]);
}, 30_000);

test('a caller that has left asks nothing any more', async () => {
  const { reader, leave } = left();
  leave();
  await expect(reader.query("SELECT nextval('counted')")).rejects.toThrow('gone');
  expect(await db.query('SELECT is_called FROM counted')).toEqual([{ is_called: false }]);
});

test('leaving in any moment ends nothing of others', async () => {
  for (let n = 0; n < 60; n += 1) {
    const { reader, leave } = left();
    const asked = reader.query('SELECT count(*) FROM generate_series(1, $1::int)', [n * 50]).catch(String);
    const turns = n % 12;
    for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setImmediate(done));
    leave();
    expect(await db.query('INSERT INTO fact VALUES ($1) RETURNING id', [n])).toEqual([{ id: n }]);
    await asked;
  }
  expect(await db.query('SELECT count(*)::int AS facts FROM fact')).toEqual([{ facts: 60 }]);
}, 60_000);

test('many that leave at once give every connection back', async () => {
  const all = Array.from({ length: 30 }, left);
  const failing = all.map(({ reader }) => expect(reader.query(endless)).rejects.toThrow('gone'));
  await isRunning();
  for (const { leave } of all) leave();
  await Promise.all(failing);
  const answers = await Promise.all(Array.from({ length: 20 }, () => db.query('SELECT 1 AS one')));
  expect(answers).toHaveLength(20);
}, 60_000);
