import { expect, test } from 'vitest';
import { noFilters, type SearchFilters } from '../../../shared/search/search-address.ts';
import { filterFields, isChosen, isNarrowed, withoutField } from './filter-fields.ts';

const chosen: SearchFilters = {
  ...noFilters,
  term: 'nurse',
  age: 7,
  company: 'Acme',
  only: {
    workplaces: ['remote'],
    jobTypes: ['contract'],
    seniorities: ['lead'],
    shifts: ['night'],
    languages: ['es', 'unknown'],
    companies: ['Initech'],
    categories: ['Nursing'],
    sources: ['greenhouse'],
    pay: { from: 60_000, currency: 'USD', orNotStated: true },
  },
  exclude: { words: ['night'], companies: ['Hooli'] },
};

test.each(filterFields.map((field) => [field]))('%s comes off by itself', (field) => {
  expect(isChosen(chosen, field)).toBe(true);
  expect(isChosen(noFilters, field)).toBe(false);
  const without = withoutField(chosen, field);
  expect(filterFields.filter((one) => !isChosen(without, one))).toEqual([field]);
  expect(without.term).toBe('nurse');
});

test('taking off one after the other leaves the words and nothing else', () => {
  const bare = filterFields.reduce(withoutField, chosen);
  expect(bare).toEqual({ ...noFilters, term: 'nurse' });
  expect(isNarrowed(bare)).toBe(false);
  expect(isNarrowed({ ...bare, place: 'Remote' })).toBe(true);
  expect(isNarrowed({ ...bare, exclude: { words: ['night'] } })).toBe(true);
});
