import { describe, expect, test } from 'vitest';
import { type TypedWord, termGuesses, type WordGuess } from './term-guesses.ts';

const typed = (word: string, count = 0, isUnknown = count === 0): TypedWord => ({
  word,
  count,
  isUnknown,
  isFixed: false,
});
const guess = (at: number, word: string, count: number, slips = 1): WordGuess => ({
  at,
  takes: 1,
  words: [word],
  slips,
  count,
});
const read = (words: readonly TypedWord[], guesses: readonly WordGuess[]) =>
  termGuesses(words, guesses).map((chosen) => chosen.flatMap((one) => one.words).join('+'));

describe('other readings of a term', () => {
  test('frequent words come before rare ones, one slip before two, the same first letter before another', () => {
    const one = [typed('nurce')];
    expect(read(one, [guess(0, 'nurge', 3), guess(0, 'nurse', 900)])).toEqual(['nurse', 'nurge']);
    expect(read(one, [guess(0, 'nursery', 900, 2), guess(0, 'nurse', 20)])).toEqual(['nurse', 'nursery']);
    expect(read(one, [guess(0, 'purce', 50), guess(0, 'nurse', 50)])).toEqual(['nurse', 'purce']);
  });

  test('a word that stands nowhere is in every reading, one that some have in none of the first', () => {
    const words = [typed('senior', 500), typed('enginer')];
    const all = read(words, [guess(0, 'junior', 400, 2), guess(1, 'engineer', 800), guess(1, 'enginee', 2)]);
    expect(all[0]).toBe('engineer');
    expect(all.every((one) => one.includes('engine'))).toBe(true);
    expect(all).toContain('junior+engineer');
  });

  test('a word of some text alone is mended with the others when it is one slip away, not when it is two', () => {
    const words = [typed('enginer', 0, false), typed('sofware')];
    const software = guess(1, 'software', 500);
    expect(read(words, [guess(0, 'engineer', 800), software])[0]).toBe('engineer+software');
    expect(read(words, [guess(0, 'engineer', 800, 2), software])[0]).toBe('software');
  });

  test('three words that stand nowhere are replaced together, and nothing is answered where one has no guess', () => {
    const words = [typed('senoir'), typed('sofware'), typed('enginer')];
    const guesses = [guess(0, 'senior', 500), guess(1, 'software', 500), guess(2, 'engineer', 800)];
    expect(read(words, guesses)).toEqual(['senior+software+engineer']);
    expect(read(words, guesses.slice(1))).toEqual([]);
    expect(read([typed('senior', 9)], [])).toEqual([]);
  });

  test('two words written as one never go with another guess for either of them', () => {
    const words = [typed('java', 90, false), typed('scritp', 0)];
    const join: WordGuess = { at: 0, takes: 2, words: ['javascript'], slips: 1, count: 70 };
    const all = termGuesses(words, [join, guess(0, 'lava', 2), guess(1, 'script', 5)]);
    expect(all[0]).toEqual([join]);
    expect(all.map((chosen) => chosen.flatMap((one) => one.words).join('+'))).toEqual([
      'javascript',
      'script',
      'lava+script',
    ]);
  });
});
