import { expect, test } from 'vitest';
import { type Say, sayEnglish } from '../../text/messages.ts';
import { AiAnswer } from '../ai-answer.ts';
import { practiceFeedback } from './practice-feedback.ts';

const question = 'Tell me about a time you calmed an upset customer.';
const told = (answer: string, seconds?: number) =>
  practiceFeedback({ question, kind: 'behavioural', answer, seconds }, sayEnglish).text;

test('says each thing the rules find, with the words it is about', () => {
  const text = told('Um, we looked at it and, um, we called, and uh our manager came.');
  expect(text).toContain('Short: 14 words.');
  expect(text).toContain('Words that fill a pause, 3: “um”, “uh”.');
  expect(text).toContain('No result: what came of it?');
});

test('a good answer gets no notes, an empty one is told to be empty', () => {
  expect(told('')).toContain('There is no answer yet.');
  const good =
    'Last winter at the pharmacy a customer was upset because her refill was late by 3 days. My task was to get it to her that afternoon and keep her with us. I called the warehouse, found the box, and drove to the other branch myself to bring it. As a result she had it within 2 hours, and she thanked my manager and still comes in every month with her family.';
  expect(told(good)).toContain('The rules find nothing.');
});

test('speech is measured by its pace', () => {
  expect(told('I calmed the customer and '.repeat(20), 20)).toMatch(/Fast: \d+ words a minute/);
});

test('markup in an answer stays text', () => {
  const answer = practiceFeedback(
    { question: '<b>Why?</b>', kind: 'technical', answer: '<img src=x> um, um, um, x' },
    sayEnglish,
  );
  expect(AiAnswer.safeParse(answer).success).toBe(true);
  expect(answer.text).not.toMatch(/(?<!\\)<(?:b|img)/);
});

test('says what it finds in the language of the person, around their own words', () => {
  const say: Say = ({ code, values }) => `[${code.split('.')[1]} ${values?.words ?? ''}]`;
  const { text } = practiceFeedback({ question, kind: 'behavioural', answer: 'Um, we, um, uh.' }, say);
  expect(text.replace(/\\(?=[[\]])/g, '')).toContain('[filler [quoted um], [quoted uh]]');
  expect(text).not.toMatch(/Words that|By rule|No result/);
});
