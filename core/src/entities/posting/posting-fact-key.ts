import type { PostingFactName } from './posting-fact-names.ts';

/** A value of a fact as the database and the counts of a search write it: `shift:night`. */
export function factKey(fact: PostingFactName, value: string): string {
  return `${fact}:${value}`;
}
