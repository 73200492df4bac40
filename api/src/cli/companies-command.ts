import { resolve } from 'node:path';
import { type Env, readEnv } from '../config/env.ts';
import { companyListsFormat, importCompanyLists } from '../ingest/company-lists/import-lists.ts';
import { startProblem } from '../start/start-problem.ts';
import { companyFiles, UsageError } from './command-lines.ts';
import { allData, carryOut } from './command-order.ts';

const help = `Takes public lists of companies into the shared directory.

  npm run companies -- import FILE…

Known lists, by their columns: members of the S&P 500 (CSV of github.com/datasets/s-and-p-500-companies), companies that
Y Combinator funded (CSV with yc_url and batch), companies that hire for remote work (JSON of
github.com/remoteintech/remote-jobs). Every file is read to its end first; where one cannot be, nothing is written. A file
is the list as it is now: what is in it no more loses what the list said. It works while the server runs and while it does
not, and taking a file twice adds nothing.
`;

let env: Env | undefined;

async function run(): Promise<number> {
  const files = companyFiles(process.argv.slice(2));
  if (files === 'help') {
    process.stdout.write(help);
    return 0;
  }
  env = readEnv(process.env);
  const from = process.env.INIT_CWD ?? process.cwd();
  return carryOut(
    { files: files.map((file) => resolve(from, file)), format: companyListsFormat },
    { env, open: allData(env), here: importCompanyLists },
  );
}

try {
  process.exitCode = await run();
} catch (cause) {
  const isUsage = cause instanceof UsageError;
  const problem = isUsage ? `${cause.message} --help shows how.` : startProblem(cause, env);
  process.stderr.write(`${problem ?? `The companies could not be imported: ${(cause as Error).stack}`}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
