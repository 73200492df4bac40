import { DatabaseError, UnfitDatabaseError } from './database-error.ts';
import type { Db } from './db.ts';
import { dbOver, type SqlClient } from './db-over.ts';
import { migrateTables } from './migrate.ts';
import { PostgresClient } from './postgres-client.ts';

const oldestVersion = 15;
/** Any number that no other program of the same database takes a lock with. */
const startLock = 4_660_017;

async function checkFit(client: PostgresClient): Promise<void> {
  const { rows } = await client.query(
    "SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding",
  );
  const [{ version, encoding }] = rows as [{ version: number; encoding: string }];
  if (version < oldestVersion)
    throw new UnfitDatabaseError(
      `The server of DATABASE_URL is PostgreSQL ${version}; Foothold needs ${oldestVersion} or newer.`,
    );
  if (encoding !== 'UTF8')
    throw new UnfitDatabaseError(
      `The database of DATABASE_URL stores text as ${encoding}; create one with the encoding UTF8.`,
    );
}

/** A connection of its own, without time limits: an index over a million rows takes what it takes. */
async function unhurried<T>(url: string, run: (client: PostgresClient) => Promise<T>): Promise<T> {
  const client = new PostgresClient({ url, size: 1, statementSeconds: 0 });
  try {
    return await run(client);
  } finally {
    await client.close();
  }
}

/** Runs `run` while this process alone holds the start-up lock; a process that dies gives it back. */
function alone<T>(url: string, run: () => Promise<T>): Promise<T> {
  return unhurried(url, (client) =>
    client.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [startLock]);
      return run();
    }),
  );
}

/** Milliseconds in which a replica that failed is not asked again. */
const replicaRest = 10_000;
// Gone, stopping, out of resources; our query blocks its catching up; it does not have the newest tables yet.
const replicaFailed = /^(?:08|53|57P|58|40001|42P01|42703|DATABASE_CLOSED)/;

/** Asks the replica, and the primary instead when the replica cannot answer. */
function replicaFirst(replica: PostgresClient, primary: PostgresClient): Pick<SqlClient, 'read'> {
  let restsUntil = 0;
  return {
    async read(...args) {
      if (performance.now() < restsUntil) return primary.read(...args);
      try {
        return await replica.read(...args);
      } catch (cause) {
        const { code = '' } = cause as DatabaseError;
        if (!(cause instanceof DatabaseError) || !replicaFailed.test(code)) throw cause;
        if (!code.startsWith('4')) restsUntil = performance.now() + replicaRest;
        return primary.read(...args);
      }
    },
  };
}

/**
 * PostgreSQL 15 or newer at `url`; searches read from `replicaUrl` where there is one. Throws DatabaseError when the
 * server cannot be reached, UnfitDatabaseError when it is too old or stores no UTF-8. A replica may be down.
 * A statement over `statementSeconds` (25 where absent) is ended by the server.
 */
export async function openPostgresDb({
  url,
  replicaUrl,
  statementSeconds,
}: {
  url: string;
  replicaUrl?: string;
  statementSeconds?: number;
}): Promise<Db> {
  const limit = statementSeconds === undefined ? {} : { statementSeconds };
  const primary = new PostgresClient({ url, ...limit });
  try {
    await checkFit(primary);
  } catch (cause) {
    await primary.close();
    throw cause;
  }
  const replica = replicaUrl ? new PostgresClient({ url: replicaUrl, connectSeconds: 2, ...limit }) : null;
  return dbOver(primary, {
    kind: 'postgres',
    alone: (run) => alone(url, run),
    migrate: () => unhurried(url, (client) => migrateTables(client)),
    ...(replica && { reader: replicaFirst(replica, primary) }),
    close: async () => {
      await Promise.all([primary.close(), replica?.close()]);
    },
  });
}
