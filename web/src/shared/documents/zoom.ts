/** How large the page shows: as wide as its place, or so many percent of its real size. */
export type Zoom = 'fit' | number;

const steps = [50, 67, 80, 100, 125, 150, 200] as const;
/** Pixels of a point on a screen at 100 %. */
const pixels = 96 / 72;

/** The next step up or down from what is shown now. */
export function zoomStep(percent: number, by: -1 | 1): Zoom {
  const next = by > 0 ? steps.find((step) => step > percent) : steps.findLast((step) => step < percent);
  return next ?? (by > 0 ? 200 : 50);
}

/** The width of a page in px, and what that is in percent. */
export function zoomedWidth(zoom: Zoom, room: number, points: number): { width: number; percent: number } {
  const real = points * pixels;
  const width = Math.max(120, Math.round(zoom === 'fit' ? Math.min(room, real * 1.25) : (real * zoom) / 100));
  return { width, percent: Math.round((100 * width) / real) };
}
