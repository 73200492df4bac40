import { existsSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '../db/db.ts';
import { type FreeBytes, freeBytes, sizeText, spaceLimits } from '../disk/disk-space.ts';
import type { RunImport } from '../modules/import/events.ts';
import { BackupError, type Manifest, type ManifestHead, writeBackupFile } from './backup-file.ts';
import { copiesIn, copyNameAt } from './backup-list.ts';
import { pgliteContent } from './backup-pglite.ts';
import { postgresContent } from './backup-postgres.ts';

/** The name that an order of the backup command has in place of a format. */
export const backupFormat = 'backup';
/** Target of an order that names none: the folder of copies. */
export const usualTarget = 'usual';

type Options = {
  db: Db;
  /** The data folder. */
  folder: string;
  /** Where copies lie that name no other place. */
  copies: string;
  version: string;
  now: () => Date;
  databaseUrl?: string | undefined;
  /** Variables that the programs of PostgreSQL are started with. */
  environment: Readonly<Record<string, string | undefined>>;
  free?: FreeBytes;
};

/** A copy that was made. */
export type MadeCopy = { path: string; bytes: number };

/** Makes copies of the data, one at a time; `isRunning` while one is being made. */
export type BackupMaker = {
  /** `target`: a file that is not there yet, or a folder; absent: the folder of copies. Throws BackupError. */
  make(target?: string, signal?: AbortSignal): Promise<MadeCopy>;
  isRunning(): boolean;
};

async function headOf({ db, version, now }: Options): Promise<ManifestHead> {
  const [server] = await db.query<{ major: number }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS major",
  );
  const [table] = await db.query<{ isThere: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "isThere"`,
  );
  const [migrations] = table?.isThere
    ? await db.query<{ count: number; newest: number }>(
        'SELECT count(*)::int AS count, coalesce(max(created_at), 0)::float8 AS newest FROM drizzle.__drizzle_migrations',
      )
    : [];
  return {
    version,
    madeAt: now().toISOString(),
    kind: db.kind,
    postgres: server?.major ?? 0,
    migrations: migrations ?? { count: 0, newest: 0 },
  };
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** About how large a copy gets: as the newest one and a quarter, else half of what is copied. */
async function expectedBytes({ db, folder, copies }: Options): Promise<number> {
  const newest = (await copiesIn(copies)).find(({ manifest }) => manifest?.kind === db.kind);
  if (newest) return newest.bytes * 1.25;
  if (db.kind === 'pglite') return (await folderBytes(join(folder, 'postgres/base'))) / 2;
  const [size] = await db.query<{ bytes: number }>(
    'SELECT pg_database_size(current_database())::float8 AS bytes',
  );
  return (size?.bytes ?? 0) / 2;
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

async function checkRoom(options: Options, path: string): Promise<void> {
  const needed = (await expectedBytes(options)) + spaceLimits.resume;
  const left = await (options.free ?? freeBytes)(nearestFolder(dirname(path)));
  if (left < needed)
    throw new BackupError(
      `There is no room for a copy in ${dirname(path)}: ${sizeText(left)} are free, ${sizeText(needed)} are needed. Nothing was changed.`,
    );
}

function pathFor(target: string, now: Date): string {
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() || /[/\\]$/.test(target);
  return isFolder ? join(target, copyNameAt(now)) : target;
}

/** The maker of copies of one open database. */
export function backupMaker(options: Options): BackupMaker {
  const { db, folder, copies, now, databaseUrl, environment } = options;
  let isRunning = false;

  async function write(path: string, signal?: AbortSignal): Promise<Manifest> {
    const head = await headOf(options);
    const content =
      db.kind === 'pglite'
        ? pgliteContent(db, folder)
        : await postgresContent(db, { databaseUrl: databaseUrl ?? '', environment });
    return writeBackupFile(path, { head, content, ...(signal && { signal }) });
  }

  return {
    isRunning: () => isRunning,
    async make(target, signal) {
      if (isRunning) throw new BackupError('A copy is being made already. Wait for its end.');
      isRunning = true;
      try {
        const path = target === undefined ? join(copies, copyNameAt(now())) : pathFor(target, now());
        if (existsSync(path)) throw new BackupError(`There is a file ${path} already. Name another one.`);
        await checkRoom(options, path);
        await write(path, signal);
        return { path, bytes: (await stat(path)).size };
      } catch (cause) {
        const { code, message } = cause as NodeJS.ErrnoException;
        if (code === 'ENOSPC')
          throw new BackupError(
            'The disk is full, so no copy was made. Nothing was changed; free some space.',
          );
        if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
          throw new BackupError(`No copy can be written there: ${message}.`);
        throw cause;
      } finally {
        isRunning = false;
      }
    },
  };
}

/** Carries out the order of the backup command to make a copy. */
export function backupOrder(maker: BackupMaker): RunImport {
  return async ({ files }, { signal, tell }) => {
    const [target] = files;
    try {
      tell({ kind: 'told', text: 'Making a copy …' });
      const { path, bytes } = await maker.make(target === usualTarget ? undefined : target, signal);
      tell({
        kind: 'loaded',
        text: `The copy is ${path} (${sizeText(bytes)}). It holds accounts and secrets: keep it as safe as the data itself.`,
      });
    } catch (cause) {
      const message = signal.aborted ? 'Stopped.' : (cause as Error).message;
      tell({ kind: 'failed', message, written: false });
    }
  };
}
