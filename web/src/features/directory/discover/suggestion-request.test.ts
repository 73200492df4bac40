import { CompanySearchRequest } from '@foothold/core/contract/companies.ts';
import type { CompanySearchResult } from '@foothold/core/entities/company/company-search-result.ts';
import { expect, it } from 'vitest';
import { distinctSuggestions, suggestionRequest } from './suggestion-request.ts';

const question = {
  title: 'Nurse',
  because: { kind: 'resume' },
  place: { kind: 'from', text: 'Erie, PA' },
} as const;
const row = (group: string) => ({ group, companyName: group }) as CompanySearchResult;

it('asks who hires for a title near a place, without those that are kept or hidden', () => {
  const asked = suggestionRequest(question, ['Acme', ' ', 'x'.repeat(400)]);
  expect(asked).toMatchObject({ hiringFor: 'Nurse', location: 'Erie, PA', distance: 25, hiring: true });
  expect(asked.exclude).toEqual(['Acme', 'x'.repeat(300)]);
  expect(CompanySearchRequest.safeParse(asked).success).toBe(true);
  const many = Array.from({ length: 500 }, (_, at) => `Company ${at}`);
  expect(CompanySearchRequest.safeParse(suggestionRequest(question, many)).success).toBe(true);
  expect(suggestionRequest({ title: '', because: null, place: null }, [])).not.toHaveProperty('location');
});

it('names each employer once and leaves out hidden ones and reasons without any', () => {
  const other = { ...question, title: 'Aide' };
  const groups = distinctSuggestions(
    [
      { question, rows: [row('acme'), row('oak')] },
      { question: other, rows: [row('acme'), row('hidden inc')] },
    ],
    new Set(['hidden']),
  );
  expect(groups).toEqual([{ question, rows: [row('acme'), row('oak')] }]);
});
