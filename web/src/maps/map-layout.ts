import type { AtlasName } from './map-atlas.ts';
import { ringOutline } from './map-bounds.ts';
import { type MapCamera, type MapSpot, project, projectAsIs } from './map-camera.ts';
import { isOnMap, type MapCluster, readingOrder, spotsOf } from './map-clusters.ts';
import { type LabelBox, type LabelRequest, placeLabels, textWidth } from './map-labels.ts';
import type { MapPoint, MapPosition, MapRing } from './map-props.ts';
import type { Atlas } from './map-style.ts';

/** What a name on the basemap belongs to. */
export type NameKind = 'country' | 'state' | 'county' | 'city';
export type MapName = { id: string; text: string; kind: NameKind; spot: MapSpot };
/** A pin where it stands; `shown` where its name has room. */
export type MapPin = { cluster: MapCluster; spot: MapSpot; shown: boolean };
export type MapCity = { id: string; name: string; position: MapPosition };

/** Names reach this far below the middle of their pin or dot, pixels. */
export const pinLabelDrop = 22;
export const cityLabelDrop = 12;
/** Drawn around the map as well, so that a pushed map is not empty at its edge. */
const room = 120;

type Given = {
  camera: MapCamera;
  clusters: readonly MapCluster[];
  selected: string | null;
  rings: readonly MapRing[];
  atlas: Atlas;
  cities: readonly MapCity[];
  /** Detailed tiles bring their own names. */
  hasOwnNames: boolean;
};

/** Where every pin and name of a map stands, none over another: pins first, the selected before all. */
export function layOut({ camera, clusters, selected, rings, atlas, cities, hasOwnNames }: Given): {
  pins: MapPin[];
  names: MapName[];
} {
  const spots = readingOrder(spotsOf(clusters, camera, room));
  const boxes: LabelBox[] = spots.map(({ spot, cluster }) => ({
    ...spot,
    width: cluster.points.length > 1 ? 34 : 24,
    height: 24,
  }));
  const ringBoxes = rings.map((ring) => {
    const [top = { x: 0, y: 0 }] = ringSpots(ring, camera);
    return { ...top, width: textWidth(ring.label) + 22, height: 20 };
  });
  const isSelected = ({ id }: MapCluster) => id === selected;
  const wishes = spots
    .filter(({ cluster }) => cluster.points.length === 1)
    .sort((a, b) => Number(isSelected(b.cluster)) - Number(isSelected(a.cluster)))
    .map(({ cluster, spot }) => wish(cluster.id, cluster.points[0]?.label ?? '', spot, pinLabelDrop));
  const labels = placeLabels(wishes, [...boxes, ...ringBoxes], 60);
  const shown = new Set(labels.map(({ id }) => id));
  const pins = spots.map(({ cluster, spot }) => ({ cluster, spot, shown: shown.has(cluster.id) }));
  if (hasOwnNames) return { pins, names: [] };
  const taken = [...boxes, ...ringBoxes, ...labels.map(boxOf)];
  return {
    pins,
    names: namesOf(camera, { atlas, cities, taken, points: clusters.flatMap((c) => c.points) }),
  };
}

const wish = (id: string, text: string, { x, y }: MapSpot, drop: number): LabelRequest => ({
  id,
  text,
  spot: { x, y: y + drop },
});

function boxOf({ spot, text }: LabelRequest): LabelBox {
  return { ...spot, width: textWidth(text) + 10, height: 18 };
}

/** The outline of a ring on the map, from its top on; of its copies around the world the one the center shows. */
export function ringSpots(ring: MapRing, camera: MapCamera): MapSpot[] {
  const shift = project(camera, ring.center).x - projectAsIs(camera, ring.center).x;
  return ringOutline(ring).map((position) => {
    const { x, y } = projectAsIs(camera, position);
    return { x: x + shift, y };
  });
}

type Around = {
  atlas: Atlas;
  cities: readonly MapCity[];
  taken: readonly LabelBox[];
  points: readonly MapPoint[];
};

function namesOf(camera: MapCamera, { atlas, cities, taken, points }: Around): MapName[] {
  const pinned = new Set(points.map(({ id }) => id));
  const called = new Set(points.map(({ label }) => label));
  const cityWishes = cities
    .filter(({ id, name }) => !pinned.has(id) && !called.has(name))
    .map(({ id, name, position }) => ({
      ...wish(`city ${id}`, name, project(camera, position), cityLabelDrop),
      rise: cityLabelDrop - 4,
    }))
    .filter(({ spot }) => isOnMap(spot, camera, room))
    // A ground, not a gazetteer.
    .slice(0, Math.ceil((camera.width * camera.height) / 20_000));
  const areaWishes = [
    ...areas(camera, 'country', camera.zoom < 4.5 ? (atlas.countries?.names ?? []) : []),
    ...areas(camera, 'state', camera.zoom >= 3 && camera.zoom < 7.5 ? (atlas.states?.names ?? []) : []),
    ...areas(camera, 'county', camera.zoom >= 7.5 ? (atlas.counties?.names ?? []).map(asCounty) : []),
  ];
  // Far out an area says more than its cities; near by it is the other way around.
  const wishes = camera.zoom < 5.5 ? [...areaWishes, ...cityWishes] : [...cityWishes, ...areaWishes];
  return placeLabels(
    wishes.filter(({ spot }) => isOnMap(spot, camera, room)),
    taken,
    90,
  ).map(({ id, text, spot }) => ({ id, text, spot, kind: id.slice(0, id.indexOf(' ')) as NameKind }));
}

/** Names that fit into their own areas. */
function areas(camera: MapCamera, kind: NameKind, names: readonly AtlasName[]): LabelRequest[] {
  const pixelsPerDegree = (512 * 2 ** camera.zoom) / 360;
  return names
    .filter(({ text, size }) => Math.sqrt(size) * pixelsPerDegree > Math.min(text.length * 6.5, 90))
    .map(({ id, text, position }) => wish(`${kind} ${id}`, text, project(camera, position), 0));
}

/** A county as its state calls it, by the first two digits of its FIPS code. */
function asCounty(name: AtlasName): AtlasName {
  const state = name.id.slice(0, 2);
  if (state === '22') return { ...name, text: `${name.text} Parish` };
  const hasNoWord = ['02', '11', '60', '66', '69', '72', '78'].includes(state);
  const isCity = state === '51' && Number(name.id.slice(2)) >= 510;
  return hasNoWord || isCity ? name : { ...name, text: `${name.text} Co.` };
}
