import { describe, expect, test } from 'vitest';
import { labels } from '../../test-data/labels.ts';
import { hasRealPostings, realPostings } from './real-postings-test-kit.ts';
import { scoreOf, summed } from './requirement-score-test-kit.ts';
import { requirementsOf } from './requirements-of.ts';

const isTold = Boolean(process.env.EVERY_FIT);

describe.skipIf(!hasRealPostings)('what real postings ask for, against what a person read', () => {
  const all = hasRealPostings ? realPostings() : new Map();

  test.each([
    ['building', 0.92, 0.95, 0.86],
    ['held', 0.89, 0.94, 0.86],
  ] as const)('of the half %s', (half, right, bySentence, met) => {
    const rows = labels('requirements').filter((row) => row.half === half);
    const score = summed(rows.map((row) => scoreOf(row, requirementsOf(all.get(row.id)))));
    const share = (count: number, of: number) => (count / of).toFixed(3);
    if (isTold)
      // biome-ignore lint/suspicious/noConsole: the figures and the misses are what this run is for
      console.log(
        `${half}: precision ${share(score.bySentence, score.found)} (${share(score.right, score.found)} by the very words), recall ${share(score.met, score.labelled)}; ${score.found} found, ${score.labelled} labelled\n${score.misses.join('\n')}`,
      );
    expect(rows).toHaveLength(50);
    expect(score.right / score.found).toBeGreaterThanOrEqual(right);
    expect(score.bySentence / score.found).toBeGreaterThanOrEqual(bySentence);
    expect(score.met / score.labelled).toBeGreaterThanOrEqual(met);
  });
});
