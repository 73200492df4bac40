import { expect, it } from 'vitest';
import { comparisonCsv, comparisonText } from './comparison-copy.ts';
import type { ComparisonRow } from './comparison-row.ts';

const said = (lead: string, second = '') => ({ lead, second, isUnknown: false });
const unknown = { lead: 'Not stated', second: '', isUnknown: true };
const rows: ComparisonRow[] = [
  {
    key: 'basePay',
    label: 'Base pay a year',
    note: '1',
    cells: [said('$85,280', '$41 an hour'), said('$91,000')],
  },
  { key: 'bonus', label: 'Bonus a year', note: '', cells: [said('=1+1'), unknown] },
];

it('is copied as a text in which what is unknown stays unknown', () => {
  expect(comparisonText(['Sable', 'Juniper'], rows)).toBe(
    'Sable\nBase pay a year: $85,280 ($41 an hour)\nBonus a year: =1+1\n\n' +
      'Juniper\nBase pay a year: $91,000\nBonus a year: Not stated\n',
  );
});

it('is written as a file in which what is unknown is empty and nothing calculates', () => {
  expect(comparisonCsv(['Sable, Inc.', 'Juniper'], rows)).toBe(
    `\ufeff,"Sable, Inc.",Juniper\r\nBase pay a year,"$85,280 ($41 an hour)","$91,000"\r\nBonus a year,'=1+1,\r\n`,
  );
});
