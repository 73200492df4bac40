import type { AiMessage } from '../ai-message.ts';
import type { ModelCall } from '../model.ts';

type TextPart = { type: 'text'; text: string };
type CallPart = { type: 'tool-call'; toolCallId: string; toolName: string; input: unknown };
type ResultPart = {
  type: 'tool-result';
  toolCallId: string;
  toolName: string;
  output: { type: 'text'; value: string };
};

/** One turn as the AI SDK's language models take it (specification v4). */
export type SdkMessage =
  | { role: 'system'; content: string }
  | { role: 'user'; content: TextPart[] }
  | { role: 'assistant'; content: (TextPart | CallPart)[] }
  | { role: 'tool'; content: ResultPart[] };

/** What a language model of the AI SDK is asked, as far as it is used here; sampling parameters never are. */
export type SdkCall = {
  prompt: SdkMessage[];
  maxOutputTokens: number;
  tools?: { type: 'function'; name: string; description: string; inputSchema: object }[];
  toolChoice?: { type: 'auto' };
  responseFormat?: { type: 'json'; schema: object; name: string };
  abortSignal: AbortSignal;
};

/** The call in the form of the AI SDK. */
export function sdkCall(call: ModelCall, abortSignal: AbortSignal): SdkCall {
  const tools = (call.tools ?? []).map(({ name, description, parameters }) => ({
    ...({ type: 'function', name, description } as const),
    inputSchema: parameters,
  }));
  return {
    prompt: [{ role: 'system', content: call.system }, ...turns(call.messages)],
    maxOutputTokens: call.maxOutputTokens,
    ...(tools.length > 0 && { tools, toolChoice: { type: 'auto' } }),
    ...(call.schema && { responseFormat: { type: 'json', schema: call.schema, name: 'response' } }),
    abortSignal,
  };
}

function turns(messages: readonly AiMessage[]): SdkMessage[] {
  const turns: SdkMessage[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === 'tool' && last?.role === 'tool') last.content.push(resultOf(message));
    else turns.push(turnOf(message));
  }
  return turns;
}

function turnOf(message: AiMessage): SdkMessage {
  if (message.role === 'tool') return { role: 'tool', content: [resultOf(message)] };
  const { role, text } = message;
  if (role === 'user') return { role, content: [{ type: 'text', text }] };
  const calls = (message.toolCalls ?? []).map(
    ({ id, name, args }): CallPart => ({ type: 'tool-call', toolCallId: id, toolName: name, input: args }),
  );
  // Vendors refuse a turn with an empty text.
  const words: TextPart[] = text.trim() === '' && calls.length > 0 ? [] : [{ type: 'text', text }];
  return { role, content: [...words, ...calls] };
}

function resultOf({ id, name, text }: Extract<AiMessage, { role: 'tool' }>): ResultPart {
  return { type: 'tool-result', toolCallId: id, toolName: name, output: { type: 'text', value: text } };
}
