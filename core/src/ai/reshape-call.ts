import type { AiMessage } from './ai-message.ts';
import type { ModelCall } from './model.ts';

const longestQuote = 20_000;

/** The call for a model that takes no tools: none are offered, and what tools answered so far is told as text. */
export function withoutTools({ tools: _, ...call }: ModelCall): ModelCall {
  return { ...call, messages: call.messages.flatMap(toldAsText) };
}

function toldAsText(message: AiMessage): AiMessage[] {
  if (message.role === 'tool')
    return [{ role: 'user', text: `What ${message.name} returned:\n${message.text}` }];
  if (message.role !== 'assistant') return [message];
  return message.text.trim() === '' ? [] : [{ role: 'assistant', text: message.text }];
}

/** The call for a model that takes no JSON Schema: the schema is in the instructions. */
export function withSchemaInWords({ schema, ...call }: ModelCall): ModelCall {
  if (!schema) return call;
  const wish = `Answer with one JSON object that fits this JSON Schema, and with nothing before or after it:\n${JSON.stringify(schema)}`;
  return { ...call, system: `${call.system}\n\n${wish}` };
}

/** The call once more, after an answer that could not be read, with the reason. */
export function askedAgain(call: ModelCall, answer: string, problem: string): ModelCall {
  const earlier: AiMessage[] =
    answer.trim() === '' ? [] : [{ role: 'assistant', text: answer.slice(0, longestQuote) }];
  const text = `That could not be used: ${problem}\nAnswer with the whole JSON object again, corrected, and with nothing else.`;
  return { ...call, messages: [...call.messages, ...earlier, { role: 'user', text }] };
}
