import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import type { MapPosition } from './map-props.ts';

/** A point of the map with what is there, in the order of the search: most things name a city, not a street. */
export type MapSpot = MapPosition & { key: string; ids: number[] };

/** The key of a spot: its pin, and what the address holds. */
export function spotKey({ lat, lng }: MapPosition): string {
  return `${lat},${lng}`;
}

/** Points that lie on one spot, gathered; in the order of their first one. */
export function spotsOf(points: readonly (readonly number[])[]): MapSpot[] {
  const spots = new Map<string, MapSpot>();
  for (const [id = 0, lat = 0, lng = 0] of points) {
    const key = spotKey({ lat, lng });
    const spot = spots.get(key);
    if (!spot) spots.set(key, { key, lat, lng, ids: [id] });
    else if (!spot.ids.includes(id)) spot.ids.push(id);
  }
  return [...spots.values()];
}

/** How far a spot reaches, degrees: less than a meter, more than a number loses on its way. */
const reach = 1e-6;

/** The box around one spot, for the list of what is there. */
export function boxAround({ lat, lng }: MapPosition): SearchBox {
  return {
    west: Math.max(-180, lng - reach),
    south: Math.max(-90, lat - reach),
    east: Math.min(180, lng + reach),
    north: Math.min(90, lat + reach),
  };
}

/** What two boxes share; null where they share nothing. Of two parts, across the 180th meridian, the wider one. */
export function sharedBox(a: SearchBox, b: SearchBox): SearchBox | null {
  const south = Math.max(a.south, b.south);
  const north = Math.min(a.north, b.north);
  const shared = lngsOf(a).flatMap((one) =>
    lngsOf(b).map((other) => ({
      west: Math.max(one.west, other.west),
      east: Math.min(one.east, other.east),
    })),
  );
  const parts = shared.filter(({ west, east }) => west <= east);
  const joined =
    parts.length > 1 && parts.some(({ east }) => east === 180) && parts.some(({ west }) => west === -180);
  if (south > north || parts.length === 0) return null;
  if (joined) {
    const west = parts.find(({ east }) => east === 180)?.west ?? -180;
    const east = parts.find((part) => part.west === -180)?.east ?? 180;
    if (parts.length === 2 && west > east) return { west, east, south, north };
  }
  const widest = parts.reduce((best, part) => (part.east - part.west > best.east - best.west ? part : best));
  return { ...widest, south, north };
}

/** The stretches of longitude of a box, none of them across the 180th meridian. */
function lngsOf({ west, east }: SearchBox): { west: number; east: number }[] {
  if (west <= east) return [{ west, east }];
  return [
    { west, east: 180 },
    { west: -180, east },
  ];
}
