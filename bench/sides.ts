import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@foothold/api/src/db/db.ts';
import { openPgliteDb } from '@foothold/api/src/db/pglite.ts';
import { openPostgresDb } from '@foothold/api/src/db/postgres.ts';
import { filledPostingSearch } from '@foothold/api/src/posting-search/filled-posting-search.ts';
import { createGeocoder } from '@foothold/api/src/providers/geocoder/offline.ts';
import type { GeoSide } from './geo-bench.ts';
import type { Side } from './search-bench.ts';

type Both = GeoSide & Side;

async function ready(db: Db) {
  await db.migrate();
  return { db, geocoder: await createGeocoder(db), postings: filledPostingSearch(db) };
}

/** PGlite in a temporary folder, and the empty PostgreSQL at `postgresUrl`, both as the server opens them. */
export async function databaseSides(postgresUrl: string): Promise<readonly [Both, Both]> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-bench-'));
  return [
    {
      name: 'PGlite',
      open: async () => ready(await openPgliteDb(folder)),
      remove: () => rm(folder, { recursive: true, force: true }),
    },
    {
      name: 'PostgreSQL',
      // No time limit: copying the tables is one long statement.
      open: async () => ready(await openPostgresDb({ url: postgresUrl, statementSeconds: 0 })),
      remove: async () => {},
    },
  ];
}
