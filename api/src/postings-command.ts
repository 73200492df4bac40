import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { carryOut } from './command-order.ts';
import { type Env, readEnv } from './env.ts';
import { importFiles, importFormats } from './import-files.ts';
import { startProblem } from './start-problem.ts';

const help = `Takes job postings from files into the search.

  npm run postings -- import FILE… [--format auto|NAME]

CSV, JSON, NDJSON and HTML with JSON-LD are read. Every file is checked first; a broken one is told with its row and
nothing is written. It works while the server runs and while it does not, and taking a file twice adds nothing.

Formats: ${importFormats.join(', ')}
`;

/** A command line that means nothing; exit code 2. */
class UsageError extends Error {}

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

let env: Env | undefined;

async function run(): Promise<number> {
  const order = orderOf(process.argv.slice(2));
  if (order === 'help') {
    process.stdout.write(help);
    return 0;
  }
  env = readEnv(process.env);
  return carryOut(order, { env, here: importFiles });
}

try {
  process.exitCode = await run();
} catch (cause) {
  const isUsage = cause instanceof UsageError;
  const problem = isUsage ? `${cause.message} --help shows how.` : startProblem(cause, env);
  process.stderr.write(`${problem ?? `The import failed: ${(cause as Error).stack}`}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
