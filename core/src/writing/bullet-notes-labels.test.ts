import { describe, expect, it } from 'vitest';
import { type LabelledBullets, labels } from '../../test-data/labels.ts';
import { ruleOf } from './bullet-note.ts';
import { bulletNotes } from './bullet-notes.ts';

/** What the rules say of a file of labels: right, said too much, missed. */
function compared(positions: readonly LabelledBullets[]) {
  const wrong: string[] = [];
  const missed: string[] = [];
  let right = 0;
  for (const { trade, held, lines } of positions)
    for (const [at, [line, label]] of lines.entries()) {
      const expected = new Set(label.split(' ').filter(Boolean));
      const context = { language: 'en', isHeld: held === 'now', lines: lines.map(([text]) => text), at };
      const said = new Set<string>(bulletNotes(line, context).map(({ kind }) => ruleOf(kind)));
      for (const kind of said)
        if (expected.has(kind)) right += 1;
        else wrong.push(`${kind}: ${trade}, ${held}: ${line}`);
      for (const kind of expected) if (!said.has(kind)) missed.push(`${kind}: ${trade}, ${held}: ${line}`);
    }
  return { right, wrong, missed };
}

describe('the notes on labelled lines', () => {
  it('of the half that the rules were built by', () => {
    const { right, wrong, missed } = compared(labels('bullets'));
    expect({ right, wrong, missed }).toEqual({});
  });
  it('second', () => {
    const { right, wrong, missed } = compared(labels('bullets-second-half'));
    expect({ right, wrong, missed }).toEqual({});
  });
});
