import { hash53 } from '../text/hash53.ts';
import type { Asked } from './requirement.ts';

/** The id of a requirement: of what is asked and the words that ask, never of where they stand. */
export function requirementId(asked: Asked, words: string): string {
  const folded = words.toLowerCase().replace(/\s+/g, ' ').trim();
  return hash53(`${JSON.stringify(asked)}\n${folded}`).toString(36);
}
