import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Who holds a data folder; `port` is where its server listens, 0 before it does or for a command. */
export type LockHolder = { pid: number; bornAt: string; port: number };

/** The data folder is in use by a process that is alive. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
  readonly holder: LockHolder;
  constructor(folder: string, holder: LockHolder) {
    super(`The data folder ${folder} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another folder.`);
    this.holder = holder;
  }
}

/** When a process began, in clock ticks since boot: tells a process from a later one with the same number. '' where the system does not say. */
function bornAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return holder.bornAt === '' || bornAt(holder.pid) === holder.bornAt;
}

/** The living holder of a data folder, or null. */
export async function lockHolder(folder: string): Promise<LockHolder | null> {
  try {
    const holder = JSON.parse(await readFile(join(folder, 'lock'), 'utf8')) as LockHolder;
    return isAlive(holder) ? holder : null;
  } catch {
    return null;
  }
}

/** Takes the folder for this process. Throws FolderLockedError while another one lives; takes over from a dead one. */
export async function lockFolder(folder: string): Promise<{ listening(port: number): Promise<void>; release(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'lock');
  const mine: LockHolder = { pid: process.pid, bornAt: bornAt(process.pid), port: 0 };
  const write = async (holder: LockHolder, flags: string) => {
    const file = await open(path, flags, 0o600);
    await file.writeFile(JSON.stringify(holder));
    await file.close();
  };
  try {
    await write(mine, 'wx');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    const holder = await lockHolder(folder);
    if (holder && holder.pid !== process.pid) throw new FolderLockedError(folder, holder);
    await rm(path, { force: true });
    await write(mine, 'wx');
  }
  return {
    listening: (port) => write({ ...mine, port }, 'w'),
    release: () => rm(path, { force: true }),
  };
}
