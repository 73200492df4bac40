import type { LineNote } from './line-note.ts';

const none: readonly LineNote[] = [];

/** The notes of each line under its text; of several lines with one text each has its own. */
export function notesByLine(
  texts: readonly string[],
  notesOf: (text: string, at: number) => readonly LineNote[],
): ReadonlyMap<string, readonly LineNote[]> {
  const keys = keysOf(texts);
  return new Map(texts.map((text, at) => [keys[at] ?? text, notesOf(text, at)]));
}

/** The notes of lines that still stand as they were read, wherever they are now; none for the others. */
export function takenUp(
  texts: readonly string[],
  byLine: ReadonlyMap<string, readonly LineNote[]>,
): readonly (readonly LineNote[])[] {
  return keysOf(texts).map((key) => byLine.get(key) ?? none);
}

function keysOf(texts: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return `${count} ${text}`;
  });
}
