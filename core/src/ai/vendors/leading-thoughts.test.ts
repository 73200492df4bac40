import { describe, expect, test } from 'vitest';
import { leadingThoughts } from './leading-thoughts.ts';

const read = (pieces: readonly string[]) => {
  const thoughts = leadingThoughts();
  return [...pieces.map((piece) => thoughts.push(piece)), thoughts.rest()].join('');
};

describe('leadingThoughts', () => {
  test.each([
    ['an answer without', 'A ward clerk files.', 'A ward clerk files.'],
    ['thinking before the answer', '<think>Hmm, a clerk.</think>\n\nA clerk files.', 'A clerk files.'],
    ['blanks before it', '\n <think>Hmm</think>Yes.', 'Yes.'],
    ['the word later', 'I <think> so.', 'I <think> so.'],
    ['an answer that begins alike', '<thanks> to all', '<thanks> to all'],
    ['thinking that never ends', '<think>and so on', ''],
    ['an answer shorter than the mark', '<t', '<t'],
    ['a closing mark in pieces of the answer', '<think>a</think>b</think>c', 'b</think>c'],
  ])('%s, whole and letter by letter', (_, text, answer) => {
    expect(read([text])).toBe(answer);
    expect(read([...text])).toBe(answer);
  });
});
