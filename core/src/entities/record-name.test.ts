import { expect, test } from 'vitest';
import { fieldWords, recordName, valueLine } from './record-name.ts';

test.each([
  [{ jobTitle: 'Nurse', companyName: 'Mercy' }, 'Nurse · Mercy'],
  [{ companyName: ' Mercy\n Clinic ' }, 'Mercy Clinic'],
  [{ settingName: 'distance', settingGroup: 'jobSearch', settingValue: '25' }, 'distance · jobSearch'],
  [{ jobTitle: { no: 'text' }, name: '' }, ''],
  [{ title: 'x'.repeat(100) }, `${'x'.repeat(80)}…`],
])('a record is called %j → %s', (row, name) => {
  expect(recordName(row)).toBe(name);
});

test('a field and its value are put in words', () => {
  expect(['dateApplied', 'notes', 'resume_id2'].map(fieldWords)).toEqual([
    'Date applied',
    'Notes',
    'Resume id2',
  ]);
  expect([undefined, null, '', 'a\n b', 0, ['a', 'b'], { min: 1 }].map((value) => valueLine(value))).toEqual([
    '',
    '',
    '',
    'a b',
    '0',
    'a, b',
    '{"min":1}',
  ]);
  expect(valueLine('x'.repeat(200))).toBe(`${'x'.repeat(140)}…`);
});
