import { expect, test } from 'vitest';
import type { JobSearchResult, OtherPosting } from '../entities/posting/posting.ts';
import { postingPair, splitOthers } from './split-others.ts';

const other = (source: string, externalId: string): OtherPosting => ({
  id: 2,
  source,
  externalId,
  url: '',
  location: '',
  datePosted: '',
});
const result = {
  source: 'greenhouse',
  externalId: '1',
  otherPostings: [other('lever', '1'), other('themuse', 'a:b')],
} as JobSearchResult;

test('a pair has one key in either order, and no two pairs share one', () => {
  expect(postingPair(result, other('lever', '1'))).toBe(postingPair(other('lever', '1'), result));
  expect(postingPair(other('a', 'b'), other('c', 'd'))).not.toBe(
    postingPair(other('a', 'c'), other('b', 'd')),
  );
});

test('what the person called another job leaves the list and is not lost', () => {
  const refused = new Set([postingPair(other('themuse', 'a:b'), result)]);
  const split = splitOthers(result, refused);
  expect(split.otherPostings).toEqual([other('lever', '1')]);
  expect(split.refusedPostings).toEqual([other('themuse', 'a:b')]);
  expect(splitOthers(result, new Set())).toMatchObject({
    otherPostings: result.otherPostings,
    refusedPostings: [],
  });
});

test('another pair of the same cluster is another question', () => {
  const refused = new Set([postingPair(other('lever', '1'), other('themuse', 'a:b'))]);
  expect(splitOthers(result, refused).otherPostings).toHaveLength(2);
});
