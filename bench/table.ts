/** One table of a report: a sentence on what it shows, its head and its rows. */
export type Table = {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A number with three digits that count: 0.04, 1.23, 45.6, 789, 12,345. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const digits = value === 0 ? 0 : Math.max(0, Math.min(2, 2 - Math.floor(Math.log10(Math.abs(value)))));
  return value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

/** How many times `a` is of `b`: “1.25 ×”. */
export function ratio(a: number, b: number): string {
  return `${figure(a / b)} ×`;
}

/** Bytes in the unit that people read. */
export function megabytes(bytes: number): string {
  return `${figure(bytes / 1e6)} MB`;
}

/** The table in Markdown. */
export function markdown({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [title, '', line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}
