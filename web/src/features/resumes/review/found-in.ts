import type { Finding, Review } from '@foothold/core/resume-review/review.ts';
import { type CheckGroup, checkOf } from '@foothold/core/resume-review/review-checks.data.ts';

/** The findings of a group; all of them without one. */
export function foundIn({ findings }: Review, group: CheckGroup | null): readonly Finding[] {
  return group === null ? findings : findings.filter(({ check }) => checkOf(check).group === group);
}
