import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, numberOf, textOf } from '@foothold/core/parsing/board/loose-fields.ts';
import { payFromNumbers } from '@foothold/core/parsing/pay/salary.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';
import { repairEncoding } from '../record/repair-encoding.ts';
import { nycLocation } from './nyc-location.ts';

const sections = [
  ['Job Description', ''],
  ['Minimum Qual Requirements', 'Minimum qualification requirements'],
  ['Preferred Skills', 'Preferred skills'],
  ['Additional Information', 'Additional information'],
  ['Hours/Shift', 'Hours and shift'],
  ['Residency Requirement', 'Residency requirement'],
  ['To Apply', 'To apply'],
] as const;

const hours: Readonly<Record<string, string>> = { F: 'Full-time', P: 'Part-time' };

/** Reads a record of New York City's job list (NYC Open Data). One job is posted inside and outside separately. */
export function readNycGov(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const text = (name: string) => repairEncoding(textOf(row[name]));
  const id = text('Job ID');
  const type = text('Posting Type').toLowerCase();
  const hoursCode = text('Full-Time/Part-Time indicator');
  const pay = payFromNumbers({
    min: numberOf(row['Salary Range From']),
    max: numberOf(row['Salary Range To']),
    currency: 'USD',
    interval: text('Salary Frequency') || null,
  });
  return finishPosting({
    source: 'nyc-gov',
    externalId: id && type ? `${id}-${type}` : id,
    title: text('Business Title') || text('Civil Service Title'),
    companyName: text('Agency'),
    locations: [nycLocation(text('Work Location'))].filter((place) => place !== ''),
    employmentType: hours[hoursCode] ?? hoursCode,
    pay,
    description: describe(text),
    category: text('Job Category'),
    postedAt: statedTime(row['Posting Date'], { now }),
    closedAt: statedTime(row['Post Until'], { now }),
  });
}

function describe(text: (name: string) => string): string {
  return sections
    .map(([name, label]) => ({ label, body: text(name) }))
    .filter(({ body }) => body !== '')
    .map(({ label, body }) => (label ? `${label}\n${body}` : body))
    .join('\n\n');
}
