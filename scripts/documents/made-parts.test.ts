import { expect, test } from 'vitest';
import { memberComments } from './doc-comments.ts';
import { fillParts, markdownTable } from './made-parts.ts';

const page = '# Title\n\n<!-- made: list -->\nold\n<!-- end -->\n\nAfter.\n';

test('a made part gets its lines, and the rest of the document stays', () => {
  const { text, names } = fillParts(page, { list: ['one', 'two'] });
  expect(text).toBe('# Title\n\n<!-- made: list -->\n\none\ntwo\n\n<!-- end -->\n\nAfter.\n');
  expect(names).toEqual(['list']);
  expect(fillParts(text, { list: ['one', 'two'] }).text).toBe(text);
});

test('a part that nothing makes, and one without an end, are errors', () => {
  expect(() => fillParts(page, {})).toThrow('Nothing makes the part “list”.');
  expect(() => fillParts('<!-- made: list -->\n', { list: [] })).toThrow('has no line <!-- end -->');
});

test('a table escapes bars and leaves empty cells empty', () =>
  expect(markdownTable(['a', 'b'], [['x|y', '']])).toEqual(['| a | b |', '|---|---|', '| x\\|y | |']));

test('comments of members are read by their names, over several lines too', () => {
  const source =
    'const shape = {\n  /** First. */\n  one: 1,\n  two: 2,\n  /**\n   * Third,\n   * at length.\n   */\n  three: 3,\n};\n';
  expect(memberComments(source, 'shape')).toEqual({ one: 'First.', three: 'Third, at length.' });
  expect(memberComments(source, 'other')).toEqual({});
});
