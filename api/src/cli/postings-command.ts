import { readFile } from 'node:fs/promises';
import { type Env, readEnv } from '../config/env.ts';
import { importFiles, importFormats } from '../ingest/import-files.ts';
import { postingSources } from '../ingest/posting-sources.ts';
import { columnFields } from '../ingest/read/map-columns.ts';
import { refreshFormat, refreshOrders } from '../ingest/source-orders.ts';
import { refreshOf } from '../ingest/source-refresh.ts';
import { startProblem } from '../start/start-problem.ts';
import { UsageError } from './command-lines.ts';
import { allData, carryOut } from './command-order.ts';
import { postingsOrder, refreshNames } from './postings-line.ts';

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

let env: Env | undefined;

async function run(): Promise<number> {
  const order = postingsOrder(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
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
  const files = refreshNames(order, env, sources);
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
