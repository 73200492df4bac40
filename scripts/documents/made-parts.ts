/** Lines of Markdown that are made from code, by the name of the part of a document they are in. */
export type MadeParts = Readonly<Record<string, readonly string[]>>;

const begin = '<!-- made: ';
const end = '<!-- end -->';

/**
 * Returns a document with its made parts as they are now: what is between `<!-- made: NAME -->` and `<!-- end -->`.
 * `names` are those of its parts. Throws on a part that nothing makes, and on one without an end.
 */
export function fillParts(text: string, parts: MadeParts): { text: string; names: string[] } {
  const names: string[] = [];
  const filled: string[] = [];
  let open = '';
  for (const line of text.split('\n')) {
    if (open === '') filled.push(line);
    if (line.startsWith(begin)) {
      if (open !== '') throw new Error(`The part “${open}” has no line ${end}.`);
      open = line.slice(begin.length).replace(' -->', '');
      const made = parts[open];
      if (!made) throw new Error(`Nothing makes the part “${open}”.`);
      names.push(open);
      filled.push('', ...made, ...(made.at(-1) === '' ? [] : ['']));
    } else if (line === end && open !== '') {
      filled.push(line);
      open = '';
    }
  }
  if (open !== '') throw new Error(`The part “${open}” has no line ${end}.`);
  return { text: filled.join('\n'), names };
}

/** A table in Markdown; a bar inside a cell is escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `|${cells.map((cell) => ` ${cell.replaceAll('|', '\\|').replaceAll('\n', ' ')}`.trimEnd()).join(' |')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)];
}

/** Words as code, by commas. */
export const codeList = (words: readonly (string | number)[]) =>
  words.map((word) => `\`${word}\``).join(', ');
