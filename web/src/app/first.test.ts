import { setupI18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { expect, test } from 'vitest';

// Fails on a message that is still to be compiled: the product has no compiler.
const i18n = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler((message) => {
  throw new Error(`not compiled by the build: ${message}`);
});

test('a sentence reads as it is written', () => {
  expect(i18n._(msg`Don't lose your jobs`)).toBe("Don't lose your jobs");
});

test('values, choices and counts are filled in without a compiler', () => {
  const found = (count: number, place: string) =>
    i18n._(msg`${plural(count, { one: '# job', other: '# jobs' })} in ${place}`);
  expect(found(1, 'Ohio')).toBe('1 job in Ohio');
  expect(found(1200, '{Ohio}')).toBe('1,200 jobs in {Ohio}');
});

test('an explicit number wins over its plural form', () => {
  const left = (count: number) =>
    i18n._(msg`${plural(count, { 0: 'None', one: '# day', other: '# days' })} left`);
  expect([0, 1, 2].map(left)).toEqual(['None left', '1 day left', '2 days left']);
});
