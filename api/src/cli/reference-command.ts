import { resolve } from 'node:path';
import { type Env, readEnv } from '../config/env.ts';
import { askPublisher } from '../reference/reference-download.ts';
import { fromPublishers, loadReference, referenceFormat } from '../reference/reference-load.ts';
import { startProblem } from '../start/start-problem.ts';
import { referencePath, UsageError } from './command-lines.ts';
import { allData, carryOut } from './command-order.ts';

const help = `Loads places, postal codes, occupation titles and skills, and newer official figures from the publishers' files.

  npm run reference -- load [FOLDER or FILE]

Without a name it takes the folder that REFERENCE_DIR names, else it fetches the publishers' files. Every file is checked
first; a broken one is told and nothing is written. It works while the server runs and while it does not.

Known files, as .zip or unpacked:
  GeoNames   cities*.zip or allCountries.zip; the zip of a country's postal codes
  O*NET      Alternate Titles, Skills, Technology Skills, or the database in text form with all of them
  Census     answers of its API for all counties (acs5_2024.json), cbsa-est2024-alldata.csv, 2024_Gaz_cbsa_national.txt
  BLS        wages of the country and of the states (national_M2025_dl.xlsx, state_M2025_dl.xlsx), projections as JSON
docs/decisions/0020 says more. Figures that are older than those at hand are refused.
`;

let env: Env | undefined;

async function run(): Promise<number> {
  const line = referencePath(process.argv.slice(2));
  if (line === 'help') {
    process.stdout.write(help);
    return 0;
  }
  env = readEnv(process.env);
  const given = line.path ?? env.REFERENCE_DIR;
  const from = given ? resolve(process.env.INIT_CWD ?? process.cwd(), given) : fromPublishers;
  return carryOut(
    { files: [from], format: referenceFormat },
    {
      env,
      open: allData(env),
      here: ({ db, tables }) => loadReference({ db, fetch: askPublisher, loaded: tables.refresh }),
    },
  );
}

try {
  process.exitCode = await run();
} catch (cause) {
  const isUsage = cause instanceof UsageError;
  const problem = isUsage ? `${cause.message} --help shows how.` : startProblem(cause, env);
  process.stderr.write(`${problem ?? `The reference data could not be loaded: ${(cause as Error).stack}`}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
