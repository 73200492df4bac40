import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { AiTask } from '@foothold/core/ai/ai-provider.ts';
import { currentSession } from '../server/session.ts';
import { askServer } from './ask-server.ts';
import { ownModelHeadersOf, ownModelItem } from './own-settings.ts';

/** One question to a model: the task, the call of the contract that answers it, and its body. */
export type Ask<B> = {
  task: AiTask;
  path: `/ai/${string}`;
  body: B;
  signal: AbortSignal;
  /** Text as it arrives, each time the new piece alone. */
  onText?: (text: string) => void;
  /** The text so far counts no more: the model begins anew. */
  onRestart?: () => void;
};

/**
 * Asks a model and answers with what it wrote: the person's own where they have one, else the provider of this server. Throws
 * ApiError with words for a person, or the AbortError of `signal`; text that had arrived by then was handed to `onText`.
 */
export async function askModel<B extends object>(ask: Ask<B>): Promise<AiAnswer> {
  ask.signal.throwIfAborted();
  const own = ownModelItem.read(currentSession().user?.userId ?? '');
  if (!own?.isOn) return askServer(ask);
  if (own.way === 'server')
    return askServer({ ...ask, body: { ...ask.body, provider: own.provider } }, ownModelHeadersOf(own));
  const { askOwnModel } = await import('./ask-own-model.ts');
  return askOwnModel(ask, own);
}
