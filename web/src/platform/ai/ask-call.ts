import type { AiTask } from '@foothold/core/ai/ai-provider.ts';
import type { aiPaths } from '@foothold/core/ai/compose/compose.ts';

/** One question to a model: the task, the call of the contract that answers it, and its body. */
export type Ask<B> = {
  task: AiTask;
  path: (typeof aiPaths)[AiTask];
  body: B;
  signal: AbortSignal;
  /** Text as it arrives, each time the new piece alone. */
  onText?: (text: string) => void;
  /** The text so far counts no more: the model begins again. */
  onRestart?: () => void;
};
