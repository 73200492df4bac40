import { choiceLimits } from '@foothold/core/search/search-choices.ts';
import { beforeEach, expect, it } from 'vitest';
import { queryHistory } from '../journal/history.ts';
import { undo } from '../journal/undo.ts';
import { inWords, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { hidePosting, queryHiddenPostings, showPosting } from './hidden-postings.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const hidden = () => queryHiddenPostings(opened());
const nurse = { id: 41, jobTitle: ' School\n Nurse ', companyName: 'Acme' };

it('hides a posting once, known by its title and company', async () => {
  saved(await hidePosting(nurse, clock));
  expect(saved(await hidePosting(nurse, clock)).journalId).toBeNull();
  saved(await hidePosting({ id: 7, jobTitle: 'Cook', companyName: '' }, clock));
  expect((await hidden()).toSorted((one, other) => one.id - other.id)).toEqual([
    { id: 7, title: 'Cook' },
    { id: 41, title: 'School Nurse · Acme' },
  ]);
  expect(saved(await showPosting(41, clock)).journalId).not.toBeNull();
  expect(await hidden()).toEqual([{ id: 7, title: 'Cook' }]);
  expect(saved(await showPosting(41, clock)).journalId).toBeNull();
});

it('each is one step of the history that Undo takes back, under the name of the posting', async () => {
  const { journalId } = saved(await hidePosting(nurse, clock));
  const { entries } = await queryHistory(opened(), 1);
  expect(entries).toMatchObject([{ label: { english: 'Posting hidden' }, names: ['School Nurse · Acme'] }]);
  expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true, label: { english: 'Posting hidden' } });
  expect(await hidden()).toEqual([]);
});

it('refuses one too many, and says why', async () => {
  for (let id = 1; id <= choiceLimits.postings; id += 1) saved(await hidePosting({ ...nurse, id }, clock));
  expect(inWords(await hidePosting({ ...nurse, id: 9999 }, clock))).toMatchObject({
    ok: false,
    message: expect.stringContaining('500 postings are hidden, which is the most.'),
  });
});
