import { isSearchablePlaceType } from '@foothold/core/entities/place/place-type.ts';

/** Where a search looks: a box of the map, or around a point; null before either is known. */
export type PlaceArea =
  | { kind: 'box'; west: number; south: number; east: number; north: number }
  | { kind: 'point'; lat: number; lng: number };

/** A search of places as its address says it; `area` null: nothing was asked yet. */
export type PlaceSearch = { words: string; type: string; area: PlaceArea | null; open: string | null };

/** Reads a search; a type that cannot be searched for, and an area that is none, are left out (docs/spec/readings.md R5). */
export function readPlaceSearch(query: URLSearchParams): PlaceSearch {
  const type = (query.get('type') ?? '').trim().toLowerCase();
  return {
    words: (query.get('q') ?? '').trim().slice(0, 200),
    type: isSearchablePlaceType(type) ? type : '',
    area: areaOf(query),
    open: query.get('open'),
  };
}

/** The search as search parameters; coordinates to a hundred meters. */
export function writePlaceSearch({
  words,
  type,
  area,
  open,
}: PlaceSearch): Record<string, string | undefined> {
  const round = (degrees: number) => Number(degrees.toFixed(3));
  return {
    q: words || undefined,
    type: type || undefined,
    box:
      area?.kind === 'box' ? [area.west, area.south, area.east, area.north].map(round).join(',') : undefined,
    near: area?.kind === 'point' ? [area.lat, area.lng].map(round).join(',') : undefined,
    open: open ?? undefined,
  };
}

function areaOf(query: URLSearchParams): PlaceArea | null {
  const numbers = (name: string, count: number) => {
    const parts = (query.get(name) ?? '')
      .split(',')
      .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    return parts.length === count && parts.every(Number.isFinite) ? parts : null;
  };
  const [west = 0, south = 0, east = 0, north = 0] = numbers('box', 4) ?? [];
  const isBox = query.has('box') && numbers('box', 4) !== null && south < north;
  if (
    isBox &&
    Math.abs(south) <= 90 &&
    Math.abs(north) <= 90 &&
    Math.abs(west) <= 180 &&
    Math.abs(east) <= 180
  )
    return { kind: 'box', west, south, east, north };
  const [lat = 91, lng = 181] = numbers('near', 2) ?? [];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { kind: 'point', lat, lng } : null;
}
