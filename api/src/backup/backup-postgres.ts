import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../db/db.ts';
import { findPostgresTools, runPostgresTool, splitPassword } from './postgres-tools.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Where = { databaseUrl: string; environment: Environment };

/** The server's major version. */
export async function postgresMajor(db: Db): Promise<number> {
  const [row] = await db.query<{ major: number }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS major",
  );
  return row?.major ?? 0;
}

/**
 * The content of a copy of the database of DATABASE_URL, as pg_dump writes it: of one moment, while everything continues.
 * Throws BackupError where there is no fitting pg_dump.
 */
export async function postgresContent(db: Db, { databaseUrl, environment }: Where) {
  const folder = findPostgresTools(await postgresMajor(db), environment);
  const [size] = await db.query<{ bytes: number }>(
    'SELECT pg_database_size(current_database())::float8 AS bytes',
  );
  const { url, password } = splitPassword(databaseUrl);
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const args = [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--lock-wait-timeout=30s',
      `--dbname=${url}`,
    ];
    const dump = runPostgresTool(join(folder, 'pg_dump'), args, { password, environment });
    try {
      yield* dump.stdout;
      await dump.ended;
    } finally {
      dump.kill();
    }
  }
  return { name: 'postgres.dump', bytes: bytes(), restoredBytes: () => size?.bytes ?? 0 };
}

/** Tables that a restore replaces; none: the database is empty. */
export async function ownTables(db: Db): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'drizzle') ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

/** Connections of running servers of Foothold to this database, this process's own not counted. */
export async function otherServers(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(DISTINCT client_port)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'foothold' AND pid <> pg_backend_pid()`,
  );
  return row?.count ?? 0;
}

/**
 * Puts a copy in place of everything in the database, in one transaction: a restore that fails or is stopped leaves the
 * database as it was. Throws BackupError with what pg_restore or psql said.
 */
export async function restorePostgres(
  content: AsyncIterable<Buffer>,
  { databaseUrl, environment, major, tables }: Where & { major: number; tables: readonly string[] },
): Promise<void> {
  const folder = findPostgresTools(major, environment);
  const { url, password } = splitPassword(databaseUrl);
  const secret = { password, environment };
  const psql = runPostgresTool(
    join(folder, 'psql'),
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--file=-', `--dbname=${url}`],
    secret,
  );
  psql.stdout.resume();
  const script = runPostgresTool(
    join(folder, 'pg_restore'),
    ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--file=-'],
    { password: '', environment },
  );
  try {
    const drops = tables.map((name) => `DROP TABLE IF EXISTS ${name} CASCADE;\n`).join('');
    psql.stdin.write(`BEGIN;\nSET client_min_messages = warning;\n${drops}`);
    const feeding = pipeline(Readable.from(content), script.stdin).catch(() => undefined);
    const passing = pipeline(script.stdout, psql.stdin, { end: false });
    await Promise.race([passing, psql.ended.then(() => undefined)]);
    await feeding;
    await script.ended;
    // Only after the last statement arrived: without this line the server takes everything back.
    psql.stdin.end('\nCOMMIT;\n');
    await psql.ended;
  } catch (cause) {
    // What psql refused is why the other one could not continue.
    const reason = await Promise.race([
      psql.ended.then(
        () => cause,
        (first) => first,
      ),
      new Promise((done) => setTimeout(done, 1000, cause)),
    ]);
    throw reason;
  } finally {
    script.kill();
    psql.kill();
  }
}
