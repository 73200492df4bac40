import { expect, test } from 'vitest';
import type { ComparisonRow } from '../../../shared/comparison/comparison-row.ts';
import { withMoney } from './use-offer-comparison.ts';

const said = (lead: string, second = '') => ({ lead, second, isUnknown: false });
const unknown = { lead: 'Not stated', second: '', isUnknown: true };
const row = (key: string, ...cells: ComparisonRow['cells']): ComparisonRow => ({
  key,
  label: key,
  note: '',
  cells,
});
const keys = (rows: readonly ComparisonRow[]) => rows.map(({ key }) => key);

const offer = [
  row('basePay', said('$86,000')),
  row('health', said('$164 a month')),
  row('daysOff', said('20')),
];

test('money stands between pay and days, and health insurance once', () => {
  const money = [
    row('takeHome', said('$5,343')),
    row('health', said('− $164.00')),
    row('left', said('$2,460')),
  ];
  const rows = withMoney(offer, money);
  expect(keys(rows)).toEqual(['basePay', 'takeHome', 'health', 'left', 'daysOff']);
  expect(rows[2]?.cells).toEqual([{ lead: '− $164.00', second: '$164 a month', isUnknown: false }]);
});

test('words of an offer without an amount stay, and what is not stated stays so', () => {
  const two = [row('health', said('all paid'), unknown)];
  const rows = withMoney(two, [row('health', unknown, unknown)]);
  expect(rows[0]?.cells).toEqual([said('all paid'), unknown]);
});

test('without an amount of health insurance its row is the offer’s', () => {
  expect(keys(withMoney(offer, [row('takeHome', said('$5,343'))]))).toEqual([
    'basePay',
    'health',
    'takeHome',
    'daysOff',
  ]);
});
