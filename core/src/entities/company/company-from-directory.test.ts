import { expect, it } from 'vitest';
import { companyFromDirectory } from './company-from-directory.ts';
import type { CompanySearchResult } from './company-search-result.ts';

const row: CompanySearchResult = {
  ...{
    id: 7,
    companyName: 'Lakeside',
    url: 'https://lakeside.example',
    description: 'Hospitals',
    summary: '',
  },
  ...{
    links: [],
    city: 'Columbus',
    state: 'OH',
    lat: 39.96,
    lng: -83,
    group: 'lakeside',
    groupName: 'Lakeside',
  },
  ...{
    alreadyAdded: false,
    address: '',
    country: 'US',
    jobPostingsUrl: '',
    categories: ['Hiring now', 'Health', 'Health', ' '],
  },
  ...{ locationCount: 1, openCount: 2, openHere: 2, newestPosted: '', distanceMiles: null, foundAs: '' },
  ...{ isSample: false, isWaiting: false, updatedAt: '2026-11-01T00:00:00.000Z' },
};

it('takes what the directory knows, and no address that leads nowhere or runs code', () => {
  expect(companyFromDirectory(row)).toMatchObject({
    companyName: 'Lakeside',
    url: 'https://lakeside.example',
    latitude: 39.96,
    longitude: -83,
    categories: ['Health'],
  });
  expect(
    companyFromDirectory({ ...row, url: 'javascript:alert(1)', jobPostingsUrl: 'data:x' }),
  ).toMatchObject({
    url: '',
    jobPostingsUrl: '',
  });
});

it('leaves an address out that one person alone says', () => {
  const { url } = row;
  const link = { kind: 'site' as const, url, isUnconfirmed: true, isText: false };
  expect(companyFromDirectory({ ...row, links: [link] }).url).toBe('');
  expect(companyFromDirectory({ ...row, links: [{ ...link, isUnconfirmed: false }] }).url).toBe(url);
  expect(companyFromDirectory({ ...row, links: [{ ...link, isUnconfirmed: false, isText: true }] }).url).toBe(
    '',
  );
});
