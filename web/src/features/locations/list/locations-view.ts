import { isOwnType, type LocationType, type MapType } from '@foothold/core/geography/location-type.ts';
import { foldText } from '@foothold/core/text/company-name.ts';

const bySize = ['largest', 'smallest'] as const;
const byName = ['a-z', 'z-a'] as const;

/** How lists can be sorted, in the order of their menus; the first is the usual one. */
export const sizeSorts = [...bySize, ...byName] as const;
const stateSorts = [...byName, ...bySize] as const;
/** Of countries, whose populations are not in the reference data. */
export const nameSorts = byName;
/** Of own records, which have an age and no population. */
export const ownSorts = ['newest', ...byName] as const;
export type LocationSort = (typeof sizeSorts)[number] | (typeof ownSorts)[number];

/** The orders that mean something for a type; sums are sorted by how many they hold. */
export function sortsOf(type: LocationType, sum: MapType = 'points'): readonly LocationSort[] {
  if (sum !== 'points') return sizeSorts;
  if (isOwnType(type)) return ownSorts;
  return { city: sizeSorts, metro: sizeSorts, state: stateSorts, country: nameSorts }[type];
}

/** Rows of a page (docs/spec/constants.md, Paging and limits). */
export const pageSize = 20;

/** What the address says beside its path: words the name begins with, order, page, the row opened beside the list. */
export type LocationsView = { text: string; sort: LocationSort; page: number; open: string | null };

/** Reads a view; what is not known falls back to the first sort and the first page (docs/spec/readings.md R5). */
export function readView(query: URLSearchParams, sorts: readonly LocationSort[]): LocationsView {
  const page = Number(query.get('page'));
  return {
    text: (query.get('q') ?? '').trim().slice(0, 100),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? sorts[0] ?? 'a-z',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    open: query.get('open') || null,
  };
}

/** The view as an address; what is usual is left out. */
export function writeView(view: LocationsView, sorts: readonly LocationSort[]): URLSearchParams {
  return new URLSearchParams({
    ...(view.text && { q: view.text }),
    ...(view.sort !== sorts[0] && { sort: view.sort }),
    ...(view.page > 1 && { page: String(view.page) }),
    ...(view.open && { open: view.open }),
  });
}

/** One row of any list of locations. */
export type Listed = {
  /** Stable: the id of a reference row, the key of an own record. */
  key: string;
  title: string;
  second: string;
  end: string;
  /** People; null where it is not known or has no meaning. */
  population: number | null;
  point: { lat: number; lng: number } | null;
};

/** The rows a view shows of a whole list, and how many match it. */
export function viewOf<R extends Listed>(
  rows: readonly R[],
  view: LocationsView,
  locale = 'en',
): { rows: R[]; matching: R[]; total: number } {
  const words = foldText(view.text);
  const has = ({ title, second }: Listed) => {
    const folded = ` ${foldText(`${title} ${second}`)}`;
    return words.split(' ').every((word) => folded.includes(` ${word}`));
  };
  const matching = sorted(words ? rows.filter(has) : rows, view.sort, locale);
  const from = (view.page - 1) * pageSize;
  return { rows: matching.slice(from, from + pageSize), matching, total: matching.length };
}

function sorted<R extends Listed>(rows: readonly R[], sort: LocationSort, locale: string): R[] {
  const names = new Intl.Collator(locale);
  const alike = (a: R, b: R) => names.compare(a.title, b.title);
  // Rows of unknown size come last either way.
  const size = ({ population }: R, sign: 1 | -1) => (population === null ? Infinity : sign * population);
  const compare = (sign: 1 | -1) => (a: R, b: R) => size(a, sign) - size(b, sign) || alike(a, b);
  switch (sort) {
    case 'newest':
      return [...rows];
    case 'a-z':
      return rows.toSorted(alike);
    case 'z-a':
      return rows.toSorted((a, b) => alike(b, a));
    default:
      return rows.toSorted(compare(sort === 'smallest' ? 1 : -1));
  }
}
