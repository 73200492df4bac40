import type { Feature, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { type AtlasFile, fetchAtlas } from '../platform/atlas.ts';
import type { MapPosition } from './map-props.ts';

/** A name of the basemap where its area is widest; `size` is that area in square degrees, seen from the equator. */
export type AtlasName = { id: string; text: string; position: MapPosition; size: number };

/** Outlines of one file: areas to fill, shores and borders to draw, names to write. */
export type AtlasPart = {
  land: MultiPolygon;
  coast: MultiLineString;
  borders: MultiLineString;
  /** Of counties: the borders of their states, which run exactly along them; empty for the other files. */
  stateBorders: MultiLineString;
  names: AtlasName[];
};

/** The United States in the world's numbering; its own, finer file draws them. */
const unitedStates = '840';

type Named = GeometryObject<{ name?: string }>;
type Areas = GeometryCollection<{ name?: string }>;

const made = new Map<AtlasFile, Promise<AtlasPart>>();

/**
 * Outlines of a file, made once a visit: `land` alone and coarse, `countries` without the United States, `states` with their
 * shore, `counties` inside them. Throws where it cannot be had; what fails is asked for again.
 */
export function loadAtlas(file: AtlasFile): Promise<AtlasPart> {
  const known = made.get(file);
  if (known) return known;
  const part = fetchAtlas(file).then((topology) => atlasPart(file, topology as Topology));
  made.set(file, part);
  part.catch(() => made.delete(file));
  return part;
}

/** What `loadAtlas` makes of a topology of that kind. */
export function atlasPart(file: AtlasFile, topology: Topology): AtlasPart {
  const areas = topology.objects[file] as Areas | undefined;
  if (areas?.type !== 'GeometryCollection') throw new Error(`The outlines hold no ${file}.`);
  const isOther = (one: Named) => file !== 'countries' || one.id !== unitedStates;
  const own = { ...areas, geometries: areas.geometries.filter(isOther) };
  const features = feature(topology, own).features as Feature<
    Polygon | MultiPolygon | null,
    { name?: string }
  >[];
  const isShore = (a: GeometryObject, b: GeometryObject) => a === b && isOther(a);
  const isBorder = (a: GeometryObject, b: GeometryObject) => a !== b && isOther(a) && isOther(b);
  const isWithinState = (a: GeometryObject, b: GeometryObject) =>
    file !== 'counties' || stateOf(a) === stateOf(b);
  return {
    land: { type: 'MultiPolygon', coordinates: features.flatMap(({ geometry }) => polygonsOf(geometry)) },
    coast: untorn(mesh(topology, areas, isShore)),
    borders: untorn(mesh(topology, areas, (a, b) => isBorder(a, b) && isWithinState(a, b))),
    stateBorders: untorn(mesh(topology, areas, (a, b) => isBorder(a, b) && !isWithinState(a, b))),
    names: features.flatMap((one) => nameOf(one) ?? []).sort((a, b) => b.size - a.size),
  };
}

/** The first two digits of a county's FIPS code. */
const stateOf = ({ id }: GeometryObject) => String(id).slice(0, 2);

function polygonsOf(geometry: Polygon | MultiPolygon | null): Position[][][] {
  if (!geometry) return [];
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return areas.map((outlines) => outlines.map(closedAtPole));
}

/** A line whose longitudes run on past ±180 where it crosses the antimeridian, so that nothing spans the whole map. */
function runOn(line: readonly Position[]): Position[] {
  let turn = 0;
  return line.map(([lng = 0, lat = 0], at) => {
    const [before = lng] = line[at - 1] ?? [];
    if (lng - before > 180) turn -= 360;
    else if (before - lng > 180) turn += 360;
    return [lng + turn, lat];
  });
}

/** An outline that runs on; one that goes round the south pole is closed along it. */
function closedAtPole(outline: readonly Position[]): Position[] {
  const line = runOn(outline);
  const [[first = 0] = [], [last = 0] = []] = [line[0], line.at(-1)];
  return Math.abs(last - first) < 180 ? line : [...line, [last, -90], [first, -90], ...line.slice(0, 1)];
}

/** Lines that run on, without the seam where the flat world ends: it is no shore. */
function untorn({ coordinates }: MultiLineString): MultiLineString {
  const isSeam = ([lng = 0, lat = 0]: Position) => Math.abs(Math.abs(lng) - 180) < 0.01 || lat < -89.9;
  const lines: Position[][] = [];
  for (const line of coordinates.map(runOn)) {
    let piece: Position[] = [];
    for (const [at, spot] of line.entries()) {
      const before = line[at - 1];
      if (before && isSeam(before) && isSeam(spot)) {
        if (piece.length > 1) lines.push(piece);
        piece = [];
      }
      piece.push(spot);
    }
    if (piece.length > 1) lines.push(piece);
  }
  return { type: 'MultiLineString', coordinates: lines };
}

function nameOf(one: Feature<Polygon | MultiPolygon | null, { name?: string }>): AtlasName | null {
  const text = one.properties?.name;
  const middles = polygonsOf(one.geometry).map(([outline = []]) => middleOf(outline));
  const [widest] = middles.sort((a, b) => b.size - a.size);
  return text && widest ? { id: String(one.id ?? text), text, ...widest } : null;
}

/** The centroid and the area of an outline (shoelace). */
function middleOf(outline: readonly Position[]): { position: MapPosition; size: number } {
  let [area, x, y] = [0, 0, 0];
  for (const [at, [lng = 0, lat = 0]] of outline.entries()) {
    const [nextLng = 0, nextLat = 0] = outline[(at + 1) % outline.length] ?? [];
    const cross = lng * nextLat - nextLng * lat;
    area += cross;
    x += (lng + nextLng) * cross;
    y += (lat + nextLat) * cross;
  }
  const [lng = 0, lat = 0] = outline[0] ?? [];
  const position = area === 0 ? { lng, lat } : { lng: x / (3 * area), lat: y / (3 * area) };
  return { position, size: Math.abs(area / 2) * Math.cos((position.lat * Math.PI) / 180) };
}
