import { statfs } from 'node:fs/promises';

const megabyte = 1_000_000;

/** Bytes that have to be free: below `stop` nothing is written anymore, from `resume` on it is again. */
export const spaceLimits = {
  stop: 64 * megabyte,
  resume: 96 * megabyte,
  /** An empty data folder: the database with its log, cities and the sample postings take 110 MB. */
  firstStart: 256 * megabyte,
} as const;

/** Reads how many bytes this user may still write where `folder` lies. */
export type FreeBytes = (folder: string) => Promise<number>;

/** Free bytes on the file system of `folder`, as its user may use them. */
export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** A size for people: whole megabytes, `1.2 GB` above a thousand of them. */
export function sizeText(bytes: number): string {
  const megabytes = Math.max(0, bytes) / megabyte;
  return megabytes < 1000 ? `${Math.floor(megabytes)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}

/** Too little space to begin; the message is for the person at the console. */
export class DiskFullError extends Error {
  override name = 'DiskFullError';
}

/** Throws DiskFullError when fewer than `needed` bytes are free for the data folder; `kept` says what is safe. */
export async function checkSpace(
  folder: string,
  { needed, free = freeBytes }: { needed: number; free?: FreeBytes },
): Promise<void> {
  const left = await free(folder);
  if (left >= needed) return;
  throw new DiskFullError(
    `The disk of the data folder ${folder} is full: ${sizeText(left)} are free, ${sizeText(needed)} are needed to start. ` +
      'Nothing was changed, and everything that was saved is there. Free some space, or set DATA_DIR to a folder on a larger disk, and start again.',
  );
}
