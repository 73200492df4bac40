import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Env, isLoopback } from '../config/env.ts';
import { lockFolder } from '../db/lock.ts';
import { startDiskGuard } from '../disk/disk-guard.ts';
import { foreignTexts } from '../ingest/foreign-texts.ts';
import { progressLine, reportLines } from '../ingest/postings-report.ts';
import { importAtServer, serverPort } from '../ingest/postings-server.ts';
import type { ImportEvent, ImportOrder, RunImport } from '../modules/import/events.ts';
import type { Reading } from '../providers/reading/port.ts';
import { type Data, openData } from '../start/open-data.ts';
import { storedSecret } from '../start/secret-file.ts';

/** Milliseconds between two lines of progress where the screen cannot rewrite one. */
const lineEvery = 2000;

/** Shows events as they come: progress rewrites its line on a terminal, elsewhere it is a line every two seconds. */
function screen() {
  const { stdout } = process;
  let failed = false;
  const asked: Asks[] = [];
  let lastLine = 0;
  return {
    hasFailed: () => failed,
    asked: (): readonly Asks[] => asked,
    tell(event: ImportEvent): void {
      failed ||= event.kind === 'failed';
      if (event.kind === 'asks') asked.push(event);
      if (event.kind === 'progress' && stdout.isTTY) {
        stdout.write(`\r\u001b[K${progressLine(event).slice(0, stdout.columns - 1)}`);
      } else if (event.kind === 'progress' && Date.now() - lastLine >= lineEvery) {
        lastLine = Date.now();
        stdout.write(`${progressLine(event)}\n`);
      }
      const lines = reportLines(event);
      if (lines.length > 0 && stdout.isTTY) stdout.write('\r\u001b[K');
      for (const line of lines) stdout.write(`${line}\n`);
    },
  };
}

type Asks = Extract<ImportEvent, { kind: 'asks' }>;

const sameIdsAdvice =
  'Add --merge-same-id to take the first row of each as its posting, --keep-same-id to take every row, or\n' +
  '--column id="NAME" to name the column that is different in every posting.';

/** Asks the person at the terminal what rows of one id are; undefined where nobody is there to answer, or who wants neither. */
async function askSameIds(asked: readonly Asks[], signal: AbortSignal): Promise<ImportOrder['sameIds']> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const columns = [...new Set(asked.map(({ column }) => JSON.stringify(column)))].join(' or ');
    const question = `Take one posting for each ${columns} (m), every row (k), or stop (Enter)? `;
    const answer = (await lines.question(question, { signal })).trim().toLowerCase();
    return answer === 'm' ? 'same' : answer === 'k' ? 'apart' : undefined;
  } catch (cause) {
    if (signal.aborted) return undefined;
    throw cause;
  } finally {
    lines.close();
  }
}

type Here<D> = (data: D & { reading: Reading; now: () => Date }) => RunImport;
/** How a command comes to an open database where no server has it; the caller holds the folder's lock. */
type Open<D> = () => Promise<D>;

/** Opens the folder itself, under its lock, and carries the order out. */
function carryOutHere<D extends Pick<Data, 'db'>>(folder: string, open: Open<D>, here: Here<D>): RunImport {
  const now = () => new Date();
  return async (order, options) => {
    const lock = await lockFolder(folder);
    try {
      const data = await open();
      const texts = foreignTexts();
      const say = (line: string) => void process.stderr.write(`${line}\n`);
      const guard = data.db.kind === 'pglite' ? startDiskGuard({ db: data.db, folder, say }) : null;
      try {
        await here({ ...data, reading: texts.postings, now })(order, options);
      } finally {
        await texts.close();
        await guard?.stop();
        await data.db.close();
      }
    } finally {
      await lock.release();
    }
  };
}

/** Opens all data of a server, up to date. */
export function allData({ DATA_DIR, DATABASE_URL }: Env): Open<Data> {
  return () => openData({ folder: resolve(DATA_DIR), databaseUrl: DATABASE_URL, now: () => new Date() });
}

/** The same with the secret of the site, as the server reads it. */
export function dataAndSecret(env: Env): Open<Data & { secret: string }> {
  const open = allData(env);
  return async () => ({
    ...(await open()),
    secret: env.AUTH_SECRET ?? (await storedSecret(resolve(env.DATA_DIR), 'secret')),
  });
}

/**
 * Carries out the order of a command, in the server that holds the data folder or, where none runs, in this process
 * with `here` on what `open` opens; tells its events on the screen. Answers the exit code: 0, 1 failed, 130 stopped.
 */
export async function carryOut<D extends Pick<Data, 'db'>>(
  order: ImportOrder,
  { env, open, here }: { env: Env; open: Open<D>; here: Here<D> },
): Promise<number> {
  process.umask(0o077);
  const folder = resolve(env.DATA_DIR);
  const stopped = new AbortController();
  process.on('SIGINT', () => stopped.abort());
  process.on('SIGTERM', () => stopped.abort());
  const { tell, hasFailed, asked } = screen();
  const port = await serverPort(folder);
  const host = isLoopback(env.HOST) && env.HOST.includes(':') ? '[::1]' : '127.0.0.1';
  const run = port === null ? carryOutHere(folder, open, here) : importAtServer({ folder, port, host });
  const { signal } = stopped;
  await run(order, { signal, tell });
  const questions = asked();
  if (questions.length > 0) {
    process.stdout.write('Nothing was written.\n');
    const sameIds = await askSameIds(questions, signal);
    if (signal.aborted) return 130;
    if (sameIds === undefined) {
      process.stdout.write(`${sameIdsAdvice}\n`);
      return 1;
    }
    await run({ ...order, sameIds }, { signal, tell });
  }
  if (signal.aborted) return 130;
  return hasFailed() ? 1 : 0;
}
