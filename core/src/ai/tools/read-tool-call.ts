import type { ToolCall } from '../ai-message.ts';
import { isToolName, type ToolArgs, type ToolName, toolArgs } from './tool-args.ts';

/** A call whose arguments are what its tool takes. */
export type ReadCall = { [N in ToolName]: { id: string; name: N; args: ToolArgs<N> } }[ToolName];

/** A call that was refused, in words that go back to the model. */
export type CallRefusal = { ok: false; text: string };

/**
 * Reads what a model asks for. A tool that was not offered, an unknown field, a value that is none: refused in words. Null
 * stands for a field that is left out, as models write that have to name every field.
 */
export function readToolCall(
  { id, name, args }: ToolCall,
  offered: readonly string[] = Object.keys(toolArgs),
): { ok: true; call: ReadCall } | CallRefusal {
  if (!isToolName(name) || !offered.includes(name))
    return refused(`There is no tool “${shown(name)}”. The tools are: ${offered.join(', ')}.`);
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
  const read = toolArgs[name].safeParse(given);
  if (read.success) return { ok: true, call: { id, name, args: read.data } as ReadCall };
  const faults = read.error.issues.slice(0, maxFaults).map(faultWords);
  return refused(`${name} was not run. ${faults.join(' ')}`);
}

const maxFaults = 5;

type Issue = {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
  expected?: string;
  values?: readonly unknown[];
  minimum?: number | bigint;
  maximum?: number | bigint;
};

function faultWords(issue: Issue): string {
  const { code, path, keys = [] } = issue;
  if (code === 'unrecognized_keys') {
    const names = keys.slice(0, maxFaults).map((key) => `“${shown(key)}”`);
    return `It takes no field ${names.join(', ')}.`;
  }
  return `“${shown(path.join('.'))}” must be ${wanted(issue)}.`;
}

function wanted({ code, message, expected, values, minimum, maximum }: Issue): string {
  if (code === 'invalid_value' && values) return `one of ${values.join(', ')}`;
  if (code === 'too_small') return `at least ${minimum} long or large`;
  if (code === 'too_big') return `at most ${maximum} long or large`;
  if (code === 'custom') return message;
  return expected === 'int' ? 'a whole number' : `of type ${expected ?? 'as declared'}`;
}

/** What a model wrote goes back to it shortened. */
const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
const refused = (text: string): CallRefusal => ({ ok: false, text });
