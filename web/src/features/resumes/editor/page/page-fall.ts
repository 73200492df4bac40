import type { FieldPlace } from '../../../../typesetting/typesetting.ts';

/** What falls behind the first page. */
export type PageFall = {
  /** The last page, from 1. */
  page: number;
  /** The first field on each page behind the first. */
  starts: readonly { page: number; field: string }[];
  /** Lines on the last page. */
  lines: number;
};

/** Lines of one height, in points, that count as the same. */
const sameLine = 3;

/** What falls on page 2 and later; null for one page. */
export function pageFall(places: readonly FieldPlace[], pages: number): PageFall | null {
  if (pages < 2) return null;
  const starts: { page: number; field: string }[] = [];
  for (let page = 2; page <= pages; page += 1) {
    const first = places
      .filter((place) => place.page === page)
      .reduce<FieldPlace | undefined>((best, one) => (best && best.y <= one.y ? best : one), undefined);
    if (first) starts.push({ page, field: first.field });
  }
  const heights = places
    .filter(({ toPage }) => toPage === pages)
    .map(({ toY }) => toY)
    .sort((a, b) => a - b);
  const lines = heights.filter((y, at) => at === 0 || y - (heights[at - 1] ?? 0) > sameLine).length;
  return { page: pages, starts, lines };
}

/** The page on which an item (`experience/12`) or the heading of a section begins; undefined where it is on none. */
export function pageOf(places: readonly FieldPlace[], prefix: string): number | undefined {
  const found = places.filter(({ field }) => field === prefix || field.startsWith(`${prefix}/`));
  return found.length === 0 ? undefined : Math.min(...found.map(({ page }) => page));
}
