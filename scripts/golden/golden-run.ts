import { randomBytes } from 'node:crypto';
import type { AiTask } from '@foothold/core/ai/ai-provider.ts';
import { answerData } from '@foothold/core/ai/compose/answer-schemas.ts';
import { composeQuestion } from '@foothold/core/ai/compose/compose.ts';
import { fenceMark } from '@foothold/core/ai/fence.ts';
import { type Model, ModelError } from '@foothold/core/ai/model.ts';
import { runModel } from '@foothold/core/ai/run-model.ts';
import { assistantTools } from '@foothold/core/ai/tools/assistant-tools.ts';
import { type GoldenCase, goldenCases } from './golden-cases.ts';
import { brokenRules, type GoldenRule, goldenRules } from './golden-checks.ts';

/** What came of one case: the rules its answer broke, or why there was none. */
export type GoldenResult = {
  task: AiTask;
  name: string;
  broken: Partial<Record<GoldenRule, string>>;
  failure?: string;
  tokens: number;
  seconds: number;
};

/** Asks a model every case of the tasks, one after another, and tells each result as it comes. */
export async function runGolden(
  model: Model,
  tasks: readonly AiTask[],
  { tell, signal }: { tell: (result: GoldenResult) => void; signal: AbortSignal },
): Promise<GoldenResult[]> {
  const results: GoldenResult[] = [];
  for (const task of tasks)
    for (const one of goldenCases(task)) {
      const result = await runOne(model, task, one, signal);
      results.push(result);
      tell(result);
    }
  return results;
}

async function runOne(
  model: Model,
  task: AiTask,
  one: GoldenCase,
  signal: AbortSignal,
): Promise<GoldenResult> {
  const call = composeQuestion(one.question, {
    ...{ mark: fenceMark(randomBytes(16)), tools: assistantTools },
  });
  const schema = Object.hasOwn(answerData, task) ? answerData[task as keyof typeof answerData] : undefined;
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const named = { task, name: one.name };
  try {
    const answer = await runModel(model, call, {
      signal,
      ...(schema && { read: (json: unknown) => schema.parse(json) }),
    });
    const { inputTokens, outputTokens } = answer.usage;
    const broken = brokenRules(one, call, answer);
    return { ...named, broken, tokens: inputTokens + outputTokens, seconds: seconds() };
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof ModelError)) throw cause;
    const failure = `${cause.problem}: ${cause.message}`;
    return { ...named, broken: {}, failure, tokens: 0, seconds: seconds() };
  }
}

/** The table of a run: for each task how many answers keep each rule, and below it what was wrong. */
export function goldenTable(results: readonly GoldenResult[]): string {
  const tasks = [...new Set(results.map(({ task }) => task))];
  const rows = tasks.map((task) => {
    const all = results.filter((one) => one.task === task);
    const answered = all.filter(({ failure }) => failure === undefined);
    const kept = goldenRules.map((rule) => answered.filter(({ broken }) => !(rule in broken)).length);
    const sum = (of: (one: GoldenResult) => number) => all.reduce((total, one) => total + of(one), 0);
    const mean = (sum(({ seconds }) => seconds) / all.length).toFixed(1);
    return [task, all.length, answered.length, ...kept, sum(({ tokens }) => tokens), mean];
  });
  const head = ['task', 'cases', 'answered', ...goldenRules, 'tokens', 'seconds each'];
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return [...lines, '', ...results.flatMap(problemLines)].join('\n').trimEnd();
}

function problemLines({ task, name, broken, failure }: GoldenResult): string[] {
  if (failure) return [`${task}, ${name}: ${failure}`];
  return Object.entries(broken).map(([rule, problem]) => `${task}, ${name}: ${rule}: ${problem}`);
}
