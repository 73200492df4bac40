import { describe, expect, test } from 'vitest';
import { labels } from '../../test-data/labels.ts';
import { hasRealPostings, realPostings } from './real-postings-test-kit.ts';
import { scoreOf, summed } from './requirement-score-test-kit.ts';
import { requirementsOf } from './requirements-of.ts';

const isTold = Boolean(process.env.EVERY_FIT);

describe.skipIf(!hasRealPostings)('what real postings ask for, against what a person read', () => {
  const all = hasRealPostings ? realPostings() : new Map();

  test.each([
    ['the half for building', 'requirements', 'building', { right: 0.92, bySentence: 0.95, met: 0.86 }],
    ['the half held back', 'requirements', 'held', { right: 0.89, bySentence: 0.94, met: 0.86 }],
    ['the second draw', 'requirements-second-draw', 'held', { right: 0.82, bySentence: 0.94, met: 0.85 }],
  ] as const)('of %s', (name, file, half, least) => {
    const rows = labels(file).filter((row) => row.half === half);
    const score = summed(rows.map((row) => scoreOf(row, requirementsOf(all.get(row.id)))));
    const share = (count: number, of: number) => (count / of).toFixed(3);
    if (isTold)
      // biome-ignore lint/suspicious/noConsole: the figures and the misses are what this run is for
      console.log(
        `${name}: precision ${share(score.bySentence, score.found)} (${share(score.right, score.found)} by the very words), recall ${share(score.met, score.labelled)}; ${score.found} found, ${score.labelled} labelled\n${score.misses.join('\n')}`,
      );
    expect(rows.length).toBeGreaterThan(28);
    expect(score.right / score.found).toBeGreaterThanOrEqual(least.right);
    expect(score.bySentence / score.found).toBeGreaterThanOrEqual(least.bySentence);
    expect(score.met / score.labelled).toBeGreaterThanOrEqual(least.met);
  });
});
