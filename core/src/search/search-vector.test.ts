import { expect, test } from 'vitest';
import { searchVectors } from './search-vector.ts';

const posting = {
  title: 'Registered Nurses',
  companyName: 'Mercy Health, Inc.',
  text: 'You help the nurses.',
  workplace: 'unknown',
  jobType: '',
  seniority: 'unknown',
} as const;
const lexemes = (more: object) => searchVectors({ ...posting, ...more }).head.split(' ');

test('a title is held by singular words with their place, its trade as a sign', () => {
  const { head, body } = searchVectors(posting);
  expect(head.split(' ')).toEqual(expect.arrayContaining(["'registered':1A", "'nurse':2A", "'~29-1141'"]));
  expect(body).toBe("'you':1 'help':2 'the':3 'nurse':4");
});

test('a company is held with its words and, without its legal form, for beginnings', () => {
  expect(lexemes({})).toEqual(expect.arrayContaining(["'mercy':3B,6C", "'inc':5B"]));
});

test('a word with accents is held as written, and folded as the lower match', () => {
  expect(lexemes({ title: 'Massör' })).toEqual(expect.arrayContaining(["'massör':1A", "'massor':1"]));
});

test('rank, kind of work and workplace are signs', () => {
  const held = lexemes({ title: 'Sr Welder', seniority: 'senior', jobType: 'parttime', workplace: 'remote' });
  expect(held).toEqual(expect.arrayContaining(["'~level:senior'", "'~type:parttime'", "'~at:remote'"]));
});

test('signs cannot be typed, and no sign in a word ends its lexeme', () => {
  const { head } = searchVectors({ ...posting, title: "O'Neil \\ ~29-1141 'x':1A", companyName: "'\\'" });
  expect(head).toContain("'oneil':1A");
  expect(head).not.toContain("'~29-1141':");
});
