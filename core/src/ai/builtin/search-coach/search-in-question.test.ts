import { expect, test } from 'vitest';
import { searchInQuestion } from './search-in-question.ts';

test.each([
  ['is my search for RN night shift too narrow?', 'RN night shift'],
  ['Is my search for cdl class a local home daily too wide', 'cdl class a local home daily'],
  ['I am looking for remote instructional designer jobs.', 'remote instructional designer'],
  ['searching for C++ jobs', 'C++'],
  ['Is my search too narrow?', ''],
  ['Which source replies?', ''],
  ['search for', ''],
  ['', ''],
])('“%s” is about “%s”', (question, search) => {
  expect(searchInQuestion(question)).toBe(search);
});
