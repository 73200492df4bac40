import { newJob } from '@foothold/core/entities/job/job.ts';
import { expect, test } from 'vitest';
import { changedFields, formChanges, formValues, JobScreenForm } from './job-fields.ts';
import { mergeForm } from './job-merge.ts';

const job = newJob({
  jobTitle: 'Clinical Data Analyst',
  companyName: 'Juniper Ridge Hospitals',
  datePosted: '2026-10-30T15:00:00.000Z',
  notes: 'first',
});
const start = formValues(job);
const problems = (change: Partial<typeof start>) => {
  const read = JobScreenForm.safeParse({ ...start, ...change });
  return read.success
    ? {}
    : Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
};

test('title and company are asked for, each in its own words', () => {
  expect(problems({})).toEqual({});
  expect(problems({ jobTitle: '  ', companyName: '' })).toEqual({
    jobTitle: 'Add a job title.',
    companyName: 'Add a company.',
  });
});

test('addresses and dates are checked in words', () => {
  expect(Object.keys(problems({ url: 'javascript:alert(1)', dateApplied: '2026-02-30' })).sort()).toEqual([
    'dateApplied',
    'url',
  ]);
});

test('an untouched form writes nothing, not even the instant it shows as a day', () => {
  expect(start.datePosted).toMatch(/^2026-10-\d\d$/);
  expect(formChanges(start, { ...start })).toEqual({});
});

test('only what was changed is written, without spaces at its ends', () => {
  const now = { ...start, salary: ' $80,000 ', resumeId: 3 };
  expect(changedFields(start, now)).toEqual(['salary', 'resumeId']);
  expect(formChanges(start, now)).toEqual({ salary: '$80,000', resumeId: 3 });
});

test('what another tab changed is to be taken over where nothing was typed; where both changed the person decides', () => {
  const typed = { ...start, notes: 'mine', city: 'Raleigh' };
  const stored = { ...start, notes: 'theirs', state: 'NC', city: 'Raleigh' };
  const merged = mergeForm({ start, typed, stored });
  expect(merged.followed).toEqual(['state']);
  expect(merged.clashes).toEqual(['notes']);
});

test('a form nobody typed in follows what is stored', () => {
  const stored = { ...start, notes: 'theirs' };
  expect(mergeForm({ start, typed: start, stored })).toEqual({
    followed: ['notes'],
    clashes: [],
  });
});

test('tags are compared by what they are; what is too long or too many is refused in words', () => {
  const tagged = { ...start, tags: ['remote'] };
  expect(changedFields(tagged, { ...tagged, tags: ['remote'] })).toEqual([]);
  expect(formChanges(tagged, { ...tagged, tags: ['remote', 'visa'] })).toEqual({ tags: ['remote', 'visa'] });
  const stored = { ...start, tags: ['theirs'] };
  expect(mergeForm({ start: tagged, typed: { ...tagged, tags: ['remote'] }, stored }).followed).toEqual([
    'tags',
  ]);
  expect(mergeForm({ start: tagged, typed: { ...tagged, tags: ['mine'] }, stored }).clashes).toEqual([
    'tags',
  ]);
  expect(problems({ tags: ['x'.repeat(200)] })).toEqual({ tags: 'A tag has at most 60 letters.' });
  expect(problems({ tags: Array.from({ length: 31 }, (_, at) => `${at}`) })).toEqual({
    tags: 'A job has at most 30 tags.',
  });
});
