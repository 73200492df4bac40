import { closedUp, type FlowLine } from './flow-layout.ts';

/** Text of one look inside a paragraph; a line break is a piece of its own. `size` in points, 0 where nothing is said. */
export type Piece = { text: string; isBold: boolean; size: number; address: string };

/** A line of a paragraph, with those that only make room. */
export type Paragraph = FlowLine & { isEmpty: boolean };

type Look = { indent: number; defaultSize: number; tag: string; space: number; isBullet: boolean };

/** The lines of a paragraph of a word processor, cut at its line breaks. */
export function linesOfParagraph(
  pieces: readonly Piece[],
  { indent, defaultSize, tag, space, isBullet }: Look,
): Paragraph[] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.text === '\n') lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  const told = lines.map((line, at): Paragraph => {
    const cells = cellsOf(line);
    const sizes = line.filter(({ text }) => text.trim() !== '').map((one) => one.size || defaultSize);
    return {
      cells,
      indent,
      size: Math.max(0, ...sizes) || defaultSize,
      tag,
      space: at === 0 ? space : 0,
      isBullet: isBullet && at === 0,
      isEmpty: cells.length === 0,
    };
  });
  return told.length > 1 ? told.filter(({ isEmpty }, at) => !isEmpty || at > 0) : told;
}

/** Pieces of a line as cells: a tab or wide blanks part them. */
function cellsOf(line: readonly Piece[]): FlowLine['cells'] {
  const cells: Piece[][] = [[]];
  for (const piece of line)
    for (const [at, part] of closedUp(piece.text)
      .split(/\t+| {4,}/)
      .entries()) {
      if (at > 0) cells.push([]);
      if (part !== '') cells.at(-1)?.push({ ...piece, text: part });
    }
  return cells.flatMap((pieces) => {
    const text = pieces
      .map((piece) => piece.text)
      .join('')
      .trim();
    const letters = pieces.filter((piece) => piece.text.trim() !== '');
    const address = letters.find((piece) => piece.address !== '')?.address;
    return text === ''
      ? []
      : [{ text, isBold: letters.every(({ isBold }) => isBold), ...(address && { address }) }];
  });
}

/** Empty paragraphs as room above the next. */
export function spacedOut(lines: readonly Paragraph[]): FlowLine[] {
  let space = 0;
  return lines.flatMap((line) => {
    if (line.isEmpty) {
      space += 1;
      return [];
    }
    const spaced = { ...line, space: Math.min(2, line.space + space) };
    space = 0;
    return [spaced];
  });
}
