import { expect, it } from 'vitest';
import { researchLinks } from './research-links.ts';

const kinds = (known: Parameters<typeof researchLinks>[0]) => researchLinks(known).map(({ kind }) => kind);

it('leads to what is known of the company and to searches for its name', () => {
  const known = { companyName: 'Oak & Sons', url: 'oak.example', jobPostingsUrl: 'https://oak.example/jobs' };
  expect(kinds(known)).toEqual(['careers', 'site', 'news', 'reviews', 'filings']);
  expect(researchLinks(known)[2]?.url).toContain('%22Oak%20%26%20Sons%22');
});

it('leaves out addresses that run code or lead nowhere', () => {
  const known = { companyName: '', url: 'javascript:alert(1)', jobPostingsUrl: 'data:text/html,x' };
  expect(kinds(known)).toEqual([]);
});

it('takes names of emoji, of half a letter, right to left and of 300 characters', () => {
  for (const companyName of ['🏥🚚', '\ud83d', 'شركة النقل', 'x'.repeat(300)])
    for (const { url } of researchLinks({ companyName, url: '', jobPostingsUrl: '' }))
      expect(URL.canParse(url)).toBe(true);
});
