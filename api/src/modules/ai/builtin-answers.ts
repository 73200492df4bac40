import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { AiTask } from '@foothold/core/ai/ai-provider.ts';
import type { AiQuestion } from '@foothold/core/ai/compose/compose.ts';
import { AppError } from '../../errors.ts';

/** What is answered by rule, by task: each takes the body of its call. */
type Rules = { [T in AiTask]?: (body: Extract<AiQuestion, { task: T }>['body']) => AiAnswer };

const rules: Rules = {};

/** Answers by rule, as the browser does it too (READINGS R20): nothing leaves this server. Throws 422 where there is no rule. */
export function builtinAnswer({ task, body }: AiQuestion): AiAnswer {
  const rule = rules[task] as ((given: typeof body) => AiAnswer) | undefined;
  if (!rule)
    throw new AppError(
      'unprocessable',
      'No model is set up on this server, and without one this question has no answer by rule. Set up a key of your own in Settings, or ask the operator of this site.',
    );
  return rule(body);
}
