import { callCost } from '@foothold/core/ai/call-cost.ts';
import { estimatedTokens } from '@foothold/core/ai/estimated-tokens.ts';
import type { Destination } from '../../platform/ai/destination.ts';
import type { AnswerAtWork } from '../../shared/ai/conversation/answers-at-work.ts';
import { useCallWords } from '../../shared/ai/use-call-words.ts';

/** About what an answer took so far: tokens, none by rule, and money in words where a price is known. */
export function useSpent(
  atWork: AnswerAtWork | undefined,
  destination: Destination | null,
): { tokens: number; cost: string } {
  const { money } = useCallWords();
  if (!atWork || !destination) return { tokens: 0, cost: '' };
  const { inputTokens, text } = atWork;
  const outputTokens = Math.max(atWork.outputTokens, estimatedTokens(text));
  const cost = callCost(destination.price, { inputTokens, outputTokens });
  return { tokens: inputTokens + outputTokens, cost: cost === null ? '' : money(cost) };
}
