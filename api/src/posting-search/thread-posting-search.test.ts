import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { postingSearchSuite } from './posting-search-suite-test-kit.ts';
import { suiteNow } from './posting-search-test-kit.ts';
import { threadPostingSearch } from './thread-posting-search.ts';

let db: Db;
let folder: string;
beforeAll(async () => {
  db = await openTestDb();
  folder = await mkdtemp(join(tmpdir(), 'foothold-index-'));
});
beforeEach(() => db.exec('TRUNCATE posting CASCADE; TRUNCATE reference_edition'));
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

let opened = 0;
postingSearchSuite({
  db: () => db,
  open: (own) => {
    opened += 1;
    return threadPostingSearch({ db: own, folder: join(folder, String(opened)), now: () => suiteNow });
  },
});
