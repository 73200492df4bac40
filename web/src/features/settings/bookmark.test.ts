import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bookmarkAddress } from './bookmark.ts';

test('the bookmark opens the form of a new job with the address and title of the page', () => {
  const opened: string[] = [];
  const code = bookmarkAddress('https://jobs.example.org/').replace(/^javascript:/, '');
  runInNewContext(code, {
    open: (url: string) => opened.push(url),
    location: { href: 'https://board.example.com/job?id=1&from="x"#part' },
    document: { title: `Cook & Baker ${'a'.repeat(400)}` },
    encodeURIComponent,
  });
  const url = new URL(opened[0] ?? '');
  expect(url.origin + url.pathname).toBe('https://jobs.example.org/job/add');
  expect(url.searchParams.get('url')).toBe('https://board.example.com/job?id=1&from="x"#part');
  expect(url.searchParams.get('title')).toHaveLength(300);
});
