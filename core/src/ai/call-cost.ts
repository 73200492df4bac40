import type { ModelPrice } from './model-price.ts';

/** What a call cost, in US dollars; null where no price is known. */
export function callCost(
  price: ModelPrice | null,
  usage: { inputTokens: number; outputTokens: number },
): number | null {
  if (!price) return null;
  return (usage.inputTokens * price.input + usage.outputTokens * price.output) / 1_000_000;
}
