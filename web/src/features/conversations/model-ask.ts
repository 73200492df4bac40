import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { type Ask, askModel } from '../../platform/ai/ask.ts';

/** Asks a model once; `price` is what the call cost in US dollars, null where no price is known. */
export type ModelAsk = { ask: <B>(question: Ask<B>) => Promise<{ answer: AiAnswer; price: number | null }> };

/** Asks the first model that this server has. */
export const siteModel: ModelAsk = {
  ask: async (question) => ({ answer: await askModel(question), price: null }),
};
