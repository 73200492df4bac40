import type { Company } from '@foothold/core/entities/company/company.ts';
import { expect, it } from 'vitest';
import { companiesShown, findCompanies } from './own-companies-shown.ts';

const company = (internalId: number, companyName: string, rest: Partial<Company> = {}) =>
  ({
    internalId,
    companyName,
    city: '',
    state: '',
    categories: [],
    latitude: 0,
    longitude: 0,
    ...rest,
  }) as unknown as Company;

const all = [
  company(1, 'Zephyr Électric', { latitude: 40, longitude: -83 }),
  company(2, 'Lakeside', { city: 'Erie', categories: ['Health care'] }),
  company(3, 'Acme', { latitude: 41, longitude: -81 }),
];
const ids = (found: readonly Company[]) => found.map(({ internalId }) => internalId);

it('finds by the beginning of each word, whatever its accents', () => {
  expect(ids(findCompanies(all, 'electric zep'))).toEqual([1]);
  expect(ids(findCompanies(all, 'erie health'))).toEqual([2]);
  expect(ids(findCompanies(all, ''))).toEqual([1, 2, 3]);
  expect(ids(findCompanies(all, 'side'))).toEqual([]);
});

it('leaves out those that the person hid, however their name is spelled', () => {
  expect(ids(findCompanies(all, '', ['ACME, Inc.', 'Elsewhere']))).toEqual([1, 2]);
  expect(ids(findCompanies(all, 'acme', ['ACME, Inc.']))).toEqual([]);
});

it('shows what the map shows by name, and last what has no place', () => {
  const pin = (id: string) => ({ id, lat: 0, lng: 0, label: '', kind: 'company' as const });
  expect(ids(companiesShown(all, [pin('own-1'), pin('own-3')]))).toEqual([3, 1, 2]);
  expect(ids(companiesShown(all, [pin('own-1')]))).toEqual([1, 2]);
});
