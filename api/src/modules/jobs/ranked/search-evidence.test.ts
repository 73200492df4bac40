import { readTyped } from '@foothold/core/search/read-typed.ts';
import { searchSigns } from '@foothold/core/search/search-vector.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { expect, test } from 'vitest';
import { ArrayPostingIndex } from '../../../posting-index/array-posting-index.ts';
import { testDocument, testRequest } from '../../../posting-index/posting-document-test-kit.ts';
import { searchEvidence } from './search-evidence.ts';

type Stated = { company?: string; text?: string; workplace?: 'remote' | 'onsite'; pay?: number };
type Row = string | [title: string, stated: Stated];

/** The titles that a typed line finds, best first, of these rows: those with all that was typed before a stroke. */
function found(term: string, rows: readonly Row[]): string[] {
  const titles = rows.map((row) => (typeof row === 'string' ? row : row[0]));
  const index = new ArrayPostingIndex();
  // The posts between make words rare enough to tell something.
  const others = Array.from({ length: 60 }, (_, number) =>
    testDocument(1000 + number, { title: `other${number}` }),
  );
  index.put([...others, ...rows.map((row, id) => documentOf(id, row))]);
  const { must, evidence, wishes, static: points } = searchEvidence(readTyped(term));
  const { hits } = index.search(
    testRequest({ ...(must && { must }), evidence, wishes, static: points, limit: 50 }),
  );
  const all = hits.filter(({ standing }) => standing === 'all').map(({ id }) => titles[id] ?? '');
  const close = hits.filter(({ standing }) => standing !== 'all').map(({ id }) => titles[id] ?? '');
  return close.length > 0 ? [...all, '/', ...close] : all;
}

function documentOf(id: number, row: Row) {
  const [title, { company = '', text = '', workplace = 'unknown', pay }] =
    typeof row === 'string' ? [row, {} as Stated] : row;
  return testDocument(id, {
    title: titleWords(title).join(' '),
    company: titleWords(company).join(' '),
    text: titleWords(text).join(' '),
    signs: searchSigns({ title, workplace, jobType: '', seniority: 'unknown' }),
    workplace,
    ...(pay !== undefined && { pay: { least: pay, most: pay, currency: 'USD' } }),
  });
}

test('a generic head carries no answer', () => {
  expect(found('forklift operator', ['GSOC Operator', 'Forklift Operator', 'Forklift Mechanic'])).toEqual([
    'Forklift Operator',
    '/',
    'Forklift Mechanic',
  ]);
  expect(found('payroll clerk', ['Payroll Manager', 'Receiving Clerk'])).toEqual(['/', 'Payroll Manager']);
});

test('a title counts by its own trade', () => {
  const rows = ['Medical Assistant Instructor', 'Medical Assistant'];
  expect(found('medical assistant', rows)).toEqual([
    'Medical Assistant',
    '/',
    'Medical Assistant Instructor',
  ]);
});

test('other names and trades beside a trade come close, other professions do not', () => {
  const rows = ['Physician', 'Bartender', 'Registered Nurse', 'Restaurant Server'];
  expect(found('RN', rows)).toEqual(['Registered Nurse']);
  expect(found('waitress', rows)).toEqual(['Restaurant Server', '/', 'Bartender']);
  expect(found('physician assistant', rows)).toEqual([]);
});

test('work is found by its field', () => {
  const rows = ['Line Cook', 'Prep Cook', 'Software Engineer', 'Kitchen Helper'];
  expect(found('i want to work in a kitchen', rows)).toEqual(['Kitchen Helper', 'Prep Cook', 'Line Cook']);
});

test('a shift is met by any of its wordings, in the title before the text', () => {
  const rows: Row[] = [
    'Pharmacist',
    ['Staff Pharmacist', { text: 'This is an overnight position' }],
    '3rd Shift Pharmacist',
    'Night Auditor',
  ];
  expect(found('overnight pharmacist', rows)).toEqual([
    '3rd Shift Pharmacist',
    'Staff Pharmacist',
    '/',
    'Pharmacist',
  ]);
});

test('a workplace is met first, not stated next, contradicted last', () => {
  const rows: Row[] = [
    ['Litigation Paralegal', { workplace: 'onsite' }],
    'Corporate Paralegal',
    ['Senior Paralegal', { workplace: 'remote' }],
  ];
  expect(found('remote paralegal', rows)).toEqual([
    'Senior Paralegal',
    '/',
    'Corporate Paralegal',
    'Litigation Paralegal',
  ]);
});

test('pay that is too low comes last and excludes nothing', () => {
  const rows: Row[] = [['Cook A', { pay: 30_000 }], 'Cook B', ['Cook C', { pay: 60_000 }]];
  expect(found('cook 50k', rows)).toEqual(['Cook C', 'Cook B', 'Cook A']);
});

test('quotes, a minus and a spoken not are hard', () => {
  const rows: Row[] = [
    ['Retail Manager', { text: 'manage a store' }],
    ['Retail Associate', { text: 'for our managers' }],
  ];
  expect(found('retail not management', rows)).toEqual(['Retail Associate']);
  expect(found('retail -manager', rows)).toEqual([]);
  expect(found('"retail manager"', rows)).toEqual(['Retail Manager']);
});

test('either side of an or answers', () => {
  const rows = ['Plumber', 'Electrician', 'Cashier'];
  expect(found('plumber or electrician', rows).sort()).toEqual(['Electrician', 'Plumber']);
  expect(found('xylophone OR cashier', rows)).toEqual(['Cashier']);
});

test('a word that no title has costs nothing', () => {
  const rows: Row[] = ['Sales Representative', ['Sales Agent', { text: 'no zither needed' }]];
  expect(found('zither sales representative', rows).filter((title) => title !== '/')[0]).toBe(
    'Sales Representative',
  );
});

test('a search of many words stays within what the index takes', () => {
  const term = Array.from({ length: 40 }, (_, number) => `nurse word${number}`).join(' ');
  expect(found(term, ['Nurse'])).toEqual(['/', 'Nurse']);
});
