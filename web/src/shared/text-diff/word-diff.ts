import { type DiffRun, diffScale, wholeDiff } from '@foothold/core/text/text-diff.ts';
import { diffLines, diffWords } from 'diff';

/** How long the page may stand still for a comparison, in milliseconds, at each of the two tries. */
const patienceMs = 300;

/**
 * Compares two texts by words, or by lines where they are long or have too little in common. What cannot be compared in
 * time is answered as taken out and put in whole, so that 200 KB never freeze the page.
 */
export function wordDiff(
  before: string,
  after: string,
): { runs: DiffRun[]; by: 'words' | 'lines' | 'whole' } {
  const options = { timeout: patienceMs };
  const words = diffScale(before, after) === 'words' ? diffWords(before, after, options) : undefined;
  if (words) return { runs: words.map(asRun), by: 'words' };
  const lines = diffLines(before, after, options);
  if (lines) return { runs: lines.map(asRun), by: 'lines' };
  return { runs: wholeDiff(before, after), by: 'whole' };
}

function asRun({ added, removed, value }: { added: boolean; removed: boolean; value: string }): DiffRun {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value };
}
