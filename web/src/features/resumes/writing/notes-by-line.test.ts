import { expect, it } from 'vitest';
import type { LineNote } from './line-note.ts';
import { notesByLine, takenUp } from './notes-by-line.ts';

const note = (at: number): LineNote[] => [
  { by: 'rule', rule: 'filler', note: { kind: 'filler', at: [at, at + 1] } },
];

it('lines keep their notes while another is typed or one is put in; a line that changed has none', () => {
  const byLine = notesByLine(['One.', 'Two.', 'One.'], (_, at) => note(at));
  expect(takenUp(['One.', 'Two!', 'One.'], byLine)).toEqual([note(0), [], note(2)]);
  expect(takenUp(['', 'One.', 'Two.', 'One.', 'One.'], byLine)).toEqual([[], note(0), note(1), note(2), []]);
});

it('gives the same list for a line that stands as it was, so that it is not drawn again', () => {
  const byLine = notesByLine(['One.'], (_, at) => note(at));
  expect(takenUp(['x', 'One.'], byLine)[1]).toBe(takenUp(['One.'], byLine)[0]);
  expect(takenUp(['x'], byLine)[0]).toBe(takenUp(['y'], byLine)[0]);
});
