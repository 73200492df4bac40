import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';

/** What the proxy sends: one statement, or a script, or the request to close. */
export type WorkerRequest = {
  id: number;
  method: 'query' | 'exec' | 'close';
  sql: string;
  params: readonly unknown[];
  rowMode?: 'array' | 'object';
  /** True when the caller (drizzle) reads dates and times as text. */
  plainTimes?: boolean;
};
export type WorkerReply =
  | { id: number; result: unknown }
  | { id: number; error: { message: string; code?: string; detail?: string; constraint?: string; table?: string; column?: string } };

const asText = (value: string) => value;
const plainTimeParsers = {
  [types.DATE]: asText,
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
};

const port = parentPort;
if (!port) throw new Error('pglite-worker runs as a worker thread only.');
const opened = await PGlite.create(workerData as { dataDir?: string; loadDataDir?: Blob });
port.postMessage({ id: 0, result: 'ready' } satisfies WorkerReply);

async function run(request: WorkerRequest): Promise<unknown> {
  if (request.method === 'close') return opened.close();
  if (request.method === 'exec') {
    await opened.exec(request.sql);
    return undefined;
  }
  const answer = await opened.query(request.sql, [...request.params], {
    rowMode: request.rowMode ?? 'object',
    ...(request.plainTimes && { parsers: plainTimeParsers }),
  });
  return { rows: answer.rows, fields: answer.fields, affectedRows: answer.affectedRows };
}

// One at a time and in order: the proxy relies on it to keep a transaction's statements together.
let tail: Promise<void> = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  tail = tail.then(async () => {
    try {
      port.postMessage({ id: request.id, result: await run(request) } satisfies WorkerReply);
    } catch (cause) {
      // Error fields that are not own standard properties do not survive structured cloning.
      const { message, code, detail, constraint, table, column } = cause as Error & Record<string, string>;
      port.postMessage({
        id: request.id,
        error: { message, code, detail, constraint, table, column },
      } satisfies WorkerReply);
    }
  });
});
