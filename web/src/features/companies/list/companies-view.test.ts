import { Company } from '@foothold/core/entities/company/company.ts';
import { expect, test } from 'vitest';
import { countedCategories } from '../../../data/companies/company-categories.ts';
import { companiesAddress, companiesOfView, partOf, readCompaniesView } from './companies-view.ts';

const company = (internalId: number, companyName: string, more: Partial<Company> = {}) =>
  Company.parse({ internalId, companyName, ...more }) as Company;
const usual = readCompaniesView('all', new URLSearchParams());
const all = [
  company(1, 'Zephyr Foods', { city: 'Érie', categories: ['Food'], updatedAt: '2026-11-02' }),
  company(2, 'Acme', {
    watchedAt: '2026-11-01',
    notes: 'night shifts',
    categories: ['food', 'Steel'],
    updatedAt: '2026-11-01',
  }),
  company(3, 'Mercy, Inc.', { description: 'Hospital', updatedAt: '2026-11-03' }),
];
const jobs = new Map([['mercy', 3]]);
const names = (view: Partial<typeof usual>) =>
  companiesOfView(all, { ...usual, ...view }, jobs).map(({ internalId }) => internalId);

test.each([
  ['all', 'all'],
  ['true', 'all'],
  ['saved', 'saved'],
  ['directory', 'directory'],
  ['false', 'false'],
  ['nonsense', 'all'],
  [undefined, 'all'],
])('the word %s of an address lists %s', (word, part) => {
  expect(partOf(word)).toBe(part);
});

test('own companies are in the order asked for', () => {
  expect(names({})).toEqual([2, 3, 1]);
  expect(names({ sort: 'jobs' })).toEqual([3, 2, 1]);
  expect(names({ sort: 'changed' })).toEqual([3, 1, 2]);
});

test('they are found by words of their name, place, notes and categories, accents aside', () => {
  expect(names({ text: 'ERIE' })).toEqual([1]);
  expect(names({ text: 'night shi' })).toEqual([2]);
  expect(names({ text: 'hosp merc' })).toEqual([3]);
  expect(names({ text: 'ight' })).toEqual([]);
});

test('they are narrowed to watched ones and to a category', () => {
  expect(names({ isWatched: true })).toEqual([2]);
  expect(names({ category: 'FOOD' })).toEqual([2, 1]);
  expect(countedCategories(all).map(({ name, count }) => [name, count])).toEqual([
    ['Food', 2],
    ['Steel', 1],
  ]);
});

test('a view comes back from its address', () => {
  const view = {
    ...usual,
    part: 'saved' as const,
    text: 'a & b',
    sort: 'jobs' as const,
    isWatched: true,
    category: 'Food',
    open: '3',
  };
  const url = new URL(companiesAddress(view), 'https://x.example');
  expect(readCompaniesView('saved', url.searchParams)).toEqual(view);
  expect(readCompaniesView('saved', new URLSearchParams('sort=upwards')).sort).toBe('name');
});
