import type { Box as PageBox, Region } from '@foothold/core/resume-import/import-regions.ts';
import { boxesOf } from '@foothold/core/resume-import/import-regions.ts';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReadDocument } from '../../../../document-reading/document-reading.ts';
import { setDraggedLine } from './dragged-line.ts';

const Layer = styled('div')({ position: 'absolute', inset: 0, direction: 'ltr' });

// The paper is white in every theme, and so are the colors on it.
const Frame = styled('span')({
  position: 'absolute',
  pointerEvents: 'none',
  borderRadius: 4,
  border: '1px solid #b4b4b4',
  '&[data-state="check"]': { borderColor: '#8a5a00', backgroundColor: 'rgba(255, 214, 110, 0.22)' },
  '&[data-state="unused"]': { borderStyle: 'dashed', borderColor: '#9a9a9a' },
  '&[data-region-selected]': {
    border: '2px solid #1565c0',
    backgroundColor: 'rgba(21, 101, 192, 0.09)',
  },
});

const Bubble = styled('span')({
  position: 'absolute',
  pointerEvents: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: 17,
  height: 17,
  borderRadius: 9,
  border: '1px solid #b4b4b4',
  backgroundColor: '#fff',
  color: '#595959',
  fontSize: '0.6875rem',
  lineHeight: '15px',
  fontVariantNumeric: 'tabular-nums',
  '&[data-state="check"]': { borderColor: '#8a5a00', color: '#8a5a00' },
  '&[data-region-selected]': {
    backgroundColor: '#1565c0',
    borderColor: '#1565c0',
    color: '#fff',
    fontWeight: 600,
  },
});

const Line = styled('span')({
  position: 'absolute',
  cursor: 'pointer',
  borderRadius: 3,
  touchAction: 'manipulation',
  '[data-taking] > &:hover': { backgroundColor: 'rgba(21, 101, 192, 0.16)', outline: '1px solid #1565c0' },
});

export type SourceProps = {
  document: ReadDocument;
  regions: readonly Region[];
  selected: Region | undefined;
  /** A press on a line takes it into a field. */
  isTaking: boolean;
  onRegion: (region: Region) => void;
  onLine: (line: number) => void;
};

type Props = SourceProps & {
  /** From 0. */
  page: number;
  /** Pixels of a point. */
  scale: number;
};

/** Over a page: the frames with their numbers, and its lines, which can be pressed and dragged. */
export function PageMarks({ page, scale, document, regions, selected, isTaking, onRegion, onLine }: Props) {
  const lines = useMemo(
    () =>
      document.lines.flatMap(({ runs }, at) =>
        boxesOf(runs, document.layout.runs)
          .filter((box) => box.page === page)
          .map((box) => ({ at, box })),
      ),
    [document, page],
  );
  const here = regions.flatMap((region) =>
    region.boxes.filter((box) => box.page === page).map((box, at) => ({ region, box, at })),
  );
  const bubbles = placedBubbles(
    here.filter(({ region, at }) => region.number > 0 && at === 0),
    scale,
  );
  /** Smaller places are over larger ones. */
  const regionAt = (x: number, y: number) =>
    here
      .filter(({ box }) => isIn(box, x, y))
      .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)[0]?.region;
  return (
    <Layer
      aria-hidden
      {...(isTaking && { 'data-taking': '' })}
      onClick={({ currentTarget, target, clientX, clientY }) => {
        const line = target instanceof HTMLElement ? target.dataset.line : undefined;
        if (isTaking && line !== undefined) {
          onLine(Number(line));
          return;
        }
        const { left, top } = currentTarget.getBoundingClientRect();
        const region = regionAt((clientX - left) / scale, (clientY - top) / scale);
        if (region) onRegion(region);
      }}
      // A field that is being edited stays so while its line is chosen.
      onMouseDown={(event) => isTaking && !(event.target as HTMLElement).draggable && event.preventDefault()}
    >
      {here.map(({ region, box, at }) => {
        const marks = {
          'data-state': region.state,
          ...(region === selected && { 'data-region-selected': '' }),
        };
        return <Frame key={`${region.id} ${at}`} {...marks} style={placed(box, scale, 3)} />;
      })}
      {bubbles.map(({ region, x, y }) => (
        <Bubble
          key={region.id}
          data-state={region.state}
          {...(region === selected && { 'data-region-selected': '' })}
          style={{ insetInlineStart: x, insetBlockStart: y }}
        >
          {region.number}
        </Bubble>
      ))}
      {lines.map(({ at, box }) => (
        <Line
          key={`${at} ${box.x} ${box.y}`}
          data-line={at}
          draggable
          onDragStart={(event) => {
            setDraggedLine(at);
            event.dataTransfer.setData('text/plain', document.lines[at]?.text ?? '');
            event.dataTransfer.effectAllowed = 'copy';
          }}
          onDragEnd={() => setDraggedLine(null)}
          style={placed(box, scale, 1)}
        />
      ))}
    </Layer>
  );
}

const isIn = (box: PageBox, x: number, y: number) =>
  x >= box.x - 3 && x <= box.x + box.width + 3 && y >= box.y - 3 && y <= box.y + box.height + 3;

const placed = (box: PageBox, scale: number, room: number) => ({
  insetInlineStart: box.x * scale - room,
  insetBlockStart: box.y * scale - room,
  width: box.width * scale + 2 * room,
  height: box.height * scale + 2 * room,
});

const bubbleSize = 17;

/** Numbers beside their frames; one that would lie on another moves outwards. */
function placedBubbles(regions: readonly { region: Region; box: PageBox }[], scale: number) {
  const set: { region: Region; x: number; y: number }[] = [];
  for (const { region, box } of regions) {
    const y = box.y * scale - 2 + Math.min(0, (box.height * scale - bubbleSize) / 2 + 2);
    let x = box.x * scale - bubbleSize - 7;
    const isOnAnother = () =>
      set.some((one) => Math.abs(one.x - x) < bubbleSize && Math.abs(one.y - y) < bubbleSize - 2);
    while (isOnAnother() && x > 1) x -= bubbleSize + 1;
    // At the edge there is room on the other side.
    if (x < 1) x = isOnAnother() ? (box.x + box.width) * scale + 6 : 1;
    set.push({ region, x: Math.max(1, x), y });
  }
  return set;
}
