import { describe, expect, test } from 'vitest';
import { readPasted } from '../page/read-pasted.ts';
import { isPlaceholder } from './location-words.ts';

describe('isPlaceholder', () => {
  test.each(['', '-', '---', 'N/A', 'BLANK,BLANK,Multiple Locations', '2 Locations'])(
    '%j names no place',
    (text) => expect(isPlaceholder(text)).toBe(true),
  );
  test('a thousand dashes before a name are read in time proportional to their number', () => {
    // With a repeated dash inside a repeated group this took twice as long with every dash.
    expect(isPlaceholder(`${'-'.repeat(1000)}Austin`)).toBe(false);
  });
});

test('a pasted line of a thousand contractors is read, too', () => {
  const line = `${'contractor '.repeat(1000)}!`;
  expect(readPasted(`Welder\nAcme\n${line}\n`, { now: 0 }).postings).toHaveLength(1);
});
