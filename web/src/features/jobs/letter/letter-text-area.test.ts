import { describe, expect, it } from 'vitest';
import {
  insertParagraph,
  insertWords,
  lineAt,
  lineRange,
  paragraphAt,
  withGreeting,
} from './letter-text-area.ts';

const text = 'Dear Ann,\n\nOne.\nTwo.\n\n\nThree.';

describe('a text in the editor', () => {
  it('takes words in place of what is selected', () => {
    expect(insertWords('Dear X,', 5, 6, '{company}')).toEqual({ text: 'Dear {company},', caret: 14 });
  });

  it.each([
    [0, 'Dear Ann,\n\nNew.\n\nOne.\nTwo.\n\n\nThree.'],
    [13, 'Dear Ann,\n\nOne.\nTwo.\n\nNew.\n\nThree.'],
    [text.length, `${text}\n\nNew.`],
  ])('takes a paragraph behind the one of place %i', (caret, expected) => {
    const made = insertParagraph(text, caret, ' New. ');
    expect(made.text).toBe(expected);
    expect(made.text.slice(0, made.caret).endsWith('New.')).toBe(true);
  });

  it('takes a paragraph where there is nothing', () => {
    expect(insertParagraph('', 0, 'New.')).toEqual({ text: 'New.', caret: 4 });
  });

  it.each([
    [0, 0, 'Dear Ann,'],
    [12, 12, 'One.\nTwo.'],
    [text.length, text.length, 'Three.'],
    [11, 15, 'One.'],
  ])('knows the paragraph of %i to %i', (from, to, paragraph) => {
    expect(paragraphAt(text, from, to)).toBe(paragraph);
  });

  it.each([
    [0, 0, 'Dear Ann,'],
    [11, 2, 'One.'],
    [16, 3, 'Two.'],
    [text.length, 6, 'Three.'],
  ])('knows the line of place %i', (place, line, words) => {
    expect(lineAt(text, place)).toBe(line);
    const { from, to } = lineRange(text, line);
    expect(text.slice(from, to)).toBe(words);
  });

  it('has no line 99', () => {
    expect(lineRange(text, 99)).toEqual({ from: text.length, to: text.length });
  });

  it.each([
    ['Dear Ann,\n\nHello', 'Dear Bob,\n\nHello'],
    ['Hi Ann,\n\nHello', 'Hi Ann,\n\nHello'],
  ])('%j has the next greeting where it had the former', (before, after) => {
    expect(withGreeting(before, 'Dear Ann,', 'Dear Bob,')).toBe(after);
  });
});
