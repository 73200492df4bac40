import Box from '@mui/material/Box';
import { AttributionControl, type GeoJSONSource, Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { token } from '../ui/tokens.ts';
import { type MapCamera, maxZoom, minZoom, wrapLng } from './map-camera.ts';
import { type Atlas, layerColors, type MapColors, offlineStyle, sourceData } from './map-style.ts';
import type { MapDrive } from './use-map-camera.ts';

setWorkerUrl(worker);

/** Milliseconds that detailed tiles have for their first answer. */
const patience = 15_000;

type Props = {
  camera: MapCamera;
  drive: RefObject<MapDrive | null>;
  colors: MapColors;
  atlas: Atlas;
  /** The style of detailed tiles; null for the offline basemap. */
  styleUrl: string | null;
  /** Two fingers or a held key move the map, one scrolls the page. */
  isCooperative: boolean;
  words: { fingers: string; wheel: string; mac: string };
  onFrame: (camera: MapCamera) => void;
  onRest: (byPerson: boolean) => void;
  /** Nothing can be drawn: there is no WebGL (`none`), or it was taken away (`lost`). */
  onDark: (why: 'none' | 'lost') => void;
  /** Detailed tiles stand, or could not be had. */
  onStyle: (outcome: 'ready' | 'failed') => void;
  onIdle: () => void;
  /** Drawn inside, so that a finger on it moves the map. */
  children: ReactNode;
};

/** The basemap by WebGL (MapLibre): it says where it stands with every frame and is moved by `drive`. */
export function MapGl(props: Props) {
  const { drive, colors, atlas, styleUrl, children } = props;
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<GlMap | null>(null);
  const now = useRef(props);
  now.current = props;
  const [host, setHost] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!container.current) return;
    const made = startMap(container.current, now);
    if (!made) return;
    map.current = made;
    drive.current = driveOf(made);
    setHost(made.getCanvasContainer());
    return () => {
      drive.current = null;
      map.current = null;
      setHost(null);
      made.remove();
    };
  }, [drive]);

  useEffect(() => (map.current ? putDetailed(map.current, styleUrl, now) : undefined), [styleUrl]);
  useEffect(
    () =>
      whenOffline(map.current, (made) => {
        for (const [layer, [property, color]] of Object.entries(layerColors))
          made.setPaintProperty(layer, property, colors[color]);
      }),
    [colors],
  );
  const sent = useRef<Atlas>({});
  useEffect(
    () =>
      whenOffline(map.current, (made) => {
        const before = sourceData(sent.current);
        sent.current = atlas;
        for (const [name, data] of Object.entries(sourceData(atlas)))
          if (data !== before[name as keyof typeof before])
            made.getSource<GeoJSONSource>(name)?.setData(data);
      }),
    [atlas],
  );

  return (
    <>
      <Box ref={container} sx={look} />
      {host ? createPortal(children, host) : children}
    </>
  );
}

