import type { Db } from '../db/db.ts';
import { BackupError } from './backup-file.ts';
import { copiesIn, removeOldCopies } from './backup-list.ts';
import type { BackupMaker } from './backup-make.ts';
import { findPostgresTools } from './postgres-tools.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Milliseconds until the next attempt after a failure. */
const retryAfter = 60 * minute;

type Options = {
  db: Db;
  maker: BackupMaker;
  /** The folder of copies. */
  copies: string;
  /** Days that copies are kept; 0: none are made. */
  days: number;
  now: () => Date;
  /** Receives log lines for the operator. */
  say: (line: string) => void;
  environment: Readonly<Record<string, string | undefined>>;
  /** Milliseconds between two checks, and before the first; absent: two minutes. */
  lookEvery?: number;
};

// One row for all processes of a database: the process that sets it makes the copy of that day.
const takeTurnSql = `
INSERT INTO rate_limits AS kept (key, taken_at, expires_at)
VALUES ('daily copy', ARRAY[$1::timestamptz], $1::timestamptz + interval '24 hours')
ON CONFLICT (key) DO UPDATE SET taken_at = excluded.taken_at, expires_at = excluded.expires_at
WHERE kept.expires_at <= $1::timestamptz OR kept.taken_at[1] > $1::timestamptz
RETURNING 1 AS taken`;
const giveTurnBackSql = `UPDATE rate_limits SET expires_at = $1::timestamptz WHERE key = 'daily copy'`;

/**
 * Makes a copy a day after the newest one, also across restarts, and removes old ones. Of several processes with one
 * PostgreSQL one makes it. `stop` ends the timer and resolves when no copy is running.
 */
export function startDailyCopies(options: Options): { look(): Promise<void>; stop(): Promise<void> } {
  const { db, maker, copies, days, now, say, environment, lookEvery = 2 * minute } = options;
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let notBefore = 0;
  let lastFailure = '';

  async function isDue(): Promise<boolean> {
    const newest = (await copiesIn(copies)).find(({ manifest }) => manifest !== null)?.manifest;
    const age = newest ? now().getTime() - Date.parse(newest.madeAt) : day;
    // A copy with a date in the future comes from a clock that was set back.
    if (age < day && age >= 0) return false;
    if (db.kind === 'pglite') return true;
    return (await db.query(takeTurnSql, [now().toISOString()])).length > 0;
  }

  async function lookOnce(): Promise<void> {
    if (now().getTime() < notBefore || maker.isRunning() || !(await isDue())) return;
    try {
      await maker.make(undefined, stopped.signal);
      lastFailure = '';
      notBefore = 0;
    } catch (cause) {
      notBefore = now().getTime() + retryAfter;
      if (db.kind === 'postgres')
        await db.query(giveTurnBackSql, [new Date(notBefore).toISOString()]).catch(() => undefined);
      throw cause;
    }
    await removeOldCopies(copies, { days, now: now() });
  }

  function look(): Promise<void> {
    running ??= lookOnce()
      .catch((cause: Error) => {
        if (stopped.signal.aborted || cause.message === lastFailure) return;
        lastFailure = cause.message;
        say(`Today’s copy of the data could not be made: ${cause.message} It is tried again in an hour.`);
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  function plan(): void {
    timer = setTimeout(
      () => void look().then(() => (stopped.signal.aborted ? undefined : plan())),
      lookEvery,
    );
    timer.unref();
  }

  async function begin(): Promise<void> {
    if (db.kind === 'postgres') {
      const [server] = await db.query<{ major: number }>(
        "SELECT current_setting('server_version_num')::int / 10000 AS major",
      );
      findPostgresTools(server?.major ?? 0, environment);
    }
    if (!stopped.signal.aborted) plan();
  }

  if (days > 0)
    begin().catch((cause: Error) => {
      if (cause instanceof BackupError) say(`No daily copies are made: ${cause.message}`);
      else plan();
    });
  return {
    look,
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
