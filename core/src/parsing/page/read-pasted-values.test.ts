import { expect, test } from 'vitest';
import { readPasted } from './read-pasted.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

function read(text: string): Record<string, string> {
  const fields = readPasted(text, { now }).postings[0]?.fields ?? [];
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
}

test('entities that were copied with it are decoded, and a dollar is that of the place', () => {
  expect(
    read(
      'R&amp;D Engineer\nFern &amp; Sons\nToronto, ON\n$80,000 - $95,000 a year\nYou test &#8211; and more.',
    ),
  ).toMatchObject({
    jobTitle: 'R&D Engineer',
    companyName: 'Fern & Sons',
    salary: 'CA$80,000 - CA$95,000',
  });
});

test.each([
  ['CAD $80,000 - $95,000 a year', 'CA$80,000 - CA$95,000'],
  ['£15.20per hour', '£15.20 an hour'],
  ['45.000 € - 55.000 € a year', '€45,000 - €55,000'],
  ['₹6,00,000 - ₹9,00,000 a year', '₹600,000 - ₹900,000'],
  ['OTE: $120,000', undefined],
  ['$30,000 per project', undefined],
  ['Sign-on bonus $25,000', undefined],
])('pay of its head: %s', (line, salary) => {
  expect(read(`Line Cook\nBlue Fern\n${line}\nYou will run the line.`).salary).toBe(salary);
});
