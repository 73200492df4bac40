import type { Job } from './search-job.ts';

type Range = { offset: number; limit: number };

/** Rows that are put in order together; a page never depends on what is outside its own. */
const block = 100;
const most = 2;

/** The whole blocks of a list in which a page lies. */
export function blocksAround({ offset, limit }: Range): Range {
  const from = Math.floor(offset / block) * block;
  return { offset: from, limit: limit === 0 ? 0 : Math.ceil((offset + limit) / block) * block - from };
}

/**
 * A page of a list in which no employer has more than two rows of a page while others follow: within each 100 rows the
 * third and later ones of an employer stand back. `rows` are those of the blocks around it.
 */
export function spreadEmployers(rows: readonly Job[], { offset, limit }: Range): Job[] {
  const from = blocksAround({ offset, limit }).offset;
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
