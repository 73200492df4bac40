import { csvRecords } from '@foothold/core/files/csv-read.ts';
import { type ImportSheet, importSheet } from '@foothold/core/transfer/import-sheet.ts';
import { expect, test } from 'vitest';
import {
  importSteps,
  leftOutColumns,
  matchCounts,
  readSheets,
  refusedCsv,
  rowsOfKind,
  usualDateOrder,
} from './transfer-rows.ts';

const sheetOf = (name: string, text: string): ImportSheet => {
  const sheet = importSheet(name, [...csvRecords(text, ',')], 'month-first');
  if (!sheet) throw new Error('no table');
  return sheet;
};
const never = new AbortController().signal;

test('rows of all sheets are read, and those that are no jobs are a file to be mended', async () => {
  const sheets = [
    sheetOf('a.csv', 'Company,Title,Notes\nAcme,Nurse,\n,,"=lost, but ""kept"""\n'),
    sheetOf('b.csv', 'Company,Title\nB,C\nB,C,D\n'),
  ];
  const { rows, refused } = await readSheets(sheets, never);
  expect(rows.map(({ fields }) => fields.companyName)).toEqual(['Acme', 'B']);
  const text = refusedCsv(refused, sheets, { row: 'Row', reason: 'Reason', why: ({ problem }) => problem });
  expect([...csvRecords(text.slice(1), ',')]).toEqual([
    ['Row', 'Reason', 'Company', 'Title', 'Notes'],
    ['3', 'no-name', '', '', '\'=lost, but "kept"'],
    ['Row', 'Reason', 'Company', 'Title'],
    ['3', 'shifted', 'B', 'C', 'D'],
  ]);
});

test('new rows are added; those that are here are left, filled or added as chosen', async () => {
  const { rows, from, refused } = await readSheets(
    [sheetOf('a', 'Company,Title\nA,1\nB,2\nC,3\nD,4\n')],
    never,
  );
  const preview = {
    rows,
    from,
    refused,
    matches: [
      { kind: 'new' },
      { kind: 'same', id: 7 },
      { kind: 'similar', id: 8 },
      { kind: 'repeat' },
    ] as const,
  };
  expect(matchCounts(preview)).toEqual({ new: 1, same: 1, similar: 1, repeat: 1 });
  const steps = (same: 'skip' | 'fill' | 'add', similar: 'skip' | 'fill' | 'add') =>
    importSteps(preview, { same, similar }).map((step) =>
      [step.row.fields.companyName, step.action, 'id' in step ? step.id : ''].join(' ').trim(),
    );
  expect(steps('skip', 'skip')).toEqual(['A add']);
  expect(steps('fill', 'add')).toEqual(['A add', 'B fill 7', 'C add']);
});

test('what is left out is named with its rows', async () => {
  const sheets = [
    sheetOf(
      'a.csv',
      'Company,Title,Employer website,Empty\nAcme,Nurse,https://a.example,\nAcme,Nurse,https://a.example,\nB,Cook,,\nC,Host,https://c.example,\n',
    ),
    sheetOf('b.csv', 'Company,Title,My email\nD,Baker,me@x.example\n'),
  ];
  expect(leftOutColumns(sheets)).toEqual([
    { head: 'Employer website', rows: { sheet: 'a.csv', numbers: [2, 3, 5] } },
    { head: 'My email', rows: { sheet: 'b.csv', numbers: [2] } },
  ]);
  const read = await readSheets(sheets, never);
  const kinds = ['new', 'repeat', 'repeat', 'new', 'repeat'] as const;
  expect(rowsOfKind({ ...read, matches: kinds.map((kind) => ({ kind })) }, 'repeat')).toEqual([
    { sheet: 'a.csv', numbers: [3, 4] },
    { sheet: 'b.csv', numbers: [2] },
  ]);
});

test('the usual order of dates is that of the place', () => {
  expect([usualDateOrder('en-US'), usualDateOrder('en-GB'), usualDateOrder('de')]).toEqual([
    'month-first',
    'day-first',
    'day-first',
  ]);
});
