import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** A data folder, or something in it, that belongs to another user; the message is for the person at the console. */
export class FolderOwnerError extends Error {
  override name = 'FolderOwnerError';
}

/** Files looked at in one start; a data folder has about 1,200, and its own rights cover what comes after these. */
const maxEntries = 20_000;
const otherUsers = 0o077;
/** File systems without rights or owners answer a change with these. */
const cannotChange = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL', 'ENOSYS'];

function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `the user ${process.getuid?.()}`;
  }
}

function checkOwner(folder: string, path: string, { uid }: Stats): void {
  const mine = process.getuid?.();
  if (mine === undefined || uid === mine) return;
  const what = path === folder ? `The data folder ${folder}` : `${path} in the data folder`;
  throw new FolderOwnerError(
    `${what} belongs to another user (uid ${uid}), and this process runs as ${currentUser()} (uid ${mine}). ` +
      `Nothing was changed. Start Foothold as that user, give the folder to this one (chown -R ${mine} ${folder}), ` +
      'or set DATA_DIR to another folder.',
  );
}

/** Throws FolderOwnerError when another user owns the folder itself; before anything is written into it. */
export function checkFolderOwner(folder: string): void {
  if (process.platform === 'win32') return;
  checkOwner(folder, folder, lstatSync(realpathSync(folder)));
}

/** Takes the rights of group and others from one file; returns false where the file system keeps none. */
function closeToOthers(path: string, { mode }: Stats): boolean {
  if ((mode & otherUsers) === 0) return true;
  try {
    chmodSync(path, mode & 0o7777 & ~otherUsers);
    return (lstatSync(path).mode & otherUsers) === 0;
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    // Temporary files may go at any moment.
    if (code === 'ENOENT') return true;
    if (cannotChange.includes(code)) return false;
    throw cause;
  }
}

/**
 * Makes the folder and everything in it private: 0700 and 0600, whatever it was before. Symbolic links are not followed.
 * Throws FolderOwnerError for a file of another user. Returns false where the file system keeps no rights.
 */
export function makeFolderPrivate(folder: string): boolean {
  if (process.platform === 'win32') return true;
  const top = realpathSync(folder);
  const found: [string, Stats][] = [[top, lstatSync(top)]];
  // A list that grows is walked to its end. Owners first: a refusal changes nothing.
  for (const [path, stats] of found) {
    if (!stats.isDirectory()) continue;
    for (const name of readdirSync(path)) {
      if (found.length >= maxEntries) break;
      const inside = join(path, name);
      const itsStats = lstatSync(inside, { throwIfNoEntry: false });
      if (!itsStats || itsStats.isSymbolicLink()) continue;
      checkOwner(folder, inside, itsStats);
      found.push([inside, itsStats]);
    }
  }
  return found.map(([path, stats]) => closeToOthers(path, stats)).every(Boolean);
}
