import type { AiMessage } from '@foothold/core/ai/ai-message.ts';
import { maxTurnSteps } from '@foothold/core/contract/ai.ts';
import { AppError } from '../../errors.ts';

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
        throw new AppError('validation', `${field}: this result answers no call of the message before it.`, {
          field,
        });
      continue;
    }
    if (open.size > 0)
      throw new AppError('validation', `${field}: a tool that was asked for has no result.`, { field });
    if (message.role === 'user') steps = 0;
    else {
      open = new Set((message.toolCalls ?? []).map(({ id }) => id));
      if (open.size > 0) steps += 1;
    }
  }
  if (open.size > 0)
    throw new AppError('validation', 'messages: a tool that was asked for has no result.', {
      field: 'messages',
    });
  if (steps >= maxTurnSteps)
    throw new AppError(
      'unprocessable',
      `This turn has taken ${maxTurnSteps} steps and ends here. Say what you want to know next.`,
      { field: 'messages' },
    );
  return messages.at(-1)?.role === 'tool' ? steps : 0;
}
