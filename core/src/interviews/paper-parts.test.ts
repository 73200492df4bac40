import { describe, expect, it } from 'vitest';
import { paperParts } from './paper-parts.ts';

const part = (key: string, lines: string[], most = 50) => ({ key, lines, most });

describe('what is printed', () => {
  it('is whole where there is room; empty lines and parts take none', () => {
    expect(paperParts([part('people', ['Iris Novak', ' ', 'Theo Abara']), part('notes', [''])], 40)).toEqual([
      { key: 'people', lines: ['Iris Novak', 'Theo Abara'], isCut: false },
    ]);
  });

  it('gives the first parts their room, and the last what is left', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at}`);
    const printed = paperParts([part('questions', lines(9), 5), part('posting', lines(90))], 20);
    expect(printed.map(({ key, isCut, lines: { length } }) => [key, isCut, length])).toEqual([
      ['questions', true, 5],
      ['posting', true, 10],
    ]);
    expect(paperParts([part('questions', lines(90)), part('posting', lines(9))], 20)).toHaveLength(1);
  });

  it('ends a paragraph that is too long at a word', () => {
    const [printed] = paperParts([part('notes', ['word '.repeat(900)], 2)], 40);
    expect(printed?.lines[0]).toMatch(/^(word ){30,35}…$/);
    expect(printed?.isCut).toBe(true);
  });

  it('counts signs that are wide as two, and halves none', () => {
    const [printed] = paperParts([part('notes', ['😀'.repeat(100_000)], 3)], 40);
    expect(printed?.lines[0]?.isWellFormed()).toBe(true);
    expect([...(printed?.lines[0] ?? '')].length).toBeLessThan(140);
  });

  it('takes no time for notes of 200 KB', () => {
    const started = performance.now();
    paperParts([part('notes', ['x'.repeat(200_000)]), part('posting', Array(50_000).fill('y'))], 100);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
