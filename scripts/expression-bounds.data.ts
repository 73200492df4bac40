import type { BoundedExpression } from './expression-problems.ts';

/** Expressions that are not linear in the length of their text, each with what keeps that text short. */
export const boundedExpressions: readonly BoundedExpression[] = [];

/**
 * Expressions that take more than linear time and have no line above yet. What foreign text they read, they read in a
 * process of its own with a deadline, or in the browser of whoever pasted it. Lower it with each one that is rewritten or
 * bounded, never raise it.
 */
export const mostUnbounded = 104;
