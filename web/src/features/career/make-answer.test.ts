import { type Say, sayEnglish } from '@foothold/core/text/messages.ts';
import { expect, test } from 'vitest';
import { emptyQuestion } from './career-question.ts';
import { makeAnswer, placesIn } from './make-answer.ts';

const english = { locale: 'en', say: sayEnglish };
const home = { city: 'Columbus', state: 'OH', point: { lat: 39.96, lng: -83 }, isHome: true };

test('lines become places; the home among them is known as such', () => {
  expect(placesIn('Columbus, OH\n\n Austin, TX ; Berlin', [home])).toMatchObject([
    { name: 'Columbus, OH', city: 'Columbus', state: 'OH', isHome: true, point: home.point },
    { name: 'Austin, TX', city: 'Austin', state: 'TX', isHome: false, point: null },
    { name: 'Berlin' },
  ]);
});

test('a town beside a city gets the wages of its metro area by where it lies', async () => {
  const question = { ...emptyQuestion('Gahanna, OH'), career: 'nurse' };
  const gahanna = { city: 'Gahanna', state: 'OH', point: { lat: 40.02, lng: -82.88 }, isHome: true };
  const ground = { resume: null, known: [gahanna], today: '2026-11-26' };
  expect((await makeAnswer('counseling', question, ground, english)).text).toContain(
    'Columbus, OH metro area (where you live) | $83,900',
  );
});

test('words that are no place get no wage, and the answer says so', async () => {
  const question = { ...emptyQuestion('somewhere warm'), career: 'nurse' };
  const ground = { resume: null, known: [], today: '2026-11-26' };
  expect((await makeAnswer('counseling', question, ground, english)).text).toContain(
    'No wage is known here for somewhere warm',
  );
});

test('in another language the answer says once which words its rules read, and that titles and figures stay English', async () => {
  const say: Say = (message) => `[${message.code}]`;
  const question = { ...emptyQuestion('Columbus, OH'), career: 'truck driver', prompt: 'off the road' };
  const ground = { resume: null, known: [], today: '2026-11-26' };
  const { document, foot, text } = await makeAnswer('counseling', question, ground, { locale: 'de', say });
  const lines = document.sections.flatMap(({ id, lines: said = [] }) => said.map((line) => `${id} ${line}`));
  expect(lines.filter((line) => line.includes('free-words'))).toEqual([
    'understood [career-language.free-words]',
  ]);
  expect(foot).toBe('[career-language.sources]');
  expect(text.endsWith(`\n\n${foot}\n`)).toBe(true);
  const inEnglish = await makeAnswer('counseling', question, ground, english);
  expect(inEnglish.foot).toBe('');
  expect(inEnglish.text).not.toContain('Free words are understood');
});
