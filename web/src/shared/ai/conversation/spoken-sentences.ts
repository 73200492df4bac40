/**
 * What is to be read out of a text that is being written, from where it was read to: whole sentences only, without the
 * marks of Markdown. With `isOver` the rest too. `end` is where the next reading continues.
 */
export function spokenSentences(text: string, from: number, isOver: boolean): { said: string; end: number } {
  const end = isOver ? text.length : lastSentenceEnd(text, from);
  return { said: plain(text.slice(from, end)), end };
}

function lastSentenceEnd(text: string, from: number): number {
  for (let at = text.length - 1; at > from; at -= 1) {
    if (text[at] === '\n' && text[at - 1] !== '\n') return at + 1;
    // A number with its point, “1. ”, begins an item and ends no sentence.
    const isStop = '.!?…'.includes(text[at - 1] ?? ' ') && !/\d/.test(text[at - 2] ?? '');
    if (isStop && /\s/.test(text[at] ?? '')) return at;
  }
  return from;
}

function plain(text: string): string {
  return text
    .replace(/[*_`#|~>]+/g, '')
    .replace(/\[(\d{1,3})\]/g, '')
    .replace(/\]\([^()\s]{0,2000}\)/g, '')
    .replace(/[[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
