import type { AiMessage } from '@foothold/core/ai/ai-message.ts';
import { maxTurnSteps } from '@foothold/core/contract/ai.ts';
import { AppError } from '../../errors.ts';
import { aiMessage } from './ai.messages.ts';

/**
 * How many steps this turn has behind it: 0 where the person speaks. Throws 400 where a result answers no call of the message
 * before it, or a call has no result; 422 after the last step.
 */
export function turnSteps(messages: readonly AiMessage[]): number {
  let steps = 0;
  let open = new Set<string>();
  for (const [at, message] of messages.entries()) {
    const field = `messages.${at}`;
    if (message.role === 'tool') {
      if (!open.delete(message.id))
        throw new AppError('validation', aiMessage('result-without-call', { field }), {
          field,
        });
      continue;
    }
    if (open.size > 0)
      throw new AppError('validation', aiMessage('call-without-result', { field }), { field });
    if (message.role === 'user') steps = 0;
    else {
      open = new Set((message.toolCalls ?? []).map(({ id }) => id));
      if (open.size > 0) steps += 1;
    }
  }
  if (open.size > 0)
    throw new AppError('validation', aiMessage('call-without-result', { field: 'messages' }), {
      field: 'messages',
    });
  if (steps >= maxTurnSteps)
    throw new AppError('unprocessable', aiMessage('steps-over', { count: maxTurnSteps }), {
      field: 'messages',
    });
  return messages.at(-1)?.role === 'tool' ? steps : 0;
}
