/** A line that opens or closes code: its marks, and what is behind them. */
export type FenceLine = { mark: string; info: string };

/** The fence in a line, or null. */
export function fenceOf(line: string): FenceLine | null {
  const bare = line.trimStart();
  const sign = bare[0];
  if (sign !== '`' && sign !== '~') return null;
  let length = 0;
  while (bare[length] === sign) length += 1;
  if (length < 3) return null;
  const info = bare.slice(length).trim();
  return info.includes('`') ? null : { mark: sign.repeat(length), info };
}

/** The item of a list that a line begins: how far it is indented, its number (null without), and where its text starts. */
export type ItemLine = { indent: number; number: number | null; textAt: number };

/** The list item that a line begins, or null. */
export function itemOf(line: string): ItemLine | null {
  const found = /^([ \t]{0,40})(?:[-*+]|(\d{1,9})[.)])(?:[ \t]|$)/.exec(line);
  if (!found) return null;
  const [whole, indent = '', digits] = found;
  return {
    indent: indent.length,
    number: digits === undefined ? null : Number(digits),
    textAt: whole.length,
  };
}

/** True for a line that begins an item of a list. */
export function isListLine(line: string): boolean {
  return itemOf(line) !== null && !isRule(line);
}

/** True for a line across: three or more of `-`, `*` or `_`. */
export function isRule(line: string): boolean {
  const bare = line.replace(/[ \t]/g, '');
  const sign = bare[0] ?? '';
  return bare.length >= 3 && '-*_'.includes(sign) && bare === sign.repeat(bare.length);
}

/** The cells of a line of a table; a `|` after `\` belongs to its cell. */
export function cellsOf(line: string): string[] {
  const cells: string[] = [''];
  const bare = line.trim();
  for (let at = bare.startsWith('|') ? 1 : 0; at < bare.length; at += 1) {
    const sign = bare[at];
    if (sign === '\\' && bare[at + 1] === '|') {
      cells.push(`${cells.pop()}|`);
      at += 1;
    } else if (sign === '|') cells.push('');
    else cells.push(`${cells.pop()}${sign}`);
  }
  if (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((cell) => cell.trim());
}

/** How the columns of a table stand, out of the line under its head; null where a line is none. */
export function alignmentsOf(line: string): ('start' | 'center' | 'end')[] | null {
  if (!line.includes('-') || !line.includes('|')) return null;
  const cells = cellsOf(line);
  const isMark = (cell: string) => {
    const dashes = cell.replace(/^:/, '').replace(/:$/, '');
    return dashes !== '' && dashes === '-'.repeat(dashes.length);
  };
  if (!cells.every(isMark)) return null;
  return cells.map((cell) => {
    if (!cell.endsWith(':')) return 'start';
    return cell.startsWith(':') ? 'center' : 'end';
  });
}
