import { boundsOf } from './map-bounds.ts';
import { type MapCamera, type MapSpot, project, toWorld } from './map-camera.ts';
import type { MapBounds, MapPoint, MapPosition } from './map-props.ts';

/** Points that would lie on each other, drawn as one. */
export type MapCluster = {
  /** The id of its point, or of its first one with how many follow. */
  id: string;
  position: MapPosition;
  points: readonly MapPoint[];
};

/** What lies closer than this to another pin is one with it; pixels. A finger needs 44. */
const nearness = 44;

/**
 * Points by what a map at this zoom shows: alone, or one with their neighbors. The order of the points decides who
 * gathers whom, so the same points give the same clusters wherever the map stands. The selected one stays alone.
 */
export function clustersOf(
  points: readonly MapPoint[],
  zoom: number,
  selected: string | null = null,
): MapCluster[] {
  // Half steps: while fingers zoom, pins do not regroup with every frame.
  const scale = 2 ** (Math.round(zoom * 2) / 2);
  const groups: { spot: MapSpot; points: MapPoint[]; isAlone: boolean }[] = [];
  const cells = new Map<string, number[]>();
  const key = (x: number, y: number) => `${x} ${y}`;
  for (const point of points) {
    const world = toWorld(point);
    const spot = { x: world.x * scale, y: world.y * scale };
    const [column, row] = [Math.floor(spot.x / nearness), Math.floor(spot.y / nearness)];
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(key(column + dx, row + dy)) ?? []),
    );
    const isAlone = point.id === selected;
    const near = isAlone ? undefined : around.find((at) => isNear(groups[at], spot));
    if (near !== undefined) groups[near]?.points.push(point);
    else {
      const cell = cells.get(key(column, row));
      if (cell) cell.push(groups.length);
      else cells.set(key(column, row), [groups.length]);
      groups.push({ spot, points: [point], isAlone });
    }
  }
  return groups.map(({ points: gathered }) => clusterOf(gathered));
}

function isNear(group: { spot: MapSpot; isAlone: boolean } | undefined, spot: MapSpot): boolean {
  return (
    group !== undefined &&
    !group.isAlone &&
    Math.hypot(group.spot.x - spot.x, group.spot.y - spot.y) < nearness
  );
}

function clusterOf(points: MapPoint[]): MapCluster {
  const [first] = points;
  const id = points.length > 1 ? `${first?.id}+${points.length - 1}` : (first?.id ?? '');
  return { id, position: { lat: first?.lat ?? 0, lng: first?.lng ?? 0 }, points };
}

/**
 * How many things a cluster stands for: the counts of its points, where a point without any is one thing. What is not known
 * is never counted: `isWhole` is false where some are, `count` null where all are.
 */
export function clusterCount({ points }: MapCluster): { count: number | null; isWhole: boolean } {
  const known = points.filter(({ count }) => count !== null);
  const count = known.reduce((sum, point) => sum + (point.count ?? 1), 0);
  return { count: known.length === 0 ? null : count, isWhole: known.length === points.length };
}

/** The bounds of a cluster's points; null where they lie on one spot, which no zoom takes apart. */
export function clusterBounds({ points }: MapCluster): MapBounds | null {
  const bounds = boundsOf(points);
  if (!bounds || (bounds.west === bounds.east && bounds.south === bounds.north)) return null;
  return bounds;
}

/** Spots on the map in the order of reading: bands of 44 px from the top, along each from its start. */
export function readingOrder<Item extends { spot: MapSpot }>(items: readonly Item[]): Item[] {
  const band = ({ spot }: Item) => Math.floor(spot.y / nearness);
  return [...items].sort((a, b) => band(a) - band(b) || a.spot.x - b.spot.x);
}

/** A cluster with its spot, of those within the map and `room` pixels around it. */
export function spotsOf(
  clusters: readonly MapCluster[],
  camera: MapCamera,
  room = 0,
): { cluster: MapCluster; spot: MapSpot }[] {
  return clusters
    .map((cluster) => ({ cluster, spot: project(camera, cluster.position) }))
    .filter(({ spot }) => isOnMap(spot, camera, room));
}

/** Whether a spot lies on the map or within `room` pixels around it. */
export function isOnMap({ x, y }: MapSpot, { width, height }: MapCamera, room = 0): boolean {
  return x >= -room && y >= -room && x <= width + room && y <= height + room;
}
