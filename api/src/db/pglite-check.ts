import { closeSync, existsSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from './database-error.ts';
import type { Db } from './db.ts';
import { isSoundPage, pageBytes } from './page-checksum.ts';

/** What was found; the message ends a sentence that begins with the folder. */
export class DamageError extends Error {
  override name = 'DamageError';
}

const relationFile = /^(\d+)(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/;
/** PostgreSQL cuts a table into files of a gigabyte. */
const pagesPerSegment = 131_072;
/** Below this a database is read whole; above it a share of each file, its first and last page among them. */
const wholeBytes = 64_000_000;
/** Milliseconds after which only first and last pages are read. */
const patience = 700;
const controlBytes = 8192;
const shutDown = 1;

type File = { path: string; name: string; segment: number };

function relationFiles(postgres: string): File[] {
  const databases = readdirSync(join(postgres, 'base')).map((name) => `base/${name}`);
  return ['global', ...databases].flatMap((folder) =>
    readdirSync(join(postgres, folder)).flatMap((name) => {
      const found = relationFile.exec(name);
      return found
        ? [{ path: join(postgres, folder, name), name: `${folder}/${name}`, segment: Number(found[2] ?? 0) }]
        : [];
    }),
  );
}

function checkFile(file: File, step: () => number): void {
  const handle = openSync(file.path, 'r');
  try {
    const { size } = fstatSync(handle);
    if (size % pageBytes !== 0) throw new DamageError(`the file ${file.name} is cut off`);
    const pages = size / pageBytes;
    const buffer = Buffer.alloc(pageBytes);
    for (let page = 0; page < pages; page = page === pages - 1 ? pages : Math.min(page + step(), pages - 1)) {
      readSync(handle, buffer, 0, pageBytes, page * pageBytes);
      if (!isSoundPage(buffer, file.segment * pagesPerSegment + page))
        throw new DamageError(`page ${page} of the file ${file.name} is not what was written there`);
    }
  } finally {
    closeSync(handle);
  }
}

/**
 * Reads the pages of the database in `postgres` and compares their checksums: all of a small one, a share of a large one,
 * within about a second. Throws DamageError. Nothing may be writing.
 */
export function checkPages(postgres: string): void {
  const begin = performance.now();
  const files = relationFiles(postgres);
  const bytes = files.reduce((sum, { path }) => {
    const handle = openSync(path, 'r');
    const { size } = fstatSync(handle);
    closeSync(handle);
    return sum + size;
  }, 0);
  const share = Math.ceil(bytes / wholeBytes);
  const step = () => (performance.now() - begin > patience ? pagesPerSegment : Math.max(1, share));
  for (const file of files) checkFile(file, step);
}

/**
 * Whether the database in `postgres` was closed as it should be; else its log has to be read again before its pages are
 * what they should be. Throws DamageError when what every database has is not there.
 */
export function wasClosed(postgres: string): boolean {
  for (const name of ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'])
    if (!existsSync(join(postgres, name))) throw new DamageError(`${name} is missing`);
  const control = readFileSync(join(postgres, 'global/pg_control'));
  if (control.length !== controlBytes) throw new DamageError('the file global/pg_control is cut off');
  return control.readUInt32LE(16) === shutDown;
}

type Relation = { name: string; kind: string; path: string; size: number; key: string | null };

const relationsSql = `
SELECT c.oid::regclass::text AS name, c.relkind::text AS kind, pg_relation_filepath(c.oid) AS path,
  pg_relation_size(c.oid)::float8 AS size,
  (SELECT pg_get_indexdef(i.indexrelid, 1, true) FROM pg_index i
    WHERE i.indrelid = c.oid AND i.indisprimary AND c.relnamespace = 'public'::regnamespace) AS key
FROM pg_class c WHERE c.relkind IN ('r', 'i', 't', 'm') AND pg_relation_filepath(c.oid) IS NOT NULL`;

/**
 * Compares the catalogue with the files, and reads the first and the last row of each table by its key: a file that is
 * gone or was cut off does not show in checksums. Throws DamageError.
 */
export async function checkRelations(db: Db, postgres: string): Promise<void> {
  try {
    const relations = await db.query<Relation>(relationsSql);
    for (const { name, kind, path, size } of relations) {
      if (!existsSync(join(postgres, path))) throw new DamageError(`the file ${path} of ${name} is missing`);
      if (kind === 'i' && size === 0) throw new DamageError(`the index ${name} is empty`);
    }
    await db.transaction(async (tx) => {
      // By the index, whatever the planner would choose for a small table.
      await tx.query('SET LOCAL enable_seqscan = off');
      await tx.query('SET LOCAL enable_sort = off');
      for (const { name, key } of relations) {
        if (key === null) continue;
        for (const order of ['ASC', 'DESC'])
          await tx.query(`SELECT * FROM ${name} ORDER BY ${key} ${order} LIMIT 1`);
      }
    });
  } catch (cause) {
    if (cause instanceof DamageError || !(cause instanceof DatabaseError)) throw cause;
    throw new DamageError(cause.message);
  }
}
