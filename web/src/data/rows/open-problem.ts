import type { OwnDataProblemCode } from '@foothold/core/own-data/own-data-problem.messages.ts';
import { errorNames } from './error-names.ts';
import { migrations } from './migrations.ts';

/** Thrown where a newer version of this code has changed the database: this one would not know what it writes. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/** Dexie counts in tens, and one up each time it fixes a missing table or index by itself. */
const known = Math.max(...migrations.map(({ version }) => version));

/**
 * Refuses a database of a version that this code does not know, before the library opens it: the library would open it,
 * add what it misses and count the version up.
 */
export async function refuseNewer(name: string): Promise<void> {
  const version = await installedVersion(name);
  if (Math.floor(version / 10) > known) throw new NewerDatabase(`${name} is of version ${version}.`);
}

/** The version the browser holds, 0 where there is no such database or the browser does not tell. */
async function installedVersion(name: string): Promise<number> {
  // Told without opening; browsers that do not tell never had a page of two versions refuse a write because of it.
  const list = await indexedDB?.databases?.().catch(() => []);
  return list?.find((one) => one.name === name)?.version ?? 0;
}

/** What an opening failed with, as a code: by the browser's own error, which the library keeps in `inner`. */
export function openProblem(cause: unknown): OwnDataProblemCode {
  const names = errorNames(cause);
  const has = (...wanted: string[]) => wanted.some((name) => names.includes(name));
  if (has('NewerDatabase', 'VersionError')) return 'newer-database';
  if (has('QuotaExceededError')) return 'disk-full';
  // Firefox answers InvalidStateError where a private window keeps nothing.
  if (has('MissingAPIError', 'SecurityError', 'InvalidStateError')) return 'no-storage';
  return 'cannot-open';
}
