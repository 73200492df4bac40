import { stated } from '../port/check-document.ts';
import { type KeywordField, keywordFields, type SearchFilters } from '../port/search-request.ts';
import { type Columns, remoteFlag } from '../store/columns.ts';
import type { Strings } from '../store/strings.ts';
import { hasMarked, isEmpty, lastPosted, type PostingTest } from './posting-test.ts';

/** A field that can be chosen in: a facet is counted as if nothing were. */
export type ChoiceField = KeywordField | 'countries' | 'pay' | 'ages' | `fact ${string}`;

/** What is chosen in one field. */
export type Choice = { field: ChoiceField; test: (columns: Columns) => PostingTest };

/** Fields where a posting that does not state it counts as `unknown`. */
export const unknownFields: ReadonlySet<KeywordField> = new Set(['workplaces', 'jobTypes', 'seniorities']);

/** What is chosen, a test for each field. An empty list of values chooses nothing. */
export function choiceTests(filters: SearchFilters, strings: Strings): Choice[] {
  const { choices = {}, countries = [], facts = {}, pay, since } = filters;
  const tests: Choice[] = [];
  for (const field of keywordFields) {
    const values = choices[field] ?? [];
    if (values.length === 0) continue;
    const marks = strings.marks(unknownFields.has(field) ? values.map(stated) : values);
    tests.push({
      field,
      test:
        ({ codes }) =>
        (posting) =>
          marks[codes[field][posting] as number] === 1,
    });
  }
  if (countries.length > 0) tests.push({ field: 'countries', test: countryTest(strings.marks(countries)) });
  if (pay) tests.push({ field: 'pay', test: payTest(pay, strings) });
  if (since !== undefined)
    tests.push({
      field: 'ages',
      test:
        ({ posted }) =>
        (posting) =>
          posted[posting] !== 0 && lastPosted(posted[posting] as number) >= since,
    });
  for (const [name, values] of Object.entries(facts))
    if (values.length > 0) tests.push({ field: `fact ${name}`, test: factTest(name, values, strings) });
  return tests;
}

/** Remote work of no stated country is open to each. */
export function isOpenToAll({ flags, countries }: Columns, posting: number): boolean {
  return ((flags[posting] as number) & remoteFlag) !== 0 && isEmpty(countries, posting);
}

function countryTest(marks: Uint8Array): (columns: Columns) => PostingTest {
  return (columns) => (posting) =>
    hasMarked(columns.countries, posting, marks) || isOpenToAll(columns, posting);
}

function payTest(
  { from, currency, orNotStated }: NonNullable<SearchFilters['pay']>,
  strings: Strings,
): (columns: Columns) => PostingTest {
  const wanted = strings.find(currency);
  return ({ payMost, codes: { currencies } }) =>
    (posting) => {
      if (payMost[posting] === 0 || currencies[posting] !== wanted) return orNotStated;
      return (payMost[posting] as number) >= from;
    };
}

function factTest(
  name: string,
  values: readonly string[],
  strings: Strings,
): (columns: Columns) => PostingTest {
  const marks = strings.marks(values.map(stated));
  return ({ facts }) => {
    const column = facts.get(name);
    return (posting) =>
      column && !isEmpty(column, posting) ? hasMarked(column, posting, marks) : marks[0] === 1;
  };
}
