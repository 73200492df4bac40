import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows, guardedCell, plainCell } from './csv-cell.ts';
import { csvRecords } from './csv-read.ts';

test.each([
  '=1+1',
  '+49 30 1234',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =cmd|x',
  '"=1"',
  '＝1+1',
  '＠x',
  '\u200b=1',
  '\ufeff=1',
  '−1',
])('%j is written so that no spreadsheet calculates it', (text) => {
  expect(guardedCell(text)).toBe(`'${text}`);
  expect(plainCell(guardedCell(text))).toBe(text);
});

test.each(['-97.7431', '-5', '12', 'Nurse', "'tis the season", '', 'a=b', 'C++'])(
  '%j stays as it is',
  (text) => {
    expect(guardedCell(text)).toBe(text);
    expect(plainCell(text)).toBe(text);
  },
);

test('an apostrophe of the text itself comes back', () => {
  for (const text of ["'=1", "''=1", "'-5", "'@"]) expect(plainCell(guardedCell(text))).toBe(text);
});

/** Texts as they may be in a job: of any script, with the signs that CSV and spreadsheets trip over. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        "'",
        '"',
        ',',
        ';',
        '\n',
        '\r',
        '\t',
        ' ',
        'a',
        '1',
        '😀',
        'ש',
        '＝',
      ),
      {
        maxLength: 8,
      },
    )
    .map((signs) => signs.join('')),
);

test('any cell that is guarded is a text again, and only numbers begin with a sign of calculation', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const cell = guardedCell(text);
      expect(plainCell(cell)).toBe(text);
      expect(cell).not.toMatch(/^[\s"]*(?:[=+@]|-(?!\d{1,15}(?:\.\d{1,15})?$))/);
    }),
    { numRuns: 5000, seed: 8 },
  );
});

test('any rows written are the rows read', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyText, { minLength: 2, maxLength: 5 }), { maxLength: 6 }), (rows) => {
      expect([...csvRecords(csvRows(rows), ',')]).toEqual(rows);
    }),
    { numRuns: 2000, seed: 8 },
  );
});
