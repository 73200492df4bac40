import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { choiceLimits } from '@foothold/core/search/search-choices.ts';
import { expect, test } from 'vitest';
import { leavingOut, leftOut, withoutHidden } from './left-out.ts';

const hidden = ['Acme, Inc.', 'Globex', 'Initech GmbH'];

const allHidden = { companies: hidden, postings: [] };

test('hidden companies stand beside those that the search excludes itself', () => {
  const request = JobSearchRequest.parse({ searchTerm: 'nurse' });
  expect(leavingOut(request, allHidden)).toEqual({ ...request, exclude: { companies: hidden } });
  expect(leavingOut({ exclude: { words: ['sales'], companies: ['ACME'] } }, allHidden)).toEqual({
    exclude: { words: ['sales'], companies: ['ACME', 'Globex', 'Initech GmbH'] },
  });
  expect(leavingOut(request, { companies: [], postings: [] })).toBe(request);
});

test('hidden postings go by number, each once, with or without hidden companies', () => {
  const request = JobSearchRequest.parse({ exclude: { postings: [7] } });
  expect(leavingOut(request, { companies: [], postings: [7, 9] }).exclude).toEqual({ postings: [7, 9] });
  expect(leavingOut({}, { companies: ['Acme'], postings: [9] })).toEqual({
    exclude: { companies: ['Acme'], postings: [9] },
  });
});

test('who asks for a hidden company by name sees it', () => {
  expect(leftOut({ companyName: 'acme' }, hidden)).toEqual(['Globex', 'Initech GmbH']);
  expect(leftOut({ only: { companies: ['INITECH'] } }, hidden)).toEqual(['Acme, Inc.', 'Globex']);
});

test('never more than one request takes', () => {
  const many = Array.from({ length: choiceLimits.companies }, (_, n) => `Company ${n}`);
  const postings = Array.from({ length: choiceLimits.postings + 1 }, (_, n) => n + 1);
  const request = leavingOut({ exclude: { companies: ['Acme', 'Globex'] } }, { companies: many, postings });
  expect(request.exclude?.companies).toHaveLength(choiceLimits.companies);
  expect(JobSearchRequest.safeParse(request).success).toBe(true);
});

test('postings that no search asked for lose the hidden ones and those of hidden companies, however they are written', () => {
  const postings = ['ACME', 'Acme Steel', 'globex corp.', '', 'Hooli'].map((companyName, id) => ({
    id,
    companyName,
  }));
  const left = withoutHidden(postings, { companies: hidden, postings: [4] });
  expect(left.map(({ companyName }) => companyName)).toEqual(['Acme Steel', '']);
});
