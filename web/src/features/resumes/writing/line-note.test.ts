import { expect, it } from 'vitest';
import { lineNotes } from './line-note.ts';

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
  length: 6,
};
const rules = (said: Parameters<typeof lineNotes>[0]) => lineNotes(said).map(({ rule }) => rule);

it('misspelled words come first, then what the rules say', () => {
  expect(rules({ ...told, hidden: [], isUnfinished: false })).toEqual([
    'spelling',
    'spelling',
    'short',
    'ends',
    'filler',
  ]);
});

it('while a line is written nothing is said of its end, nor of the word that is being typed', () => {
  expect(rules({ ...told, hidden: [], isUnfinished: true })).toEqual(['spelling', 'filler']);
});

it('a rule that was put away says nothing', () => {
  expect(rules({ ...told, hidden: ['spelling', 'ends'], isUnfinished: false })).toEqual(['short', 'filler']);
});
