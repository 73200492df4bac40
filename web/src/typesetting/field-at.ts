import type { FieldPlace } from './typesetting.ts';

/** How far letters reach over and under the line they stand on, at most sizes: points. */
const over = 11;
const under = 4;

/**
 * The field at a point of a page, for a click: among the fields of that line the last that begins before the point, else
 * the nearest line above or below. Undefined on a page without fields.
 */
export function fieldAt(
  places: readonly FieldPlace[],
  page: number,
  x: number,
  y: number,
): string | undefined {
  const here = places
    .filter((place) => place.page <= page && place.toPage >= page)
    .map((place) => ({ place, away: awayFrom(place, page, y) }));
  const nearest = Math.min(...here.map(({ away }) => away));
  const line = here.filter(({ away }) => away === nearest).map(({ place }) => place);
  const before = line.filter((place) => place.page < page || place.x <= x + 2);
  const found = before.length > 0 ? before.reduce((best, one) => (one.x > best.x ? one : best)) : line[0];
  return found?.field;
}

/** Points between a height and the lines of a field, 0 inside them. */
function awayFrom(place: FieldPlace, page: number, y: number): number {
  const top =
    place.page < page ? 0 : Math.min(place.y, place.page === place.toPage ? place.toY - over : place.y);
  const bottom = place.toPage > page ? Number.POSITIVE_INFINITY : place.toY + under;
  return y < top ? top - y : y > bottom ? y - bottom : 0;
}
