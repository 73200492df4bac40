import { sampleRandom } from '@foothold/core/text/sample-random.ts';
import { expect, test } from 'vitest';
import { typoIn } from './known-items-kit.ts';

/** How many letters must be put in, left out, replaced or swapped with the next to get from one text to the other. */
function mistakes(from: string, to: string): number {
  const rows = Array.from({ length: from.length + 1 }, (_, at) => [at]);
  for (let at = 0; at <= to.length; at += 1) (rows[0] as number[])[at] = at;
  const cell = (x: number, y: number) => rows[x]?.[y] ?? Number.POSITIVE_INFINITY;
  for (let x = 1; x <= from.length; x += 1)
    for (let y = 1; y <= to.length; y += 1) {
      const isSame = from[x - 1] === to[y - 1];
      const isSwap = from[x - 1] === to[y - 2] && from[x - 2] === to[y - 1];
      const others = [cell(x - 1, y) + 1, cell(x, y - 1) + 1, cell(x - 1, y - 1) + (isSame ? 0 : 1)];
      (rows[x] as number[])[y] = Math.min(
        ...others,
        isSwap ? cell(x - 2, y - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return cell(from.length, to.length);
}

test('a mistake is one letter wrong in one word, never none', () => {
  const { next } = sampleRandom('mistakes');
  const text = 'Senior C++ Engineer, Aaron & Söhne (f/m)';
  const seen = new Set<string>();
  for (let round = 0; round < 2000; round += 1) {
    const wrong = typoIn(text, next);
    expect(mistakes(text.toLowerCase(), wrong.toLowerCase()), wrong).toBe(1);
    seen.add(wrong);
  }
  expect(seen.size).toBeGreaterThan(300);
  expect([...seen].every((wrong) => wrong.includes('C++') && wrong.includes('(f/m)'))).toBe(true);
});

test('words of less than four letters are left as they are', () => {
  expect(typoIn('QA at IBM', sampleRandom('x').next)).toBe('');
  expect(typoIn('', sampleRandom('x').next)).toBe('');
});
