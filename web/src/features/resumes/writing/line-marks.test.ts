import { expect, it } from 'vitest';
import { markedPieces } from './line-marks.tsx';
import type { LineNote } from './line-note.ts';

const note = (from: number, to: number): LineNote => ({
  by: 'rule',
  rule: 'filler',
  note: { kind: 'filler', at: [from, to] },
});
const told = (text: string, ...notes: LineNote[]) =>
  markedPieces(text, notes).map(({ piece, isMarked }) => (isMarked ? `[${piece}]` : piece));

it('a line is cut where its marks begin and end; marks that overlap or touch are one', () => {
  expect(told('Very good work', note(0, 4), note(10, 14))).toEqual(['[Very]', ' good ', '[work]']);
  expect(told('Very good', note(0, 4), note(2, 7))).toEqual(['[Very go]', 'od']);
  expect(told('abcd', note(0, 2), note(2, 4))).toEqual(['[abcd]']);
});

it('what has no length or lies outside of the text is left out, and nothing of the text is lost', () => {
  expect(told('abc', note(3, 3), note(2, 9))).toEqual(['abc']);
  expect(told('', note(0, 0))).toEqual([]);
});
