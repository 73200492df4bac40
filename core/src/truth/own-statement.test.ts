import { expect, test } from 'vitest';
import { describedResume } from '../typesetting/resume-test-kit.ts';
import { evidenceOfResume } from './evidence-of.ts';
import { statement, statementsOf } from './own-statement.ts';
import { prepareEvidence } from './prepared-evidence.ts';
import { ownEvidence } from './resume-truth.ts';
import { statedBeside } from './stated-beside.ts';
import { verifySentence } from './verify-sentence.ts';

const today = '2026-11-26';
const told = {
  experience: [
    {
      title: 'Night Stocker',
      companyName: 'Kroger',
      startDate: '2022-05',
      endDate: 'present',
      notes: 'Unload two trucks a night and stock the dairy aisle\nHelped with the yearly inventory count',
    },
  ],
  education: [],
  skills: ['pallet jack'],
  sections: [],
};
const whole = describedResume(told as never);
const evidence = prepareEvidence(evidenceOfResume(whole), today);
const beside = (text: string) => statedBeside(verifySentence(text, evidence));

test('what is a question of wording alone can be stated as one’s own', () => {
  expect(beside('I face the dairy aisle at night.')).toMatch(/^resume:\d+\/experience:\d+/);
});

test.each([
  ['a number', 'I unload nine trucks a night.'],
  ['a name', 'I unload trucks at Safeway.'],
  ['a tool', 'I count the dairy aisle in Oracle.'],
  ['a title', 'I am the dairy manager of the aisle.'],
  ['a license', 'I am licensed to face the dairy aisle.'],
  ['an award', 'I won an award for the dairy aisle.'],
  ['a prize', 'I won first prize for the dairy aisle.'],
  ['a book', 'I wrote a book on the dairy aisle.'],
  ['a language', 'I stock the dairy aisle in Spanish.'],
  ['a greater part', 'I led the yearly inventory count.'],
  ['people led', 'I supervise the dairy aisle.'],
  ['what is supported', 'I stock the dairy aisle.'],
])('%s is said in the resume and stated beside nothing', (_, text) => {
  expect(beside(text)).toBe('');
});

test('a statement is evidence under its item, and no line of the resume', () => {
  const text = 'I face the dairy aisle at night.';
  expect(verifySentence(text, evidence).verdict).not.toBe('supported');
  const place = `experience:${whole.experience[0]?.uid || whole.experience[0]?.internalId}/notes`;
  const said = { ...statement(text, place, { at: '2026-11-26T10:00:00Z', by: 'Mara' }), was: '' };
  const stated = { ...whole, resume: { ...whole.resume, written: [said] } };
  const [item] = statementsOf(stated);
  expect(item?.under).toBe(evidence.person.find((one) => one.item.kind === 'position')?.item.id);
  const checked = verifySentence(text, prepareEvidence(evidenceOfResume(stated), today));
  expect(checked.verdict).toBe('supported');
  expect(checked.rests.map(({ id }) => id)).toContain(item?.id);
});

test('a statement counts though a model worded it, and what the model wrote does not', () => {
  const text = 'I face the dairy aisle at night.';
  const said = { ...statement(text, 'summary', { at: '', by: '' }), was: '' };
  const theirs = { ...said, place: '', writer: { kind: 'model' as const, name: 'stand-in', prompt: '' } };
  const texts = (written: (typeof said)[]) =>
    ownEvidence({ whole: { ...whole, resume: { ...whole.resume, summary: text, written } }, base: null })
      .filter((item) => item.text === text)
      .map(({ id }) => id.split('/')[1]);
  expect(texts([theirs])).toEqual([]);
  expect(texts([theirs, said])).toEqual(['summary']);
});
