import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';

/** What the proxy sends: one statement, or a script, or the request to close. */
export type WorkerRequest = {
  id: number;
  method: 'query' | 'exec' | 'close';
  sql: string;
  params: readonly unknown[];
  rowMode?: 'array' | 'object' | undefined;
  /** True when the caller (drizzle) reads dates and times as text. */
  plainTimes?: boolean;
};
/** The fields of a PostgreSQL error that callers may look at. */
export type WorkerError = {
  message: string;
  code?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
};
export type WorkerReply = { id: number; result: unknown } | { id: number; error: WorkerError };

const asText = (value: string) => value;
const plainTimeParsers = {
  [types.DATE]: asText,
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
};

const port = parentPort;
if (!port) throw new Error('pglite-worker runs as a worker thread only.');

function answer(reply: WorkerReply): void {
  port?.postMessage(reply);
}

function errorOf(cause: unknown): WorkerError {
  // Error fields that are not own standard properties do not survive structured cloning.
  const { message, code, detail, constraint, table, column } = cause as Error & Record<string, string>;
  return { message: message ?? String(cause), code, detail, constraint, table, column };
}

async function open(): Promise<PGlite | null> {
  try {
    const opened = await PGlite.create(workerData as PGliteOptions);
    answer({ id: 0, result: 'ready' });
    return opened;
  } catch (cause) {
    answer({ id: 0, error: errorOf(cause) });
    return null;
  }
}

const opened = await open();

async function run(request: WorkerRequest): Promise<unknown> {
  if (!opened) throw new Error('The database did not open.');
  if (request.method === 'close') return opened.close();
  if (request.method === 'exec') {
    await opened.exec(request.sql);
    return undefined;
  }
  const { rows, fields, affectedRows } = await opened.query(request.sql, [...request.params], {
    rowMode: request.rowMode ?? 'object',
    ...(request.plainTimes && { parsers: plainTimeParsers }),
  });
  return { rows, fields, affectedRows };
}

// One at a time and in order: the proxy relies on it to keep a transaction's statements together.
let tail: Promise<void> = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  tail = tail.then(async () => {
    try {
      answer({ id: request.id, result: await run(request) });
    } catch (cause) {
      answer({ id: request.id, error: errorOf(cause) });
    }
  });
});
