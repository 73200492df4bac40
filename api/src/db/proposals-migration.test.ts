import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepEmployers } from '../modules/companies/keep-employers.ts';
import type { Db } from './db.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openTestDb } from './test-db.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

const phish = 'https://phish.example.net';

/** As version 0017 stored it: an employer, and a row that a person wrote into or added. */
async function put(
  group: string,
  { listed, placeKey, owner }: { listed: boolean; placeKey: string; owner: string | null },
) {
  const [employer] = await db.query<{ id: string }>(
    `INSERT INTO employer (group_key, group_name, name_key, takes_postings, url) VALUES ($1, $1, $1, false, $2) RETURNING id::text AS id`,
    [group, phish],
  );
  if (listed)
    await db.query(
      `INSERT INTO employer_listing (list, row_key, employer_id, company_name, url, jobs_url, list_url, description, summary, categories,
         city_ids, country, is_ended, listed_at) VALUES ('L', $2, $1::bigint, $2, '', '', '', '', '', '{}', '{}', 'US', false, now())`,
      [employer?.id, group],
    );
  await db.query(
    `INSERT INTO employer_location (employer_id, place_key, from_list, from_person, owner_id, url, updated_at)
     VALUES ($1::bigint, $2, $3::bool, true, $4, $5, now())`,
    [employer?.id, placeKey, placeKey === '', owner, phish],
  );
}

test('what one person wrote into a row of others becomes a proposal, and what they alone know stays theirs', async () => {
  await db.query("INSERT INTO users (id, name, email) VALUES ('mallory', 'M', 'm@example.com')");
  await put('listed', { listed: true, placeKey: '', owner: 'mallory' });
  await put('alone', { listed: false, placeKey: 'p:1', owner: 'mallory' });
  const statements = readFileSync(join(migrationsFolder, '0022_proposals.sql'), 'utf8')
    .split('--> statement-breakpoint')
    .filter((sql) => /^(?:\s|--.*\n)*(?:UPDATE|INSERT)\b/.test(sql));
  expect(statements).toHaveLength(4);
  for (const sql of statements) await db.exec(sql);
  await keepEmployers(db, new Date());
  const rows = await db.query(
    `SELECT e.group_key AS "group", e.url AS "employerUrl", l.url, l.owner_id AS owner, l.unconfirmed
     FROM employer_location l JOIN employer e ON e.id = l.employer_id ORDER BY e.id`,
  );
  expect(rows).toEqual([
    { group: 'listed', employerUrl: '', url: '', owner: null, unconfirmed: [] },
    { group: 'alone', employerUrl: phish, url: phish, owner: 'mallory', unconfirmed: ['place', 'url'] },
  ]);
  const proposals = await db.query(
    `SELECT l.employer_id::int AS employer, p.field, p.words, p.user_id AS by FROM employer_proposal p
     JOIN employer_location l ON l.id = p.location_id WHERE p.words <> '' ORDER BY p.id`,
  );
  expect(proposals).toEqual([
    { employer: expect.any(Number), field: 'url', words: phish, by: 'mallory' },
    { employer: expect.any(Number), field: 'url', words: phish, by: 'mallory' },
  ]);
});
