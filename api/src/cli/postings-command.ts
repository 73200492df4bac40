import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, readEnv } from '../config/env.ts';
import { importFiles, importFormats } from '../ingest/import-files.ts';
import { postingSources, SourceNameError, targetsOf } from '../ingest/posting-sources.ts';
import { columnFields, namedColumn } from '../ingest/read/map-columns.ts';
import { refreshFormat, refreshOrders } from '../ingest/source-orders.ts';
import { refreshOf } from '../ingest/source-refresh.ts';
import type { ImportOrder } from '../modules/import/events.ts';
import type { PostingSource } from '../providers/posting-sources/port.ts';
import { startProblem } from '../start/start-problem.ts';
import { allData, carryOut } from './command-order.ts';

const now = () => new Date();
/** The names alone: nothing is asked with these. */
const sourceNames = postingSources(readEnv({}), { now, version: '' }).map((source) => source.name);

const help = `Takes job postings from files or from the web into the search.

  npm run postings -- import FILE… [--format auto|NAME] [--column FIELD=NAME]… [--company NAME]
                              [--merge-same-id | --keep-same-id]
  npm run postings -- refresh [SOURCE…]

CSV, JSON, NDJSON and HTML with JSON-LD are read. Every file is checked to its end first; where one cannot be read, nothing
is written. A row that cannot be read is left out and named. It works while the server runs and while it does not, and
taking a file twice adds nothing.

  --column title="Name of the post"   which column holds a field, where its name does not say so; may stand several times.
                                      Fields: ${wrapped(columnFields)}
  --company NAME                      the employer of postings that name none
  --merge-same-id, --keep-same-id     where many rows of a file have the id of an earlier row and say other things: take the
                                      first of each, or every row. Without either it is asked, and nobody loses a row.

Formats: ${importFormats.join(', ')}

A refresh asks sources on the web: one that is a list by its name (remotive), an employer's board by the name in its
address (greenhouse:anthropic), the boards known to begin with by the source's name alone (greenhouse). Without a name it
asks those of POSTING_SOURCES. What is gone there is closed here; one source that fails stops no other.

Sources: ${sourceNames.join(', ')}
`;

/** Commas between, broken into lines under the column in which the help says them. */
function wrapped(words: readonly string[]): string {
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half), words.slice(half)]
    .map((line) => line.join(', '))
    .join(`,\n${' '.repeat(38)}`);
}

/** A command line that means nothing; exit code 2. */
class UsageError extends Error {}

function orderOf(args: string[]): ImportOrder | 'help' {
  let parsed: ReturnType<typeof parse>;
  const parse = () =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        column: { type: 'string', multiple: true },
        company: { type: 'string' },
        'merge-same-id': { type: 'boolean' },
        'keep-same-id': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  try {
    parsed = parse();
  } catch (cause) {
    throw new UsageError(`${(cause as Error).message.split('. ')[0]}.`);
  }
  const { values, positionals } = parsed;
  const [verb, ...names] = positionals;
  if (values.help || verb === 'help') return 'help';
  if (verb === undefined) throw new UsageError('Say what to do: import FILE… or refresh SOURCE….');
  if (verb === 'import') return importOrder(names, values);
  if (verb !== 'refresh')
    throw new UsageError(`There is no command ${verb}; there are: import FILE…, refresh SOURCE….`);
  const [ofImport] = Object.keys(values);
  if (ofImport !== undefined) throw new UsageError(`A refresh takes no --${ofImport}.`);
  return { files: names, format: refreshFormat };
}

type ImportValues = {
  format?: string | undefined;
  column?: string[] | undefined;
  company?: string | undefined;
  'merge-same-id'?: boolean | undefined;
  'keep-same-id'?: boolean | undefined;
};

function importOrder(files: string[], values: ImportValues): ImportOrder {
  const { format = 'auto', company } = values;
  if (files.length === 0) throw new UsageError('Name the files to import: import FILE….');
  if (format !== 'auto' && !importFormats.includes(format))
    throw new UsageError(`There is no format ${format}; there are: auto, ${importFormats.join(', ')}.`);
  const columns = columnsOf(values.column ?? []);
  if (Object.keys(columns).length > 0 && !['auto', 'generic'].includes(format))
    throw new UsageError(`--column is for tables (--format generic); ${format} has columns of its own.`);
  if (company?.trim() === '') throw new UsageError('--company names no employer.');
  if (values['merge-same-id'] && values['keep-same-id'])
    throw new UsageError('--merge-same-id and --keep-same-id say opposite things; give one.');
  return {
    files: files.map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file)),
    format,
    ...(Object.keys(columns).length > 0 && { columns }),
    ...(company !== undefined && { company: company.trim() }),
    ...(values['merge-same-id'] && { sameIds: 'same' as const }),
    ...(values['keep-same-id'] && { sameIds: 'apart' as const }),
  };
}

function columnsOf(texts: readonly string[]): Record<string, string> {
  const columns: Record<string, string> = {};
  for (const text of texts) {
    const { field, column } = namedColumnOf(text);
    if (field in columns) throw new UsageError(`--column names two columns for ${field}.`);
    columns[field] = column;
  }
  return columns;
}

function namedColumnOf(text: string): { field: string; column: string } {
  try {
    return namedColumn(text);
  } catch (cause) {
    throw new UsageError((cause as Error).message);
  }
}

/** The names of a refresh, or those of the configuration. Throws UsageError where they name nothing. */
function namesOf(
  { files }: ImportOrder,
  { POSTING_SOURCES }: Env,
  sources: readonly PostingSource[],
): string[] {
  const names = files.length > 0 ? files : POSTING_SOURCES;
  if (names.length === 0)
    throw new UsageError(
      `Name the sources to refresh, or set POSTING_SOURCES; there are: ${sourceNames.join(', ')}.`,
    );
  try {
    targetsOf(names, sources);
  } catch (cause) {
    throw cause instanceof SourceNameError ? new UsageError(cause.message) : cause;
  }
  return names;
}

let env: Env | undefined;

async function run(): Promise<number> {
  const order = orderOf(process.argv.slice(2));
  if (order === 'help') {
    process.stdout.write(help);
    return 0;
  }
  env = readEnv(process.env);
  if (order.format !== refreshFormat) return carryOut(order, { env, open: allData(env), here: importFiles });
  const { version } = JSON.parse(
    await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as {
    version: string;
  };
  const sources = postingSources(env, { now, version });
  const files = namesOf(order, env, sources);
  return carryOut(
    { files, format: refreshFormat },
    {
      env,
      open: allData(env),
      here: (data) => refreshOrders({ db: data.db, sources, refresh: refreshOf(data) }),
    },
  );
}

try {
  process.exitCode = await run();
} catch (cause) {
  const isUsage = cause instanceof UsageError;
  const problem = isUsage ? `${cause.message} --help shows how.` : startProblem(cause, env);
  process.stderr.write(`${problem ?? `The import failed: ${(cause as Error).stack}`}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
