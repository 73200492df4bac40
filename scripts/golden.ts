import { parseArgs } from 'node:util';
import { type AiTask, aiTasks } from '@foothold/core/ai/ai-provider.ts';
import { ConfigurationError, readEnv } from '../api/src/config/env.ts';
import { aiModels } from '../api/src/start/ai-models.ts';
import { goldenTable, runGolden } from './golden/golden-run.ts';

const help = `Asks a model 21 questions of made-up people for each task, and checks the answers by rule: language, length,
numbers that nobody gave it, format, and claims that name what they rest on.

  npm run golden -- --provider anthropic|google|openai-compatible [--task TASK]

The model is the one of the environment, as for the server (README.md, Configuration). Each question costs what the vendor
takes for it. Tasks: ${aiTasks.join(', ')}.
`;

/** `npm run golden`: ends with 0 where every answer keeps every rule, 1 where one does not, 2 where nothing can be asked. */
export async function golden(
  args: readonly string[],
  variables: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<number> {
  let given: { provider?: string; task?: string; help?: boolean };
  try {
    given = parseArgs({
      args: [...args],
      options: {
        provider: { type: 'string' },
        task: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (cause) {
    say(`${(cause as Error).message.split('. ')[0]}.\n\n${help}`);
    return 2;
  }
  const { provider, task } = given;
  if (given.help) {
    say(help);
    return 0;
  }
  if (task !== undefined && !isTask(task)) {
    say(`There is no task ${task}; there are: ${aiTasks.join(', ')}.`);
    return 2;
  }
  const models = modelsOf(variables, say);
  if (!models) return 2;
  if (provider === undefined) {
    say(`Say whom to ask.\n\n${help}`);
    return 2;
  }
  const model = models.find((one) => one.provider === provider);
  if (!model) {
    const names = models.map((one) => one.provider).join(', ');
    say(
      `${provider} is not configured, so nothing was asked and nothing is known of its answers. Configured: ${names || 'no provider'}. README.md, Configuration, says which variables set one up.`,
    );
    return 2;
  }
  const { signal } = new AbortController();
  const results = await runGolden(model, task ? [task] : aiTasks, {
    tell: ({ task: asked, name, failure, broken }) =>
      say(`${failure || Object.keys(broken).length > 0 ? '✗' : '✓'} ${asked}, ${name}`),
    signal,
  });
  say(`\n${provider}, ${model.model}\n\n${goldenTable(results)}`);
  return results.some(({ failure, broken }) => failure || Object.keys(broken).length > 0) ? 1 : 0;
}

function modelsOf(variables: Record<string, string | undefined>, say: (line: string) => void) {
  try {
    return aiModels(readEnv(variables));
  } catch (cause) {
    if (!(cause instanceof ConfigurationError)) throw cause;
    say(cause.problems.join('\n'));
    return null;
  }
}

const isTask = (text: string): text is AiTask => (aiTasks as readonly string[]).includes(text);

if (import.meta.main) process.exitCode = await golden(process.argv.slice(2), process.env, console.log);
