import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { currentSession } from '../server/session.ts';
import type { Ask } from './ask-call.ts';
import { askServer } from './ask-server.ts';
import { browserModelItem } from './browser-model/browser-model-item.ts';
import { ownModelHeadersOf, ownModelItem } from './own-settings.ts';

/**
 * Asks a model and answers with what it wrote: the one of this browser where it is turned on, the
 * person's own where they have one, else the provider of this server. Throws
 * ApiError with words for a person, or the AbortError of `signal`; text that had arrived by then was handed to `onText`.
 */
export async function askModel<B extends object>(ask: Ask<B>): Promise<AiAnswer> {
  ask.signal.throwIfAborted();
  const userId = currentSession().user?.userId ?? '';
  if (browserModelItem.read(userId)?.isOn) {
    const { askBrowserModel } = await import('./browser-model/ask-browser-model.ts');
    return askBrowserModel(ask);
  }
  const own = ownModelItem.read(userId);
  if (!own?.isOn) return askServer(ask);
  if (own.way === 'server')
    return askServer({ ...ask, body: { ...ask.body, provider: own.provider } }, ownModelHeadersOf(own));
  const { askOwnModel } = await import('./ask-own-model.ts');
  return askOwnModel(ask, own);
}
