import type { Layout } from './layout.ts';
import { linesOf } from './line.ts';
import { runsOf, trimmed } from './traced-text.ts';

/** A piece of a line as it is in the file, in reading order: what a person points at. */
export type SourceLine = { text: string; runs: number[] };

/** The pieces of all lines, and what is at the edges of the pages. */
export function sourceLines(layout: Layout): SourceLine[] {
  const { lines, marks } = linesOf(layout);
  const pieces = lines.flatMap(({ rail, cells }) => [...(rail ? [rail] : []), ...cells]);
  return [...pieces, ...marks].flatMap((piece) => {
    const { text } = trimmed(piece);
    const runs = runsOf(piece).filter((run) => run >= 0);
    return text === '' || runs.length === 0 ? [] : [{ text, runs }];
  });
}
