import * as z from 'zod/mini';
import { type AiAnswer, AiClaim } from './ai-answer.ts';
import { isOtherLanguage } from './answer-language.ts';
import { type Gathered, gatherPieces } from './gather-pieces.ts';
import { isProse, jsonInText } from './json-in-text.ts';
import { modelMessage } from './model.messages.ts';
import { type Model, type ModelCall, ModelError, ModelLacksError } from './model.ts';
import { askedAgain, withoutTools, withSchemaInWords } from './reshape-call.ts';
import { textMember } from './text-member.ts';

const longestProblem = 2000;

/** How one call is run. */
export type RunOptions = {
  /** Ends the vendor's call within a second; what it was aborted with is thrown. */
  signal: AbortSignal;
  /** Prose as it arrives. Where data is asked for, the characters of its top-level `text`, or what `call.streamed` names. */
  onText?: (text: string) => void;
  /** Forget the text so far: the model is asked once more, because its data could not be read. */
  onRestart?: () => void;
  /** Parses the data that was asked for and throws on what it cannot use; what it returns becomes `structured`. */
  read?: (json: unknown) => unknown;
};

/**
 * Runs one call to its end and returns what a screen shows. Fails with a `ModelError`. With `call.schema`, `structured` holds
 * the data, `text` its top-level `text` and `claims` its top-level `claims`; data that `read` refuses is asked for once more.
 */
export async function runModel(model: Model, call: ModelCall, options: RunOptions): Promise<AiAnswer> {
  const ask = asker(model, options);
  const first = await ask(call);
  if (!call.schema || isAnswered(first)) return answerOf(model, call, first, [first]);
  if (first.failure) throw first.failure;
  const read = readData(first, options.read);
  if ('value' in read) return answerOf(model, call, first, [first], read);
  options.onRestart?.();
  const second = await ask(askedAgain(call, first.text, read.problem));
  if (isAnswered(second)) return answerOf(model, call, second, [first, second]);
  if (second.failure) throw second.failure;
  const repaired = readData(second, options.read);
  if ('value' in repaired) return answerOf(model, call, second, [first, second], repaired);
  const words = [first, second].find(({ text }) => isProse(text));
  if (!words) throw new ModelError('not-understood', modelMessage('unread-twice'));
  const notes: AiAnswer['notes'] = [...words.notes, 'no-structure'];
  return answerOf(model, call, { ...words, notes }, [first, second]);
}

/** Asks in the way that the model turns out to take, and remembers it for the next question. */
function asker(model: Model, { signal, onText }: RunOptions) {
  const can = { ...model.can };
  return async function ask(call: ModelCall): Promise<Gathered> {
    const wantsTools = (call.tools ?? []).length > 0;
    const tooled = can.tools ? call : withoutTools(call);
    const shaped = can.structure ? tooled : withSchemaInWords(tooled);
    const member = call.schema && textMember(call.streamed);
    const say = (text: string) => {
      const said = member ? member.push(text) : text;
      if (said !== '') onText?.(said);
    };
    try {
      const gathered = await gatherPieces(model, shaped, { signal, onText: say });
      return wantsTools && !can.tools ? { ...gathered, notes: [...gathered.notes, 'no-tools'] } : gathered;
    } catch (cause) {
      if (!(cause instanceof ModelLacksError) || !can[cause.lacks]) throw cause;
      can[cause.lacks] = false;
      return ask(call);
    }
  };
}

/** True where data is not to be expected: the model declined, or asks for tools first. */
function isAnswered({ notes, toolCalls }: Gathered): boolean {
  return notes.includes('refused') || notes.includes('tools-refused') || toolCalls.length > 0;
}

type Read = { value: unknown } | { problem: string };

function readData({ text, notes }: Gathered, read: RunOptions['read']): Read {
  try {
    const json = jsonInText(text);
    return { value: read ? read(json) : json };
  } catch (cause) {
    const shortened = notes.includes('cut-off') ? 'It was longer than the limit, so write less. ' : '';
    const problem = cause instanceof z.core.$ZodError ? issuesInWords(cause.issues) : String(cause);
    return { problem: `${shortened}${problem}`.slice(0, longestProblem) };
  }
}

/** What is wrong with which member; the parser's own messages are not loaded. */
function issuesInWords(issues: readonly z.core.$ZodIssue[]): string {
  const words = issues.map((issue) => {
    const where = issue.path.map(String).join('.') || 'the whole';
    if (issue.code === 'invalid_type') return `${where}: ${issue.expected} expected.`;
    if (issue.code === 'invalid_value')
      return `${where}: one of ${issue.values.map(String).join(', ')} expected.`;
    if (issue.code === 'unrecognized_keys') return `${where}: ${issue.keys.join(', ')} not expected.`;
    return `${where}: ${issue.code.replaceAll('_', ' ')}.`;
  });
  return words.join('\n');
}

const Spoken = z.object({ text: z.catch(z.string(), ''), claims: z.catch(z.array(AiClaim), []) });

function answerOf(
  model: Model,
  call: ModelCall,
  gathered: Gathered,
  all: readonly Gathered[],
  data?: { value: unknown },
): AiAnswer {
  const { toolCalls, refusedCalls, notes } = gathered;
  const hasCalls = toolCalls.length + refusedCalls.length > 0;
  const spoken = data && (Spoken.safeParse(data.value).data ?? { text: '', claims: [] });
  const text = spoken ? spoken.text : gathered.text;
  if (!data && !hasCalls && text.trim() === '') failEmpty(notes);
  const sum = (of: (one: Gathered) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    text,
    claims: spoken?.claims ?? [],
    ...(data && { structured: data.value }),
    ...(toolCalls.length > 0 && { toolCalls }),
    ...(refusedCalls.length > 0 && { refusedCalls }),
    provider: model.provider,
    model: gathered.model,
    usage: {
      inputTokens: sum((one) => one.usage.inputTokens),
      outputTokens: sum((one) => one.usage.outputTokens),
      ...(all.some((one) => one.usage.isEstimated) && { isEstimated: true }),
    },
    prompt: call.prompt,
    notes: [...new Set([...notes, ...(isOtherLanguage(call, text) ? (['other-language'] as const) : [])])],
  };
}

function failEmpty(notes: AiAnswer['notes']): void {
  if (notes.includes('refused')) return;
  if (notes.includes('tools-refused')) throw new ModelError('not-understood', modelMessage('wrong-tools'));
  if (notes.includes('cut-off')) throw new ModelError('cut-off', modelMessage('no-words-left'));
  throw new ModelError('not-understood', modelMessage('nothing'));
}
