import { fenceOf, isListLine } from './markdown-lines.ts';

/**
 * Markdown cut into pieces that can be read alone: while more arrives at the end, the pieces before the last stay what they
 * are, so that only the last is drawn again. Cut at empty lines, not inside code and not between items of one list.
 */
export function markdownPieces(text: string): string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  let fence: string | null = null;
  let isAfterGap = false;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (fence === null && line.trim() === '') {
      isAfterGap = piece.length > 0;
      if (piece.length > 0) piece.push('');
      continue;
    }
    const goesOn = /^(?: {2,}|\t)/.test(line) || (isListLine(line) && isListLine(piece[0] ?? ''));
    if (isAfterGap && !goesOn) {
      pieces.push(piece.join('\n').trimEnd());
      piece = [];
    }
    isAfterGap = false;
    piece.push(line);
    const mark = fenceOf(line);
    if (fence === null) fence = mark?.mark ?? null;
    else if (mark !== null && mark.info === '' && mark.mark.startsWith(fence)) fence = null;
  }
  const last = piece.join('\n').trimEnd();
  return last === '' ? pieces : [...pieces, last];
}
