import { type Env, readEnv } from '../config/env.ts';
import { startProblem } from '../start/start-problem.ts';
import { operatorLine, UsageError } from './command-lines.ts';
import { carryOut, dataAndSecret } from './command-order.ts';
import { operatorActions } from './operator/operator-actions.ts';
import { operatorFormat, operatorOrder } from './operator/operator-order.ts';

const help = `Decides about disputes of the shared directory of companies, and closes accounts.

${operatorActions.map(({ usage }) => `  npm run operator -- ${usage}`).join('\n')}

Whoever can run this on the machine of the server may do all of it; the page /operator is for accounts that were appointed.
Everything that is done is noted in a log that nothing changes. It works while the server runs and while it does not.
`;

let env: Env | undefined;

async function run(): Promise<number> {
  const files = operatorLine(process.argv.slice(2));
  if (files === 'help') {
    process.stdout.write(help);
    return 0;
  }
  env = readEnv(process.env);
  return carryOut({ files, format: operatorFormat }, { env, open: dataAndSecret(env), here: operatorOrder });
}

try {
  process.exitCode = await run();
} catch (cause) {
  const isUsage = cause instanceof UsageError;
  const problem = isUsage ? `${cause.message} --help shows how.` : startProblem(cause, env);
  process.stderr.write(`${problem ?? `The command failed: ${(cause as Error).stack}`}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
