import { expect, test } from 'vitest';
import { repeatFinder, rowKeys } from './import-match.ts';
import type { ImportedRow } from './import-row.ts';

const row = (number: number, fields: ImportedRow['fields']): ImportedRow => ({
  number,
  fields: { jobTitle: 'Nurse', companyName: 'Acme', ...fields },
  status: null,
  statusDate: '',
  resumeTitle: '',
  history: null,
  events: [],
});

test('a row is looked up by its id, its link and its names, folded', () => {
  expect(
    rowKeys(
      row(2, { uid: 'u', url: 'https://www.acme.example.com/1/?utm_source=x', companyName: 'ACME Inc' }),
    ),
  ).toEqual({
    uid: 'u',
    match: ['url:acme.example.com/1'],
    similar: 'nurse|acme',
  });
  expect(rowKeys(row(2, { externalId: '7', source: 'adzuna' })).match).toEqual(['id:adzuna:7']);
  // A number typed beside “Online” is unique nowhere.
  expect(rowKeys(row(2, { externalId: '7', source: 'online' })).match).toEqual([]);
});

test('the second of two rows of one job is a repeat; a careers page is the link of many', () => {
  const url = 'https://acme.example.com/careers';
  const rows = [
    row(2, { url }),
    row(3, { url, jobTitle: 'Planner' }),
    row(4, { url }),
    row(5, {}),
    row(6, {}),
    row(7, { notes: 'x' }),
  ];
  expect(rows.filter(repeatFinder()).map(({ number }) => number)).toEqual([4, 6]);
});
