import { postingPair } from '@foothold/core/duplicates/split-others.ts';
import { beforeEach, expect, it } from 'vitest';
import { undo } from '../journal/undo.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { acceptDuplicate, queryNotDuplicates, refuseDuplicate } from './not-duplicates.ts';
import { saveSetting } from './settings.ts';

const posting = { source: 'greenhouse', externalId: '1', jobTitle: 'Nurse' };
const other = { source: 'lever', externalId: '2' };
const key = postingPair(posting, other);

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const told = async () => [...(await queryNotDuplicates(opened()))];

it('notes a pair once, in whatever order it is told, beside other settings', async () => {
  saved(await saveSetting('jobSearch', 'searchTerm', 'nurse', clock));
  expect(saved(await refuseDuplicate(posting, other, clock)).journalId).not.toBeNull();
  const again = await refuseDuplicate({ ...other, jobTitle: 'Nurse' }, posting, clock);
  expect(saved(again).journalId).toBeNull();
  expect(await told()).toEqual([key]);
});

it('is one step that Undo takes back, and can be taken back later', async () => {
  const { journalId } = saved(await refuseDuplicate(posting, other, clock));
  expect(await undo(journalId ?? 0, clock)).toMatchObject({
    ok: true,
    label: { english: 'Postings told apart' },
  });
  expect(await told()).toEqual([]);
  saved(await refuseDuplicate(posting, other, clock));
  expect(saved(await acceptDuplicate(other, posting, clock)).journalId).not.toBeNull();
  expect(await told()).toEqual([]);
  expect(saved(await acceptDuplicate(other, posting, clock)).journalId).toBeNull();
});
