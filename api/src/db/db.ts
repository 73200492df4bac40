import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** Anything that runs SQL: the database itself or an open transaction. Rows come back as objects. */
export type Queryable = {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
};

/** Drizzle over whichever database stands behind `Db`. */
export type Drizzle = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The one database of the server, the same to its callers on PGlite and on PostgreSQL. */
export type Db = Queryable & {
  readonly kind: 'pglite' | 'postgres';
  readonly drizzle: Drizzle;
  /** Runs several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Commits when `run` resolves, rolls back when it throws. */
  transaction<T>(run: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Throws with a sentence when the migrations cannot be applied. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};
