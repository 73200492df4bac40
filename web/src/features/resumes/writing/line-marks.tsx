import { styled } from '@mui/material/styles';
import { token } from '../../../ui/tokens.ts';
import { type LineNote, placeOf } from './line-note.ts';

// Laid over the text of a field in the same cell of a grid: same letters, same breaks, and only the lines under them show.
const Layer = styled('div')({
  gridArea: '1 / 1 / 2 / 2',
  minWidth: 0,
  padding: '4px 8px',
  color: 'transparent',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  userSelect: 'none',
  '& > mark': {
    color: 'transparent',
    backgroundColor: 'transparent',
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
    textDecorationSkipInk: 'none',
    textDecorationColor: token('warn'),
  },
  '@media (max-width: 899.95px)': { paddingBlock: 10 },
});

/** Wavy lines under what the notes of a line are about, over the field that holds the text; seen, never read aloud. */
export function LineMarks({ text, notes }: { text: string; notes: readonly LineNote[] }) {
  const pieces = markedPieces(text, notes);
  if (pieces.length === 1) return null;
  return (
    <Layer aria-hidden>
      {pieces.map(({ from, piece, isMarked }) =>
        isMarked ? <mark key={from}>{piece}</mark> : <span key={from}>{piece}</span>,
      )}
    </Layer>
  );
}

/** A line cut where marks begin and end; marks that touch are one. */
export function markedPieces(
  text: string,
  notes: readonly LineNote[],
): { from: number; piece: string; isMarked: boolean }[] {
  const places = notes.map(placeOf).filter(([start, end]) => end > start && end <= text.length);
  const cuts = [...new Set([0, text.length, ...places.flat()])].sort((a, b) => a - b);
  const pieces: { from: number; piece: string; isMarked: boolean }[] = [];
  for (const [at, from] of cuts.entries()) {
    const to = cuts[at + 1];
    if (to === undefined) break;
    const isMarked = places.some(([start, end]) => start <= from && end >= to);
    const last = pieces.at(-1);
    if (last && last.isMarked === isMarked) last.piece += text.slice(from, to);
    else pieces.push({ from, piece: text.slice(from, to), isMarked });
  }
  return pieces;
}
