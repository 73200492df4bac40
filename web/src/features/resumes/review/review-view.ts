import { type CheckGroup, checkGroups } from '@foothold/core/resume-review/review-checks.data.ts';

/** What of a review is looked at, as the address has it. */
export type ReviewView = { group: CheckGroup | null; open: string | null };

/** Reads the view of an address; a group that does not exist shows all (docs/spec/readings.md R5). */
export function readReviewView(search: URLSearchParams): ReviewView {
  const group = checkGroups.find((one) => one === search.get('group')) ?? null;
  return { group, open: search.get('open') };
}

/** The view as an address has it. */
export function writeReviewView({ group, open }: ReviewView): URLSearchParams {
  return new URLSearchParams({ ...(group && { group }), ...(open !== null && { open }) });
}
