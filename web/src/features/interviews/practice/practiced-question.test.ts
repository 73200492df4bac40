import { sayEnglish } from '@foothold/core/text/messages.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { sayIn } from '../../../platform/say.ts';
import { practicedQuestion } from './practiced-question.ts';

const german = setupI18n({
  locale: 'de',
  messages: {
    de: { 'requirement-questions.skill-4': ['Was war das Schwerste mit ', ['asked'], '?'] },
  },
});
const question = 'What is the hardest thing you have done with Docker?';
const stored = (code: string) => ({
  question,
  wording: JSON.stringify({ code, values: { asked: 'Docker' } }),
});

test('a stored question is read in the language of the person', () => {
  const say = sayIn(german);
  expect(practicedQuestion(stored('requirement-questions.skill-4'), say)).toBe(
    'Was war das Schwerste mit Docker?',
  );
  expect(practicedQuestion(stored('requirement-questions.skill-4'), sayEnglish)).toBe(question);
});

test.each([
  stored('newer.question'),
  { question, wording: '' },
  { question, wording: '{"code":3}' },
  { question, wording: 'x' },
])('one that no catalog has, or that was stored before, stands as it is: %o', (row) => {
  expect(practicedQuestion(row, sayIn(german))).toBe(question);
});
