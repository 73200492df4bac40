import type { MapSpot } from './map-camera.ts';

/** A box in pixels around the middle of a text. */
export type LabelBox = { x: number; y: number; width: number; height: number };

/** A text that would like to appears on the map: `spot` is the middle of its line, `rise` the room it needs above it. */
export type LabelRequest = { id: string; text: string; spot: MapSpot; size?: number; rise?: number };

/** About the width of a text in Inter at this size: enough to keep texts apart without measuring each. */
export function textWidth(text: string, size = 12): number {
  return [...text].reduce((sum, sign) => sum + signWidth(sign), 0) * size;
}

function signWidth(sign: string): number {
  if (/[\u1100-\u11ff\u2e80-\uffdf]/.test(sign)) return 1;
  if (/[ijlI.,'’ ]/.test(sign)) return 0.3;
  if (/[mwMW]/.test(sign)) return 0.88;
  return /[A-Z\d]/.test(sign) ? 0.68 : 0.57;
}

/** Whether two boxes touch. */
export function isOver(one: LabelBox, other: LabelBox): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}

/** The wishes that find room, first come first served, none over another or over what is `taken`. */
export function placeLabels(
  wishes: readonly LabelRequest[],
  taken: readonly LabelBox[],
  most = Number.POSITIVE_INFINITY,
): LabelRequest[] {
  const boxes = [...taken];
  const placed: LabelRequest[] = [];
  for (const wish of wishes) {
    if (placed.length >= most) break;
    const size = wish.size ?? 12;
    const { x, y } = wish.spot;
    const rise = wish.rise ?? 0;
    const box = { x, y: y - rise / 2, width: textWidth(wish.text, size) + 8, height: size + 6 + rise };
    if (boxes.some((other) => isOver(box, other))) continue;
    boxes.push(box);
    placed.push(wish);
  }
  return placed;
}
