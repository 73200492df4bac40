import { numberFormat } from '@foothold/core/text/formats.ts';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef, useState } from 'react';
import { token } from '../ui/tokens.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { clusterCount, type MapCluster } from './map-clusters.ts';
import { type MapPin, pinLabelDrop } from './map-layout.ts';
import type { MapUnit } from './map-props.ts';
import { useMapWords } from './use-map-words.ts';

const Pin = styled('button')({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: token('text'),
  cursor: 'pointer',
  pointerEvents: 'auto',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 12,
  '&::after': { content: '""', position: 'absolute', inset: -2, borderRadius: 20 },
  '@media (max-width: 899.95px), (pointer: coarse)': { '&::after': { inset: -10 } },
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: 2, zIndex: 3 },
  '&:hover': { zIndex: 2 },
  '&[aria-pressed="true"]': { zIndex: 1 },
  // A name without room shows while its pin is pointed at.
  '& > [data-hidden]': { visibility: 'hidden' },
  '&:hover > [data-hidden], &:focus-visible > [data-hidden], &[aria-pressed="true"] > [data-hidden]': {
    visibility: 'visible',
  },
});

const Disc = styled('span')({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  borderRadius: 12,
  border: `2px solid ${token('text')}`,
  backgroundColor: token('surface'),
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
  transition: 'background-color 120ms, border-color 120ms',
  '&[data-kind="home"]': { minWidth: 14, height: 14, borderWidth: 5 },
  '&[data-small]': { minWidth: 14, height: 14, borderWidth: 3 },
  '&[data-count]': { paddingInline: 6 },
  '&[data-sign]': { borderWidth: 1, borderColor: token('text-3') },
  '&[data-cluster]': { paddingInline: 7, minWidth: 34, borderWidth: 1, borderColor: token('line-strong') },
  '[aria-pressed="true"] > &': {
    borderColor: token('accent'),
    backgroundColor: token('accent'),
    color: token('on-accent'),
  },
  '[aria-pressed="true"] > &[data-small], [aria-pressed="true"] > &[data-kind="home"]': {
    outline: `3px solid ${token('tint-line')}`,
  },
  // A sign has colors of its own.
  '[aria-pressed="true"] > &[data-sign]': {
    borderWidth: 2,
    backgroundColor: token('surface'),
    color: token('text'),
    outline: `3px solid ${token('tint-line')}`,
  },
  'button:hover > &[data-cluster]': { backgroundColor: token('hover') },
});

const halo = [-1, 1].flatMap((x) => [-1, 1].map((y) => `${x}px ${y}px 1px ${token('sunken')}`)).join(', ');

/** The look of every text on a map: 12 px over the color of the land. */
export const MapText = styled('span')({
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 520,
  whiteSpace: 'nowrap',
  textShadow: halo,
  pointerEvents: 'none',
});

type Props = {
  pins: readonly MapPin[];
  selected: string | null;
  onSelect: (id: string) => void;
  onOpen: (cluster: MapCluster) => void;
  unit?: MapUnit | undefined;
};

/**
 * Pins as buttons in the order of reading. One of them is in the tab order; arrows, Home and End continue from it, Enter
 * chooses.
 */
export function MapPins({ pins, selected, onSelect, onOpen, unit }: Props) {
  const words = useMapWords(unit);
  const list = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const ids = pins.map(({ cluster }) => cluster.id);
  const inOrder = [last, selected, ids[0]].find((id) => id && ids.includes(id));
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons.at(to % buttons.length)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside.
    <div ref={list} onKeyDown={onKeyDown}>
      {pins.map(({ cluster, spot, shown }) => {
        const [point] = cluster.points;
        if (!point) return null;
        const isCluster = cluster.points.length > 1;
        const isSmall =
          !isCluster && !point.mark && !point.sign && point.count === undefined && point.kind !== 'home';
        return (
          <Pin
            key={cluster.id}
            type="button"
            data-pin={cluster.id}
            {...(isCluster && { title: words.ofCluster(cluster) })}
            tabIndex={cluster.id === inOrder ? 0 : -1}
            {...(!isCluster && { 'aria-pressed': point.id === selected })}
            onFocus={() => setLast(cluster.id)}
            onClick={() => (isCluster ? onOpen(cluster) : onSelect(point.id))}
            style={{ transform: `translate(${Math.round(spot.x - 12)}px, ${Math.round(spot.y - 12)}px)` }}
          >
            <VisuallyHidden>{isCluster ? words.ofCluster(cluster) : words.ofPoint(point)}</VisuallyHidden>
            <Disc
              aria-hidden
              data-kind={isCluster ? 'group' : point.kind}
              {...(isCluster && { 'data-cluster': '' })}
              {...(isSmall && { 'data-small': '' })}
              {...(!isCluster && point.sign !== undefined && { 'data-sign': '' })}
              {...(point.count !== undefined && { 'data-count': '' })}
            >
              {isCluster
                ? shortSum(cluster)
                : (point.sign ?? point.mark ?? (point.count !== undefined && shortSum(cluster)))}
            </Disc>
            {!isCluster && (
              <MapText
                aria-hidden
                dir="auto"
                {...(!shown && { 'data-hidden': '' })}
                style={{
                  position: 'absolute',
                  insetBlockStart: pinLabelDrop + 4 - (isSmall ? 4 : 0),
                  fontWeight: 600,
                }}
              >
                {point.label}
              </MapText>
            )}
          </Pin>
        );
      })}
    </div>
  );
}

/** A count that fits a pin: 999, 1.2K, 34K; a plus where some is not known, a question mark where nothing is. */
function shortSum(cluster: MapCluster): string {
  const { count, isWhole } = clusterCount(cluster);
  return count === null ? '?' : `${shortCount(count)}${isWhole ? '' : '+'}`;
}

function shortCount(count: number): string {
  return numberFormat(undefined, { notation: 'compact', maximumSignificantDigits: 2 }).format(count);
}
