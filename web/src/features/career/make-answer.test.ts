import { expect, test } from 'vitest';
import { emptyQuestion } from './career-question.ts';
import { makeAnswer, placesIn } from './make-answer.ts';

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
  expect((await makeAnswer('counseling', question, ground)).text).toContain(
    'Columbus, OH metro area (where you live) | $83,900',
  );
});

test('words that are no place get no wage, and the answer says so', async () => {
  const question = { ...emptyQuestion('somewhere warm'), career: 'nurse' };
  const ground = { resume: null, known: [], today: '2026-11-26' };
  expect((await makeAnswer('counseling', question, ground)).text).toContain(
    'No wage is known here for somewhere warm',
  );
});
