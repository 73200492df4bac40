import type { Db, Queryable } from './db.ts';

/** What a test database holds besides its tables, filled in once; `key` changes with what it fills in, letters and digits. */
export type Filling = {
  key: string;
  fill: (db: Queryable & Pick<Db, 'transaction'>) => Promise<unknown>;
};
