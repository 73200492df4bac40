import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import type { MapPoint, MapPosition, MapView } from './map-props.ts';

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

/** A position to about ten meters, to find what is at one place: a saved job keeps the point of its posting. */
export function nearKey({ lat, lng }: MapPosition): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)}`;
}

/** The pins of groups, which open; beside spots, which are listed. */
export function groupPins(groups: readonly (MapPosition & { count: number })[]): MapPoint[] {
  return groups.map(({ lat, lng, count }) => ({
    ...{ id: groupKey({ lat, lng }), lat, lng, count },
    label: '',
    kind: 'group',
  }));
}

/** The group or the spot of a pin. */
export function pinned<G extends MapPosition>(
  id: string,
  { spots, groups }: { spots: readonly MapSpot[]; groups: readonly G[] },
): { group?: G | undefined; spot?: MapSpot | undefined } {
  return {
    group: groups.find((group) => groupKey(group) === id),
    spot: spots.find(({ key }) => key === id),
  };
}

const groupKey = (position: MapPosition) => `group ${spotKey(position)}`;

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

/** What a map shows as the box of a search, to about ten meters: as the address writes it. */
export function boxOfView({ bounds }: MapView): SearchBox {
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    west: round(bounds.west),
    south: Math.max(-90, round(bounds.south)),
    east: round(bounds.east),
    north: Math.min(90, round(bounds.north)),
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
