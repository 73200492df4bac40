import { type Message, messages } from '@foothold/core/text/messages.ts';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { sayIn } from './say.ts';

const jobText = messages('job', {
  deleted: '{count, plural, one {Job deleted} other {# jobs deleted}}',
  moved: '{name} moved to {status}',
  offer: 'Offer',
  untranslated: 'Only {count} here',
});
const german = setupI18n({
  locale: 'de',
  messages: {
    de: {
      'job.deleted': [['count', 'plural', { one: ['Stelle gelöscht'], other: ['#', ' Stellen gelöscht'] }]],
      'job.moved': [['name'], ' ist jetzt: ', ['status']],
      'job.offer': 'Angebot',
    },
  },
});
const english = setupI18n({ locale: 'en', messages: { en: {} } });

it.each<[Message, string, string]>([
  [jobText('deleted', { count: 1 }), 'Job deleted', 'Stelle gelöscht'],
  [jobText('deleted', { count: 1200 }), '1,200 jobs deleted', '1.200 Stellen gelöscht'],
  [
    jobText('moved', { name: 'Koch', status: jobText('offer') }),
    'Koch moved to Offer',
    'Koch ist jetzt: Angebot',
  ],
  [jobText('untranslated', { count: 3 }), 'Only 3 here', 'Only 3 here'],
])('a message reads in the language at hand: %o', (message, inEnglish, inGerman) => {
  expect(sayIn(english)(message)).toBe(inEnglish);
  expect(sayIn(german)(message)).toBe(inGerman);
});
