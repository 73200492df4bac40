/** A text with another one put in place of what is selected, and where the caret stands then. */
export type Inserted = { text: string; caret: number };

/** Puts words where the caret is. */
export function insertWords(text: string, from: number, to: number, words: string): Inserted {
  return { text: text.slice(0, from) + words + text.slice(to), caret: from + words.length };
}

/** Puts a paragraph behind the one in which the caret is, with an empty line on both sides. */
export function insertParagraph(text: string, caret: number, paragraph: string): Inserted {
  const end = /\n[^\S\n]{0,200}\n/.exec(text.slice(caret));
  const at = end ? caret + end.index : text.length;
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  const head = before && `${before}\n\n`;
  const inserted = head + paragraph.trim();
  return { text: after ? `${inserted}\n\n${after}` : inserted, caret: inserted.length };
}

/** What is selected, else the paragraph in which the caret is. */
export function paragraphAt(text: string, from: number, to: number): string {
  if (to > from) return text.slice(from, to).trim();
  const start = Math.max(text.lastIndexOf('\n\n', Math.max(from - 1, 0)), 0);
  const end = text.indexOf('\n\n', from);
  return text.slice(start, end < 0 ? text.length : end).trim();
}

/** The line a place in a text is in, from 0. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split(/\r\n?|\n/).length - 1;
}

/** Where a line begins and ends; the end of the text for a line that it does not have. */
export function lineRange(text: string, line: number): { from: number; to: number } {
  let from = 0;
  for (let at = 0; at < line; at += 1) {
    const end = text.indexOf('\n', from);
    if (end < 0) return { from: text.length, to: text.length };
    from = end + 1;
  }
  const end = text.indexOf('\n', from);
  return { from, to: end < 0 ? text.length : end };
}

/** The text with another greeting, where it still begins with the one it was given. */
export function withGreeting(text: string, former: string, next: string): string {
  return former !== next && text.startsWith(former) ? next + text.slice(former.length) : text;
}
