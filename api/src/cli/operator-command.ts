import { type Env, readEnv } from '../config/env.ts';
import { startProblem } from '../start/start-problem.ts';
import { carryOut, dataAndSecret } from './command-order.ts';
import { operatorActions } from './operator/operator-actions.ts';
import { operatorFormat, operatorOrder } from './operator/operator-order.ts';

const help = `Decides about disputes of the shared directory of companies, and closes accounts.

${operatorActions.map(({ usage }) => `  npm run operator -- ${usage}`).join('\n')}

Whoever can run this on the machine of the server may do all of it; the page /operator is for accounts that were appointed.
Everything that is done is noted in a log that nothing changes. It works while the server runs and while it does not.
`;

/** A command line that means nothing; exit code 2. */
class UsageError extends Error {}

let env: Env | undefined;

async function run(): Promise<number> {
  const [verb, ...args] = process.argv.slice(2);
  if (verb === '--help' || verb === '-h' || verb === 'help') {
    process.stdout.write(help);
    return 0;
  }
  const names = operatorActions.map(({ name }) => name).join(', ');
  if (verb === undefined) throw new UsageError(`Say what to do: ${names}.`);
  const action = operatorActions.find(({ name }) => name === verb);
  if (!action) throw new UsageError(`There is no command ${verb}; there are: ${names}.`);
  const option = args.find((arg) => arg.startsWith('-') && !action.options?.includes(arg));
  if (option !== undefined) throw new UsageError(`${verb} takes no ${option}.`);
  env = readEnv(process.env);
  return carryOut(
    { files: [verb, ...args.filter((arg) => arg !== '')], format: operatorFormat },
    { env, open: dataAndSecret(env), here: operatorOrder },
  );
}

try {
  process.exitCode = await run();
} catch (cause) {
  const isUsage = cause instanceof UsageError;
  const problem = isUsage ? `${cause.message} --help shows how.` : startProblem(cause, env);
  process.stderr.write(`${problem ?? `The command failed: ${(cause as Error).stack}`}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
