import { importFields } from './import-fields.ts';
import { headForms } from './import-head.ts';

/** A row of a file: its number as a spreadsheet counts it, and its cells as they are. */
export type TableRow = { number: number; cells: readonly string[] };

/** A file of rows as far as it is understood before anybody says what its columns are. */
export type ImportTable = {
  /** One name for each column, none of them empty and none twice. */
  heads: readonly string[];
  rows: readonly TableRow[];
  /** Number of the row that holds the heads; 0 when the file has none and the columns are numbered. */
  headRow: number;
};

/** A preamble is seldom longer: the heads are looked for in this many rows. */
const headWithin = 25;

const knownHeads: ReadonlySet<string> = new Set(Object.values(importFields).flatMap(({ heads }) => heads));

/**
 * Finds the row of heads, which need not be the first (some exports begin with notes), and names every column: an empty
 * head by its position, a second of one name with its number. Empty rows are left out. Null when there is no table: no
 * row with anything in it.
 */
export function importTable(records: readonly (readonly string[])[]): ImportTable | null {
  const headAt = findHeads(records);
  const body = records.slice(headAt + 1);
  const rows = body
    .map((cells, at) => ({ number: headAt + at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (headAt === -1 && rows.length === 0) return null;
  const width = headAt === -1 ? Math.max(...rows.slice(0, 100).map(({ cells }) => cells.length)) : 0;
  const written =
    headAt === -1 ? Array.from({ length: width }, () => '') : trimmedHeads(records[headAt] ?? []);
  return { heads: named(written), rows, headRow: headAt + 1 };
}

/** Position of the row of heads, −1 when no row looks like one. */
function findHeads(records: readonly (readonly string[])[]): number {
  let best = -1;
  let most = 1;
  for (const [at, cells] of records.slice(0, headWithin).entries()) {
    const known = new Set(cells.map(knownHead).filter(Boolean)).size;
    if (known > most) [best, most] = [at, known];
  }
  if (best !== -1) return best;
  const first = records.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  return first !== -1 && looksLikeHeads(records[first] ?? []) ? first : -1;
}

const knownHead = (cell: string) => headForms(cell).find((form) => knownHeads.has(form)) ?? '';

/** Words above others: short, no figures, addresses or sentences, none twice. A row without heads has some of these. */
function looksLikeHeads(cells: readonly string[]): boolean {
  const words = cells.map((cell) => cell.trim()).filter(Boolean);
  const isOnlyOne = words.length === 1;
  if (isOnlyOne && knownHead(words[0] ?? '') === '') return false;
  return (
    new Set(words).size === words.length &&
    words.every((word) => word.length <= 60 && !/^\W*\d|:\/\/|@|\d{4}|[.!?]\s/.test(word))
  );
}

/** Heads without the empty ones at the end, which stand for nothing. */
function trimmedHeads(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1).map((cell) => cell.replace(/\s+/g, ' ').trim().slice(0, 80));
}

function named(heads: readonly string[]): string[] {
  const used = new Set<string>();
  return heads.map((head, at) => {
    const base = head || `Column ${at + 1}`;
    let name = base;
    for (let again = 2; used.has(name); again += 1) name = `${base} (${again})`;
    used.add(name);
    return name;
  });
}
