import type { Db } from '../../db/db.ts';
import { countNames } from '../../db/posting-names.ts';

const pause = 10 * 60_000;

/**
 * Counts the names of postings again, in the background, when somebody asks and this process has not for ten minutes:
 * closing dates pass without anybody writing, and a process that was killed may have left changes behind.
 */
export function dueCount({
  db,
  now,
  failed,
}: {
  db: Db;
  now: () => Date;
  failed: (cause: unknown) => void;
}): {
  ask(): void;
  /** Resolves when nothing runs anymore. */
  settled(): Promise<void>;
} {
  let last = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();
  return {
    ask() {
      const at = now();
      if (Math.abs(at.getTime() - last) < pause) return;
      last = at.getTime();
      running = countNames(db, at).catch(failed);
    },
    settled: () => running,
  };
}
