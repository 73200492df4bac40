import { companyCategoryName } from '@foothold/core/entities/company/company-category.messages.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { jobSourceName } from '@foothold/core/entities/job/job-words.messages.ts';
import { offerStatusName } from '@foothold/core/entities/offer/offer-words.messages.ts';
import { placeGroupLabel } from '@foothold/core/entities/place/place-words.messages.ts';
import { planOf } from '@foothold/core/plans/plans.data.ts';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { sayAll, sayChoice, sayIn } from './say.ts';

const german = sayIn(
  setupI18n({
    locale: 'de',
    messages: {
      de: {
        'status.offer-pending': 'Angebot liegt vor',
        'job-source.referral': 'Empfehlung',
        'offer-status.open': 'Offen',
        'place-group.notes': 'Notizen',
        'company-category.Hiring now': 'Stellt gerade ein',
        'plan.tracking': compileMessage(
          'Stellen verfolgen: bis zu {most, plural, one {# Stelle} other {# Stellen}}',
        ),
      },
    },
  }),
);
const english = sayIn(setupI18n({ locale: 'en', messages: { en: {} } }));

it.each([
  [jobStatusName, 'offer-pending', 'Offer Pending', 'Angebot liegt vor'],
  [jobSourceName, 'referral', 'Referral', 'Empfehlung'],
  [offerStatusName, 'open', 'Open', 'Offen'],
  [companyCategoryName, 'Hiring now', 'Hiring now', 'Stellt gerade ein'],
  [companyCategoryName, 'S&P 500', 'S&P 500', 'S&P 500'],
  // What no catalog knows yet is said in English, what is no choice as it is stored.
  [jobSourceName, 'onsite', 'On site', 'On site'],
  [jobSourceName, 'toString', 'toString', 'toString'],
  [jobSourceName, '', '', ''],
  [undefined, '4', '4', '4'],
])('a stored choice is said in the language of the person: %#', (names, value, inEnglish, inGerman) => {
  expect(sayChoice(english, names, value)).toBe(inEnglish);
  expect(sayChoice(german, names, value)).toBe(inGerman);
});

it('the labels of a form are said at once', () => {
  expect(sayAll(english, placeGroupLabel)).toEqual({
    name: 'Name',
    destinationType: 'Destination type',
    description: 'Description',
    notes: 'Notes',
  });
  expect(sayAll(german, placeGroupLabel).notes).toBe('Notizen');
});

it('a plan says what it gives', () => {
  const [tracking] = planOf('growth').features;
  expect(tracking && english(tracking)).toBe('Job tracking: up to 50 jobs');
  expect(tracking && german(tracking)).toBe('Stellen verfolgen: bis zu 50 Stellen');
});
