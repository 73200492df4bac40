import { modelMessage } from '../model.messages.ts';
import { ModelError, type ModelFinish, type ModelPiece } from '../model.ts';
import { leadingThoughts } from './leading-thoughts.ts';

type Total = { total?: number | undefined };

/** What a language model of the AI SDK streams, as far as it is read here. */
export type SdkPart = {
  type: string;
  delta?: unknown;
  modelId?: unknown;
  toolCallId?: unknown;
  toolName?: unknown;
  input?: unknown;
  error?: unknown;
  finishReason?: { unified: string };
  usage?: { inputTokens: Total; outputTokens: Total };
};

const finishes: Readonly<Record<string, ModelFinish>> = {
  length: 'length',
  'tool-calls': 'tools',
  'content-filter': 'refused',
};

/** The pieces of a stream of parts. Throws what the stream reports as an error, and `cut-off` where it ends early. */
export async function* piecesOf(parts: AsyncIterable<SdkPart>, named: string): AsyncGenerator<ModelPiece> {
  let model = named;
  const thoughts = leadingThoughts();
  for await (const part of parts) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'response-metadata' && typeof part.modelId === 'string') model = part.modelId;
    if (part.type === 'text-delta' && typeof part.delta === 'string') {
      const text = thoughts.push(part.delta);
      if (text !== '') yield { kind: 'text', text };
    }
    if (part.type === 'tool-call') yield { kind: 'tool', call: toolCall(part) };
    if (part.type !== 'finish') continue;
    const rest = thoughts.rest();
    if (rest !== '') yield { kind: 'text', text: rest };
    yield endOf(part, model);
    return;
  }
  throw cutOff();
}

function toolCall({ toolCallId, toolName, input }: SdkPart) {
  return { id: String(toolCallId ?? ''), name: String(toolName ?? ''), args: parsed(input) };
}

/** The arguments, or undefined where they are broken: then the call is refused. */
function parsed(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  try {
    return input.trim() === '' ? {} : JSON.parse(input);
  } catch {
    return undefined;
  }
}

function endOf({ finishReason, usage }: SdkPart, model: string): ModelPiece {
  const reason = finishReason?.unified ?? 'other';
  if (reason === 'interrupted') throw cutOff();
  if (reason === 'error') throw new ModelError('not-understood', modelMessage('ended-with-error'));
  const inputTokens = usage?.inputTokens.total ?? 0;
  const outputTokens = usage?.outputTokens.total ?? 0;
  return { kind: 'end', finish: finishes[reason] ?? 'done', model, usage: { inputTokens, outputTokens } };
}

const cutOff = () => new ModelError('cut-off');
