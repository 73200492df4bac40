import type { SourceProblem } from './port.ts';

/** Carries a problem out of the depth of a reading; the port's functions answer it as a value. */
export class SourceProblemError extends Error {
  override name = 'SourceProblemError';
  readonly problem: SourceProblem;
  constructor(kind: SourceProblem['kind'], text: string, retryAt: number | null = null) {
    super(text);
    this.problem = { kind, text, retryAt };
  }
}

/** The problem that something thrown means. */
export function problemOf(thrown: unknown): SourceProblem {
  if (thrown instanceof SourceProblemError) return thrown.problem;
  const text = `could not be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  return { kind: 'broken', text, retryAt: null };
}
