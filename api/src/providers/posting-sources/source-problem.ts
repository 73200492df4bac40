import type { SourceProblem } from './port.ts';

/** Carries a problem out of the depth of a reading; the port's functions answer it as a value. */
export class SourceProblemError extends Error {
  override name = 'SourceProblemError';
  readonly problem: SourceProblem;
  /** True where the source answered that there is no such thing, 404 or 410. */
  readonly isMissing: boolean;
  constructor(
    kind: SourceProblem['kind'],
    text: string,
    retryAt: number | null = null,
    { isMissing = false } = {},
  ) {
    super(text);
    this.problem = { kind, text, retryAt };
    this.isMissing = isMissing;
  }
}

/** The problem that something thrown means. */
export function problemOf(thrown: unknown): SourceProblem {
  if (thrown instanceof SourceProblemError) return thrown.problem;
  const text = `could not be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  return { kind: 'broken', text, retryAt: null };
}
