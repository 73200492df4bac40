import { expect, test } from 'vitest';
import { allOf, anyOf, inOrder, lexeme, not } from './tsquery.ts';

test('words are quoted, whatever stands in them', () => {
  expect(lexeme("o'neil \\ & |")).toBe("'o''neil \\\\ & |'");
  expect(lexeme('nurse', 'A')).toBe("'nurse':A");
});

test('questions are joined once each, and none of nothing', () => {
  expect(allOf([])).toBe('');
  expect(allOf(["'a'", '', "'a'"])).toBe("'a'");
  expect(anyOf(["'a'", allOf(["'b'", "'c'"])])).toBe("('a' | ('b' & 'c'))");
  expect(not("'a'")).toBe("!('a')");
  expect(inOrder(['night', 'shift'], 'D')).toBe("('night':D <-> 'shift':D)");
});
