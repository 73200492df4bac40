import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from './db/lock.ts';
import { type Env, isLoopback, readEnv } from './env.ts';
import { importFiles, importFormats } from './import-files.ts';
import type { ImportEvent } from './modules/import/events.ts';
import { openData } from './open-data.ts';
import { progressLine, reportLines } from './postings-report.ts';
import { importAtServer, serverPort } from './postings-server.ts';
import { startProblem } from './start-problem.ts';

const help = `Takes job postings from files into the search.

  npm run postings -- import FILE… [--format auto|NAME]

CSV, JSON, NDJSON and HTML with JSON-LD are read. Every file is checked first; a broken one is told with its row and
nothing is written. It works while the server runs and while it does not, and taking a file twice adds nothing.

Formats: ${importFormats.join(', ')}
`;

/** A command line that means nothing; exit code 2. */
class UsageError extends Error {}

/** Milliseconds between two lines of progress where the screen cannot rewrite one. */
const lineEvery = 2000;

type Order = { files: string[]; format: string };

function orderOf(args: string[]): Order | 'help' {
  let parsed: ReturnType<typeof parse>;
  const parse = () =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { format: { type: 'string', default: 'auto' }, help: { type: 'boolean', short: 'h' } },
    });
  try {
    parsed = parse();
  } catch (cause) {
    throw new UsageError(`${(cause as Error).message.split('. ')[0]}.`);
  }
  const { values, positionals } = parsed;
  const [verb, ...files] = positionals;
  if (values.help || verb === 'help') return 'help';
  if (verb === undefined) throw new UsageError('Say what to do: import FILE….');
  if (verb !== 'import') throw new UsageError(`There is no command ${verb}; there is: import FILE….`);
  if (files.length === 0) throw new UsageError('Name the files to import: import FILE….');
  if (values.format !== 'auto' && !importFormats.includes(values.format))
    throw new UsageError(
      `There is no format ${values.format}; there are: auto, ${importFormats.join(', ')}.`,
    );
  return {
    files: files.map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file)),
    format: values.format,
  };
}

/** Shows events as they come: progress rewrites its line on a terminal, elsewhere it is a line every two seconds. */
function screen(): { tell: (event: ImportEvent) => void; hasFailed: () => boolean } {
  const { stdout } = process;
  let failed = false;
  let lastLine = 0;
  return {
    hasFailed: () => failed,
    tell(event) {
      failed ||= event.kind === 'failed';
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

/** Opens the folder itself, under its lock, and imports. */
async function importHere(
  folder: string,
  { DATABASE_URL }: Env,
  order: Order,
  options: Parameters<ReturnType<typeof importFiles>>[1],
) {
  const now = () => new Date();
  const lock = await lockFolder(folder);
  try {
    const data = await openData({ folder, databaseUrl: DATABASE_URL, now });
    try {
      await importFiles({ ...data, now })(order, options);
    } finally {
      await data.db.close();
    }
  } finally {
    await lock.release();
  }
}

let env: Env | undefined;

async function run(): Promise<number> {
  const order = orderOf(process.argv.slice(2));
  if (order === 'help') {
    process.stdout.write(help);
    return 0;
  }
  env = readEnv(process.env);
  const folder = resolve(env.DATA_DIR);
  const stopped = new AbortController();
  process.on('SIGINT', () => stopped.abort());
  process.on('SIGTERM', () => stopped.abort());
  const { tell, hasFailed } = screen();
  const options = { signal: stopped.signal, tell };
  const port = await serverPort(folder);
  const host = isLoopback(env.HOST) && env.HOST.includes(':') ? '[::1]' : '127.0.0.1';
  if (port === null) await importHere(folder, env, order, options);
  else await importAtServer({ folder, port, host })(order, options);
  if (stopped.signal.aborted) return 130;
  return hasFailed() ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (cause) {
  const isUsage = cause instanceof UsageError;
  const problem = isUsage ? `${cause.message} --help shows how.` : startProblem(cause, env);
  process.stderr.write(`${problem ?? `The import failed: ${(cause as Error).stack}`}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
