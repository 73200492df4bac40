import { mapCenter } from '@foothold/core/geography/geo.ts';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSize } from '../ui/hooks/use-size.ts';
import { boundsOfAll, bulkOf } from './map-bounds.ts';
import { fitted, type MapCamera, maxZoom, panned, project, viewOf, zoomed } from './map-camera.ts';
import { isOnMap } from './map-clusters.ts';
import type { MapBounds, MapProps, MapRing } from './map-props.ts';

/**
 * The contiguous United States around the default center (docs/spec/constants.md, Location of the device): what a map
 * shows that knows nothing else.
 */
const home: MapBounds = { west: 2 * mapCenter.lng + 66.9, south: 24.4, east: -66.9, north: 52.4 };

const noRings: readonly MapRing[] = [];

/** How a drawing is moved from outside; it answers by `onFrame` and `onRest`. */
export type MapDrive = { go: (camera: MapCamera, smooth: boolean) => void };

export type MapMoves = {
  /** What pins and names are laid out for. Null until the size is known. */
  camera: MapCamera | null;
  frame: RefObject<HTMLDivElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  drive: RefObject<MapDrive | null>;
  /** The drawing shows this now. */
  onFrame: (camera: MapCamera) => void;
  /** The drawing stands still. */
  onRest: (byPerson: boolean) => void;
  /** The person's commands. */
  pan: (x: number, y: number) => void;
  zoom: (by: number) => void;
  showAll: () => void;
  open: (bounds: MapBounds) => void;
};

/** Moves one map: where it opens, what it follows, and what its keys and buttons do. */
export function useMapCamera(props: MapProps): MapMoves {
  const { points, rings = noRings, selected = null, fit = 'points', view, about = '', onMove } = props;
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const drive = useRef<MapDrive | null>(null);
  const live = useRef<MapCamera | null>(null);
  const drawn = useRef<MapCamera | null>(null);
  const movedByPerson = useRef(false);
  const byPerson = useRef(false);
  const told = useRef(onMove);
  told.current = onMove;
  const size = useSize(frame);
  const [camera, setCamera] = useState<MapCamera | null>(null);

  // A push moves the layer as it is; it is laid out again where the map comes to rest or changes its scale.
  const onFrame = useCallback((next: MapCamera) => {
    live.current = next;
    const before = drawn.current;
    const isPush =
      before &&
      Math.abs(before.zoom - next.zoom) < 1e-6 &&
      before.width === next.width &&
      before.height === next.height;
    if (!isPush) {
      setCamera(next);
      return;
    }
    const spot = project(next, before.center);
    if (layer.current)
      layer.current.style.transform = `translate(${spot.x - next.width / 2}px, ${spot.y - next.height / 2}px)`;
  }, []);
  useLayoutEffect(() => {
    drawn.current = camera;
    if (layer.current) layer.current.style.transform = '';
  }, [camera]);

  const onRest = useCallback((isPerson: boolean) => {
    const now = live.current;
    if (!now) return;
    const person = isPerson || byPerson.current;
    byPerson.current = false;
    if (person) movedByPerson.current = true;
    setCamera({ ...now });
    told.current?.(viewOf(now), person);
  }, []);

  const go = useCallback((next: MapCamera, { smooth = true, person = false } = {}) => {
    byPerson.current = person;
    if (person) movedByPerson.current = true;
    if (drive.current) drive.current.go(next, smooth && !isStill());
    else {
      live.current = next;
      setCamera(next);
    }
  }, []);

  const all = useRef({ points, rings });
  all.current = { points, rings };
  const fitAll = useCallback((at: { width: number; height: number }, isWhole = false) => {
    const { points: everything, rings: round } = all.current;
    const bounds = boundsOfAll(isWhole ? everything : bulkOf(everything), round);
    return bounds && fitted(at, bounds);
  }, []);

  // Not with every frame of a zoom: there may be thousands of them.
  const set = useMemo(
    () =>
      [
        ...points.map(({ id, lat, lng }) => `${id} ${lat} ${lng}`).sort(),
        ...rings.map(({ center, km }) => `${center.lat} ${center.lng} ${km}`),
      ].join('|'),
    [points, rings],
  );
  const wanted = view ? JSON.stringify(view) : '';
  const last = useRef({ set: '', wanted: '', about, hasFitted: false });
  useEffect(() => {
    if (!size) return;
    const before = last.current;
    const isFirst = live.current === null;
    last.current = { ...before, set, wanted, about };
    if (before.about !== about) movedByPerson.current = false;
    if (view && (isFirst || before.wanted !== wanted)) {
      movedByPerson.current = false;
      go(
        'bounds' in view ? fitted(size, view.bounds, { margin: 0, nearest: maxZoom }) : { ...size, ...view },
        {
          smooth: !isFirst,
        },
      );
      if (fit === 'view') return;
    }
    const isNew = before.set !== set;
    const mayFit = fit === 'points' || (fit === 'once' && !before.hasFitted);
    const next = mayFit && isNew && !movedByPerson.current ? fitAll(size) : null;
    if (next) {
      last.current.hasFitted = true;
      go(next, { smooth: !isFirst });
    } else if (isFirst && !view) go({ ...fitted(size, home, { margin: 16 }), center: mapCenter });
    else if (!isNew && live.current) {
      const resized = { ...live.current, ...size };
      const again = fit === 'points' && !movedByPerson.current && !view ? fitAll(size) : null;
      if (live.current.width !== size.width || live.current.height !== size.height)
        go(again ?? resized, { smooth: false });
    }
  }, [size, set, wanted, about, fit, go, fitAll]);

  useEffect(() => {
    const now = live.current;
    const point = all.current.points.find(({ id }) => id === selected);
    if (!now || !point || isOnMap(project(now, point), now, -24)) return;
    go({ ...now, center: { lat: point.lat, lng: point.lng } });
  }, [selected, go]);

  const command = useCallback(
    (next: (now: MapCamera) => MapCamera | null) => {
      const to = live.current && next(live.current);
      if (to) go(to, { person: true });
    },
    [go],
  );
  return {
    camera,
    frame,
    layer,
    drive,
    onFrame,
    onRest,
    pan: useCallback((x, y) => command((now) => panned(now, { x, y })), [command]),
    zoom: useCallback((by) => command((now) => zoomed(now, by)), [command]),
    showAll: useCallback(() => command((now) => fitAll(now, true)), [command, fitAll]),
    open: useCallback((bounds) => command((now) => fitted(now, bounds, { nearest: 15 })), [command]),
  };
}

/** Reduced motion: the map jumps. */
function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
