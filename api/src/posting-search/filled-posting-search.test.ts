import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { filledPostingSearch } from './filled-posting-search.ts';
import { postingSearchSuite } from './posting-search-suite-test-kit.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(() => db.exec('TRUNCATE posting CASCADE; TRUNCATE reference_edition'));
afterAll(() => db.close());

postingSearchSuite({ db: () => db, open: filledPostingSearch });
