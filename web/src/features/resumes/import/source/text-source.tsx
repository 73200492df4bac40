import type { Region } from '@foothold/core/resume-import/import-regions.ts';
import type { Run } from '@foothold/core/resume-reading/layout.ts';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { setDraggedLine } from './dragged-line.ts';
import type { SourceProps } from './page-marks.tsx';
import { useSheetWords } from './use-sheet-words.ts';

// Paper stays white in every theme.
const Paper = styled('div')({
  flexShrink: 0,
  paddingBlock: '24px 32px',
  paddingInline: '40px 20px',
  borderRadius: 4,
  outline: '1px solid #cfcfcf',
  backgroundColor: '#fff',
  color: '#212121',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

const Line = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 14,
  '& > i': {
    position: 'absolute',
    insetInlineStart: -34,
    display: 'grid',
    placeItems: 'center',
    minWidth: 19,
    height: 19,
    borderRadius: 10,
    border: '1px solid #b4b4b4',
    color: '#595959',
    fontStyle: 'normal',
    fontSize: '0.6875rem',
    lineHeight: '16px',
  },
  '& > i[data-state="check"]': { borderColor: '#8a5a00', color: '#8a5a00' },
  '& > i[data-region-selected]': { backgroundColor: '#1565c0', borderColor: '#1565c0', color: '#fff' },
});

const Piece = styled('span')({
  borderRadius: 4,
  paddingInline: 3,
  marginInlineStart: -3,
  cursor: 'pointer',
  border: '1px solid transparent',
  '&[data-state="used"]': { borderColor: '#dadada' },
  '&[data-state="check"]': { borderColor: '#8a5a00', backgroundColor: 'rgba(255, 214, 110, 0.22)' },
  '&[data-state="unused"]': { border: '1px dashed #9a9a9a' },
  '&[data-region-selected]': { borderColor: '#1565c0', backgroundColor: 'rgba(21, 101, 192, 0.09)' },
  '[data-taking] &:hover': { backgroundColor: 'rgba(21, 101, 192, 0.16)', borderColor: '#1565c0' },
});

/** A file without pages as its lines on one sheet, with the same marks as pages have. */
export function TextSource({ document, regions, selected, isTaking, onRegion, onLine }: SourceProps) {
  const { layout, lines } = document;
  const words = useSheetWords(document.kind);
  const rows = useMemo(() => rowsOf(layout.runs), [layout]);
  const lineOf = useMemo(
    () => new Map(lines.flatMap(({ runs }, at) => runs.map((run) => [run, at]))),
    [lines],
  );
  const regionOf = useMemo(() => {
    const found = new Map<number, Region>();
    // What a smaller place has is not hidden by a larger one.
    for (const region of regions.toSorted((a, b) => b.runs.length - a.runs.length))
      for (const run of region.runs) found.set(run, region);
    return found;
  }, [regions]);
  const numbered = new Set<string>();
  return (
    <Paper data-page={1} dir="auto" {...(isTaking && { 'data-taking': '' })}>
      {rows.map(({ runs, space, isHeading }) => {
        const first = runs
          .map(({ at }) => regionOf.get(at))
          .find((region) => region && region.number > 0 && !numbered.has(region.id));
        if (first) numbered.add(first.id);
        return (
          <Line
            key={runs[0]?.at}
            style={{
              marginBlockStart: space,
              ...(isHeading && { fontWeight: 620, marginBlockStart: Math.max(space, 10) }),
            }}
          >
            {first && (
              <i
                aria-hidden
                data-state={first.state}
                {...(first === selected && { 'data-region-selected': '' })}
              >
                {first.number}
              </i>
            )}
            {runs.map(({ run, at }) => {
              const region = regionOf.get(at);
              const line = lineOf.get(at);
              return (
                <Piece
                  key={at}
                  draggable={line !== undefined}
                  {...(region && { 'data-state': region.state })}
                  {...(region && region === selected && { 'data-region-selected': '' })}
                  style={run.isBold && !isHeading ? { fontWeight: 600 } : {}}
                  onClick={() => {
                    if (isTaking && line !== undefined) onLine(line);
                    else if (region) onRegion(region);
                  }}
                  onDragStart={(event) => {
                    setDraggedLine(line ?? null);
                    event.dataTransfer.setData('text/plain', run.text);
                    event.dataTransfer.effectAllowed = 'copy';
                  }}
                  onDragEnd={() => setDraggedLine(null)}
                >
                  {words(run.text, run.tag !== '')}
                </Piece>
              );
            })}
          </Line>
        );
      })}
    </Paper>
  );
}

type Row = { runs: { run: Run; at: number }[]; space: number; isHeading: boolean };

/** The runs of a flow by the line they stand on, with the room above it. */
function rowsOf(runs: readonly Run[]): Row[] {
  const rows: Row[] = [];
  let y = Number.NaN;
  for (const [at, run] of runs.entries()) {
    if (run.y !== y) {
      // A line takes a little more than its size; what is more is an empty one.
      const room = rows.length > 0 && run.y - y > 1.6 * run.size ? 12 : 0;
      rows.push({ runs: [], space: room, isHeading: /^(?:H\d|Title)$/.test(run.tag) });
      y = run.y;
    }
    rows.at(-1)?.runs.push({ run, at });
  }
  return rows;
}
