import type { AiAnswer } from './ai-answer.ts';
import type { Model, ModelCall } from './model.ts';

/** How one call is run. */
export type RunOptions = {
  /** Ends the vendor's call within a second; what it was aborted with is thrown. */
  signal: AbortSignal;
  /** Prose as it arrives. Where data is asked for, the characters of its top-level `text`, if its schema has one. */
  onText?: (text: string) => void;
  /** Forget the text so far: the model is asked once more, because its data could not be read. */
  onRestart?: () => void;
  /** Parses the data that was asked for and throws on what it cannot use; what it returns becomes `structured`. */
  read?: (json: unknown) => unknown;
};

/**
 * Runs one call to its end and returns what a screen shows. Fails with a `ModelError`. With `call.schema`, `structured` holds
 * the data, `text` its top-level `text` and `claims` its top-level `claims`; data that `read` refuses is asked for once more.
 */
export async function runModel(_model: Model, _call: ModelCall, _how: RunOptions): Promise<AiAnswer> {
  throw new Error('Follows in the next commit.');
}
