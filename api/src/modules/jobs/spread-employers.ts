import type { SearchHit } from '../../posting-index/port/search-answer.ts';

type Range = { offset: number; limit: number };
type Row = Pick<SearchHit, 'company' | 'standing' | 'score'>;

/** Rows that are put in order together; a page never depends on what is outside its own. */
const block = 100;
/** Rows of one employer that stand together before the others. */
const most = 2;
/** Of the best score, what each further pair of rows of one employer loses, at most twice. */
const crowd = 0.12;
const crowds = 2;

/** The whole blocks of a list in which a page lies. */
export function blocksAround({ offset, limit }: Range): Range {
  const from = Math.floor(offset / block) * block;
  return { offset: from, limit: limit === 0 ? 0 : Math.ceil((offset + limit) / block) * block - from };
}

/**
 * A page of a list in which no employer has more than two rows of a page while others as good follow (`isScored`), or
 * others at all. `rows` are those of the blocks around it, in their order; each standing keeps its place.
 */
export function spreadEmployers<T extends Row>(
  rows: readonly T[],
  { offset, limit }: Range,
  isScored: boolean,
): T[] {
  const from = blocksAround({ offset, limit }).offset;
  const laid: T[] = [];
  for (let start = 0; start < rows.length; start += block) {
    const own = rows.slice(start, start + block);
    for (const standing of ['all', 'close', 'text'] as const)
      laid.push(
        ...varied(
          own.filter((row) => row.standing === standing),
          isScored,
        ),
      );
  }
  return laid.slice(offset - from, offset - from + limit);
}

/** The third and fourth row of an employer behind those of others, and so on. */
function varied<T extends Row>(rows: readonly T[], isScored: boolean): T[] {
  const seen = new Map<string, number>();
  const best = Math.max(0, ...rows.map(({ score }) => score));
  const placed = rows.map((row, index) => {
    const count = seen.get(row.company) ?? 0;
    if (row.company !== '') seen.set(row.company, count + 1);
    const pairs = Math.floor(count / most);
    return { row, index, key: isScored ? row.score - Math.min(crowds, pairs) * crowd * best : -pairs };
  });
  return placed.sort((one, other) => other.key - one.key || one.index - other.index).map(({ row }) => row);
}
