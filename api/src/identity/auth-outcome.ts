import { AppError } from '../errors.ts';
import type { SignInOutcome } from '../metrics/metrics.ts';

/** Hears of every attempt to sign in once it is over. */
export type ReportSignIn = (way: 'link' | 'google' | 'passkey', outcome: SignInOutcome) => void;

/** Runs the step that ends in a session and tells how it ended; a refusal is the person's, a failure ours. */
export async function tellingOutcome<T>(
  tell: (outcome: SignInOutcome) => void,
  run: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await run();
    tell('signed-in');
    return answer;
  } catch (cause) {
    // The passkey comes next, and how that ends is what counts.
    if (cause instanceof AppError && cause.code === 'second-sign-in-required') throw cause;
    tell(cause instanceof AppError && cause.status < 500 ? 'refused' : 'failed');
    throw cause;
  }
}
