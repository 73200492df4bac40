import type { ColumnFacts } from './column-facts.ts';
import { idWords, otherIdWords, otherLinkWords, postingLinkWords } from './generic-columns.data.ts';
import { type GenericColumns, headWords, mapColumns, type NamedColumns } from './map-columns.ts';

/** Rows of one id that say different things; `rows` counts those beyond the first of each id. */
export type SharedIds = { column: string; rows: number };

/** What a file with columns by name looks like over all its rows. */
export type FileShape = {
  columns: GenericColumns;
  /** Most company names have a rating behind them. */
  isRated: boolean;
};

/** An unknown column is trusted to number postings without a word for it only where it is different so often. */
const enoughRows = 20;
/** So many rows of one id, and this share of all, are more than a posting that changed between two looks. */
const many = { rows: 3, share: 0.02 };

/**
 * Tells from the cells which columns hold what: a link column by its links, the id by what is different in every row. Answers
 * also which ids many different rows share, where the file shows nothing better.
 */
export function fileShape(
  facts: ReadonlyMap<string, ColumnFacts>,
  rows: number,
  named: NamedColumns = {},
): FileShape & { shared: SharedIds | null } {
  const columns = { ...mapColumns([...facts.keys()], named) };
  const of = (column: string) => facts.get(column);
  const links = linkColumns(facts, rows, columns.url ?? [], named.url);
  if (links.length > 0) columns.url = links;
  const { id, shared } = idColumn(facts, rows, columns, named.id);
  columns.id = id === undefined ? [] : [id];
  const company = of(columns.company?.[0] ?? '');
  const isRated = company !== undefined && company.rated * 2 > company.filled;
  return { columns, isRated, shared };
}

const wordSet = (words: string) => new Set(words.split(' '));
const [ids, otherIds, otherLinks, postingLinks] = [
  idWords,
  otherIdWords,
  otherLinkWords,
  postingLinkWords,
].map(wordSet) as [Set<string>, Set<string>, Set<string>, Set<string>];
const says = (column: string, words: ReadonlySet<string>) =>
  headWords(column).some((word) => words.has(word));

const isDifferent = ({ filled, repeats }: ColumnFacts, rows: number) => repeats === 0 && filled >= rows * 0.9;
const holdsLinks = ({ links, filled }: ColumnFacts) => links > 0 && links >= filled * 0.9;

/** The link columns, best first: one whose links are all different, the names we know before others. */
function linkColumns(
  facts: ReadonlyMap<string, ColumnFacts>,
  rows: number,
  known: readonly string[],
  named: string | undefined,
): string[] {
  if (named !== undefined) return [named];
  const all = [...facts].filter(([, one]) => holdsLinks(one)).map(([column]) => column);
  const different = (column: string) => {
    const one = facts.get(column);
    return one !== undefined && isDifferent(one, rows);
  };
  const unknown = all.filter((column) => !known.includes(column) && !says(column, otherLinks));
  const ours = unknown.filter((column) => says(column, postingLinks));
  const order = [
    ...known.filter(different),
    ...ours.filter(different),
    ...unknown.filter(different),
    ...known,
    ...ours,
  ];
  return [...new Set(order)];
}

function idColumn(
  facts: ReadonlyMap<string, ColumnFacts>,
  rows: number,
  { id: known = [], url = [], ...others }: GenericColumns,
  named: string | undefined,
): { id: string | undefined; shared: SharedIds | null } {
  const repeats = (column: string) => facts.get(column)?.repeats ?? 0;
  const sharedBy = (column: string) =>
    repeats(column) >= many.rows && repeats(column) >= rows * many.share
      ? { column, rows: repeats(column) }
      : null;
  if (named !== undefined) return { id: named, shared: sharedBy(named) };
  const filled = known.filter((column) => (facts.get(column)?.filled ?? 0) > 0);
  const best = filled.find((column) => sharedBy(column) === null);
  if (best !== undefined) return { id: best, shared: null };
  const taken = new Set(Object.values(others).flat());
  const free = [...facts].filter(
    ([column, one]) =>
      !taken.has(column) &&
      !known.includes(column) &&
      isDifferent(one, rows) &&
      one.numbers >= one.filled * 0.9 &&
      !one.isCounter &&
      !says(column, otherIds),
  );
  const worded = free.find(([column]) => says(column, ids));
  if (worded) return { id: worded[0], shared: null };
  // Links that are all different tell the rows apart; an id that does not is none.
  const link = facts.get(url[0] ?? '');
  if (link && holdsLinks(link) && isDifferent(link, rows)) return { id: undefined, shared: null };
  const any = rows >= enoughRows ? free[0] : undefined;
  if (any) return { id: any[0], shared: null };
  const [first] = filled;
  return first === undefined ? { id: undefined, shared: null } : { id: first, shared: sharedBy(first) };
}
