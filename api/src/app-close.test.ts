import { expect, test } from 'vitest';
import { openTestDb } from './db/test-db.ts';
import { openTestApp } from './testing/test-app.ts';

test('closing lets what runs finish and takes nothing new', async () => {
  const db = await openTestDb();
  let finish = () => {};
  let isAsked = false;
  const slow = new Promise<void>((done) => {
    finish = done;
  });
  const query: typeof db.query = async (sql, params) => {
    isAsked = true;
    await slow;
    return db.query(sql, params);
  };
  const server = await openTestApp({ db: { ...db, query } });
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const running = fetch(`${url}/api/ready`);
  await expect.poll(() => isAsked).toBe(true);
  const closed = server.app.close();
  await expect(fetch(`${url}/api/config`, { headers: { connection: 'close' } })).rejects.toThrow();
  finish();
  const answer = await running;
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, data: { ready: true } }]);
  await closed;
  await db.close();
});

test('a handler that never answers is 503 after its time, not an open connection for ever', async () => {
  const db = await openTestDb();
  const query: typeof db.query = () => new Promise(() => {});
  const server = await openTestApp({ db: { ...db, query } });
  const answer = await server.app.inject('/api/ready');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  await server.app.close();
  await db.close();
});
