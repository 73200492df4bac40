import { expect, it } from 'vitest';
import { textOverlap, textSketch } from './text-sketch.ts';

const words = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => name(at)).join(' ');

function overlap(a: string, b: string): number {
  const [one, other] = [textSketch(a), textSketch(b)];
  if (!one || !other) throw new Error('too short');
  return textOverlap(one, other);
}

it.each([0, 0.25, 0.5, 0.75, 1])('two long texts with %d of their words in common', (share) => {
  for (let round = 0; round < 20; round += 1) {
    const text = (own: string) =>
      words(900, (at) => (at < share * 900 ? `w${round}x${at}` : `${own}${round}x${at}`));
    const told = overlap(text('a'), text('b'));
    expect(Math.abs(told - share)).toBeLessThan(0.25);
  }
});

it('finds the start of a text in the whole of it, and nothing in another', () => {
  const whole = words(800, (at) => `w${at}`);
  expect(
    overlap(
      words(120, (at) => `w${at}`),
      whole,
    ),
  ).toBeGreaterThan(0.5);
  expect(
    overlap(
      words(120, (at) => `other${at}`),
      whole,
    ),
  ).toBeLessThan(0.3);
});

it('of the same words in another order little is the same', () => {
  expect(
    overlap(
      words(300, (at) => `w${at}`),
      words(300, (at) => `w${(at * 7) % 300}`),
    ),
  ).toBeLessThan(0.2);
});

it('a line or two has no sketch', () => {
  expect(textSketch('')).toBeNull();
  expect(textSketch(words(19, (at) => `w${at}`))).toBeNull();
});
