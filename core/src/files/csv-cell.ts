/**
 * What a spreadsheet would take for a formula: `=`, `+`, `-` or `@`, full-width too, after blanks, quotes and signs that
 * cannot be seen, or a tab or line break at the start.
 */
const formula =
  /^'*(?:[\s"\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212]|[\t\r\n])/;
/** A negative number calculates nothing, so it stays a number. */
const negative = /^-\d{1,15}(?:\.\d{1,15})?$/;

/**
 * A text as a cell that no spreadsheet calculates: with an apostrophe before it where it could be a formula. A text that
 * has such an apostrophe itself gets one more, so that `plainCell` always gives back what was there.
 */
export function guardedCell(text: string): string {
  return formula.test(text) && !negative.test(text) ? `'${text}` : text;
}

/** The text of a cell that `guardedCell` wrote. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** Rows as CSV (RFC 4180): commas, CRLF, quotes where a cell needs them. Formulas are not looked for here. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
