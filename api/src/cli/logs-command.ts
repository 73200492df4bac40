import { type Env, readEnv } from '../config/env.ts';
import { startProblem } from '../start/start-problem.ts';
import { carryOut, dataAndSecret } from './command-order.ts';
import { checkLogOrder, logCheckFormat, noLink, readNotedLinks } from './log-check.ts';

const help = `Checks whether the logs in the database are as the server wrote them.

  npm run logs -- verify [LINK…]

Entries that somebody changed, added or removed past the server are named, and a chain that was rewritten without the site's
secret is. LINK is the newest link of a log that an earlier check printed, noted outside of this machine: it shows that the
database was not set back to an earlier state. Exit code 0: nothing was altered, 1: something was. It works while the server runs and
while it does not.
`;

/** A command line that means nothing; exit code 2. */
class UsageError extends Error {}

let env: Env | undefined;

async function run(): Promise<number> {
  const [verb, ...links] = process.argv.slice(2);
  if (verb === '--help' || verb === '-h' || verb === 'help') {
    process.stdout.write(help);
    return 0;
  }
  if (verb !== 'verify')
    throw new UsageError(
      verb ? `There is no command ${verb}; there is: verify.` : 'Say what to do: verify [LINK…].',
    );
  if (!readNotedLinks(links))
    throw new UsageError('LINK is LOG:NUMBER:HASH, as an earlier check printed it, one for each log.');
  env = readEnv(process.env);
  return carryOut(
    { files: links.length > 0 ? links : [noLink], format: logCheckFormat },
    {
      env,
      open: dataAndSecret(env),
      here: checkLogOrder,
    },
  );
}

try {
  process.exitCode = await run();
} catch (cause) {
  const isUsage = cause instanceof UsageError;
  const problem = isUsage ? `${cause.message} --help shows how.` : startProblem(cause, env);
  process.stderr.write(`${problem ?? `The logs could not be checked: ${(cause as Error).stack}`}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
