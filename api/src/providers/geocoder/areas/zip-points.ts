import { stateOfZip } from '@foothold/core/geography/region.ts';

/** A ZIP code with the point inside its area; degrees, WGS 84. */
export type ZipPoint = { code: string; lat: number; lng: number };

/** Where a ZIP code lies: `of` is the code whose point it is, another where the code itself has no area. */
export type FoundZip = ZipPoint & { of: string };

/** Places after the point that are kept: 200 m, far less than an area is wide. */
const steps = 500;
const digits = 36;
/** Letters that a number takes. */
const width = 3;
const entry = 2 + 2 * width;

/** American Samoa lies south of the equator, Guam east of the 180th meridian; neither is below these. */
const [southmost, eastmost] = [-15, -64];

/** Points as text: a line for each three first digits, in it the two others of each code, then how far north and west. */
export function writeZipPoints(points: readonly ZipPoint[]): string {
  const lines = new Map<string, string>();
  for (const { code, lat, lng } of points.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const west = (eastmost - lng + 360) % 360;
    const cell = code.slice(3) + packed((lat - southmost) * steps) + packed((west * steps) / 2);
    lines.set(code.slice(0, 3), (lines.get(code.slice(0, 3)) ?? '') + cell);
  }
  return [...lines].map(([prefix, cells]) => `${prefix}${cells}`).join('\n');
}

function packed(value: number): string {
  const text = Math.round(value).toString(digits);
  if (value < 0 || text.length > width) throw new Error(`${value} has no room in the table of ZIP codes.`);
  return text.padStart(width, '0');
}

/** Reads such a table: what a code of five digits stands for; null for one of no state. */
export function zipReader(table: string): (code: string) => FoundZip | null {
  const lines = new Map(table.split('\n').map((line) => [line.slice(0, 3), line.slice(3)] as const));
  return (code) => {
    const cells = lines.get(code.slice(0, 3));
    if (!/^\d{5}$/.test(code) || !cells || stateOfZip(code) === '') return null;
    let best = 0;
    // Post boxes and single firms have codes without an area: the nearest number of the same three digits lies nearest.
    for (let at = 0; at < cells.length; at += entry)
      if (apart(cells, at, code) < apart(cells, best, code)) best = at;
    const number = (from: number) => Number.parseInt(cells.slice(from, from + width), digits);
    const west = (number(best + 2 + width) * 2) / steps;
    const lng = eastmost - west;
    return {
      code,
      of: code.slice(0, 3) + cells.slice(best, best + 2),
      lat: rounded(southmost + number(best + 2) / steps),
      lng: rounded(lng < -180 ? lng + 360 : lng),
    };
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

function apart(cells: string, at: number, code: string): number {
  return Math.abs(Number(cells.slice(at, at + 2)) - Number(code.slice(3)));
}
