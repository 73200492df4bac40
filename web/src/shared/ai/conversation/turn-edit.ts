import type { TurnEnd } from '@foothold/core/ai/turn/run-turn.ts';
import type { AnswerEdit } from '../../../data/conversations/write-answer.ts';
import { ApiError, clientFailure } from '../../../platform/server/api-error.ts';

/** What is kept of a turn that ended. `cost` is of all its calls; null where no price is known. */
export function editOfTurn(
  { text, parts, state, failure, last, notes, ...usage }: TurnEnd,
  cost: number | null,
): AnswerEdit {
  const problem = state === 'failed' ? problemOf(failure) : null;
  return {
    ...{ text, parts, state, notes, cost, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens },
    claims: last?.claims ?? [],
    ...{ provider: last?.provider ?? '', model: last?.model ?? '', prompt: last?.prompt ?? '' },
    ...{ problem: problem?.code ?? '', problemText: problem?.message ?? '' },
    problemTold: problem?.text ?? null,
  };
}

/** A failure with words for the person; what is none of the known ones has general words and no detail. */
export function problemOf(failure: unknown): ApiError {
  return failure instanceof ApiError ? failure : clientFailure('bad-answer', { cause: failure });
}
