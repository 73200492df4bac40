import type { Db, Queryable } from './db.ts';

/** What a test database holds besides its tables, filled in once; `key`, of letters, digits and _, changes with it. */
export type Filling = {
  key: string;
  fill: (db: Queryable & Pick<Db, 'transaction'>) => Promise<unknown>;
};
