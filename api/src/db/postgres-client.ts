import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import type { SqlClient, SqlOptions, SqlResult, SqlStatements } from './db-over.ts';
import { cancellable } from './postgres-cancel.ts';

/** Most connections of one process; a server of the usual 100 serves nine processes. */
const poolSize = 10;
/** Below the time a handler gets, so that a statement is ended before its caller gives up. */
const statementSeconds = 25;

type Options = {
  url: string;
  size?: number;
  /** 0: no limit. */
  statementSeconds?: number;
  connectSeconds?: number;
};

// PostgreSQL and PGlite answer the same JavaScript values: instants and dates as PGlite reads them, long numbers as
// numbers, intervals as text.
const { builtins } = pg.types;
const asDate = (text: string) => new Date(text);
const asText = (text: string) => text;
const asNumber = (text: string) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
};
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, asNumber],
  [builtins.DATE, asDate],
  [builtins.TIMESTAMP, asDate],
  [builtins.TIMESTAMPTZ, asDate],
  [builtins.INTERVAL, asText],
]);
const times: readonly number[] = [
  builtins.DATE,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
  builtins.INTERVAL,
  // Arrays of them, and of numeric.
  ...[1115, 1182, 1185, 1187, 1231],
];

function typesFor({ parsers: wantsText }: SqlOptions): pg.CustomTypesConfig {
  const getTypeParser = (oid: number, format?: string) =>
    (wantsText !== undefined && times.includes(oid) ? asText : parsers.get(oid)) ??
    pg.types.getTypeParser(oid, format as 'text');
  return { getTypeParser: getTypeParser as typeof pg.types.getTypeParser };
}

/** The database's word as it is; whatever kept us from asking it is SQLSTATE 08006, with the reason as its cause. */
function databaseError(cause: unknown): unknown {
  if (cause instanceof pg.DatabaseError) {
    const { message, code, detail, constraint, table, column } = cause;
    const fields = { code, detail, constraint, table, column };
    return new DatabaseError(message, fields);
  }
  if (!(cause instanceof Error) || cause instanceof DatabaseError || cause instanceof TypeError) return cause;
  return new DatabaseError(cause.message || String((cause as NodeJS.ErrnoException).code), {
    code: '08006',
    cause,
  });
}

async function asked<T>(ask: Promise<T>): Promise<T> {
  try {
    return await ask;
  } catch (cause) {
    throw databaseError(cause);
  }
}

type Connection = Pick<pg.ClientBase, 'query'>;

async function statement(
  on: Connection,
  sql: string,
  params: readonly unknown[],
  options: SqlOptions,
): Promise<SqlResult> {
  const { rows, fields, rowCount } = await on.query({
    text: sql,
    values: [...params],
    types: typesFor(options),
    ...(options.rowMode === 'array' && { rowMode: 'array' }),
    // One statement only, as with PGlite, also where it has no parameters.
    queryMode: 'extended',
  } as pg.QueryConfig);
  return { rows, fields, ...(rowCount !== null && { affectedRows: rowCount }) };
}

/** A pool of connections to one PostgreSQL; connections that were lost are replaced at the next call. */
export class PostgresClient implements SqlClient {
  readonly #pool: pg.Pool;
  readonly #running = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  constructor({
    url,
    size = poolSize,
    statementSeconds: limit = statementSeconds,
    connectSeconds = 5,
  }: Options) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: size,
      fallback_application_name: 'foothold',
      connectionTimeoutMillis: connectSeconds * 1000,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      // A server that vanished without a word answers nothing, not even its own time-out.
      ...(limit > 0 && { query_timeout: (limit + 3) * 1000 }),
      options: Object.entries({
        TimeZone: 'UTC',
        DateStyle: 'ISO',
        // Compiling a statement costs more than any search takes.
        jit: 'off',
        statement_timeout: `${limit}s`,
        idle_in_transaction_session_timeout: `${limit}s`,
      })
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    });
    // A lost connection that nobody is using is no failure of any call; unheard, the event would end the process.
    this.#pool.on('error', () => undefined);
  }

  async #take<T>(run: () => Promise<T>): Promise<T> {
    if (this.#closing) throw new DatabaseError('The database is closed.', { code: 'DATABASE_CLOSED' });
    const work = run();
    this.#running.add(work);
    try {
      return await work;
    } finally {
      this.#running.delete(work);
    }
  }

  query(sql: string, params: readonly unknown[] = [], options: SqlOptions = {}): Promise<SqlResult> {
    return this.#take(() => asked(statement(this.#pool, sql, params, options)));
  }

  async read(sql: string, params: readonly unknown[], signal: AbortSignal): Promise<SqlResult> {
    signal.throwIfAborted();
    return this.#take(async () => {
      const connection = await asked(this.#pool.connect());
      let lost: Error | undefined;
      const onLost = (cause: Error) => {
        lost = cause;
      };
      connection.on('error', onLost);
      try {
        return await cancellable(connection, signal, async () => {
          try {
            return await statement(connection, sql, params, {});
          } catch (cause) {
            // The server's own word leaves the connection as it was.
            if (!(cause instanceof pg.DatabaseError)) lost = cause as Error;
            throw databaseError(cause);
          }
        });
      } finally {
        connection.off('error', onLost);
        connection.release(lost);
      }
    });
  }

  async exec(sql: string): Promise<void> {
    await this.#take(() => asked(this.#pool.query(sql)));
  }

  /** Runs `work` on one connection between BEGIN and COMMIT; ROLLBACK when it throws. Statements sent after its end are refused. */
  transaction<T>(work: (tx: SqlStatements) => Promise<T>): Promise<T> {
    return this.#take(async () => {
      const connection = await asked(this.#pool.connect());
      let lost: Error | undefined;
      const onLost = (cause: Error) => {
        lost = cause;
      };
      connection.on('error', onLost);
      let isOver = false;
      let tail: Promise<unknown> = Promise.resolve();
      // In order and before COMMIT, also those that nobody waits for.
      const inTurn = <R>(run: () => Promise<R>): Promise<R> => {
        const mine = tail.then(() => asked(run()));
        tail = mine.catch(() => undefined);
        return mine;
      };
      const during = <R>(run: () => Promise<R>): Promise<R> =>
        isOver
          ? Promise.reject(new DatabaseError('The transaction is over.', { code: '25000' }))
          : inTurn(run);
      try {
        await inTurn(() => connection.query('BEGIN'));
        const result = await work({
          query: (sql, params = [], options = {}) =>
            during(() => statement(connection, sql, params, options)),
          exec: (sql) => during(async () => void (await connection.query(sql))),
        });
        isOver = true;
        await inTurn(() => connection.query('COMMIT'));
        return result;
      } catch (cause) {
        isOver = true;
        // The first failure is the one to tell; a connection that cannot roll back is not used again.
        await inTurn(() => connection.query('ROLLBACK')).catch(onLost);
        throw cause;
      } finally {
        connection.off('error', onLost);
        connection.release(lost);
      }
    });
  }

  /** Waits for the running work, then ends every connection; a second call waits for the first. */
  close(): Promise<void> {
    // The pool itself forgets callers that still wait for a connection.
    this.#closing ??= Promise.allSettled(this.#running).then(() => this.#pool.end());
    return this.#closing;
  }
}
