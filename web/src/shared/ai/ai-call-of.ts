import { callCost } from '@foothold/core/ai/call-cost.ts';
import { estimatedTokens } from '@foothold/core/ai/estimated-tokens.ts';
import type { AiCallRow } from '../../data/rows/own-data.ts';
import type { Destination } from '../../platform/ai/destination.ts';
import { outgoingText } from './outgoing.ts';
import { outgoingOf } from './outgoing-of.ts';
import type { AskedCall } from './question.ts';

/** What is kept of a call: what left, word for word, to whom, what came back and what it took. */
export function aiCallOf(call: AskedCall, destination: Destination | null): Omit<AiCallRow, 'internalId'> {
  const { question, answer, text, at, seconds, outcome, problem, discarded } = call;
  const sent = outgoingText(outgoingOf(question));
  const { isEstimated = false, ...usage } = answer?.usage ?? {
    isEstimated: true,
    inputTokens: estimatedTokens(sent) * (discarded.length + 1),
    outputTokens: estimatedTokens([...discarded, text].join('')),
  };
  return {
    ...{ at, task: question.task, sent, received: text, outcome, problem, seconds, ...usage },
    provider: answer?.provider ?? destination?.provider ?? '',
    model: answer?.model || (destination?.model ?? ''),
    host: destination?.host ?? '',
    isOwn: destination?.isOwn ?? false,
    isCounted: !isEstimated,
    cost: callCost(destination?.price ?? null, usage),
  };
}
