import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useAppearance } from '../platform/appearance.ts';
import { useMapDetail } from '../platform/map-detail.ts';
import { useSiteConfig } from '../platform/server/site-config.ts';
import { useTimeRings } from '../shared/geography/use-time-rings.ts';
import { accentOf, palette, token } from '../ui/tokens.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { isOnGlobe } from './map-bounds.ts';
import { MapButtons } from './map-buttons.tsx';
import { clusterBounds, clustersOf, isOnMap, type MapCluster } from './map-clusters.ts';
import type { MapGl } from './map-gl.tsx';
import { MapNames, MapOutlines, MapRings } from './map-ground.tsx';
import { layOut } from './map-layout.ts';
import { MapLines } from './map-lines.tsx';
import { MapNotes, type PlainMapReason } from './map-notes.tsx';
import { MapPins } from './map-pins.tsx';
import type { MapProps, MapRing } from './map-props.ts';
import { MapStatic } from './map-static.tsx';
import { MapTime } from './map-time.tsx';
import { useMapAtlas } from './use-map-atlas.ts';
import { useMapCamera } from './use-map-camera.ts';
import { useMapCities } from './use-map-cities.ts';

/** Beyond this the offline basemap is an empty page: it has no streets. */
const streetsFrom = 9;

const Region = styled('section')({
  position: 'relative',
  // Raised pins stay in the map, under the head of a form that is scrolled over it.
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

// A map is not mirrored: east stays on its side where writing runs from right to left.
const Surface = styled('div')({
  position: 'relative',
  flexGrow: 1,
  minHeight: 160,
  overflow: 'hidden',
  direction: 'ltr',
  backgroundColor: token('surface'),
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: -2 },
});

const Layer = styled('div')({ position: 'absolute', inset: 0, pointerEvents: 'none' });

const noRings: readonly MapRing[] = [];

/**
 * The one map. It reports itself on its region for tests: `data-center` (lat,lng), `data-zoom`, `data-rendered` (ids of
 * its pins in the order of reading; a cluster is its first id and `+` how many more), `data-drawing` (`gl` or `plain`),
 * `data-basemap` (`offline` or `detailed`) and `data-still` once everything is drawn.
 */
export function MapFrame(props: MapProps) {
  const { ariaLabel, selected = null, onSelect, rings = noRings, height = '420px', ringsNote } = props;
  const { t } = useLingui();
  const hint = useId();
  const points = useMemo(() => props.points.filter(isOnGlobe), [props.points]);
  const moves = useMapCamera({ ...props, points });
  const { camera, frame, layer, drive, onFrame, onRest } = moves;
  const time = useTimeRings();
  const allRings = useMemo(() => [...rings, ...time.rings], [rings, time.rings]);
  const { theme, color } = useAppearance();
  const colors = useMemo(() => {
    const all = palette(theme, accentOf(color));
    return { water: all.surface, land: all.sunken, coast: all['line-strong'], line: all['line-strong'] };
  }, [theme, color]);
  const [gl, setGl] = useState<{ MapGl: typeof MapGl } | null>(null);
  const [plain, setPlain] = useState<PlainMapReason | null>(null);
  const [tries, setTries] = useState(0);
  const [isStill, setStill] = useState(false);
  const [style, setStyle] = useState<{ url: string; outcome: 'ready' | 'failed' } | null>(null);
  const { mapStyleUrl } = useSiteConfig();
  const wantsDetail = useMapDetail();
  const styleUrl = wantsDetail && mapStyleUrl ? new URL(mapStyleUrl, location.href).href : null;
  const isDetailed = !plain && styleUrl !== null && style?.url === styleUrl && style.outcome === 'ready';
  const { atlas, failed, retry } = useMapAtlas(camera?.zoom ?? 0);
  const cities = useMapCities(camera, !isDetailed);

  useEffect(() => {
    let isGone = false;
    if (!hasWebGl()) {
      setPlain('none');
      return;
    }
    import('./map-gl.tsx').then(
      (module) => !isGone && setGl(module),
      () => !isGone && setPlain('not-loaded'),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);

  const step = Math.round((camera?.zoom ?? 0) * 2) / 2;
  // While WebGL draws what has come, the first drawing stands.
  useEffect(() => {
    if (!plain) setStill(false);
  }, [plain, atlas.countries, atlas.states]);
  const isDrawn = isStill && atlas.countries !== undefined && atlas.states !== undefined;
  const clusters = useMemo(() => clustersOf(points, step, selected), [points, step, selected]);
  const drawn = useMemo(
    () =>
      camera &&
      layOut({ camera, clusters, selected, rings: allRings, atlas, cities, hasOwnNames: isDetailed }),
    [camera, clusters, selected, allRings, atlas, cities, isDetailed],
  );
  const onMap = camera && drawn ? drawn.pins.filter(({ spot }) => isOnMap(spot, camera)) : [];
  const onOpen = (cluster: MapCluster) => {
    const bounds = clusterBounds(cluster);
    const at = cluster.points.findIndex(({ id }) => id === selected);
    const next = cluster.points[(at + 1) % cluster.points.length];
    // On one spot no zoom takes them apart: they are chosen in turn.
    if (bounds) moves.open(bounds);
    else if (next) onSelect?.(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyAct(event.key, moves);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const inside = camera && drawn && (
    <Layer ref={layer}>
      {(plain || !isDrawn) && <MapOutlines atlas={atlas} camera={camera} isFirst={!plain} />}
      <MapRings rings={allRings} camera={camera} />
      <MapNames names={drawn.names} />
      <MapPins
        pins={drawn.pins}
        selected={selected}
        onSelect={(id) => onSelect?.(id)}
        onOpen={onOpen}
        unit={props.unit}
      />
    </Layer>
  );
  const common = { drive, onFrame, onRest, onIdle: () => setStill(true) };
  const Gl = gl?.MapGl;
  return (
    <Region
      aria-label={ariaLabel}
      data-map=""
      data-drawing={plain ? 'plain' : 'gl'}
      data-basemap={isDetailed ? 'detailed' : 'offline'}
      data-rendered={onMap.map(({ cluster }) => cluster.id).join(' ')}
      {...(camera && {
        'data-center': `${camera.center.lat.toFixed(4)},${camera.center.lng.toFixed(4)}`,
        'data-zoom': camera.zoom.toFixed(2),
      })}
      {...(isDrawn && { 'data-still': '' })}
      sx={{ height }}
    >
      <VisuallyHidden id={hint}>
        {t`Arrow keys move the map, plus and minus zoom, 0 shows everything. Tab moves on to the pins, arrow keys move from pin to pin.`}
      </VisuallyHidden>
      <Box sx={{ position: 'relative', flexGrow: 1, minHeight: 0, display: 'flex' }}>
        <Surface
          ref={frame}
          role="application"
          tabIndex={0}
          aria-label={t`Map`}
          aria-describedby={hint}
          onKeyDown={onKeyDown}
        >
          {camera && !plain && Gl && (
            <Gl
              key={tries}
              {...common}
              camera={camera}
              colors={colors}
              atlas={atlas}
              styleUrl={styleUrl}
              isCooperative={height !== '100%'}
              words={{
                fingers: t`Move the map with two fingers`,
                wheel: t`Hold Ctrl and scroll to zoom the map`,
                mac: t`Hold ⌘ and scroll to zoom the map`,
              }}
              onDark={setPlain}
              onStyle={(outcome) => styleUrl && setStyle({ url: styleUrl, outcome })}
            >
              {inside}
            </Gl>
          )}
          {camera && !plain && !Gl && inside}
          {camera && plain && (
            <MapStatic {...common} camera={camera}>
              {inside}
            </MapStatic>
          )}
          <MapButtons
            onZoom={moves.zoom}
            onShowAll={points.length + rings.length > 0 ? moves.showAll : null}
          />
          {time.start && <MapTime time={time} />}
        </Surface>
        <MapNotes
          plain={plain}
          onTryAgain={() => {
            setPlain(null);
            setTries((count) => count + 1);
          }}
          isAtlasMissing={failed}
          onRetryAtlas={retry}
          failedHost={style?.outcome === 'failed' && style.url === styleUrl ? new URL(style.url).host : null}
          isNear={!isDetailed && (camera?.zoom ?? 0) > streetsFrom}
          canDetail={mapStyleUrl !== null && !wantsDetail}
        />
      </Box>
      <MapLines
        hasRings={rings.length > 0}
        ringsNote={ringsNote}
        time={time}
        unit={props.points.some(({ count }) => count !== undefined) ? props.unit : undefined}
        hasUnknown={props.points.some(({ count }) => count === null)}
      />
    </Region>
  );
}

/** What a key does to the map; null for keys that are not the map's. */
function keyAct(key: string, { pan, zoom, showAll }: ReturnType<typeof useMapCamera>): (() => void) | null {
  const far = 96;
  switch (key) {
    case 'ArrowUp':
      return () => pan(0, -far);
    case 'ArrowDown':
      return () => pan(0, far);
    case 'ArrowLeft':
      return () => pan(-far, 0);
    case 'ArrowRight':
      return () => pan(far, 0);
    case '+':
    case '=':
      return () => zoom(1);
    case '-':
    case '_':
      return () => zoom(-1);
    case '0':
      return showAll;
    default:
      return null;
  }
}

function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Browsers keep few of them at a time.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
