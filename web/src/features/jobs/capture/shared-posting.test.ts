import { expect, test } from 'vitest';
import { sharedPosting } from './shared-posting.ts';

const link = 'https://jobs.example.com/1?a=b';
const long = 'Line Cook at Blue Fern. '.repeat(30).trim();

test.each([
  ['nothing', {}, ''],
  ['a title alone is no posting', { title: 'Line Cook' }, ''],
  ['a link', { url: link, title: 'Line Cook' }, link],
  [
    'a link among the words, as phones share it',
    { text: `Look at this: ${link}.`, title: 'Line Cook' },
    link,
  ],
  ['words', { text: 'Line Cook\nBlue Fern', title: 'Jobs' }, 'Jobs\nLine Cook\nBlue Fern'],
  ['a whole posting with a link in it', { text: `${long} ${link}` }, `${long} ${link}`],
  ['no link of the web', { url: 'javascript:alert(1)' }, ''],
])('%s', (_name, query, expected) => {
  expect(sharedPosting(new URLSearchParams(query))).toBe(expected);
});
