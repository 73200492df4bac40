import type { Layout } from './layout.ts';
import { isSameLine, type Segment } from './segment.ts';

/** How near to the edge of its page a mark stands, as a part of its height. */
const edge = 0.09;

const pageNumber =
  /^(?:(?:page|seite|página|pagina|page n°|страница|strona|صفحة)\s)?\d{1,3}(?:\s?(?:\/|of|von|de|di|sur|из|z|van)\s?\d{1,3})?$|^- ?\d{1,3} ?-$|^第?\s?\d{1,3}\s?[页頁]/iu;

/** Numbers of pages, and what is at the edge of several pages in the same words. */
export function pageMarksOf(segments: readonly Segment[], { pages }: Pick<Layout, 'pages'>): Set<Segment> {
  const isAtEdge = ({ y, page }: Segment) => {
    const height = pages[page]?.height ?? 0;
    return y < height * edge || y > height * (1 - edge);
  };
  const edges = segments.filter(isAtEdge);
  const marks = new Set(
    edges.filter(({ text, y, page }) => pageNumber.test(text.trim()) && isOutermost(segments, page, y)),
  );
  if (pages.length < 2) return marks;
  const byWords = Map.groupBy(edges, ({ text }) => text.replace(/\d+/g, '#').trim().toLowerCase());
  for (const same of byWords.values()) {
    const onPages = new Set(same.map(({ page }) => page));
    const isBare = same.some(({ text }) => text.trim().length < 3);
    if (onPages.size < 2 || isBare) continue;
    const heights = same.map(({ y }) => y);
    const isLow = Math.min(...heights) > (pages[0]?.height ?? 0) / 2;
    const isOnePlace = Math.max(...heights) - Math.min(...heights) < 6;
    // What is at the top of the first page is the head of the resume itself, however often it is repeated.
    for (const one of same) if (isLow || (isOnePlace && one.page > 0)) marks.add(one);
  }
  // “John Doe” beside “1/2” on the line of a page number.
  for (const one of edges) {
    const isBeside = [...marks].some((mark) => mark.page === one.page && isSameLine(mark, one));
    const isRepeated = edges.some((other) => other.page !== one.page && other.text === one.text);
    if (isBeside && isRepeated && one.page > 0) marks.add(one);
  }
  return marks;
}

/** Nothing but other marks stands nearer to the edge. */
function isOutermost(segments: readonly Segment[], page: number, y: number): boolean {
  const others = segments.filter((one) => one.page === page && Math.abs(one.y - y) > 2);
  return others.every((one) => one.y < y) || others.every((one) => one.y > y);
}
