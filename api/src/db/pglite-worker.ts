import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import {
  type CancelFlags,
  memorySize,
  type Running,
  statementBegins,
  statementEnds,
} from './pglite-cancel.ts';
import { PrivateNodeFs } from './private-node-fs.ts';
import { withSharedMemory } from './shared-memory-code.ts';

/** What the worker is started with. */
export type WorkerData = PGliteOptions & {
  running: Running;
  /** Whether the module's memory is shared, so that statements can be cancelled. */
  isCancellable: boolean;
};
/** The first reply: how to cancel statements; null where that cannot be done. */
export type Ready = CancelFlags | null;

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

type SharedMemory = CancelFlags['memory'];
type Program = {
  FS: {
    readdir(path: string): string[];
    readFile(path: string): Uint8Array;
    writeFile(path: string, data: Uint8Array): void;
  };
  /** Addresses of two variables. */
  _QueryCancelPending: number;
  _InterruptPending: number;
};

// Node's types know nothing of it.
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Memory: new (size: { initial: number; maximum: number; shared: boolean }) => SharedMemory;
  };
};

const { running, isCancellable, dataDir, ...options } = workerData as WorkerData;
let flags: CancelFlags | null = null;

// PGlite makes no checkpoint by itself, so its log is kept small by whoever runs it (disk-guard.ts); this is what stays
// ready for reuse after one, instead of up to a gigabyte.
const startParams = [...PGlite.defaultStartParams, '-c', 'max_wal_size=128MB'];

/** PGlite's way to be given another memory than its own. */
const withMemory = (memory: SharedMemory) => ({
  memory: {
    name: 'shared memory',
    setup: async (_database: unknown, emscriptenOpts: object) => ({
      emscriptenOpts: { ...emscriptenOpts, wasmMemory: memory },
    }),
  },
});

/** Libraries that PostgreSQL loads when it needs them, such as the dictionaries of text search, share the memory too. */
function shareLibraries(files: Program['FS']): void {
  const folder = '/pglite/lib/postgresql';
  for (const name of files.readdir(folder).filter((one) => one.endsWith('.so'))) {
    const path = `${folder}/${name}`;
    files.writeFile(path, withSharedMemory(files.readFile(path), memorySize));
  }
}

async function open(): Promise<PGlite | null> {
  try {
    const memory = isCancellable ? new WebAssembly.Memory({ ...memorySize, shared: true }) : null;
    const opened = await PGlite.create({
      ...options,
      startParams,
      ...(dataDir !== undefined && { fs: new PrivateNodeFs(dataDir) }),
      ...(memory && { extensions: withMemory(memory) }),
    });
    if (memory) {
      const { FS, _QueryCancelPending, _InterruptPending } = opened.Module as unknown as Program;
      if (!_QueryCancelPending || !_InterruptPending)
        throw new Error('This PGlite does not say where the flags are that end a statement.');
      shareLibraries(FS);
      flags = { memory, queryCancelPending: _QueryCancelPending, interruptPending: _InterruptPending };
    }
    answer({ id: 0, result: flags satisfies Ready });
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
    statementBegins(running, request.id);
    const reply = await run(request).then(
      (result): WorkerReply => ({ id: request.id, result }),
      (cause): WorkerReply => ({ id: request.id, error: errorOf(cause) }),
    );
    statementEnds(running, request.id, flags);
    answer(reply);
  });
});
