import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkBackupFile, type Manifest, readManifest } from './backup-file.ts';

/** A copy in the folder of copies; `manifest` is null where its head cannot be read. */
export type Copy = { name: string; path: string; bytes: number; manifest: Manifest | null };

const day = 86_400_000;
const copyName = /^foothold-\d{4}-\d\d-\d\dT\d{6}Z\.tar$/;
const unfinished = /^foothold-.*\.tar\.new-\d+$/;

/** Where copies lie that name no other place. */
export function copiesFolder({
  DATA_DIR,
  BACKUP_DIR,
}: {
  DATA_DIR: string;
  BACKUP_DIR?: string | undefined;
}): string {
  return resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups'));
}

/** The name of a copy made at this time. */
export function copyNameAt(madeAt: Date): string {
  return `foothold-${madeAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar`;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
}

/** The copies in a folder by their heads, newest first; a folder that is not there holds none. */
export async function copiesIn(folder: string): Promise<Copy[]> {
  const names = (await namesIn(folder)).filter((name) => copyName.test(name));
  const copies = names.map(async (name) => {
    const path = join(folder, name);
    const [found, manifest] = await Promise.all([
      stat(path).catch(() => null),
      readManifest(path).catch(() => null),
    ]);
    return { name, path, bytes: found?.size ?? 0, manifest };
  });
  const timeOf = ({ manifest, name }: Copy) => manifest?.madeAt ?? name.slice('foothold-'.length);
  return (await Promise.all(copies)).sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1));
}

/** Whether the whole copy is what was written; reads all of it. */
export async function isWhole({ path }: Copy): Promise<boolean> {
  return checkBackupFile(path).then(
    () => true,
    () => false,
  );
}

/**
 * Removes copies older than `days`, and what unfinished ones left a day ago. The newest whole one stays, whatever its age.
 */
export async function removeOldCopies(
  folder: string,
  { days, now }: { days: number; now: Date },
): Promise<void> {
  for (const name of (await namesIn(folder)).filter((one) => unfinished.test(one))) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && found.mtimeMs < now.getTime() - day) await rm(join(folder, name), { force: true });
  }
  let hasWhole = false;
  for (const copy of await copiesIn(folder)) {
    const madeAt = copy.manifest ? Date.parse(copy.manifest.madeAt) : null;
    const isOld = madeAt !== null && madeAt <= now.getTime() - days * day;
    // A damaged one is left for people to see for as long as a whole one would be.
    if (!hasWhole && !isOld) hasWhole = await isWhole(copy);
    else if (!hasWhole && isOld && (await isWhole(copy))) hasWhole = true;
    else if (isOld) await rm(copy.path, { force: true });
  }
}
