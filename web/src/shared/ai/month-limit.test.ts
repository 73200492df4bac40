import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetOwnModels } from '../../platform/ai/forget-own-model.ts';
import { addSpent, spentItem } from '../../platform/ai/spent.ts';
import { fakeBrowser } from '../../platform/fake-browser.ts';
import { limitOf, monthLimitOf } from './month-limit.ts';

const today = '2026-11-26' as CalendarDate;
const spent = { month: '2026-11', cost: 0.41, unpriced: 1, tokens: 9000 };
const none = { dollars: '', tokens: '' };

beforeEach(() => {
  vi.unstubAllGlobals();
  fakeBrowser(() => ({ data: {} }));
});

test('calls are added up in their month, by account, and signing out leaves the sum', () => {
  addSpent('u1', { month: '2026-11', cost: 0.25, tokens: 1000 });
  addSpent('u1', { month: '2026-11', cost: null, tokens: 500 });
  expect(spentItem.read('u1')).toEqual({ month: '2026-11', cost: 0.25, unpriced: 1, tokens: 1500 });
  expect(spentItem.read('u2')).toBeNull();
  forgetOwnModels();
  expect(spentItem.read('u1')?.tokens).toBe(1500);
  addSpent('u1', { month: '2026-12', cost: 0.1, tokens: 10 });
  expect(spentItem.read('u1')).toEqual({ month: '2026-12', cost: 0.1, unpriced: 0, tokens: 10 });
});

test.each([
  ['2.00', 2],
  [' 0.5 ', 0.5],
  ['', null],
  ['0', null],
  ['-1', null],
  ['much', null],
  ['Infinity', null],
])('a limit typed as “%s” is %s', (typed, limit) => expect(limitOf(typed)).toBe(limit));

test('either limit closes once it is reached, and opens with the first of the next month', () => {
  expect(monthLimitOf(spent, none, today)).toMatchObject({ isReached: false, opensOn: '2026-12-01' });
  expect(monthLimitOf(spent, { ...none, dollars: '2' }, today)).toMatchObject({
    isReached: false,
    dollars: 2,
  });
  expect(monthLimitOf(spent, { ...none, dollars: '0.41' }, today).isReached).toBe(true);
  expect(monthLimitOf(spent, { ...none, tokens: '9000' }, today).isReached).toBe(true);
  const december = '2026-12-31' as CalendarDate;
  expect(monthLimitOf(spent, { ...none, dollars: '0.1' }, december)).toMatchObject({
    isReached: false,
    opensOn: '2027-01-01',
    spent: { cost: 0, tokens: 0, unpriced: 0 },
  });
});
