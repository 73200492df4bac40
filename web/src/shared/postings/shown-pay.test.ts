import type { Pay } from '@foothold/core/entities/posting/posting.ts';
import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { afterEach, expect, it } from 'vitest';
import { shownPay } from './shown-pay.ts';

const pay: Pay = {
  ...{ text: '$31 - $36 an hour', min: 3100, max: 3600, currency: 'USD', interval: 'hour' },
  ...{ yearlyMin: null, yearlyMax: null, estimated: false },
};

i18n.load('de', {
  'pay.hour': compileMessage('{pay} pro Stunde'),
  'pay.up-to': compileMessage('Bis zu {amount}'),
  'pay.estimated': compileMessage('{pay} (geschätzt)'),
});
i18n.load('en', {});
afterEach(() => i18n.activate('en'));

it.each<[string, Pay | null, string, string]>([
  ['$31 - $36 an hour', pay, '$31 - $36 an hour', '31–36 $ pro Stunde'],
  [
    'Up to $45,000 (estimated)',
    { ...pay, min: null, max: 4_500_000, interval: 'year', estimated: true },
    'Up to $45,000 (estimated)',
    'Bis zu 45.000 $ (geschätzt)',
  ],
  // What is not certain stands as it was written.
  ['competitive', { ...pay, min: null, max: null, text: 'competitive' }, 'competitive', 'competitive'],
  ['by agreement', null, 'by agreement', 'by agreement'],
])('pay of a posting, “%s”, is said in the language of the person', (salary, stated, inEnglish, inGerman) => {
  i18n.activate('en');
  expect(shownPay({ salary, pay: stated })).toBe(inEnglish);
  i18n.activate('de');
  expect(shownPay({ salary, pay: stated }).replaceAll('\u00a0', ' ')).toBe(inGerman);
});
