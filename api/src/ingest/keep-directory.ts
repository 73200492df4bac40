import type { Db } from '../db/db.ts';
import { keepEmployers } from '../modules/companies/keep-employers.ts';

const every = 60_000;

/**
 * Brings the directory of employers up to date now and every minute, until it is stopped: with what was imported by
 * another process, closed at its source, or ended by its day.
 */
export function startKeepingEmployers({
  db,
  now,
  failed,
}: {
  db: Db;
  now: () => Date;
  failed: (line: string) => void;
}): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const keep = async () => {
    await keepEmployers(db, now(), { signal: stopped.signal }).catch((cause: Error) => {
      if (!stopped.signal.aborted) failed(`The directory of companies could not be kept: ${cause.message}`);
    });
  };
  let running = keep();
  let isRunning = true;
  void running.finally(() => {
    isRunning = false;
  });
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = keep().finally(() => {
      isRunning = false;
    });
  }, every).unref();
  return {
    async stop() {
      stopped.abort();
      clearInterval(timer);
      await running;
    },
  };
}
