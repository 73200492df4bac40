import type { PostingVersion } from '@foothold/core/entities/job/posting-versions.ts';
import { expect, it } from 'vitest';
import { changesOf } from './posting-changes.ts';

const version = (kind: PostingVersion['kind'], text: string, day: number): PostingVersion => ({
  kind,
  text,
  takenAt: `2026-11-0${day}T00:00:00Z`,
  closedAt: '',
});

it('finds the changes of the text, newest first; closing and spaces are none', () => {
  const versions = [
    version('saved', 'one', 1),
    version('changed', 'two', 2),
    version('closed', 'two ', 3),
    version('open-again', 'three', 4),
  ];
  expect(changesOf(versions).map(({ before, after }) => [before.text, after.text])).toEqual([
    ['two ', 'three'],
    ['one', 'two'],
  ]);
  expect(changesOf(versions.slice(0, 1))).toEqual([]);
  expect(changesOf([])).toEqual([]);
});
