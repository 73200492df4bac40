import type { MapBounds, MapPosition, MapView } from './map-props.ts';

/** What a map looks at: the flat Mercator view both drawings share, north up. Sizes in CSS pixels. */
export type MapCamera = { center: MapPosition; zoom: number; width: number; height: number };

/** A spot in pixels from the start corner of the map. */
export type MapSpot = { x: number; y: number };

/** Pixels of the whole world at zoom 0, as MapLibre counts. */
export const worldSize = 512;
export const minZoom = 0;
export const maxZoom = 17;

/** Mercator ends here; degrees. */
const northmost = 85.051129;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** A longitude as it is written: from −180 up to, but without, 180. */
export function wrapLng(lng: number): number {
  // Not computed where it need not be: what comes in comes out to the last digit.
  if (lng >= -180 && lng < 180) return lng;
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}

/** A position in world pixels at zoom 0; x may leave the world where lng does. */
export function toWorld({ lat, lng }: MapPosition): MapSpot {
  const sine = Math.sin((clamp(lat, -northmost, northmost) * Math.PI) / 180);
  return {
    x: (lng / 360 + 0.5) * worldSize,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize,
  };
}

/** The way back from `toWorld`. */
export function fromWorld({ x, y }: MapSpot): MapPosition {
  const turn = Math.PI * (1 - (2 * y) / worldSize);
  return { lat: (Math.atan(Math.sinh(turn)) * 180) / Math.PI, lng: (x / worldSize - 0.5) * 360 };
}

/** Where a position appears on the map; of its copies around the world the one nearest the center. */
export function project(camera: MapCamera, position: MapPosition): MapSpot {
  const near = { lat: position.lat, lng: camera.center.lng + wrapLng(position.lng - camera.center.lng) };
  return projectAsIs(camera, near);
}

/** Where a position stands when its longitude is taken as it is written: for lines that must not be torn. */
export function projectAsIs({ center, zoom, width, height }: MapCamera, position: MapPosition): MapSpot {
  const scale = 2 ** zoom;
  const [middle, spot] = [toWorld(center), toWorld(position)];
  return { x: (spot.x - middle.x) * scale + width / 2, y: (spot.y - middle.y) * scale + height / 2 };
}

/** The camera after the map was pushed by so many pixels; it never leaves the world to the north or south. */
export function panned(camera: MapCamera, by: MapSpot): MapCamera {
  const scale = 2 ** camera.zoom;
  const middle = toWorld(camera.center);
  const half = camera.height / 2 / scale;
  const y = half * 2 >= worldSize ? worldSize / 2 : clamp(middle.y + by.y / scale, half, worldSize - half);
  const center = fromWorld({ x: middle.x + by.x / scale, y });
  return { ...camera, center: { lat: center.lat, lng: wrapLng(center.lng) } };
}

/** The camera nearer by so many levels, within the limits of the map. */
export function zoomed(camera: MapCamera, by: number): MapCamera {
  return panned({ ...camera, zoom: clamp(camera.zoom + by, minZoom, maxZoom) }, { x: 0, y: 0 });
}

/** What the camera shows; west lies east of east across the antimeridian, and a whole world is −180 to 180. */
export function viewOf(camera: MapCamera): MapView {
  const scale = 2 ** camera.zoom;
  const middle = toWorld(camera.center);
  const wide = camera.width / 2 / scale;
  const high = camera.height / 2 / scale;
  const { lat: north } = fromWorld({ x: 0, y: Math.max(0, middle.y - high) });
  const { lat: south } = fromWorld({ x: 0, y: Math.min(worldSize, middle.y + high) });
  const whole = wide * 2 >= worldSize;
  const degrees = (wide / worldSize) * 360;
  const { lng } = camera.center;
  const bounds: MapBounds = {
    west: whole ? -180 : wrapLng(lng - degrees),
    east: whole ? 180 : wrapLng(lng + degrees),
    north,
    south,
  };
  return { center: { lat: camera.center.lat, lng: wrapLng(lng) }, zoom: camera.zoom, bounds };
}

/** The camera that shows all of the bounds with `margin` pixels around them, no nearer than `nearest`. */
export function fitted(
  size: { width: number; height: number },
  bounds: MapBounds,
  { margin = 48, nearest = 10 }: { margin?: number; nearest?: number } = {},
): MapCamera {
  const span = bounds.east >= bounds.west ? bounds.east - bounds.west : bounds.east - bounds.west + 360;
  const start = toWorld({ lat: bounds.north, lng: bounds.west });
  const end = toWorld({ lat: bounds.south, lng: bounds.west + span });
  const room = (pixels: number) => Math.max(pixels - margin * 2, pixels / 4, 1);
  const zoom = Math.min(
    Math.log2(room(size.width) / Math.max(end.x - start.x, 1e-9)),
    Math.log2(room(size.height) / Math.max(end.y - start.y, 1e-9)),
  );
  const center = fromWorld({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
  return panned(
    {
      ...size,
      zoom: clamp(zoom, minZoom, nearest),
      center: { lat: center.lat, lng: wrapLng(center.lng) },
    },
    { x: 0, y: 0 },
  );
}