function startMap(container: HTMLElement, now: RefObject<Props>): GlMap | null {
  const { camera, colors, atlas, isCooperative, words } = now.current;
  let made: GlMap;
  try {
    made = new GlMap({
      container,
      style: offlineStyle(colors, atlas),
      center: camera.center,
      zoom: camera.zoom,
      minZoom,
      maxZoom,
      keyboard: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: false,
      cooperativeGestures: isCooperative,
      fadeDuration: 0,
      locale: {
        'CooperativeGesturesHandler.MobileHelpText': words.fingers,
        'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
        'CooperativeGesturesHandler.MacHelpText': words.mac,
      },
    });
  } catch {
    now.current.onDark('none');
    return null;
  }
  made.touchZoomRotate.disableRotation();
  // The surface around it takes the keys and has the name.
  const canvas = made.getCanvas();
  for (const name of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(name);
  let byPerson = false;
  made.on('movestart', (event) => {
    byPerson = Boolean(event.originalEvent);
  });
  made.on('move', () => now.current.onFrame(cameraOf(made)));
  made.on('resize', () => now.current.onFrame(cameraOf(made)));
  made.on('moveend', () => {
    now.current.onFrame(cameraOf(made));
    now.current.onRest(byPerson);
    byPerson = false;
  });
  made.on('idle', () => now.current.onIdle());
  made.on('webglcontextlost', () => now.current.onDark('lost'));
  // Without a listener MapLibre writes each failed tile to the console; putDetailed looks at what matters.
  made.on('error', () => undefined);
  made.once('load', () => {
    now.current.onFrame(cameraOf(made));
    now.current.onRest(false);
  });
  return made;
}

function cameraOf(map: GlMap): MapCamera {
  const { lat, lng } = map.getCenter();
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return { center: { lat, lng: wrapLng(lng) }, zoom: map.getZoom(), width, height };
}

function driveOf(map: GlMap): MapDrive {
  return {
    go: ({ center, zoom }, smooth) => {
      if (smooth) map.easeTo({ center, zoom, duration: 225 });
      else map.jumpTo({ center, zoom });
    },
  };
}

/** Runs while the offline basemap is the style, or once it is again; a map that is gone by then is left alone. */
function whenOffline(map: GlMap | null, change: (map: GlMap) => void): (() => void) | undefined {
  if (!map) return undefined;
  if (map.getLayer('water')) {
    change(map);
    return undefined;
  }
  const later = () => {
    if (map.getLayer('water')) change(map);
  };
  map.on('style.load', later);
  return () => {
    map.off('style.load', later);
  };
}

/** Puts detailed tiles in place of the offline basemap; where they do not come, the basemap stays. */
function putDetailed(map: GlMap, url: string | null, now: RefObject<Props>): (() => void) | undefined {
  if (!url) return undefined;
  const credit = new AttributionControl({ compact: false });
  let isSettled = false;
  const settle = (outcome: 'ready' | 'failed') => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    map.off('style.load', ready);
    map.off('error', failed);
    if (outcome === 'ready') map.addControl(credit, 'bottom-right');
    else map.setStyle(offlineStyle(now.current.colors, now.current.atlas), { diff: false });
    now.current.onStyle(outcome);
  };
  const ready = () => settle('ready');
  const failed = () => settle('failed');
  const timer = setTimeout(failed, patience);
  map.on('style.load', ready);
  map.on('error', failed);
  map.setStyle(url, { diff: false });
  return () => {
    clearTimeout(timer);
    map.off('style.load', ready);
    map.off('error', failed);
    if (map.hasControl(credit)) map.removeControl(credit);
    if (isSettled && map.style)
      map.setStyle(offlineStyle(now.current.colors, now.current.atlas), { diff: false });
  };
}

/** What of MapLibre's style sheet a map without its buttons needs. */
const look = {
  position: 'absolute',
  inset: 0,
  '& canvas': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, outline: 'none' },
  '& .maplibregl-canvas-container': { position: 'absolute', inset: 0, cursor: 'grab', userSelect: 'none' },
  '& .maplibregl-canvas-container:active': { cursor: 'grabbing' },
  '& .maplibregl-touch-drag-pan.maplibregl-touch-zoom-rotate': { touchAction: 'none' },
  '& .maplibregl-cooperative-gestures.maplibregl-touch-drag-pan.maplibregl-touch-zoom-rotate': {
    touchAction: 'pan-x pan-y',
  },
  '& .maplibregl-cooperative-gesture-screen': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: '16px',
    backgroundColor: token('scrim'),
    color: '#ffffff',
    fontWeight: 520,
    textAlign: 'center',
    opacity: 0,
    pointerEvents: 'none',
    transition: 'opacity 160ms',
    zIndex: 4,
  },
  '& .maplibregl-cooperative-gesture-screen.maplibregl-show': { opacity: 1 },
  '& .maplibregl-cooperative-gesture-screen .maplibregl-mobile-message': { display: 'none' },
  '@media (hover: none), (pointer: coarse)': {
    '& .maplibregl-cooperative-gesture-screen .maplibregl-desktop-message': { display: 'none' },
    '& .maplibregl-cooperative-gesture-screen .maplibregl-mobile-message': { display: 'block' },
  },
  '& .maplibregl-control-container': {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    maxWidth: '100%',
  },
  '& .maplibregl-ctrl-attrib': {
    padding: '2px 8px',
    fontSize: '0.75rem',
    lineHeight: '16px',
    backgroundColor: token('surface'),
    color: token('text-2'),
    '& a': { color: 'inherit' },
  },
} as const;
