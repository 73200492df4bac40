import { expect, test } from 'vitest';
import { searchInQuestion } from './search-in-question.ts';

test.each([
  ['is my search for RN night shift too narrow?', 'RN night shift'],
  ['Is my search for cdl class a local home daily too wide', 'cdl class a local home daily'],
  ['I am looking for remote instructional designer jobs.', 'remote instructional designer'],
  ['searching for C++ jobs', 'C++'],
  ['which words would find more truck driver postings', 'truck driver'],
  ['How do I find remote teaching jobs?', 'remote teaching'],
  ['why so few results for icu nurse in dayton', 'icu nurse in dayton'],
  ['no results for truck driver local', 'truck driver local'],
  ['quality inspector near marysville', 'quality inspector near marysville'],
  ['entry level marketing', 'entry level marketing'],
  ['make my search better', ''],
  ['too many results', ''],
  ['nurse?', ''],
  ['Which words would find more postings?', ''],
  ['what would find something better', ''],
  ['Is my search too narrow?', ''],
  ['Which source replies?', ''],
  ['search for', ''],
  ['', ''],
])('“%s” is about “%s”', (question, search) => {
  expect(searchInQuestion(question)).toBe(search);
});
