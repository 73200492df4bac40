import { expect, test } from 'vitest';
import { creditOf, sourceFacts, sourceLabel } from './posting-source.ts';

test('a feed has a name for people; one that we do not know keeps its own', () => {
  expect(['remoteok', 'nyc-gov', 'my-file', 'constructor', ''].map(sourceLabel)).toEqual([
    'Remote OK',
    'City of New York',
    'my-file',
    'constructor',
    '',
  ]);
  expect(sourceLabel('file:jobs.csv')).toBe('jobs.csv');
  expect(sourceFacts('toString')).toEqual({ label: 'toString' });
});

test.each([
  ['remotive', 'https://remotive.com/remote-jobs/1', 'https://remotive.com/remote-jobs/1', 'link'],
  ['adzuna', 'https://www.adzuna.com/land/ad/1?se=x', 'https://www.adzuna.com/', 'mark'],
  ['adzuna', 'https://www.adzuna.co.uk/jobs/land/ad/1', 'https://www.adzuna.co.uk/', 'mark'],
  ['adzuna', 'https://www.adzuna.de/land/ad/1', 'https://www.adzuna.de/', 'mark'],
  ['adzuna', 'https://www.adzuna.com.au/land/ad/1', 'https://www.adzuna.com.au/', 'mark'],
  ['adzuna', 'https://notadzuna.com/land', 'https://www.adzuna.com/', 'mark'],
  ['adzuna', 'https://adzuna.com.evil.example/', 'https://www.adzuna.com/', 'mark'],
  ['adzuna', '', 'https://www.adzuna.com/', 'mark'],
])('beside a posting of %s at “%s” stands a link to %s', (source, url, href, kind) => {
  expect(creditOf({ source, url })).toMatchObject({ href, kind });
});

test.each([
  ['greenhouse', 'https://boards.greenhouse.io/a'],
  ['elsewhere', 'https://a.example'],
  ['remotive', 'javascript:alert(1)'],
  ['remotive', ''],
])('beside a posting of %s at “%s” stands nothing', (source, url) => {
  expect(creditOf({ source, url })).toBeNull();
});
