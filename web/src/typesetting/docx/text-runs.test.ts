import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textRuns } from './text-runs.ts';

/** Runs in short: those from right to left in brackets. */
const told = (text: string, isPageRightToLeft: boolean) =>
  textRuns(text, isPageRightToLeft)
    .map((run) => (run.isRightToLeft ? `[${run.text}]` : run.text))
    .join('');

describe('textRuns', () => {
  it.each([
    ['Plain text, 2019.', false, 'Plain text, 2019.'],
    ['Speaks עברית טובה daily.', false, 'Speaks [עברית טובה] daily.'],
    ['שלום and مرحبا', false, '[שלום] and [مرحبا]'],
    ['محاسبة (SQL) في 2019', true, '[محاسبة (]SQL[) في 2019]'],
    ['SQL, Excel', true, 'SQL, Excel'],
    ['2019 – 2021', true, '[2019 – 2021]'],
    ['2019 – 2021', false, '2019 – 2021'],
    ['', true, ''],
  ])('%j on a page from right to left: %s', (text, isPageRightToLeft, runs) => {
    expect(told(text, isPageRightToLeft)).toBe(runs);
  });

  it('leaves no letter out and cuts nothing in two that runs one way', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ب', 'ש', ' ', '1', '.', '👍') });
    fc.assert(
      fc.property(text, fc.boolean(), (typed, isPageRightToLeft) => {
        const runs = textRuns(typed, isPageRightToLeft);
        expect(runs.map((run) => run.text).join('')).toBe(typed);
        runs.slice(1).forEach((run, at) => {
          expect(run.isRightToLeft).not.toBe(runs[at]?.isRightToLeft);
        });
      }),
    );
  });
});
