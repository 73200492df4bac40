import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compactChange, isStillAfter, joinedChange, roughSize, wholeBefore } from './compact-change.ts';

const long = 'A posting of many words. '.repeat(20);
const row = (fields: object, stamp: string) => ({
  internalId: 1,
  jobTitle: 'Nurse',
  ...fields,
  updatedAt: stamp,
});
const edit = (before: object, after: object) => ({ table: 'jobs', key: 1, before, after });

it('leaves out a long text that an edit did not touch, and nothing else', () => {
  const change = edit(
    row({ description: long, status: 'a' }, '1'),
    row({ description: long, status: 'b' }, '2'),
  );
  const lean = compactChange(change);
  expect(lean.kept).toEqual(['description']);
  expect(JSON.stringify(lean)).not.toContain('posting');
  expect(lean.before).toMatchObject({ jobTitle: 'Nurse', status: 'a' });
  const touched = edit(row({ description: long }, '1'), row({ description: `${long}!` }, '2'));
  expect(compactChange(touched)).toBe(touched);
});

it('keeps additions, deletions and rows without a stamp whole', () => {
  for (const change of [
    edit(row({ description: long }, '1'), row({ description: long, a: 1 }, '1')),
    { table: 'jobs', key: 1, before: undefined, after: row({ description: long }, '1') },
    { table: 'jobs', key: 1, before: row({ description: long }, '1'), after: undefined },
  ])
    expect(compactChange(change)).toBe(change);
});

const field = fc.constantFrom('description', 'notes', 'coverLetter', 'status');
const value = fc.constantFrom('short', long, `${long} more`, '');
const fields = fc.dictionary(field, value);

it('gives the very row back, field order and all, and sees every other row as changed', () => {
  fc.assert(
    fc.property(fields, fields, fields, (a, b, c) => {
      const [before, after] = [row(a, '1'), row({ ...a, ...b }, '2')];
      const lean = structuredClone(compactChange(edit(before, after)));
      expect(isStillAfter(lean, after)).toBe(true);
      expect(JSON.stringify(wholeBefore(lean, after))).toBe(JSON.stringify(before));
      expect(isStillAfter(lean, row({ ...a, ...b, ...c }, '3'))).toBe(false);
      expect(isStillAfter(lean, undefined)).toBe(false);
    }),
  );
});

it('joins two edits that follow each other as if they had been one', () => {
  fc.assert(
    fc.property(fields, fields, fields, (a, b, c) => {
      const rows = [row(a, '1'), row({ ...a, ...b }, '2'), row({ ...a, ...b, ...c }, '3')] as const;
      const joined = joinedChange(
        compactChange(edit(rows[0], rows[1])),
        compactChange(edit(rows[1], rows[2])),
      );
      expect(isStillAfter(joined, rows[2])).toBe(true);
      expect(wholeBefore(joined, rows[2])).toEqual(rows[0]);
    }),
  );
});

it('knows about how large a value is', () => {
  const value = [edit(row({ description: long, list: [1, 2, null], deep: { a: 'b' } }, '1'), row({}, '2'))];
  const exact = JSON.stringify(value).length;
  expect(Math.abs(roughSize(value) - exact) / exact).toBeLessThan(0.1);
});
