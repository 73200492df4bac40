import type { Bound } from './read-number.ts';

/** How a number is bounded by the words before it; the first that fits counts. */
export const bounds: readonly (readonly [Bound, RegExp])[] = [
  [
    'up-to',
    /(?:\bno more than|\bup to|\bas (?:many|much|large|high|big|tall|long|heavy|far|few|late|old) as|\bat most|\bmaximum of) $/,
  ],
  ['at-least', /\b(?:at least|no fewer than|no less than|minimum of) $/],
  ['over', /\b(?:over|more than|above|exceeding|beyond|upwards of|in excess of|surpassing) $/],
  ['within', /\b(?:within|no later than|in under|in less than|inside of) $/],
  ['under', /\b(?:under|below|less than|fewer than) $/],
  ['nearly', /\b(?:nearly|almost|close to|not quite) $/],
  ['about', /\b(?:about|around|approximately|roughly|some|circa) $/],
];
