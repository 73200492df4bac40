import type { Job } from './search-job.ts';

type Range = { offset: number; limit: number };

/** Rows that are put in order together; a page never depends on what lies outside its own. */
const block = 100;
const most = 2;

/**
 * A page of a list in which no employer has more than two rows of a page while others follow: within each 100 rows the
 * third and later ones of an employer stand back. `read` reads rows of the plain list.
 */
export async function spreadEmployers(
  read: (range: Range) => Promise<Job[]>,
  { offset, limit }: Range,
): Promise<Job[]> {
  const from = Math.floor(offset / block) * block;
  const to = Math.ceil((offset + limit) / block) * block;
  const rows = await read({ offset: from, limit: to - from });
  const laid: Job[] = [];
  for (let at = 0; at < rows.length; at += block) laid.push(...varied(rows.slice(at, at + block)));
  return laid.slice(offset - from, offset - from + limit);
}

/** The first two of each employer in their order, then the next two of each, and so on. */
export function varied(rows: readonly Job[]): Job[] {
  const seen = new Map<string, number>();
  const rounds: Job[][] = [];
  for (const row of rows) {
    const count = row.company === null ? 0 : (seen.get(row.company) ?? 0);
    if (row.company !== null) seen.set(row.company, count + 1);
    const round = Math.floor(count / most);
    const own = rounds[round] ?? [];
    rounds[round] = own;
    own.push(row);
  }
  return rounds.flat();
}
