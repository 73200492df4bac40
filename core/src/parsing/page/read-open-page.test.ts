import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { realFile } from '../../../test-data/real-files.ts';
import { capturedValue } from './captured.ts';
import { readOpenPage } from './read-open-page.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const url = 'https://jobs.example.com/1';
const html = `<html><body><script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: 'Line Cook',
  hiringOrganization: 'Blue Fern',
})}</script></body></html>`;
const selection = `Senior Baker\nGreen Hill\nReno, NV\n${'You bake bread before the town wakes up. '.repeat(6)}`;

test('an open page is read as a link to it would be, and its address is the link', () => {
  const { postings } = readOpenPage({ url, html, selection: '' }, { now });
  expect(postings.map((job) => capturedValue(job, 'jobTitle'))).toEqual(['Line Cook']);
  expect(postings.map((job) => capturedValue(job, 'url'))).toEqual([url]);
});

test('selected text is the posting where there is enough of it', () => {
  const [job = { fields: [] }] = readOpenPage({ url, html, selection }, { now }).postings;
  expect(capturedValue(job, 'jobTitle')).toBe('Senior Baker');
  expect(capturedValue(job, 'url')).toBe(url);
  const word = readOpenPage({ url, html, selection: 'bread' }, { now });
  expect(word.postings.map((one) => capturedValue(one, 'jobTitle'))).toEqual(['Line Cook']);
});

test('a page without a posting gives none and says why', () => {
  const empty = readOpenPage({ url, html: '<html><body><p>Hello</p></body></html>', selection: '' }, { now });
  expect(empty.postings).toEqual([]);
  expect(empty.notices.map(({ code }) => code)).toEqual(['nothing-found']);
  expect(readOpenPage({ url: '', html: '', selection: '' }, { now }).postings).toEqual([]);
});

const file = realFile('jsonld/schemaorg_jobposting_examples.html');
const isReal = existsSync(file);
test(`a saved page (${isReal ? 'of schema.org' : 'of our own'}) gives each posting a title`, () => {
  const page = isReal ? readFileSync(file, 'utf8') : html;
  const { postings } = readOpenPage({ url, html: page, selection: '' }, { now });
  expect(postings.length).toBeGreaterThan(0);
  for (const job of postings) expect(capturedValue(job, 'jobTitle')).not.toBe('');
});
