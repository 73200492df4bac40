import { expect, it } from 'vitest';
import { lineNotes, whileWritten } from './line-note.ts';

const notes = [
  { kind: 'short', at: [0, 6] },
  { kind: 'ends-without-period', at: [6, 6] },
  { kind: 'filler', at: [0, 3], phrase: 'very' },
] as const;
const misspellings = [
  { at: [0, 3], word: 'wich', suggestions: ['which'] },
  { at: [3, 6], word: 'thier', suggestions: ['their'] },
] as const;
const told = {
  notes,
  misspellings: misspellings.map((one) => ({ ...one, suggestions: [...one.suggestions] })),
};
const rules = (hidden: string[]) => lineNotes({ ...told, hidden }).map(({ rule }) => rule);

it('misspelled words come first, then what the rules say', () => {
  expect(rules([])).toEqual(['spelling', 'spelling', 'short', 'ends', 'filler']);
});

it('while a line is written nothing is said of its end, nor of the word that is being typed', () => {
  const said = whileWritten(lineNotes({ ...told, hidden: [] }), 6);
  expect(said.map(({ rule }) => rule)).toEqual(['spelling', 'filler']);
});

it('a rule that was put away says nothing', () => {
  expect(rules(['spelling', 'ends'])).toEqual(['short', 'filler']);
});
