import { setTimeout as wait } from 'node:timers/promises';
import { FolderLockedError, lockFolder } from './lock.ts';

/**
 * Makes what test files share unless it is there; where another process is making it, that one is waited for: several at
 * once, on few processors, each take as many times as long. `turns` is a folder that holds nothing else.
 */
export async function makeOnce(
  turns: string,
  { isThere, make }: { isThere: () => boolean; make: () => Promise<unknown> },
): Promise<void> {
  while (!isThere()) {
    const lock = await lockFolder(turns).catch((cause) => {
      if (cause instanceof FolderLockedError) return null;
      throw cause;
    });
    if (!lock) {
      await wait(100);
      continue;
    }
    try {
      if (!isThere()) await make();
    } finally {
      await lock.release();
    }
  }
}
