import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/db.ts';
import { type FreeBytes, freeBytes, sizeText, spaceLimits } from './disk-space.ts';

/** File of zeros in the data folder that is given up where a full disk keeps PGlite from opening again. */
export const reserveFile = 'reserve';
const reserveBytes = 32_000_000;
/** PGlite writes no checkpoint before it is closed; without one its log grows for as long as the server runs. */
const maxLogBytes = 64_000_000;
const logSql = `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()`;
const checkpointEveryMs = 30_000;
// Out of space; the files could not be used; PGlite could not be opened again.
const diskFailures = /^(?:53100|58\w{3}|57P03)$/;

type Options = {
  db: Db;
  folder: string;
  /** Receives lines for the person who runs the server. */
  say: (line: string) => void;
  free?: FreeBytes;
  /** True while a copy needs the log as it is. */
  needsLog?: () => boolean;
  /** Milliseconds between two looks; absent: two seconds. */
  lookEvery?: number;
};

/** `isFull` while writes are refused for want of space; `look` checks now; `stop` resolves when nothing runs anymore. */
export type DiskGuard = { isFull(): boolean; look(): Promise<void>; stop(): Promise<void> };

/**
 * Watches the free space of PGlite's folder. Before its log reaches the end of the disk, which would break the session,
 * it makes the session read-only: writes fail at once and whole, reads continue. With space again, writes do too.
 */
export function startDiskGuard(options: Options): DiskGuard {
  const { db, folder, say, free = freeBytes, lookEvery = 2000 } = options;
  let isFull = false;
  let isStopped = false;
  let lastCheckpoint = Number.NEGATIVE_INFINITY;
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const needsLog = options.needsLog ?? (() => false);
  const reserve = join(folder, reserveFile);

  async function refuseWrites(left: number): Promise<void> {
    // Again at each look: a session that was opened again does not know of it.
    await db.exec('SET default_transaction_read_only = on');
    if (isFull) return;
    isFull = true;
    say(
      `The disk of the data folder ${folder} is full: ${sizeText(left)} are free, ${sizeText(spaceLimits.stop)} are needed to write. ` +
        'Everything that was saved is safe, and searches go on; sign-ins, imports and other changes are refused with 503. ' +
        `Free some space: they work again by themselves once ${sizeText(spaceLimits.resume)} are free.`,
    );
  }

  async function allowWrites(left: number): Promise<void> {
    await db.exec('SET default_transaction_read_only = off');
    isFull = false;
    say(
      `There is space again in the data folder ${folder} (${sizeText(left)} free): changes are saved again.`,
    );
  }

  async function keepLogSmall(): Promise<void> {
    if (needsLog() || performance.now() - lastCheckpoint < checkpointEveryMs) return;
    const [log] = await db.query<{ bytes: number }>(logSql);
    if ((log?.bytes ?? 0) <= maxLogBytes) return;
    lastCheckpoint = performance.now();
    await db.exec('CHECKPOINT');
  }

  async function lookOnce(): Promise<void> {
    const left = await free(folder);
    // Without room PGlite cannot even be opened to read: this makes some.
    if (hasFailed && left < reserveBytes) await rm(reserve, { force: true });
    hasFailed = false;
    if (left < (isFull ? spaceLimits.resume : spaceLimits.stop)) return refuseWrites(left);
    if (isFull) await allowWrites(left);
    if (left > spaceLimits.resume + reserveBytes && !existsSync(reserve))
      await writeFile(reserve, Buffer.alloc(reserveBytes), { mode: 0o600 });
    await keepLogSmall();
  }

  // A database that does not answer is told by readiness and by each call; the next look comes anyway.
  function begin(): Promise<void> {
    next = undefined;
    running = lookOnce()
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  // A look under way may have read the space a moment ago: who asks now shares the one that begins after it.
  function look(): Promise<void> {
    if (!running) return begin();
    next ??= running.then(begin);
    return next;
  }

  const stopObserving = db.observe(({ failure }) => {
    if (failure === null || !diskFailures.test(failure) || isStopped) return;
    hasFailed = true;
    void look();
  });

  function plan(): void {
    timer = setTimeout(() => void look().then(() => (isStopped ? undefined : plan())), lookEvery);
    timer.unref();
  }

  void look();
  plan();
  return {
    isFull: () => isFull,
    look,
    async stop() {
      isStopped = true;
      stopObserving();
      clearTimeout(timer);
      await (next ?? running);
    },
  };
}
