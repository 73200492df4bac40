import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** Anything that runs SQL: the database itself or an open transaction. Rows come back as objects. */
export type Queryable = {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
};

/** Drizzle over whichever database is behind `Db`. */
export type Drizzle = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * Hears of each statement once it is over: where it went, how long its caller waited, and the SQLSTATE it failed with
 * ('' where there is none; null: it did not fail). Never the statement itself.
 */
export type StatementListener = (statement: {
  from: 'main' | 'read';
  seconds: number;
  failure: string | null;
}) => void;

/** The one database of the server, the same to its callers on PGlite and on PostgreSQL. */
export type Db = Queryable & {
  readonly kind: 'pglite' | 'postgres';
  readonly drizzle: Drizzle;
  /**
   * For searches, which may miss the last seconds: the replica where there is one that answers, else the database itself.
   * Other calls go first where there is one connection. Once `signal` is aborted, what waits is dropped, what runs is
   * ended, and both reject with its reason.
   */
  reader(signal: AbortSignal): Queryable;
  /** Runs several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Commits when `run` resolves, rolls back when it throws. */
  transaction<T>(run: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Runs start-up work while no other process of the same database is at its own. */
  alone<T>(run: () => Promise<T>): Promise<T>;
  /** Brings the tables up to date; throws DatabaseError. */
  migrate(): Promise<void>;
  /** Subscribes a listener to every statement; returns the function that unsubscribes it. */
  observe(listen: StatementListener): () => void;
  close(): Promise<void>;
};
