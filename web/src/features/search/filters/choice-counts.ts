import { factKey } from '@foothold/core/entities/posting/posting-fact-key.ts';
import { type FactField, factFields } from '@foothold/core/search/fact-fields.ts';
import type { FacetCount, SearchFacets } from '@foothold/core/search/search-choices.ts';
import type { ChoiceField } from '../../../shared/search/choices-address.ts';

/** The counts of one field, those of a fact under their bare values; none while there are no counts. */
export function choiceCounts(facets: SearchFacets | null, field: ChoiceField): readonly FacetCount[] {
  if (!facets) return [];
  if (!isFactField(field)) return facets[field];
  const start = factKey(factFields[field], '');
  return facets.facts
    .filter(({ value, count }) => value.startsWith(start) && count > 0)
    .map(({ value, count }) => ({ value: value.slice(start.length), count }));
}

/** Whether a field keeps to a fact of postings. */
export function isFactField(field: string): field is FactField {
  return Object.hasOwn(factFields, field);
}
