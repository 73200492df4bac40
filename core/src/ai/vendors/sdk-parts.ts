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

/** Parts that cost tokens and are not shown. */
const unseen = new Set(['reasoning-delta', 'tool-input-delta']);

/** The pieces of a stream of parts. Throws what the stream reports as an error, and `cut-off` where it ends early. */
export async function* piecesOf(parts: AsyncIterable<SdkPart>, named: string): AsyncGenerator<ModelPiece> {
  let model = named;
  const thoughts = leadingThoughts();
  for await (const part of parts) {
    if (part.type === 'error') {
      if (isUnread(part.error)) continue;
      throw part.error;
    }
    if (part.type === 'response-metadata' && typeof part.modelId === 'string') model = part.modelId;
    if (part.type === 'text-delta' && typeof part.delta === 'string') {
      const text = thoughts.push(part.delta);
      if (text.length < part.delta.length)
        yield { kind: 'unseen', text: part.delta.slice(0, part.delta.length - text.length) };
      if (text !== '') yield { kind: 'text', text };
    }
    if (unseen.has(part.type) && typeof part.delta === 'string') yield { kind: 'unseen', text: part.delta };
    if (part.type === 'tool-call') yield { kind: 'tool', call: toolCall(part) };
    if (part.type !== 'finish') continue;
    const rest = thoughts.rest();
    if (rest !== '') yield { kind: 'text', text: rest };
    yield endOf(part, model);
    return;
  }
  throw cutOff();
}

/** True for an event in JSON whose kind or members the SDK does not know: the events around it stand. */
function isUnread(error: unknown): boolean {
  const { name, value } = (error ?? {}) as { name?: unknown; value?: unknown };
  return (
    name === 'AI_TypeValidationError' && typeof value === 'object' && value !== null && !('error' in value)
  );
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
  const reported = { inputTokens: usage?.inputTokens.total, outputTokens: usage?.outputTokens.total };
  return { kind: 'end', finish: finishes[reason] ?? 'done', model, usage: reported };
}

const cutOff = () => new ModelError('cut-off');
