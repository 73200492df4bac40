import { OPS, type PDFPageProxy, Util } from 'pdfjs-dist';

/** Where a piece of text begins on its page, in its units, and how it is drawn. */
export type InkedText = {
  x: number;
  y: number;
  color: string;
  /** Not drawn as text; `isTraced`: its letters are drawn as shapes in the same place. */
  isInvisible: boolean;
  isTraced: boolean;
  isOnGround: boolean;
  text: string;
};

type Matrix = number[];
type Ground = { minX: number; minY: number; maxX: number; maxY: number; isShape: boolean };
type State = { matrix: Matrix; color: string; alpha: number; mode: number; leading: number };

const invisibleMode = 3;
const clipMode = 7;
const minAlpha = 0.05;

/**
 * How each piece of text is drawn: its color, whether it is drawn at all, and whether something that is not white lies
 * under it, on which white letters can be read.
 */
export async function inkOf(page: PDFPageProxy): Promise<InkedText[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const texts: InkedText[] = [];
  const grounds: Ground[] = [];
  const whites: Ground[] = [];
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], color: '#000000', alpha: 1, mode: 0, leading: 0 };
  let text: Matrix = [1, 0, 0, 1, 0, 0];
  let line: Matrix = text;
  const kept: State[] = [];
  const restore = () => {
    state = kept.pop() ?? state;
  };
  const move = (x: number, y: number) => {
    line = Util.transform(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] ?? [];
    switch (operator) {
      case OPS.save:
        kept.push({ ...state });
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        restore();
        break;
      case OPS.paintFormXObjectBegin:
        kept.push({ ...state });
        if (args[0]) state.matrix = Util.transform(state.matrix, args[0]);
        break;
      case OPS.transform:
        state.matrix = Util.transform(state.matrix, args);
        break;
      case OPS.setFillRGBColor:
        state.color = String(args[0]);
        break;
      case OPS.setFillColorN:
      case OPS.shadingFill:
        state.color = 'pattern';
        break;
      case OPS.setGState:
        for (const [name, value] of args[0] ?? []) if (name === 'ca') state.alpha = value;
        break;
      case OPS.setTextRenderingMode:
        state.mode = args[0];
        break;
      case OPS.beginText:
        text = [1, 0, 0, 1, 0, 0];
        line = text;
        break;
      case OPS.setTextMatrix:
        text = Array.from(args[0] as Iterable<number>);
        line = text;
        break;
      case OPS.setLeading:
        state.leading = args[0];
        break;
      case OPS.moveText:
        move(args[0], args[1]);
        break;
      case OPS.setLeadingMoveText:
        state.leading = -args[1];
        move(args[0], args[1]);
        break;
      case OPS.nextLine:
        move(0, state.leading);
        break;
      case OPS.constructPath: {
        const [paint, , box] = args;
        if (isFilling(paint) && box && state.alpha >= minAlpha) {
          const shape = placed(state.matrix, box, true);
          if (!isNearWhite(state.color)) grounds.push(shape);
          // White letters that are drawn as shapes need something under them, as white text does.
          else if (grounds.some((one) => isIn(one, shape.minX + 1, shape.minY + 1))) whites.push(shape);
        }
        break;
      }
      case OPS.paintImageXObject:
      case OPS.paintImageMaskXObject:
        grounds.push(placed(state.matrix, [0, 0, 1, 1], false));
        break;
      case OPS.showText: {
        const [, , , , x = 0, y = 0] = Util.transform(state.matrix, text);
        const isInvisible = state.mode === invisibleMode || state.mode === clipMode || state.alpha < minAlpha;
        const isOnGround = grounds.some((one) => isIn(one, x, y));
        const said = { x, y, color: state.color, isInvisible, isTraced: false, isOnGround };
        texts.push({ ...said, text: lettersOf(args[0]) });
        break;
      }
    }
  }
  const shapes = [...grounds, ...whites].filter(
    ({ isShape, maxY, minY }) => isShape && maxY - minY < tallestLetter,
  );
  return texts.map((one) => ({
    ...one,
    isTraced: one.isInvisible && shapes.some((shape) => isIn(shape, one.x + 2, one.y + 2)),
  }));
}

/** What the glyphs of one drawing say; the numbers between them move them apart. */
function lettersOf(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: { unicode?: unknown } | number | null) =>
      typeof glyph === 'object' && typeof glyph?.unicode === 'string' ? glyph.unicode : '',
    )
    .join('');
}

/** Taller shapes are grounds and no letters: points. */
const tallestLetter = 60;

const isIn = ({ minX, maxX, minY, maxY }: Ground, x: number, y: number) =>
  x >= minX - 1 && x <= maxX + 1 && y >= minY - 1 && y <= maxY + 1;

const fills: readonly number[] = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];
const isFilling = (paint: number) => fills.includes(paint);

/** True for white and what cannot be told from it on white paper. */
export function isNearWhite(color: string): boolean {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return false;
  return [1, 3, 5].every((at) => Number.parseInt(color.slice(at, at + 2), 16) >= 0xf4);
}

function placed(matrix: Matrix, box: ArrayLike<number>, isShape: boolean): Ground {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = Array.from(box);
  const corners = [
    [minX, minY],
    [minX, maxY],
    [maxX, minY],
    [maxX, maxY],
  ].map(([x = 0, y = 0]) => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
    return [a * x + c * y + e, b * x + d * y + f] as const;
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    minX: Math.min(...xs),
    maxX: Math.max(...xs),
    minY: Math.min(...ys),
    maxY: Math.max(...ys),
    isShape,
  };
}
