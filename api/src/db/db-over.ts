import { drizzle } from 'drizzle-orm/pglite';
import type { Db, Drizzle, Queryable } from './db.ts';
import * as schema from './schema.ts';

/** How drizzle asks: `parsers` is set when it wants dates and times as text. */
export type SqlOptions = { rowMode?: 'array' | 'object'; parsers?: unknown };
export type SqlResult = { rows: unknown[]; fields: unknown[]; affectedRows?: number };

/** The statements of one connection or of one open transaction. */
export type SqlStatements = {
  query(sql: string, params?: readonly unknown[], options?: SqlOptions): Promise<SqlResult>;
  exec(sql: string): Promise<void>;
};

/** What a database has to offer to become our `Db`; PGlite and PostgreSQL answer it alike. */
export type SqlClient = SqlStatements & {
  transaction<T>(work: (tx: SqlStatements) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Drizzle over a client. Its driver for PGlite asks for that class but uses these calls only, so one driver serves both. */
export function drizzleOver(client: SqlClient): ReturnType<typeof drizzle<typeof schema>> {
  return drizzle({ client: client as never, schema }) as never;
}

/** Statements that answer rows as objects. */
export function queryableOver(statements: Pick<SqlStatements, 'query'>): Queryable {
  return {
    query: async <Row>(sql: string, params?: readonly unknown[]) =>
      (await statements.query(sql, params)).rows as Row[],
  };
}

/** Our `Db` over a client; `parts` are what the two databases do differently. */
export function dbOver(client: SqlClient, parts: Pick<Db, 'kind' | 'alone' | 'migrate'> & Partial<Db>): Db {
  const all = queryableOver(client);
  return {
    ...all,
    read: all,
    drizzle: drizzleOver(client) as unknown as Drizzle,
    exec: (sql) => client.exec(sql),
    transaction: (run) => client.transaction((tx) => run(queryableOver(tx))),
    close: () => client.close(),
    ...parts,
  };
}
