import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { choiceLimits } from '@foothold/core/search/search-choices.ts';
import { expect, test } from 'vitest';
import { leavingOut, leftOut, withoutHidden } from './left-out.ts';

const hidden = ['Acme, Inc.', 'Globex', 'Initech GmbH'];

test('hidden companies stand beside those that the search excludes itself', () => {
  const request = JobSearchRequest.parse({ searchTerm: 'nurse' });
  expect(leavingOut(request, hidden)).toEqual({ ...request, exclude: { companies: hidden } });
  expect(leavingOut({ exclude: { words: ['sales'], companies: ['ACME'] } }, hidden)).toEqual({
    exclude: { words: ['sales'], companies: ['ACME', 'Globex', 'Initech GmbH'] },
  });
  expect(leavingOut(request, [])).toBe(request);
});

test('who asks for a hidden company by name sees it', () => {
  expect(leftOut({ companyName: 'acme' }, hidden)).toEqual(['Globex', 'Initech GmbH']);
  expect(leftOut({ only: { companies: ['INITECH'] } }, hidden)).toEqual(['Acme, Inc.', 'Globex']);
});

test('never more than one request takes', () => {
  const many = Array.from({ length: choiceLimits.companies }, (_, n) => `Company ${n}`);
  const request = leavingOut({ exclude: { companies: ['Acme', 'Globex'] } }, many);
  expect(request.exclude?.companies).toHaveLength(choiceLimits.companies);
  expect(JobSearchRequest.safeParse(request).success).toBe(true);
});

test('postings that no search asked for lose those of hidden companies, however they are written', () => {
  const postings = ['ACME', 'Acme Steel', 'globex corp.', ''].map((companyName) => ({ companyName }));
  expect(withoutHidden(postings, hidden)).toEqual([{ companyName: 'Acme Steel' }, { companyName: '' }]);
});
