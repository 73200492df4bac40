import { expect, test } from 'vitest';
import { describedResume } from '../typesetting/resume-test-kit.ts';
import { evidenceOfLetter } from './evidence-of-letter.ts';
import { prepareEvidence } from './prepared-evidence.ts';
import { verifySentence } from './verify-sentence.ts';

const evidence = prepareEvidence(
  evidenceOfLetter({
    resume: describedResume({
      resume: { name: 'Ana Diaz', email: 'ana@example.com' },
      experience: [{ title: 'Cook', companyName: 'Blue Door', notes: 'Prepared 200 meals a day' }],
    }),
    stories: [],
    answers: [{ internalId: 4, answer: 'I baked the bread myself' }],
    posting: { id: '1', title: 'Head Chef', company: 'North Pier', text: 'You lead a team of ten.' },
    company: {
      ...{ internalId: 3, companyName: 'North Pier', description: '', summary: 'A hotel with 90 rooms' },
      research: [
        { key: 'news', question: 'What is new?', answer: 'Opened a second kitchen in 2025', updatedAt: '' },
        { key: 'why', question: 'Why there?', answer: 'I led a kitchen', updatedAt: '' },
      ],
    },
  }),
  '2026-11-26',
);
const said = (text: string) => {
  const { verdict, problems } = verifySentence(text, evidence);
  return [verdict, ...problems.map((one) => one.said)];
};

test.each([
  'I am applying for the Head Chef position at North Pier.',
  'I was glad to see that North Pier is looking for a Head Chef.',
  'What draws me to North Pier is the open kitchen.',
  'I would love to lead your team.',
  'Thank you for considering my application.',
])('a sentence of purpose may name the job: %s', (text) => expect(said(text)).toEqual(['no-claim']));

test.each([
  ['I am writing because I managed a warehouse.', 'managed', 'warehouse'],
  ['I am happy that I ran the kitchen.', 'ran', 'kitchen'],
  ['I believe my experience with budgets would help you.', 'budgets'],
  ['Thank you for considering my background in surgery.', 'surgery'],
  ['I am applying since I was Head Chef.', 'Head Chef'],
  ['My resume is attached, showing my work as an astronaut.', 'astronaut'],
])('what it tells of the person behind that is a claim: %s', (text, ...words) => {
  const [verdict, ...marked] = said(text);
  expect(['unsupported', 'partly']).toContain(verdict);
  for (const word of words) expect(marked).toContain(word);
});

test('what is known of an employer supports sentences about it and none about the person', () => {
  expect(said('North Pier opened a second kitchen in 2025.')).toEqual(['supported']);
  expect(said('North Pier has 90 rooms.')).toEqual(['supported']);
  expect(said('North Pier opened a third kitchen in 2024.')[0]).not.toBe('supported');
  expect(said('I opened a second kitchen in 2025.')[0]).not.toBe('supported');
  // Why one wants to work there is no fact of the employer, and none of the person’s work.
  expect(said('I led a kitchen.')[0]).not.toBe('supported');
  expect(verifySentence('North Pier opened a second kitchen.', evidence).rests[0]?.id).toBe(
    'company:3/research-news:0',
  );
});

test('a practiced answer is evidence', () => expect(said('I baked the bread.')).toEqual(['supported']));

test('the name under a letter is the person’s', () => {
  expect(said('Ana Diaz')).toEqual(['supported']);
  expect(said('Dr. Ada Ng')[0]).not.toBe('supported');
});
