import type { AnswerPart, ConversationMessage } from '../../entities/conversation/conversation.ts';
import type { AiMessage } from '../ai-message.ts';

/** The most that goes along of what was said before. */
export const historyLimits = { messages: 40, characters: 60_000, result: 8000 } as const;

const maxOfText = 100_000;

/** The name of the part that holds what the rules of the device read. */
export const rulesPart = 'builtin';

type Said = Pick<ConversationMessage, 'role' | 'text' | 'parts' | 'provider'>;

/**
 * A conversation as a model is told of it, the newest of it where it is long: never an answer without its question, nor a
 * result without the call it answers. What a tool brought is shortened, and a proposal says what became of it. What rules
 * answered is words alone, and says that rules wrote it.
 */
export function messagesForModel(said: readonly Said[], limits = historyLimits): AiMessage[] {
  const turns: AiMessage[][] = [];
  for (const message of said) {
    if (message.role === 'user') turns.push([{ role: 'user', text: message.text }]);
    else turns.at(-1)?.push(...answerMessages(message, limits.result));
  }
  const kept: AiMessage[][] = [];
  let [count, size] = [0, 0];
  for (const turn of turns.reverse()) {
    count += turn.length;
    size += turn.reduce((sum, one) => sum + one.text.length, 0);
    // The last question goes in any case.
    if (kept.length > 0 && (count > limits.messages || size > limits.characters)) break;
    kept.unshift(turn);
  }
  return kept.flat();
}

function answerMessages({ text, parts, provider }: Said, maxOfResult: number): AiMessage[] {
  if (provider === 'builtin') {
    const words = text.trim().slice(0, maxOfText);
    return words === '' ? [] : [{ role: 'assistant', text: words, by: 'rules' }];
  }
  const messages: AiMessage[] = [];
  let from = 0;
  // What the rules read is no call of a tool: their words are all that goes along.
  const called = parts.filter(({ name }) => name !== rulesPart);
  for (const step of Map.groupBy(called, (part) => part.step).values()) {
    const at = Math.max(from, step[0]?.at ?? 0);
    const calls = step.slice(0, 16);
    messages.push({
      role: 'assistant',
      text: text.slice(from, at).trim(),
      toolCalls: calls.map(({ id, name, args }) => ({ id, name, args })),
    });
    for (const part of calls)
      messages.push({ role: 'tool', id: part.id, name: part.name, text: resultOf(part, maxOfResult) });
    from = at;
  }
  const rest = text.slice(from).trim().slice(0, maxOfText);
  if (rest !== '') messages.push({ role: 'assistant', text: rest });
  return messages;
}

const outcomes: Readonly<Record<string, string>> = {
  open: 'Proposed. The person has not answered yet; nothing was changed.',
  no: 'The person said no. Nothing was changed.',
  undone: 'The person said yes and then took it back. Nothing is changed now.',
  gone: 'What it was about is no longer there. Nothing was changed.',
};

function resultOf({ state, text }: AnswerPart, most: number): string {
  const told = state === 'open' || text === '' ? (outcomes[state] ?? text) : text;
  if (told.length <= most) return told;
  // A row that ends in its middle reads as no row, and what is left out of rows is looked for in their fields.
  const end = told.lastIndexOf('\n', most);
  return `${told.slice(0, end === -1 ? most : end)}\n[shortened]`;
}
