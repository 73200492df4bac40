import { expect, test } from 'vitest';
import { readQuestion, readWithout } from './search-question.ts';

/** Words, phrases and what is left out, each as one text. */
const read = (term: string) => {
  const { words, phrases, without } = readQuestion(term);
  return [words.join(' '), phrases.map((one) => one.join(' ')), without.map((one) => one.join(' '))];
};

test.each([
  ['registered nurse', 'registered nurse', [], []],
  ['', '', [], []],
  ['"registered nurse" icu', 'registered nurse icu', ['registered nurse'], []],
  ['icu "registered nurse"', 'icu registered nurse', ['registered nurse'], []],
  ['“registered nurse”', 'registered nurse', ['registered nurse'], []],
  ['„Chef de cuisine“', 'chef de cuisine', ['chef de cuisine'], []],
  ['«chef de cuisine»', 'chef de cuisine', ['chef de cuisine'], []],
  ['("registered nurse")', 'registered nurse', ['registered nurse'], []],
  ['"front-end developer"', 'front end developer', ['front end developer'], []],
  ['"nurse"', 'nurse', [], []],
  ['"registered nurse', 'registered nurse', [], []],
  ['"registered nurse" "icu', 'registered nurse icu', ['registered nurse'], []],
  ['"" nurse -""', 'nurse', [], []],
  ['24" monitor 27" tv', '24 monitor 27 tv', [], []],
  ['nurse -manager', 'nurse', [], ['manager']],
  ['nurse −manager', 'nurse', [], ['manager']],
  ['nurse -"night shift" -icu', 'nurse', [], ['night shift', 'icu']],
  ['nurse -“night shift”', 'nurse', [], ['night shift']],
  ['-manager', '', [], ['manager']],
  ['developer -front-end', 'developer', [], ['front end']],
  ['developer -.NET -c++', 'developer', [], ['dotnet', 'cplusplus']],
  ['R & D -R&D', 'rnd', [], ['rnd']],
  ['front-end', 'front end', [], []],
  ['engineer - sales', 'engineer sales', [], []],
  ['engineer – sales', 'engineer sales', [], []],
  ['engineer –sales', 'engineer sales', [], []],
  ['--remote', 'remote', [], []],
  ['C++ -5', 'cplusplus 5', [], []],
  ['nurse -', 'nurse', [], []],
  ['-', '', [], []],
  ['nurse -🙂 -***', 'nurse', [], []],
  ['+remote +"registered nurse"', 'remote registered nurse', ['registered nurse'], []],
  ['nurse OR doctor', 'nurse or doctor', [], []],
  ['NOT nurse', 'not nurse', [], []],
  ['node -manager js', 'node js', [], ['manager']],
  ['RN Case Manager -Field- Morris County', 'rn case manager field morris county', [], []],
  ['nurse -senior, -lead', 'nurse', [], ['senior', 'lead']],
])('%j', (term, words, phrases, without) => {
  expect(read(term)).toEqual([words, phrases, without]);
});

test('whatever is typed is read, and quickly', () => {
  const signs = [...'"“”-−+ \t\n()abé中1.\0\ud800🙂:*&|!<>\'\\'];
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return signs[seed % signs.length] ?? '';
  };
  for (let round = 0; round < 3000; round += 1) {
    const term = Array.from({ length: round % 60 }, next).join('');
    const { words, phrases, without } = readQuestion(term);
    for (const word of [...words, ...phrases.flat(), ...without.flat()])
      expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    for (const phrase of phrases) expect(words.join(' ')).toContain(phrase.join(' '));
  }
  // What grows with the square of a length does not end in a test's time.
  for (const sign of ['"', '-', '-"', 'a"', '- ', '“a '])
    expect(readQuestion(sign.repeat(200_000)).words.length).toBeLessThan(200_001);
});

test('a list of what to leave out is read as if each were quoted', () => {
  expect(readWithout(['Senior', 'night shift', '-"x"', '***'])).toEqual([
    ['senior'],
    ['night', 'shift'],
    ['x'],
  ]);
});
