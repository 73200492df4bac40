import { describe, expect, it } from 'vitest';
import { labels } from '../../../test-data/labels.ts';
import { readSeniority } from './seniority.ts';

describe.each([
  { name: '150 labeled titles', truth: labels('seniority'), rows: 150 },
  { name: '99 more that came after the rules', truth: labels('seniority-second-draw'), rows: 99 },
])('$name', ({ truth, rows }) => {
  const answers = truth.map(([title, label]) => ({ title, label, answer: readSeniority(title) }));
  const wrong = answers.filter(({ answer, label }) => answer !== (label || 'unknown'));

  it('are read as a person reads them in 98 of 100', () => {
    expect(answers.length).toBe(rows);
    expect(1 - wrong.length / rows).toBeGreaterThanOrEqual(0.98);
  });

  it('get no rank that they do not state', () => {
    expect(wrong.filter(({ answer }) => answer !== 'unknown')).toEqual([]);
  });
});

it.each([
  ['Jr. Bookkeeper', 'entry'],
  ['Mid-Level Electrician', 'mid'],
  ['Mid/Senior Backend Engineer', 'mid'],
  ['Nurse Manager', 'unknown'],
  ['Shift Supervisor', 'manager'],
  ['VP, Claims', 'executive'],
  ['Chief Nursing Officer', 'executive'],
  ['Executive Assistant to the CEO', 'unknown'],
  ['Senior Executive Assistant', 'senior'],
  ['CTO', 'executive'],
  ['CTO Operations Lead', 'lead'],
  ['QA Coach - CFO', 'unknown'],
  ['Field CISO', 'unknown'],
  ['Senior Recruiter, Early Career & Emerging Talent', 'senior'],
  ['Staff + Sr. Software Engineer', 'senior'],
  ['Chief of Staff', 'unknown'],
  ['Staff Nurse', 'unknown'],
  ['Staff Accountant', 'unknown'],
  ['Elementary School Principal', 'unknown'],
  ['Senior Living Cook', 'unknown'],
  ['Lead Generation Specialist', 'unknown'],
  ['Junior High Teacher', 'unknown'],
  ['Internship Coordinator', 'unknown'],
  ['Art Director', 'unknown'],
  ['Internal Medicine Physician', 'unknown'],
  ['International Sales', 'unknown'],
  ['', 'unknown'],
  ['x'.repeat(10_000), 'unknown'],
])('%s: %s', (title, expected) => {
  expect(readSeniority(title)).toBe(expected);
});

it.each([
  ['Seniority level: Mid-Senior level', 'mid'],
  ['Experience Level: Entry level\nApply today', 'entry'],
  ['Job level - Director.', 'director'],
  ['This is an entry-level position in our kitchen.', 'entry'],
  ['Career level: Management', 'manager'],
  ['You report to the director and work with senior engineers.', 'unknown'],
  ['10 years of experience in a lead role', 'unknown'],
])('a title without rank, and the text “%s”: %s', (text, expected) => {
  expect(readSeniority('Cook', text)).toBe(expected);
  expect(readSeniority('Senior Cook', text)).toBe('senior');
});
