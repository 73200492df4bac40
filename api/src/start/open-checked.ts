import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnfitDatabaseError } from '../db/database-error.ts';
import type { Db } from '../db/db.ts';
import { checkPages, checkRelations, DamageError, wasClosed } from '../db/pglite-check.ts';
import { checkSpace, spaceLimits } from '../disk/disk-space.ts';

/** A data folder without a database; the message is for the person at the console. */
export class NoDataError extends Error {
  override name = 'NoDataError';
}

/** A database that is damaged; `what` ends a sentence. */
export class DamagedDataError extends Error {
  override name = 'DamagedDataError';
  readonly folder: string;
  readonly what: string;
  /** False once the database was opened, which reads its log again. */
  readonly isUntouched: boolean;
  constructor(folder: string, { what, isUntouched }: { what: string; isUntouched: boolean }) {
    super(`The database in ${folder} is damaged: ${what}.`);
    this.folder = folder;
    this.what = what;
    this.isUntouched = isUntouched;
  }
}

/** Major version of PostgreSQL that PGlite is. */
const pgliteMajor = '18';

function checkVersion(postgres: string): void {
  const major = readFileSync(join(postgres, 'PG_VERSION'), 'utf8').trim();
  if (major !== pgliteMajor && /^\d+$/.test(major))
    throw new UnfitDatabaseError(
      `The database in ${postgres} was made by PostgreSQL ${major}, this version of Foothold has ${pgliteMajor}. Start it with the version that made it.`,
    );
}

/**
 * Opens PGlite's folder with `open` and looks for damage, about a second long: before it is opened where it was closed as
 * it should be, else after its log was read. Throws DamagedDataError.
 */
export async function openChecked(folder: string, open: () => Promise<Db>): Promise<Db> {
  const postgres = join(folder, 'postgres');
  let isUntouched = true;
  let db: Db | undefined;
  try {
    const isClosed = wasClosed(postgres);
    checkVersion(postgres);
    if (isClosed) checkPages(postgres);
    isUntouched = false;
    db = await open().catch(async (cause: Error) => {
      // Rights, or no room to read the log again, say what they are by themselves.
      if (/^E[A-Z]+$/.test((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
      await checkSpace(folder, { needed: spaceLimits.stop });
      throw new DamageError(`it cannot be opened (${cause.message})`);
    });
    if (!isClosed) checkPages(postgres);
    await checkRelations(db, postgres);
    return db;
  } catch (cause) {
    await db?.close().catch(() => undefined);
    if (!(cause instanceof DamageError)) throw cause;
    throw new DamagedDataError(folder, { what: cause.message, isUntouched });
  }
}
