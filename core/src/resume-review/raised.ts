import type { Finding, ReviewFix } from './review.ts';
import type { CheckId } from './review-checks.data.ts';
import type { ReviewText } from './review-text.ts';

/** What a check found, before it is given a key and a place in the order. */
export type Raised = Pick<Finding, 'check' | 'field'> &
  Partial<Pick<Finding, 'quote' | 'at' | 'count' | 'fixes' | 'note'>>;

/** A finding about a stretch of a text, with what a press writes in its place. */
export function raisedAt(
  check: CheckId,
  { field, text }: Pick<ReviewText, 'field' | 'text'>,
  at: readonly [number, number],
  fixes: readonly (ReviewFix | undefined)[] = [],
): Raised {
  return { check, field, at, quote: text.slice(...at), fixes: fixes.filter((fix) => fix !== undefined) };
}
