import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders in the data folder: one that a copy is unpacked into, and what stood there before. */
export type Swap = { fresh: string; kept: string };

/** How the folders of an unpacked copy begin; one that no swap names is the rest of a restore that did not come to its end. */
export const freshPrefix = 'restore-';
const marker = 'restore.json';
/** What a copy replaces; a name that it does not hold stays. */
const names = ['postgres', 'secret'];

async function readMarker(folder: string): Promise<Swap | null> {
  const text = await readFile(join(folder, marker), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw cause;
  });
  return text === null ? null : (JSON.parse(text) as Swap);
}

/**
 * Carries a swap that was decided on to its end, whatever of it was done before a stop, and removes what is left of a
 * restore that was not. The caller holds the folder's lock.
 */
export async function finishSwap(folder: string): Promise<void> {
  const swap = await readMarker(folder);
  if (swap) {
    await mkdir(join(folder, swap.kept), { recursive: true, mode: 0o700 });
    for (const name of names) {
      const [fresh, mine, kept] = [swap.fresh, '', swap.kept].map((part) => join(folder, part, name)) as [
        string,
        string,
        string,
      ];
      if (!existsSync(fresh)) continue;
      if (existsSync(mine)) await rename(mine, kept);
      await rename(fresh, mine);
    }
    await rm(join(folder, marker));
  }
  for (const name of await readdir(folder))
    if (name.startsWith(freshPrefix)) await rm(join(folder, name), { recursive: true });
}

/** Puts the unpacked copy in place of the data and keeps that; a stop in the middle is made good by `finishSwap`. */
export async function swapIn(folder: string, swap: Swap): Promise<void> {
  const fresh = join(folder, `${marker}.new`);
  const file = await open(fresh, 'w', 0o600);
  await file.writeFile(JSON.stringify(swap));
  await file.sync();
  await file.close();
  // From here on there is no way back: the marker stands whole, or not at all.
  await rename(fresh, join(folder, marker));
  await finishSwap(folder);
}
