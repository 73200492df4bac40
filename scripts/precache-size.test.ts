import { expect, test } from 'vitest';
import { maxPrecached, precachedFiles, precacheProblems } from './precache-size.ts';

const worker =
  'x.precacheAndRoute([{url:"theme.js",revision:"9c8a"},{url:"index.html",revision:"2dd8"},{url:"assets/a-1.js",revision:null}],{})';

test('the files of a service worker are read in either order of their parts', () => {
  expect(precachedFiles(worker)).toEqual(['theme.js', 'index.html', 'assets/a-1.js']);
  expect(precachedFiles('[{"revision":null,"url":"b.js"}]')).toEqual(['b.js']);
});

test('too much, or no page to start from, is a problem; what fits is none', () => {
  expect(precacheProblems(worker, () => maxPrecached / 3)).toEqual([]);
  expect(precacheProblems(worker, () => maxPrecached / 3 + 1)[0]).toContain('keeps 6.0 MB');
  expect(precacheProblems('[]', () => 0)[0]).toContain('does not keep index.html');
});
