import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkFolderOwner, makeFolderPrivate } from './private-folder.ts';
import { finishSwap } from './restore-swap.ts';

/** Who holds a data folder; `port` is where its server listens, 0 before it does or for a command. */
export type LockHolder = { pid: number; bornAt: string; port: number };

/** The data folder is in use by a process that is alive. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
  readonly holder: LockHolder;
  constructor(folder: string, holder: LockHolder) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another folder.`,
    );
    this.holder = holder;
  }
}

/** A held lock. `listening` notes the server's port for commands; `release` gives the folder back. */
export type FolderLock = { listening(port: number): Promise<void>; release(): Promise<void> };

/** The fields of `/proc/PID/stat` behind the name, which may hold blanks and brackets; none where the system does not say. */
function statOf(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** When a process began, in clock ticks since boot: tells a process from a later one with the same number. '' where the system does not say. */
function bornAt(pid: number): string {
  return statOf(pid)[19] ?? '';
}

/** True for a process that has ended and that its parent has not waited for: it keeps its number, and signals still reach it. */
function isZombie(pid: number): boolean {
  if (!/^[ZXx]$/.test(statOf(pid)[0] ?? '')) return false;
  try {
    // The first thread is a zombie as soon as it ends; another one may still be writing to the folder.
    return readdirSync(`/proc/${pid}/task`).length <= 1;
  } catch {
    return true;
  }
}

function isAlive(holder: LockHolder): boolean {
  const born = bornAt(holder.pid);
  // Without birth times, a lock with our own number is one that an earlier process left behind.
  if (holder.pid === process.pid && (born === '' || holder.bornAt === '')) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (isZombie(holder.pid)) return false;
  return holder.bornAt === '' || born === holder.bornAt;
}

function holderIn(text: string): LockHolder | null {
  try {
    const { pid, bornAt, port } = JSON.parse(text) as Partial<LockHolder>;
    if (!Number.isSafeInteger(pid) || !pid || pid < 1) return null;
    return { pid, bornAt: String(bornAt ?? ''), port: Number(port ?? 0) };
  } catch {
    return null;
  }
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}

/** The living holder of a data folder, or null. */
export async function lockHolder(folder: string): Promise<LockHolder | null> {
  const holder = holderIn((await textOf(join(folder, 'lock')).catch(() => null)) ?? '');
  return holder && isAlive(holder) ? holder : null;
}

/** Moves a stale lock file aside; returns false when another process was faster. */
async function putAside(path: string, dead: string): Promise<boolean> {
  const aside = `${path}.dead-${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw cause;
  }
  const isTheDead = (await readFile(aside, 'utf8')) === dead;
  // Two processes found the same dead holder and the other one was quicker: its fresh lock goes back.
  if (!isTheDead) await link(aside, path).catch(() => undefined);
  await rm(aside);
  return isTheDead;
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  // Not recursive itself: where a file system refuses new folders with ENOENT, that would never end.
  await mkdir(folder, { mode: 0o700 }).catch(async (cause) => {
    if (cause.code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw cause;
  });
}

/**
 * Takes the folder for this process, makes all of it private and ends a restore that was stopped. Throws FolderLockedError while another one lives and
 * FolderOwnerError when it belongs to another user; takes over from a dead one.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await makeFolder(folder);
  checkFolderOwner(folder);
  const path = join(folder, 'lock');
  const fresh = `${path}.new-${randomUUID()}`;
  const mine: LockHolder = { pid: process.pid, bornAt: bornAt(process.pid), port: 0 };
  // Written aside and linked or renamed into place, so that nobody ever reads half a lock.
  const write = (holder: LockHolder) => writeFile(fresh, JSON.stringify(holder), { mode: 0o600 });
  const isMine = async () => {
    const holder = holderIn((await textOf(path)) ?? '');
    return holder?.pid === mine.pid && holder.bornAt === mine.bornAt;
  };
  await write(mine);
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        await link(fresh, path);
        break;
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 20) throw cause;
      }
      const found = await textOf(path);
      const holder = holderIn(found ?? '');
      if (holder && isAlive(holder)) throw new FolderLockedError(folder, holder);
      if (found !== null) await putAside(path, found);
    }
  } finally {
    await rm(fresh, { force: true });
  }
  try {
    makeFolderPrivate(folder);
    await finishSwap(folder);
  } catch (cause) {
    await rm(path, { force: true });
    throw cause;
  }
  return {
    async listening(port) {
      await write({ ...mine, port });
      await rename(fresh, path);
    },
    async release() {
      if (await isMine()) await rm(path, { force: true });
    },
  };
}
