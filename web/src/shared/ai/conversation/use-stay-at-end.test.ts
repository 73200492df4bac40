import { expect, test } from 'vitest';
import { type ScrollState, scrollMeaning } from './use-stay-at-end.ts';

/** A text of 2,000 px in a window of 800, at its end, just opened. */
const opened: ScrollState = {
  ...{ scrollTop: 1200, scrollHeight: 2000, clientHeight: 800, lastTop: 1200, hasActed: false, age: 100 },
};

test.each<[string, Partial<ScrollState>, string]>([
  ['the end in sight', {}, 'end'],
  ['within 60 px of the end', { scrollTop: 1150 }, 'end'],
  ['rows that grew below the place that was the end', { scrollHeight: 2600 }, 'moved'],
  ['rows that grew, after the reader typed', { scrollHeight: 2600, hasActed: true }, 'moved'],
  ['rows that grew, long after', { scrollHeight: 2600, age: 60_000 }, 'moved'],
  ['the browser or the shell that goes to the top of a page just opened', { scrollTop: 0 }, 'moved'],
  ['the reader who scrolls up', { scrollTop: 900, hasActed: true }, 'left'],
  [
    'a screen reader that scrolls up by no gesture, once the page has settled',
    { scrollTop: 900, age: 5000 },
    'left',
  ],
])('a scroll with %s', (_, change, meaning) => {
  expect(scrollMeaning({ ...opened, ...change })).toBe(meaning);
});
