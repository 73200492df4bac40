import { messages } from '@foothold/core/text/messages.ts';
import { told } from '@foothold/core/text/sent-message.ts';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { sayIn } from '../say.ts';
import { errorWords, type Told } from './error-words.ts';

const german = sayIn(
  setupI18n({
    locale: 'de',
    messages: {
      de: {
        'limit.full': 'Das ist voll.',
        'limit.wait': ['Versuchen Sie es in ', ['wait'], ' erneut, ', ['who'], '.'],
        'limit.seconds': [['count', 'plural', { one: ['#', ' Sekunde'], other: ['#', ' Sekunden'] }]],
      },
    },
  }),
);
const english = sayIn(setupI18n({ locale: 'en', messages: { en: {} } }));
const limit = messages('limit', {
  full: 'This is full.',
  wait: 'Try again in {wait}, {who}.',
  seconds: '{count, plural, one {# second} other {# seconds}}',
  newer: 'Unknown to this page.',
});

const wait = told(limit('wait', { wait: limit('seconds', { count: 5 }), who: '{wait} <b>' }));
it.each<[string, Told, string, string]>([
  ['a text', told(limit('full')), 'This is full.', 'Das ist voll.'],
  [
    'a text in a text, and what a stranger typed as it is',
    wait,
    'Try again in 5 seconds, {wait} <b>.',
    'Versuchen Sie es in 5 Sekunden erneut, {wait} <b>.',
  ],
  ['a code of a newer server', told(limit('newer')), 'Unknown to this page.', 'Unknown to this page.'],
  [
    'a code of a newer server inside another',
    told(limit('wait', { wait: limit('newer'), who: 'Jo' })),
    'Try again in Unknown to this page., Jo.',
    'Try again in Unknown to this page., Jo.',
  ],
  ['an older server', { message: 'Just English {x}.' }, 'Just English {x}.', 'Just English {x}.'],
  [
    'more exact English for who calls the API',
    { message: 'names: at most 50 names.', text: { code: 'limit.full' } },
    'names: at most 50 names.',
    'Das ist voll.',
  ],
])('%s is said', (_what, given, inEnglish, inGerman) => {
  expect(errorWords(english, given)).toBe(inEnglish);
  expect(errorWords(german, given)).toBe(inGerman);
});
