/** A text cut for paper; `isCut` where some of it is left out. */
export type PaperText = { text: string; isCut: boolean };

/** Letters that a line of a text is counted as at least: an empty line takes as much paper as a short one. */
const perLine = 60;

/**
 * As much of a text as fits on a piece of paper that holds `room` letters: whole lines, else whole words. Blank lines that
 * follow each other become one.
 */
export function paperText(text: string, room: number): PaperText {
  const kept: string[] = [];
  let left = room;
  let isBlank = true;
  for (const line of text.split('\n')) {
    const words = line.trim();
    if (words === '' && isBlank) continue;
    isBlank = words === '';
    if (words.length > left || left < perLine) {
      const part = cutAtWord(words, left);
      return { text: [...kept, part].join('\n').trim(), isCut: true };
    }
    kept.push(words);
    left -= Math.max(perLine, words.length);
  }
  return { text: kept.join('\n').trim(), isCut: false };
}

function cutAtWord(line: string, room: number): string {
  if (room < perLine) return '';
  const start = line.slice(0, room);
  const end = start.lastIndexOf(' ');
  return (end > 0 ? start.slice(0, end) : start).toWellFormed();
}
