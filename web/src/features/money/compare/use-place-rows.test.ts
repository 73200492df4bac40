import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComparisonRow } from '../../../shared/comparison/comparison-row.ts';
import type { MoneyColumn } from '../../../shared/money/money-column.ts';
import { noteNumbers } from '../../../shared/money/note-numbers.ts';
import type { Commute } from './commute.ts';
import { usePlaceRows } from './use-place-rows.ts';

i18n.load('en', {});
i18n.activate('en');

const published = { area: 'Ohio', agency: 'Agency', dataset: 'Prices', year: '2024' };
const levels = { all: 91.4, goods: 1, housing: 1, utilities: 1, services: 1 };
const climate = {
  ...{ ...published, dataset: 'Normals', distanceKm: 16.1, precipitation: null, snow: null, wetDays: null },
  ...{ high: Array(12).fill(80), low: Array(12).fill(20) },
};
const column = {
  state: 'ready',
  offer: null,
  city: { living: { climate } },
  place: { parities: { ...published, levels, country: levels } },
  month: { moving: null, left: null, tax: null },
} as unknown as MoneyColumn;

function rowsOf(...ways: (Partial<Commute> | null)[]): ComparisonRow[] {
  return rowsOfColumns(
    ways.map(() => column),
    ways,
  );
}

function rowsOfColumns(columns: MoneyColumn[], ways: (Partial<Commute> | null)[]): ComparisonRow[] {
  const found: ComparisonRow[] = [];
  const Table = () => {
    const numbers = noteNumbers();
    numbers.number('Wages');
    found.push(
      ...usePlaceRows(columns, {
        ...{ scores: null, numbers, isWhole: false, ways: ways as (Commute | null)[] },
        openings: { occupation: '', found: ways.map(() => ({ total: '12', state: 'ready' as const })) },
      }),
    );
    return null;
  };
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Table)));
  return found;
}

test('the numbers of sources rise from row to row', () => {
  const rows = rowsOf({ km: 20 }, { km: 900 });
  expect(rows.map(({ key, note }) => [key, note])).toEqual([
    ['commute', '2'],
    ['openings', '3'],
    ['prices', '4'],
    ['weather', '5'],
    ['wet', '5'],
  ]);
});

test('a way that nobody commutes is told as such, and of cities to move to alone there is no row', () => {
  const [commute] = rowsOf({ km: 20 }, { km: 900 }, null);
  expect(commute?.cells.map(({ lead }) => lead)).toEqual([
    'about 34 min by car',
    'too far to commute',
    'Not estimated',
  ]);
  expect(rowsOf({ km: 900 }, { km: 400 }).some(({ key }) => key === 'commute')).toBe(false);
});

test('how far the weather station is stands in miles, as everything of the United States', () => {
  const weather = rowsOf(null).find(({ key }) => key === 'weather');
  expect(weather?.cells[0]).toMatchObject({ lead: '20° · 80°', second: 'weather station 10 mi away' });
});

test('inches never stand where days are named: a station that counts no days says so', () => {
  const wetOf = (parts: { precipitation: number[] | null; wetDays: number[] | null }) => {
    const city = { living: { climate: { ...climate, ...parts } } };
    const rows = rowsOfColumns([{ ...column, city } as unknown as MoneyColumn], [null]);
    const row = rows.find(({ key }) => key === 'wet');
    return [row?.label, row?.cells[0]?.lead, row?.cells[0]?.second];
  };
  const months = { precipitation: Array(12).fill(4), wetDays: Array(12).fill(10) };
  expect(wetOf(months)).toEqual(['Rain and snow', '120 days a year', '48 inches a year']);
  const uncounted = { ...months, wetDays: null };
  expect(wetOf(uncounted)).toEqual(['Rain and snow', '48 inches a year', 'days not measured']);
});

test('of a city that is still on its way nothing is said to be unknown', () => {
  const waiting = {
    ...column,
    state: 'loading',
    city: null,
    place: { parities: null },
  } as unknown as MoneyColumn;
  const leads = (columns: MoneyColumn[]) =>
    rowsOfColumns(columns, [null])
      .filter(({ key }) => key !== 'openings')
      .map(({ cells }) => cells[0]?.lead);
  expect(leads([waiting])).toEqual(['…', '…', '…']);
  expect(leads([{ ...waiting, state: 'ready' }])).toEqual(['Not known', 'Not known', 'Not known']);
});
