import type { AiAnswer, AiUsage, RefusedCall } from './ai-answer.ts';
import { ToolCall } from './ai-message.ts';
import { estimatedTokens } from './estimated-tokens.ts';
import { type Model, type ModelCall, ModelError, type ModelPiece } from './model.ts';
import { refusedCall } from './refused-call.ts';
import { repeatsFrom } from './repetition.ts';
import { untilAborted } from './until-aborted.ts';

/** Characters of one answer, its tool calls among them; a turn of a conversation holds as many. */
export const longestAnswer = 100_000;
/** Tool calls of one answer, refused ones among them. */
export const maxToolCalls = 16;
const lookEvery = 500;

/** All that one request to a model brought. */
export type Gathered = {
  text: string;
  toolCalls: ToolCall[];
  refusedCalls: RefusedCall[];
  notes: AiAnswer['notes'];
  model: string;
  usage: AiAnswer['usage'];
  /** Why the stream broke off, where it did. */
  failure?: ModelError;
};

/**
 * Collects what a model answers to one request. Stops it where it says too much, repeats itself, asks for more tools than it may,
 * or for any where none was offered; a single call that was not offered is refused by itself. A failure after the first words is
 * returned with them; one before is thrown.
 */
export async function gatherPieces(
  model: Model,
  call: ModelCall,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
): Promise<Gathered> {
  const stop = new AbortController();
  const pieces = model.stream(call, AbortSignal.any([signal, stop.signal]));
  const answer = answerOf(call, model.model, onText);
  try {
    for await (const piece of untilAborted(pieces, signal)) if (answer.take(piece) === 'enough') break;
    return answer.whole();
  } catch (cause) {
    signal.throwIfAborted();
    const arrived = answer.sofar();
    if (!(cause instanceof ModelError) || arrived.text.trim() === '') throw cause;
    return {
      ...arrived,
      toolCalls: [],
      refusedCalls: [],
      notes: [...arrived.notes, 'interrupted'],
      failure: cause,
    };
  } finally {
    stop.abort();
  }
}

function answerOf(call: ModelCall, named: string, onText: (text: string) => void) {
  const offered = new Set((call.tools ?? []).map(({ name }) => name));
  const notes = new Set<AiAnswer['notes'][number]>();
  const toolCalls: ToolCall[] = [];
  const refusedCalls: RefusedCall[] = [];
  let text = '';
  /** All that arrived, also what is not kept. */
  let written = '';
  let size = 0;
  let looked = 0;
  let isStopped = false;
  let end: Extract<ModelPiece, { kind: 'end' }> | undefined;

  const enough = (note: AiAnswer['notes'][number]) => {
    isStopped = true;
    notes.add(note);
    return 'enough';
  };

  function takeText(piece: string) {
    const fits = piece.slice(0, longestAnswer - size);
    text += fits;
    size += fits.length;
    if (fits !== '') onText(fits);
    if (fits.length < piece.length) return enough('cut-off');
    if (text.length - looked < lookEvery) return 'more';
    looked = text.length;
    const from = repeatsFrom(text);
    if (from === undefined) return 'more';
    text = text.slice(0, from);
    return enough('repeats-itself');
  }

  function takeTool(piece: Extract<ModelPiece, { kind: 'tool' }>['call']) {
    const { data: tool } = ToolCall.safeParse(piece);
    size += tool ? JSON.stringify(tool.args).length : 0;
    if (
      offered.size === 0 ||
      toolCalls.length + refusedCalls.length >= maxToolCalls ||
      size > longestAnswer
    ) {
      toolCalls.length = 0;
      refusedCalls.length = 0;
      return enough('tools-refused');
    }
    if (tool && offered.has(tool.name)) toolCalls.push({ ...tool, id: freeId(tool.id) });
    else {
      notes.add('tools-refused');
      refusedCalls.push(refusedCall(piece, freeId(tool?.id ?? ''), [...offered]));
    }
    return 'more';
  }

  /** Servers at home number calls as they like, or not at all; an answer has to find its call. */
  function freeId(id: string): string {
    const taken = [...toolCalls, ...refusedCalls];
    return id !== '' && taken.every((one) => one.id !== id) ? id : `call-${taken.length + 1}`;
  }

  const sofar = (): Gathered => ({
    ...{ text, toolCalls: [...toolCalls], refusedCalls: [...refusedCalls], notes: [...notes] },
    ...{ model: end?.model ?? named, usage: usageOf(call, end?.usage ?? {}, written) },
  });

  return {
    take(piece: ModelPiece): 'more' | 'enough' | string {
      if (piece.kind === 'text' || piece.kind === 'unseen') written += piece.text;
      if (piece.kind === 'unseen') return 'more';
      if (piece.kind === 'text') return takeText(piece.text);
      if (piece.kind === 'tool') return takeTool(piece.call);
      end = piece;
      if (piece.finish === 'length') notes.add('cut-off');
      if (piece.finish === 'refused') notes.add('refused');
      return 'enough';
    },
    sofar,
    whole(): Gathered {
      if (!end && !isStopped) throw new ModelError('cut-off');
      return sofar();
    },
  };
}

/** What a call took: as it is reported, and estimated where nothing is, or nothing although something was sent or written. */
function usageOf(
  call: ModelCall,
  { inputTokens = 0, outputTokens = 0 }: Extract<ModelPiece, { kind: 'end' }>['usage'],
  written: string,
): AiUsage {
  const isEstimated = inputTokens === 0 || (outputTokens === 0 && written !== '');
  return {
    inputTokens: inputTokens || estimatedTokens(sentText(call)),
    outputTokens: outputTokens || estimatedTokens(written),
    ...(isEstimated && { isEstimated }),
  };
}

function sentText({ system, messages, tools = [], schema }: ModelCall): string {
  const turns = messages.map((one) => {
    const calls = one.role === 'assistant' ? (one.toolCalls ?? []) : [];
    return `${one.text}${calls.map(({ args }) => JSON.stringify(args)).join('')}`;
  });
  return [
    system,
    ...turns,
    ...[...tools, ...(schema ? [schema] : [])].map((one) => JSON.stringify(one)),
  ].join('');
}
