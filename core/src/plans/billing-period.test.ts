import { expect, test } from 'vitest';
import { addMonths, dayAt, periodAt } from './billing-period.ts';

const iso = ({ start, end }: { start: Date; end: Date }) => [start.toISOString(), end.toISOString()];
const period = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2026-12-15T23:59:59Z', 1, '2027-01-15T23:59:59.000Z'],
  ['2026-03-31T00:00:00Z', -1, '2026-02-28T00:00:00.000Z'],
  ['2026-11-26T00:00:00Z', 0, '2026-11-26T00:00:00.000Z'],
])('%s and %i months is %s', (at, months, expected) => {
  expect(addMonths(new Date(at), months).toISOString()).toBe(expected);
});

const november = period('2026-11-18T10:05:00Z', '2026-12-18T10:05:00Z');
test.each([
  ['inside', '2026-11-26T00:00:00Z', '2026-11-18T10:05:00.000Z', '2026-12-18T10:05:00.000Z'],
  [
    'before it, as clocks apart may have it',
    '2026-11-18T10:04:59Z',
    '2026-11-18T10:05:00.000Z',
    '2026-12-18T10:05:00.000Z',
  ],
  [
    'at its end the next begins',
    '2026-12-18T10:05:00Z',
    '2026-12-18T10:05:00.000Z',
    '2027-01-18T10:05:00.000Z',
  ],
  [
    'a moment before the second renewal',
    '2027-01-18T10:04:59Z',
    '2026-12-18T10:05:00.000Z',
    '2027-01-18T10:05:00.000Z',
  ],
  ['after a year', '2027-12-20T00:00:00Z', '2027-12-18T10:05:00.000Z', '2028-01-18T10:05:00.000Z'],
])('the period %s', (_name, now, start, end) => {
  expect(iso(periodAt(november, new Date(now)))).toEqual([start, end]);
});

test('a period that ends on the 31st keeps its day where the month has it', () => {
  const found = periodAt(
    period('2026-12-31T00:00:00Z', '2027-01-31T00:00:00Z'),
    new Date('2027-03-31T00:00:01Z'),
  );
  expect(iso(found)).toEqual(['2027-03-31T00:00:00.000Z', '2027-04-30T00:00:00.000Z']);
});

test('a day is one of UTC, whatever the zone of the machine', () => {
  expect(iso(dayAt(new Date('2026-11-26T23:30:00-05:00')))).toEqual([
    '2026-11-27T00:00:00.000Z',
    '2026-11-28T00:00:00.000Z',
  ]);
});
