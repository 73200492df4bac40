import { linesOf } from '@foothold/core/typesetting/page-sections.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BulletLine,
  bulletLines,
  bulletText,
  canIndent,
  followText,
  indentLine,
  joinBefore,
  joinNext,
  moveLine,
  pasteLines,
  splitLine,
} from './bullet-lines.ts';

const keys = (from = 0) => {
  let last = from;
  return () => {
    last += 1;
    return last;
  };
};
const open = (text: string) => bulletLines(text, keys());
const at = (from: number, to = from) => ({ from, to });
const read = (lines: readonly BulletLine[]) => lines.map(({ text, level }) => (level ? `> ${text}` : text));

describe('bullets', () => {
  it('are read and stored as the page reads them, whatever they hold', () => {
    expect(read(open('Led a ward.\n\tTwelve beds.\n  Nights too.\n'))).toEqual([
      'Led a ward.',
      '> Twelve beds.',
      '> Nights too.',
      '',
    ]);
    fc.assert(
      fc.property(fc.array(fc.string()), (typed) => {
        const text = typed.join('\n');
        const stored = bulletText(open(text));
        expect(linesOf('notes', stored)).toEqual(linesOf('notes', text));
        expect(bulletText(open(stored))).toBe(stored);
      }),
    );
  });

  it('split at the caret on Enter, with what was selected gone, and the caret on the new line', () => {
    const { lines, caret } = splitLine(open('One\n\tTwo three\nFour'), 2, at(3, 4), keys(3));
    expect(read(lines)).toEqual(['One', '> Two', '> three', 'Four']);
    expect(caret).toEqual({ key: 4, at: 0 });
  });

  it('come out on Backspace at the start, then join the line before, with the caret where they met', () => {
    const lines = open('One\n\tTwo');
    const out = joinBefore(lines, 2);
    expect(read(out.lines)).toEqual(['One', 'Two']);
    const joined = joinBefore(out.lines, 2);
    expect(read(joined.lines)).toEqual(['OneTwo']);
    expect(joined.caret).toEqual({ key: 1, at: 3 });
    expect(joinBefore(lines, 1).lines).toBe(lines);
  });

  it('take the next line in on Delete at the end', () => {
    expect(read(joinNext(open('One\nTwo\nThree'), 1).lines)).toEqual(['OneTwo', 'Three']);
    expect(read(joinNext(open('One'), 1).lines)).toEqual(['One']);
  });

  it('go under the line before, never the first one, and out again', () => {
    const lines = open('One\nTwo');
    expect([canIndent(lines, 1), canIndent(lines, 2)]).toEqual([false, true]);
    const under = indentLine(lines, 2, 1).lines;
    expect(read(under)).toEqual(['One', '> Two']);
    expect(canIndent(under, 2)).toBe(false);
  });

  it('move, and stop at the ends', () => {
    const lines = open('One\nTwo\nThree');
    expect(read(moveLine(lines, 3, 0).lines)).toEqual(['Three', 'One', 'Two']);
    expect(read(moveLine(lines, 1, 99).lines)).toEqual(['Two', 'Three', 'One']);
    expect(read(moveLine(lines, 1, -4).lines)).toEqual(['One', 'Two', 'Three']);
  });

  it('take a paste of several lines, without the marks of other programs', () => {
    const pasted = '• Drove 90,000 miles\r\n\r\n   • No accident\n- Trained 3 drivers\n  - New ones';
    const { lines, caret } = pasteLines(open('First\nab'), 2, at(1), pasted, keys(2)) ?? { lines: [] };
    expect(read(lines)).toEqual([
      'First',
      'aDrove 90,000 miles',
      'No accident',
      'Trained 3 drivers',
      '> New onesb',
    ]);
    expect(caret).toEqual({ key: 5, at: 8 });
    expect(pasteLines(open('a'), 1, at(0), 'one line\n', keys(1))).toBeUndefined();
  });

  it('keep their keys while a text that was changed elsewhere comes in', () => {
    const lines = open('One\nTwo\nThree');
    expect(followText(lines, 'One\nTwo!\nThree', keys(3)).map(({ key }) => key)).toEqual([1, 2, 3]);
    expect(followText(lines, 'One\nTwo\nNew\nThree', keys(3)).map(({ key }) => key)).toEqual([1, 2, 4, 3]);
    expect(followText(lines, 'Three', keys(3)).map(({ key }) => key)).toEqual([3]);
  });

  it('never have a key twice, whatever text comes in', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const followed = followText(open(before.join('\n')), after.join('\n'), keys(10));
        expect(bulletText(followed)).toBe(after.join('\n'));
        expect(new Set(followed.map(({ key }) => key)).size).toBe(followed.length);
      }),
    );
  });
});
