import type { PostingFactName } from '../entities/posting/posting-fact-names.ts';
import { postingFacts } from '../entities/posting/posting-facts.data.ts';
import type { SearchChoices } from './search-choices.ts';

/** The fields of `SearchChoices` that keep to facts of a posting, in the order of lists, each with its fact. */
export const factFields = {
  shifts: 'shift',
  degrees: 'degree',
  experience: 'experience',
  languages: 'language',
  licences: 'licence',
  travel: 'travel',
  terms: 'term',
  sponsorship: 'sponsorship',
  clearances: 'clearance',
  fairChance: 'fair-chance',
} as const satisfies Partial<Record<keyof SearchChoices, PostingFactName>>;
export type FactField = keyof typeof factFields;

/** All values of a field, in the order of lists. */
export function factValuesOf(field: FactField): readonly string[] {
  return postingFacts[factFields[field]];
}
