import { describe, expect, it } from 'vitest';
import { companyEntity } from './company.ts';
import type { CompanyDetail } from './company-search-result.ts';
import {
  DirectoryLocationForm,
  directoryLocationValues,
  locationChangeOf,
  newLocationValues,
  sharedLocationOf,
} from './directory-location-form.ts';
import { SharedCompany, SharedCompanyChange } from './shared-company.ts';

const row: CompanyDetail = {
  ...{
    id: 7,
    companyName: 'Lakeside',
    url: '',
    description: '',
    summary: '',
    links: [],
    address: '1 Oak St',
  },
  ...{
    city: 'Erie',
    state: 'PA',
    country: 'US',
    lat: 42.1,
    lng: -80.1,
    group: 'lakeside',
    groupName: 'Lakeside',
  },
  ...{ alreadyAdded: false, jobPostingsUrl: '', categories: ['Health', 'Nonprofit'], locationCount: 2 },
  ...{ ownCategories: ['Health', 'Nonprofit'], sources: [], otherNames: [] },
  ...{
    openCount: 0,
    openHere: 0,
    newestPosted: '',
    distanceMiles: null,
    foundAs: '',
    isSample: false,
    isWaiting: false,
    proposals: [],
    standings: [],
  },
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const values = newLocationValues('Lakeside / 50%');
const problems = (given: Partial<typeof values>) =>
  DirectoryLocationForm.safeParse({ ...values, ...given }).error?.issues.map(({ path }) => path[0]) ?? [];

describe('the form of a location of an employer', () => {
  it.each([
    [{ url: 'javascript:alert(1)' }, ['url']],
    [{ url: 'example' }, ['url']],
    [{ companyName: ' ' }, ['companyName']],
    [{ companyName: 'x'.repeat(301) }, ['companyName']],
    [{ companyName: 'x'.repeat(300) }, []],
    [{ companyName: '🏥🚚' }, []],
    [{ companyName: 'شركة النقل' }, []],
    [{ categories: Array.from({ length: 21 }, (_, at) => `c${at}`).join(',') }, ['categories']],
    [{ categories: 'x'.repeat(101) }, ['categories']],
    [{ latitude: '91', longitude: '10' }, ['latitude']],
    [{ latitude: '40' }, ['longitude']],
    [{ url: 'lakeside.example/jobs' }, []],
  ])('of %o refuses %o', (given, expected) => {
    expect(problems(given)).toEqual(expected);
  });

  it('has a label for each field', () => {
    for (const field of Object.keys(DirectoryLocationForm.shape))
      expect(companyEntity.fields).toHaveProperty(field);
  });

  it('gives the directory what was filled in, as the contract takes it', () => {
    const shared = sharedLocationOf(
      { ...values, city: ' Erie ', categories: 'Health, Health,', latitude: '42,1', longitude: '80.1 W' },
      'Lakeside / 50%',
    );
    expect(shared).toEqual({
      companyName: 'Lakeside / 50%',
      groupName: 'Lakeside / 50%',
      city: 'Erie',
      categories: ['Health'],
      latitude: 42.1,
      longitude: -80.1,
    });
    expect(SharedCompany.safeParse(shared).success).toBe(true);
  });

  it('changes only what differs, and says which version it started from', () => {
    const same = directoryLocationValues(row);
    expect(locationChangeOf(same, row)).toBeNull();
    const change = locationChangeOf({ ...same, city: 'Meadville', latitude: '41.6' }, row);
    expect(change).toEqual({ city: 'Meadville', latitude: 41.6, longitude: -80.1, updatedAt: row.updatedAt });
    expect(SharedCompanyChange.safeParse(change).success).toBe(true);
    expect(locationChangeOf({ ...same, address: '' }, row)).toMatchObject({ address: '' });
  });

  it('changes the categories that people wrote and leaves those of postings and lists alone', () => {
    const many = Array.from({ length: 30 }, (_, at) => `Trade ${at}`);
    const known = {
      ...row,
      categories: ['Hiring now', 'S&P 500', ...many, 'Health'],
      ownCategories: ['Health'],
      proposals: [],
      standings: [],
    };
    const shown = directoryLocationValues(known);
    expect([shown.categories, DirectoryLocationForm.safeParse(shown).success]).toEqual(['Health', true]);
    expect(locationChangeOf({ ...shown, categories: 'Health, Nonprofit' }, known)).toEqual({
      categories: ['Health', 'Nonprofit'],
      updatedAt: row.updatedAt,
    });
  });
});
