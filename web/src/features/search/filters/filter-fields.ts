import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { factFields } from '@foothold/core/search/fact-fields.ts';
import { isWithoutChoices, withPay, withValues } from '../../../shared/search/choices-address.ts';
import { noFilters, type SearchFilters } from '../../../shared/search/search-address.ts';

/** What a search can be narrowed by beside its words and places, in the order of their buttons. */
export const filterFields = [
  'workplaces',
  'jobTypes',
  'pay',
  'seniorities',
  'facts',
  'age',
  'companies',
  'categories',
  'sources',
  'exclude',
] as const;
export type FilterField = (typeof filterFields)[number];

/** True when the field narrows the search. */
export function isChosen(filters: SearchFilters, field: FilterField): boolean {
  if (field === 'age') return filters.age > 0;
  if (field === 'facts') return keysOf(factFields).some((one) => filters.only[one] !== undefined);
  if (field === 'exclude') return Object.keys(filters.exclude).length > 0;
  if (field === 'companies') return filters.company !== '' || Boolean(filters.only.companies);
  return filters.only[field] !== undefined;
}

/** The filters with nothing chosen in one field. */
export function withoutField(filters: SearchFilters, field: FilterField): SearchFilters {
  const { only } = filters;
  if (field === 'age') return { ...filters, age: noFilters.age };
  if (field === 'exclude') return { ...filters, exclude: {} };
  if (field === 'facts')
    return { ...filters, only: keysOf(factFields).reduce((kept, one) => withValues(kept, one, []), only) };
  if (field === 'pay') return { ...filters, only: withPay(only, null) };
  if (field === 'companies') return { ...filters, company: '', only: withValues(only, field, []) };
  return { ...filters, only: withValues(only, field, []) };
}

/** True when anything but the words narrows the search, so that there is something to clear. */
export function isNarrowed(filters: SearchFilters): boolean {
  const { place, age, company } = filters;
  return place !== '' || age > 0 || company !== '' || !isWithoutChoices(filters);
}
