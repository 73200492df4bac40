import { expect, test } from 'vitest';
import { jobStatuses } from '../entities/job/job-status.ts';
import { guessStatus, statusWords } from './import-status.ts';

test.each([
  ['Wishlist', 'application-not-started'],
  ['Bookmarked', 'application-not-started'],
  ['Applying', 'application-in-progress'],
  ['Applied', 'application-submitted'],
  ['No Response', 'application-no-response'],
  ['Interview', 'interview-in-progress'],
  ['Interviewing', 'interview-in-progress'],
  ['Interview scheduled', 'interview-scheduled'],
  ['2nd round', 'interview-in-progress'],
  ['Negotiating', 'offer-pending'],
  ['Offer', 'offer-pending'],
  ['Offer declined', 'offer-rejected'],
  ['Accepted', 'offer-accepted'],
  ['Rejected', 'rejected-before-interview'],
  ['Not Selected', 'rejected-before-interview'],
  ['Rejected after interview', 'rejected-after-interview'],
  ['I Withdrew', 'filled-or-canceled'],
  ['Archived', 'archived'],
  ['not yet applied', 'application-not-started'],
  ['ghosted 👻', 'application-no-response'],
  ['Coffee with Ana', null],
  ['', null],
])('%j means %j', (word, status) => {
  expect(guessStatus(word)).toBe(status);
});

test('every status is known by its value and its label', () => {
  for (const { value, label } of jobStatuses) {
    expect(guessStatus(value)).toBe(value);
    expect(guessStatus(label.toUpperCase())).toBe(value);
  }
});

test('the words of a column: those to be asked about first, then by number of rows', () => {
  expect(statusWords(['Applied', 'Odd', 'Applied ', '', 'Offer'])).toEqual([
    { word: 'Odd', count: 1, status: null },
    { word: 'Applied', count: 2, status: 'application-submitted' },
    { word: 'Offer', count: 1, status: 'offer-pending' },
  ]);
});
