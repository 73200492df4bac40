import { expect, test } from 'vitest';
import { besideTheCoach } from './coach-beside.ts';

test.each([
  ['what can you do', 'I judge your searches by counting', 'assistant'],
  ['remind me to call Jane on Friday', 'Ask the assistant the same', 'assistant'],
  ['when is my interview at Mercy', 'Ask the assistant the same', 'assistant'],
  ['did they reply', 'Ask the assistant the same', 'assistant'],
  ['what should I wear', 'Practice asks', 'practice'],
  ["what's the average pay of a nurse", 'no figures on pay', 'counseling'],
])('“%s” is no search', (question, says, screen) => {
  const answer = besideTheCoach(question);
  expect(answer?.text).toContain(says);
  expect(answer?.structured.screens).toContain(screen);
});

test.each([
  'Is my search too narrow?',
  'Which words would find more postings?',
  'Which source replies?',
  'I am a nurse and nobody calls back',
  'why so few results',
  'is 25 miles too small for truck driver',
  'am I too picky',
  'is my search for interview coordinator too wide',
])('“%s” is judged', (question) => expect(besideTheCoach(question)).toBeNull());
