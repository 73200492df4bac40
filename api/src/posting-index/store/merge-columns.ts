import { byName, type Columns, codeColumns, type ListColumn, listColumns, numberColumns } from './columns.ts';

/** Columns, and which of their postings stay, ascending. */
export type ColumnSource = { columns: Columns; kept: Uint32Array };

/** The columns of the postings that stay, one source after the other. */
export function mergeColumns(sources: readonly ColumnSource[]): Columns {
  const names = new Set(sources.flatMap(({ columns }) => [...columns.facts.keys()]));
  const numbers = (of: (columns: Columns) => Numbers) => picked(sources, of);
  const places = spans(sources, ({ places: { starts } }) => starts);
  return {
    ...byName(numberColumns, (column) => numbers((columns) => columns[column])),
    ...byName(listColumns, (column) => mergedList(sources, (columns) => columns[column])),
    ids: numbers(({ ids }) => ids),
    flags: Uint8Array.from(numbers(({ flags }) => flags)),
    codes: byName(codeColumns, (column) => numbers(({ codes }) => codes[column])),
    places: {
      starts: places.starts,
      lats: Int32Array.from(places.items(({ places: { lats } }) => lats)),
      lngs: Int32Array.from(places.items(({ places: { lngs } }) => lngs)),
    },
    facts: new Map(
      [...names].map((name) => [name, mergedList(sources, ({ facts }) => facts.get(name) ?? null)]),
    ),
  };
}

type Numbers = Uint32Array | Int32Array | Uint8Array;

function picked(sources: readonly ColumnSource[], of: (columns: Columns) => Numbers): Uint32Array {
  const all = new Uint32Array(sources.reduce((sum, { kept }) => sum + kept.length, 0));
  let count = 0;
  for (const { columns, kept } of sources) {
    const values = of(columns);
    for (const posting of kept) all[count++] = values[posting] as number;
  }
  return all;
}

/** Where the lists of what stays begin, and their items out of any array that goes with the same starts. */
function spans(sources: readonly ColumnSource[], of: (columns: Columns) => Uint32Array | null) {
  const starts = new Uint32Array(sources.reduce((sum, { kept }) => sum + kept.length, 0) + 1);
  let index = 0;
  for (const { columns, kept } of sources) {
    const own = of(columns);
    for (const posting of kept) {
      const length = own ? (own[posting + 1] as number) - (own[posting] as number) : 0;
      starts[index + 1] = (starts[index] as number) + length;
      index += 1;
    }
  }
  const items = (itemsOf: (columns: Columns) => Uint32Array | Int32Array): Int32Array | Uint32Array => {
    let all: Int32Array | Uint32Array | null = null;
    let count = 0;
    for (const { columns, kept } of sources) {
      const own = of(columns);
      if (!own) continue;
      const values = itemsOf(columns);
      all ??=
        values instanceof Int32Array
          ? new Int32Array(starts[index] as number)
          : new Uint32Array(starts[index] as number);
      for (const posting of kept)
        for (let item = own[posting] as number; item < (own[posting + 1] as number); item += 1)
          all[count++] = values[item] as number;
    }
    return all ?? new Uint32Array(0);
  };
  return { starts, items };
}

function mergedList(
  sources: readonly ColumnSource[],
  of: (columns: Columns) => ListColumn | null,
): ListColumn {
  const { starts, items } = spans(sources, (columns) => of(columns)?.starts ?? null);
  return { starts, codes: Uint32Array.from(items((columns) => of(columns)?.codes ?? new Uint32Array(0))) };
}
