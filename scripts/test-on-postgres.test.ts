import { describe, expect, test } from 'vitest';
import { databaseTests, mayDiffer, type TestOfApi, testsThatDiffer } from './test-on-postgres.ts';

const plain: TestOfApi = {
  path: 'api/src/modules/user/user.test.ts',
  text: "await call('GET', '/user'); await db.query('SELECT id FROM users ORDER BY id')",
  own: '',
  imported: ["await db.query('SELECT name FROM users WHERE id = $1', [id])"],
};

describe('a test is repeated on PostgreSQL', () => {
  test.each<[string, Partial<TestOfApi>]>([
    ['by its name', { path: 'api/src/http/limits-postgres.test.ts' }],
    ['in the folder of the database', { path: 'api/src/db/lanes.test.ts' }],
    ['of the search', { path: 'api/src/modules/jobs/search.test.ts' }],
    ['that looks at the kind of database', { text: "if (db.kind === 'pglite') return;" }],
    ['that ends what runs', { text: 'db.reader(signal)' }],
    ['that asks the server’s own tables', { text: 'SELECT pg_wal_lsn_diff($1, $2)' }],
    ['that sends a byte which no text may hold', { text: "{ name: 'a\\u0000b' }" }],
    ['whose file orders texts', { own: 'SELECT name FROM list ORDER BY name' }],
    ['of what locks rows', { imported: ['SELECT 1 FROM users WHERE id = $1 FOR UPDATE'] }],
    ['of what one process does at a time', { imported: ['SELECT pg_advisory_xact_lock($1)'] }],
    ['of what compares letters', { own: 'WHERE word COLLATE "C" >= $1' }],
  ])('%s', (_what, over) => {
    expect(mayDiffer({ ...plain, ...over })).toBe(true);
  });

  test.each<[string, Partial<TestOfApi>]>([
    ['that calls routes with plain statements', {}],
    [
      'that opens PGlite by itself, whatever it is about',
      { text: "import { openPgliteDb } from '../db/pglite.ts';", own: 'FOR UPDATE' },
    ],
    ['whose posting alone has a kind', { text: "event.kind === 'posting'" }],
  ])('not one %s', (_what, over) => {
    expect(mayDiffer({ ...plain, ...over })).toBe(false);
  });
});

test('of the project: locks, migrations, search and backup to a server are repeated, doors and addresses are not', () => {
  const chosen = testsThatDiffer();
  const all = databaseTests();
  expect(chosen.filter((path) => !all.includes(path))).toEqual([]);
  expect(all.filter((path) => path.endsWith('postgres.test.ts') && !chosen.includes(path))).toEqual([]);
  expect(chosen).toEqual(
    expect.arrayContaining([
      'api/src/db/upgrade.test.ts',
      'api/src/db/cancel.test.ts',
      'api/src/backup/backup-postgres.test.ts',
      'api/src/http/idempotency-store.test.ts',
      'api/src/identity/log-chain.test.ts',
      'api/src/ingest/clusters/clusters.test.ts',
      'api/src/modules/companies/company-search.test.ts',
      'api/src/modules/jobs/search-choices.test.ts',
      'api/src/modules/subscriptions/storm-postgres.test.ts',
    ]),
  );
  expect(chosen).not.toContain('api/src/providers/outbound/one-door.test.ts');
  expect(chosen).not.toContain('api/src/backup/backup.test.ts');
  // A rule that matches nearly everything, or nearly nothing, is none.
  expect(chosen.length).toBeGreaterThan(30);
  expect(chosen.length).toBeLessThan(all.length * 0.6);
});
