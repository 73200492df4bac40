import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './db.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openTestDb } from './test-db.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

/** As version 0014 stored a posting: a day as its midnight in UTC. */
async function put(id: string, posted: string | null, closed: string | null): Promise<void> {
  const [row] = await db.query<{ id: string }>(
    `INSERT INTO posting (source, external_id, content_hash, title_words, company_words, head_tsv, tsv, areas, is_remote, posted,
       posted_kind, added_at, closed_at) VALUES ('test', $1, '', '', '', '', '', '{}', false, $2, 'posted', now(), $3)
     RETURNING id::text AS id`,
    [id, posted, closed],
  );
  await db.query(
    `INSERT INTO posting_text (posting_id, title, company_name, url, job_type, category, location, places, salary, snippet,
       description_html) VALUES ($1, $2, '', '', '', '', '', '[]', '', '', '')`,
    [row?.id, id],
  );
  await db.query(
    'INSERT INTO posting_location (posting_id, lat, lng, posted, closed_at) VALUES ($1, 40, -80, $2, $3)',
    [row?.id, posted, closed],
  );
}

test('stored midnights become the days they were, instants and what was closed by its list stay', async () => {
  await put('day', '2026-11-10T00:00:00Z', '2026-11-20T00:00:00Z');
  await put('instant', '2026-11-10T14:03:00Z', '2026-11-20T17:00:00.123Z');
  await put('none', null, null);
  const statements = readFileSync(join(migrationsFolder, '0015_days.sql'), 'utf8').split(
    '--> statement-breakpoint',
  );
  for (const statement of statements.slice(1)) await db.exec(statement);
  const rows = await db.query(
    `SELECT t.title, t.posted_on::text AS "postedOn", t.closes_on::text AS "closesOn",
       to_char(p.closed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS closed, p.closed_at IS NOT DISTINCT FROM l.closed_at AS same
     FROM posting p JOIN posting_text t ON t.posting_id = p.id JOIN posting_location l ON l.posting_id = p.id ORDER BY p.id`,
  );
  expect(rows).toEqual([
    { title: 'day', postedOn: '2026-11-10', closesOn: '2026-11-20', closed: '2026-11-21 12:00', same: true },
    { title: 'instant', postedOn: null, closesOn: null, closed: '2026-11-20 17:00', same: true },
    { title: 'none', postedOn: null, closesOn: null, closed: null, same: true },
  ]);
});
