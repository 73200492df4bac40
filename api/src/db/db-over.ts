import { drizzle } from 'drizzle-orm/pglite';
import type { Db, Drizzle, Queryable, StatementListener } from './db.ts';
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
  /** One statement of a search: `Db.reader` says what is special about it. */
  read(sql: string, params: readonly unknown[], signal: AbortSignal): Promise<SqlResult>;
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

type Listeners = ReadonlySet<StatementListener>;

/** Notifies the listeners of the duration of one statement, including the wait for a connection, and of its error. */
async function timed<T>(listeners: Listeners, from: 'main' | 'read', run: () => Promise<T>): Promise<T> {
  if (listeners.size === 0) return run();
  const begin = performance.now();
  let failure: string | null = null;
  try {
    return await run();
  } catch (cause) {
    failure = String((cause as { code?: unknown } | null)?.code ?? '');
    throw cause;
  } finally {
    const seconds = (performance.now() - begin) / 1000;
    for (const listen of listeners) listen({ from, seconds, failure });
  }
}

/** The same client, heard: also what drizzle asks, and the statements of transactions. */
function heard(client: SqlClient, listeners: Listeners): SqlClient {
  const hear = (statements: SqlStatements): SqlStatements => ({
    query: (...args) => timed(listeners, 'main', () => statements.query(...args)),
    exec: (sql) => timed(listeners, 'main', () => statements.exec(sql)),
  });
  return {
    ...hear(client),
    read: (...args) => client.read(...args),
    transaction: (work) => client.transaction((tx) => work(hear(tx))),
    close: () => client.close(),
  };
}

type Parts = Pick<Db, 'kind' | 'alone' | 'migrate'> & {
  /** Who answers `Db.reader`; absent: the client itself. */
  reader?: Pick<SqlClient, 'read'>;
  close?: () => Promise<void>;
};

/** Our `Db` over a client; `parts` are what the two databases do differently. */
export function dbOver(client: SqlClient, { reader, ...parts }: Parts): Db {
  const listeners = new Set<StatementListener>();
  const own = heard(client, listeners);
  const read: SqlClient['read'] = (...args) =>
    timed(listeners, reader ? 'read' : 'main', () => (reader ?? client).read(...args));
  return {
    ...queryableOver(own),
    reader: (signal) => queryableOver({ query: (sql, params = []) => read(sql, params, signal) }),
    drizzle: drizzleOver(own) as unknown as Drizzle,
    exec: (sql) => own.exec(sql),
    transaction: (run) => own.transaction((tx) => run(queryableOver(tx))),
    observe: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    close: () => client.close(),
    ...parts,
  };
}
