import Box from '@mui/material/Box';
import type { Position } from 'geojson';
import { useMemo } from 'react';
import { token } from '../ui/tokens.ts';
import { type MapCamera, type MapSpot, toWorld, worldSize } from './map-camera.ts';
import { cityLabelDrop, type MapName, ringSpots } from './map-layout.ts';
import { MapText } from './map-pins.tsx';
import type { MapRing } from './map-props.ts';
import type { Atlas } from './map-style.ts';
import { countyZoom } from './use-map-atlas.ts';

const whole = { position: 'absolute', inset: 0, overflow: 'visible', pointerEvents: 'none' } as const;

/** Rings of distance: accent lines over a breath of it, each with its label at its top. */
export function MapRings({ rings, camera }: { rings: readonly MapRing[]; camera: MapCamera }) {
  const drawn = [...rings].sort((a, b) => b.km - a.km).map((ring) => ({ ring, ...drawRing(ring, camera) }));
  return (
    <>
      <Box component="svg" aria-hidden width={camera.width} height={camera.height} sx={whole}>
        {drawn.map(({ ring, path }) => (
          <path
            key={`${ring.label} ${ring.km}`}
            d={path}
            fill={token('accent')}
            fillOpacity={0.07}
            stroke={token('accent')}
            strokeOpacity={0.8}
            strokeWidth={1.25}
          />
        ))}
      </Box>
      {drawn.map(({ ring, top }) => (
        <Box
          key={`${ring.label} ${ring.km}`}
          data-ring={ring.label}
          sx={{ position: 'absolute', insetInlineStart: 0, insetBlockStart: 0, pointerEvents: 'none' }}
          style={{ transform: `translate(${top.x}px, ${top.y}px) translate(-50%, -50%)` }}
        >
          <MapText
            sx={{
              display: 'block',
              paddingInline: '8px',
              paddingBlock: '1px',
              borderRadius: '10px',
              border: `1px solid ${token('line-strong')}`,
              backgroundColor: token('surface'),
              color: token('text'),
              textShadow: 'none',
            }}
          >
            {ring.label}
          </MapText>
        </Box>
      ))}
    </>
  );
}

function drawRing(ring: MapRing, camera: MapCamera): { path: string; top: MapSpot } {
  const spots = ringSpots(ring, camera);
  const [top = { x: 0, y: 0 }] = spots;
  return {
    path: `${spots.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}Z`,
    top,
  };
}

const inks = { country: 'text-2', state: 'text-3', county: 'text-3', city: 'text-2' } as const;

/** Names of areas and cities as texts, so that they are crisp and in the product's own font; the list beside says them to assistive technology. */
export function MapNames({ names }: { names: readonly MapName[] }) {
  return (
    <div aria-hidden>
      {names.map(({ id, text, kind, spot }) => (
        <Box
          key={id}
          data-name={kind}
          sx={{ position: 'absolute', insetInlineStart: 0, insetBlockStart: 0, pointerEvents: 'none' }}
          style={{ transform: `translate(${Math.round(spot.x)}px, ${Math.round(spot.y)}px)` }}
        >
          {kind === 'city' && (
            <Box
              sx={{
                position: 'absolute',
                insetBlockStart: -cityLabelDrop - 2,
                insetInlineStart: -2,
                width: 4,
                height: 4,
                borderRadius: '2px',
                backgroundColor: token('text-3'),
              }}
            />
          )}
          <MapText
            sx={{ position: 'absolute', fontWeight: kind === 'city' ? 500 : 400, color: token(inks[kind]) }}
            style={{ transform: 'translate(-50%, -50%)' }}
          >
            {text}
          </MapText>
        </Box>
      ))}
    </div>
  );
}

type OutlineProps = {
  atlas: Atlas;
  camera: MapCamera;
  /** Until WebGL draws: land alone and coarse, which is there at once and costs nothing. */
  isFirst?: boolean;
};

/** The basemap without WebGL: the same outlines as paths in the page. */
export function MapOutlines({ atlas, camera, isFirst = false }: OutlineProps) {
  const isCoarse = isFirst || !atlas.countries || !atlas.states;
  const { countries, states, counties }: Atlas = isCoarse
    ? { ...(atlas.land && { countries: atlas.land }) }
    : atlas;
  const paths = useMemo(
    () => ({
      land: [...(countries?.land.coordinates ?? []), ...(states?.land.coordinates ?? [])]
        .map((area) => linesOf(area))
        .join(''),
      states: linesOf((counties?.stateBorders ?? states?.borders)?.coordinates ?? []),
      coast: [countries?.borders, countries?.coast, counties?.coast ?? states?.coast]
        .map((part) => linesOf(part?.coordinates ?? []))
        .join(''),
    }),
    [countries, states, counties],
  );
  const countyLines = useMemo(() => linesOf(counties?.borders.coordinates ?? []), [counties]);
  const scale = 2 ** camera.zoom;
  const middle = toWorld(camera.center);
  const x = camera.width / 2 - middle.x * scale;
  const y = camera.height / 2 - middle.y * scale;
  return (
    <Box
      component="svg"
      aria-hidden
      data-outlines={isCoarse ? 'first' : ''}
      width={camera.width}
      height={camera.height}
      sx={whole}
    >
      {[-1, 0, 1].map((copy) => (
        <g
          key={copy}
          transform={`translate(${x + copy * worldSize * scale} ${y}) scale(${scale})`}
          fill="none"
          strokeLinejoin="round"
        >
          <path d={paths.land} fill={token('sunken')} />
          {[
            { d: camera.zoom >= countyZoom ? countyLines : '', ink: token('line-strong') },
            { d: camera.zoom >= 2.5 ? paths.states : '', ink: token('line-strong') },
            { d: paths.coast, ink: token('line-strong') },
          ].map(({ d, ink }, at) => (
            <path key={at} d={d} stroke={ink} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      ))}
    </Box>
  );
}

function linesOf(lines: readonly Position[][]): string {
  return lines
    .map((line) =>
      line
        .map(([lng = 0, lat = 0], at) => {
          const { x, y } = toWorld({ lat, lng });
          return `${at ? 'L' : 'M'}${x.toFixed(3)} ${y.toFixed(3)}`;
        })
        .join(''),
    )
    .join('');
}
