import type { FieldPlace } from '../../typesetting/typesetting.ts';

/** A part of a page, in points from its top left corner. */
export type Band = { page: number; x: number; y: number; width: number; height: number };

/** How far letters reach over and under the line they stand on, at usual sizes. */
const over = 10;
const under = 3.5;
/** Points between a text and the next one in its row. */
const gap = 5;

type Sheet = { width: number; height: number; margin: number; isRightToLeft: boolean };

/** The parts of the pages that show a field, to be marked; `field` ending in a slash stands for all its lines. */
export function fieldBands(places: readonly FieldPlace[], field: string, sheet: Sheet): Band[] {
  const isMeant = field.endsWith('/')
    ? (one: FieldPlace) => one.field.startsWith(field)
    : (one: FieldPlace) => one.field === field;
  return places.filter(isMeant).flatMap((place) => bandsOf(place, places, sheet));
}

function bandsOf(place: FieldPlace, places: readonly FieldPlace[], sheet: Sheet): Band[] {
  const bands: Band[] = [];
  for (let page = place.page; page <= place.toPage; page += 1) {
    const isFirst = page === place.page;
    const isLast = page === place.toPage;
    const top = isFirst
      ? Math.min(place.y, isLast ? place.toY - over : place.y)
      : Math.min(sheet.margin, place.toY - over);
    const bottom = isLast ? place.toY + under : sheet.height - sheet.margin;
    const [from, to] = sidesOf(place, places, sheet, page, [top, bottom]);
    bands.push({ page, x: from, y: top - 1, width: Math.max(to - from, 12), height: bottom - top + 1 });
  }
  return bands;
}

/** From where a text begins to the next one beside it, else to the margin. */
function sidesOf(
  place: FieldPlace,
  places: readonly FieldPlace[],
  { width, margin, isRightToLeft }: Sheet,
  page: number,
  [top, bottom]: [number, number],
): [number, number] {
  const beside = places.filter(
    (one) =>
      one !== place && one.page <= page && one.toPage >= page && one.toY > top && one.toY - over < bottom,
  );
  const behind = beside.map(({ x }) => x);
  if (isRightToLeft) {
    const end = Math.max(margin - gap, ...behind.filter((x) => x < place.x - gap).map((x) => x + gap));
    return [end, place.x + 2];
  }
  const end = Math.min(width - margin + gap, ...behind.filter((x) => x > place.x + gap).map((x) => x - gap));
  return [place.x - 2, end];
}
