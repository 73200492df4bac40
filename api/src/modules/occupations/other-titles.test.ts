import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let db: Db;
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  db = server.deps.db;
});
afterAll(() => server.close());

async function search(text: string, limit = 20): Promise<string[]> {
  const query = new URLSearchParams({ text, limit: String(limit) });
  const answer = await server.app.inject({ url: `/api/joboccupations/search?${query}` });
  const { data } = answer.json() as { data: { results: { code: string; level: string }[] } };
  return data.results.map(({ code, level }) => `${code} ${level}`);
}

test('other titles lead to their occupation once they are loaded', async () => {
  expect(await search('Charge Nurses')).toEqual([]);
  await db.query(
    `INSERT INTO occupation_title (code, title) VALUES ('29-1141', 'Charge Nurse'), ('29-1141', 'Charge Nurse (RN)'),
       ('11-9111', 'Nurse Manager in charge'), ('99-0000', 'Charge Nurse of no occupation')`,
  );
  expect(await search('Charge Nurses')).toEqual(['29-1141 detailed', '11-9111 detailed']);
  expect(await search('charge nurse', 1)).toEqual(['29-1141 detailed']);
});

test('they stand behind the classification’s own titles and before its groups', async () => {
  await db.query(
    "INSERT INTO occupation_title (code, title) VALUES ('29-1171', 'Registered Nurse Practitioner')",
  );
  expect(await search('registered nurse')).toEqual(['29-1141 detailed', '29-1171 detailed', '29-1140 broad']);
});

test('signs that mean something to a pattern are words of nothing', async () => {
  expect(await search('.*')).toEqual([]);
  expect(await search('((nurse')).toContain('29-1141 detailed');
});
