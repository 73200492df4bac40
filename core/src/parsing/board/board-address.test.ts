import { expect, test } from 'vitest';
import { boardAddress, embeddedBoard } from './board-address.ts';

const id = '0f4c2a1e-1111-4222-8333-444455556666';

test.each([
  [
    'https://boards.greenhouse.io/acme/jobs/12',
    'https://boards-api.greenhouse.io/v1/boards/acme/jobs/12?pay_transparency=true',
  ],
  [
    'https://job-boards.greenhouse.io/acme/jobs/12?gh_src=x#app',
    'https://boards-api.greenhouse.io/v1/boards/acme/jobs/12?pay_transparency=true',
  ],
  [
    'https://boards.greenhouse.io/embed/job_app?for=acme&token=12',
    'https://boards-api.greenhouse.io/v1/boards/acme/jobs/12?pay_transparency=true',
  ],
  [`https://jobs.lever.co/acme/${id}`, `https://api.lever.co/v0/postings/acme/${id}?mode=json`],
  [`https://jobs.lever.co/acme/${id}/apply`, `https://api.lever.co/v0/postings/acme/${id}?mode=json`],
  [`https://jobs.eu.lever.co/acme/${id}`, `https://api.eu.lever.co/v0/postings/acme/${id}?mode=json`],
  [
    `https://jobs.ashbyhq.com/Acme%20Inc/${id}/application`,
    'https://api.ashbyhq.com/posting-api/job-board/Acme%20Inc?includeCompensation=true',
  ],
])('%s', (link, api) => {
  expect(boardAddress(link)?.api).toBe(api);
});

test.each([
  ...['', 'acme', 'https://boards.greenhouse.io/acme', 'https://boards.greenhouse.io/acme/jobs/abc'],
  ...['https://boards.greenhouse.io/..%2F..%2Fv2/jobs/1', 'https://boards.greenhouse.io/a%2Fb/jobs/1'],
  ...['https://boards.greenhouse.io.evil.example/acme/jobs/12', 'https://jobs.lever.co/acme'],
  ...['https://jobs.lever.co/acme/not-an-id', `https://evil.example/jobs.lever.co/acme/${id}`],
  ...[`ftp://jobs.lever.co/acme/${id}`, 'https://jobs.ashbyhq.com/acme', `https://jobs.lever.co/%ZZ/${id}`],
])('%s is no posting of a board', (link) => {
  expect(boardAddress(link)).toBeNull();
});

test('a page of an employer names its board beside the number in the link', () => {
  const html = '<script src="https://boards.greenhouse.io/embed/job_board/js?b=1&amp;for=acme"></script>';
  expect(embeddedBoard('https://acme.example/jobs?gh_jid=12', html)).toMatchObject({
    site: 'acme',
    id: '12',
  });
  expect(embeddedBoard('https://acme.example/jobs', html)).toBeNull();
  expect(embeddedBoard('https://acme.example/jobs?gh_jid=12', '<p>none</p>')).toBeNull();
});
