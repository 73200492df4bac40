import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/db.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { freshPrefix, swapIn } from '../db/restore-swap.ts';
import { checkSpace, spaceLimits } from '../disk/disk-space.ts';
import { BackupError, checkBackupFile, contentOf, type Manifest } from './backup-file.ts';
import { unpackPglite } from './backup-pglite.ts';
import { otherServers, ownTables, postgresMajor, restorePostgres } from './backup-postgres.ts';
import { findPostgresTools } from './postgres-tools.ts';

type Restore = {
  /** The data folder; the caller holds its lock. */
  folder: string;
  /** The copy. */
  path: string;
  now: Date;
  tell: (line: string) => void;
};

async function newestMigration(): Promise<number> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return journal.entries.at(-1)?.when ?? 0;
}

/** Checks the whole copy before anything is touched. Throws BackupError for one that is damaged, of another kind or of a later version. */
async function checkedCopy(path: string, kind: Manifest['kind']): Promise<Manifest> {
  const manifest = await checkBackupFile(path);
  if (manifest.kind !== kind)
    throw new BackupError(
      kind === 'pglite'
        ? `The copy ${path} is of a PostgreSQL: set DATABASE_URL to the database that it shall go into. Nothing was changed.`
        : `The copy ${path} is of a data folder, which cannot go into the database of DATABASE_URL. Nothing was changed.`,
    );
  if (manifest.migrations.newest > (await newestMigration()))
    throw new BackupError(
      `The copy ${path} was made by a later version of Foothold (${manifest.version}). Restore it with that one. Nothing was changed.`,
    );
  return manifest;
}

async function holds(db: Db): Promise<string> {
  const [counts] = await db.query<{ accounts: number; postings: number }>(
    'SELECT (SELECT count(*)::int FROM users) AS accounts, (SELECT count(*)::int FROM posting) AS postings',
  );
  const number = new Intl.NumberFormat('en');
  return `${number.format(counts?.accounts ?? 0)} accounts and ${number.format(counts?.postings ?? 0)} postings`;
}

const stampOf = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '');

/**
 * Puts a copy in place of the data in PGlite's folder: unpacked beside it, opened and brought up to date, then exchanged.
 * The data that was there is kept. Throws BackupError; until the exchange nothing of the data is touched.
 */
export async function restoreFolder({ folder, path, now, tell }: Restore): Promise<void> {
  const manifest = await checkedCopy(path, 'pglite');
  await checkSpace(folder, { needed: manifest.content.restoredBytes + spaceLimits.resume });
  const stamp = stampOf(now);
  const swap = { fresh: `${freshPrefix}${stamp}`, kept: `before-restore-${stamp}` };
  const fresh = join(folder, swap.fresh);
  try {
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { mode: 0o700 });
    tell(`The copy of ${manifest.madeAt} is whole. Unpacking it …`);
    await unpackPglite(contentOf(path, manifest), fresh, manifest.content);
    tell('Opening it …');
    const { openPgliteDb } = await import('../db/pglite.ts');
    const db = await openPgliteDb(fresh);
    try {
      await db.migrate();
      tell(`It holds ${await holds(db)}.`);
    } finally {
      await db.close();
    }
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(
      `The copy could not be unpacked and opened: ${(cause as Error).message}. The data in ${folder} was not touched.`,
    );
  }
  const hadData = existsSync(join(folder, 'postgres'));
  await swapIn(folder, swap);
  tell(`The data of ${manifest.madeAt} is in place: start Foothold as usual.`);
  if (hadData)
    tell(`What was there before is kept in ${join(folder, swap.kept)}. Delete that folder once all is well.`);
}

/**
 * Puts a copy in place of everything in the database of DATABASE_URL, in one transaction. `confirm` is asked with what is
 * there now; a no throws BackupError like everything else that keeps it from being done.
 */
export async function restoreDatabase({
  db,
  path,
  databaseUrl,
  environment,
  confirm,
  tell,
}: Omit<Restore, 'folder' | 'now'> & {
  db: Db;
  databaseUrl: string;
  environment: Readonly<Record<string, string | undefined>>;
  confirm: (question: string) => Promise<boolean>;
}): Promise<void> {
  const manifest = await checkedCopy(path, 'postgres');
  const major = await postgresMajor(db);
  if (manifest.postgres > major)
    throw new BackupError(
      `The copy ${path} is of PostgreSQL ${manifest.postgres}, the server of DATABASE_URL is ${major}. Nothing was changed.`,
    );
  findPostgresTools(Math.max(major, manifest.postgres), environment);
  const servers = await otherServers(db);
  if (servers > 0)
    throw new BackupError(
      `Foothold is connected to this database (${servers} connections). Stop every server that uses it first. Nothing was changed.`,
    );
  const tables = await ownTables(db);
  const question = `The database of DATABASE_URL holds ${tables.length} tables, all of which are replaced by the copy of ${manifest.madeAt}.`;
  if (tables.length > 0 && !(await confirm(question)))
    throw new BackupError(`${question} Say --yes to do that. Nothing was changed.`);
  tell(`The copy of ${manifest.madeAt} is whole. Restoring it …`);
  await restorePostgres(contentOf(path, manifest), { databaseUrl, environment, major, tables }).catch(
    (cause: Error) => {
      throw new BackupError(`${cause.message} The database is as it was.`);
    },
  );
  await db.migrate();
  tell(`The database holds ${await holds(db)}: start Foothold as usual.`);
}
