import { describe, expect, it } from 'vitest';
import { type DiffRun, diffCounts, diffScale, foldedDiff, wholeDiff } from './text-diff.ts';

const same = (text: string): DiffRun => ({ kind: 'same', text });
const added = (text: string): DiffRun => ({ kind: 'added', text });
const removed = (text: string): DiffRun => ({ kind: 'removed', text });
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

describe('foldedDiff', () => {
  it('leaves short texts whole', () => {
    const runs = [same('We need '), removed('SQL'), added('dbt'), same(' here.')];
    expect(foldedDiff(runs)).toEqual(runs);
  });

  it('folds what stayed the same to its ends, and tells how many words are folded; nothing else is lost', () => {
    const text = words(300);
    const pieces = foldedDiff([same(text), added('new'), same(text), removed('old'), same(text)]);
    expect(pieces.map((piece) => piece.kind)).toEqual([
      'folded',
      'same',
      'added',
      'same',
      'folded',
      'same',
      'removed',
      'same',
      'folded',
    ]);
    const counted = pieces.reduce(
      (sum, piece) =>
        sum + (piece.kind === 'folded' ? piece.words : piece.text.split(/\s+/).filter(Boolean).length),
      0,
    );
    expect(counted).toBe(902);
    for (const piece of pieces) if (piece.kind === 'same') expect(piece.text.length).toBeLessThanOrEqual(161);
  });

  it('takes blanks that moved for no change, and drops empty runs', () => {
    expect(foldedDiff([same(''), added(' \n'), same('a')])).toEqual([same(' \n'), same('a')]);
  });
});

describe('the measure of a comparison', () => {
  it('is by words up to a size and by lines beyond it', () => {
    expect(diffScale('a'.repeat(20_000), 'b'.repeat(20_000))).toBe('words');
    expect(diffScale('a'.repeat(200_000), 'b')).toBe('lines');
  });

  it('counts the words put in and taken out', () => {
    expect(diffCounts([same('a b'), added('one two, '), removed('three –')])).toEqual({
      added: 2,
      removed: 1,
    });
    expect(diffCounts(wholeDiff('', 'two words'))).toEqual({ added: 2, removed: 0 });
    expect(wholeDiff('', '')).toEqual([]);
  });
});
