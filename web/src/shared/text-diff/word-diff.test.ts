import { diffCounts } from '@foothold/core/text/text-diff.ts';
import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

const lines = (count: number, word: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => word(at)).join('\n');

/** What the earlier and the later text were, put together again from the comparison. */
const both = (before: string, after: string) => {
  const { runs, by } = wordDiff(before, after);
  const without = (kind: string) => runs.filter((run) => run.kind !== kind).map((run) => run.text);
  return { by, runs, before: without('added').join(''), after: without('removed').join('') };
};

describe('wordDiff', () => {
  it('finds the words that changed', () => {
    const { runs, by } = wordDiff('3+ years of SQL, in Raleigh', '5+ years of SQL, remote');
    expect(by).toBe('words');
    const texts = (kind: string) => runs.filter((run) => run.kind === kind).map((run) => run.text.trim());
    expect(texts('removed').join(' ')).toContain('3');
    expect(texts('added').join(' ')).toContain('remote');
    expect(diffCounts(runs).removed).toBeGreaterThan(0);
  });

  it('gives both texts back, by words and by lines', () => {
    const [before, after] = ['One two\nthree', 'One 2\nthree four'];
    expect(both(before, after)).toMatchObject({ by: 'words', after });
    const long = lines(4000, (at) => `Line ${at} of a long posting`);
    const changed = long.replace('Line 2000 of', 'Row 2000 of');
    expect(both(long, changed)).toMatchObject({ by: 'lines', before: long, after: changed });
  });

  it('does not freeze on 200 KB of texts that have nothing in common', () => {
    const before = lines(9000, (at) => `alpha ${at * 7} beta ${at}`);
    const after = lines(9000, (at) => `gamma ${at * 11} delta ${at}`);
    const found = both(before, after);
    expect(found).toMatchObject({ before, after });
  });
});
