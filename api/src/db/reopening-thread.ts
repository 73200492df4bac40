import { DatabaseError } from './database-error.ts';
import { type PgliteThread, startPglite, type Until } from './pglite-thread.ts';

type Options = Parameters<typeof startPglite>[0];
type Request = Parameters<PgliteThread['send']>[0];

/** A thread that is replaced when its session no longer answers; `generation` counts the replacements. */
export type ReopeningThread = {
  /** As PgliteThread's; rejects with SQLSTATE 08006 when the session that the statement belongs to is gone. */
  send(request: Request, until: Until & { generation?: number }): Promise<unknown>;
  generation(): number;
  stop(): Promise<void>;
};

// A full or failing disk, an internal error, a portal that an abort left open, a WebAssembly trap (no code at all):
// after these PGlite may refuse every statement, or never return from the next one.
const mayBreakSession = /^(?:53|58|XX|24000$|$)/;
// “current transaction is aborted” and “cannot execute in a read-only transaction” are answers of a sound session.
const soundAnswers = ['25P02', '25006'];
const probeTimeoutMs = 2000;
const reopenPauseMs = 2000;
const closeTimeoutMs = 20_000;

/** Waits until `work` settles, `ms` milliseconds at most. */
async function settled(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => undefined), tooLate]);
  clearTimeout(timer);
}

/**
 * Starts PGlite and looks after each failure that may have broken its session whether it still answers. If not, the thread
 * is ended at once and a new one is started before the next statement; the files hold everything that was committed.
 */
export async function startReopeningPglite(options: Options): Promise<ReopeningThread> {
  let thread = await startPglite(options);
  let isBroken = false;
  let generation = 0;
  let reopenAfter = 0;

  async function reopen(): Promise<void> {
    if (performance.now() < reopenAfter)
      throw new DatabaseError('The database cannot be reopened yet.', { code: '57P03' });
    try {
      thread = await startPglite({ ...options, isNew: false });
    } catch (cause) {
      reopenAfter = performance.now() + reopenPauseMs;
      const { message, code } = cause as DatabaseError;
      throw new DatabaseError(`The database cannot be reopened: ${message}`, { code: code || '58000' });
    }
    generation += 1;
    isBroken = false;
  }

  async function probe(): Promise<void> {
    let isSound = false;
    const asked = thread.send({ method: 'query', sql: 'SELECT 1', params: [] }, { seconds: 0 }).then(
      () => {
        isSound = true;
      },
      (cause: DatabaseError) => {
        isSound = soundAnswers.includes(cause.code ?? '');
      },
    );
    await settled(asked, probeTimeoutMs);
    // A database in memory has no files to be opened again from.
    if (isSound || options.dataDir === undefined) return;
    isBroken = true;
    await thread.terminate();
  }

  return {
    generation: () => generation,
    async send(request, { generation: mine, ...until }) {
      if (mine !== undefined && (isBroken || mine !== generation))
        throw new DatabaseError('The transaction ended with its session.', { code: '08006' });
      if (isBroken) await reopen();
      try {
        return await thread.send(request, until);
      } catch (cause) {
        if (mayBreakSession.test((cause as DatabaseError).code ?? '')) await probe();
        throw cause;
      }
    },
    async stop() {
      // Without a limit a session that a full disk broke would keep the process from ending.
      await settled(thread.stop(), closeTimeoutMs);
      await thread.terminate();
    },
  };
}
