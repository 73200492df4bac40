import { elementsIn, findElement, type XmlElement, xmlTree } from '../files/xml-tree.ts';
import { flowLayout } from './flow-layout.ts';
import { linesOfParagraph, type Paragraph, type Piece, spacedOut } from './flow-paragraphs.ts';
import type { HiddenText, Layout } from './layout.ts';

type Style = { isBold: boolean; size: number; isHidden: boolean };
type Look = Omit<Piece, 'text'> & { isHidden: boolean };
type Context = { styles: Map<string, Style>; hidden: HiddenText[]; isChanged: boolean };

const plain: Look = { isBold: false, size: 0, address: '', isHidden: false };
const defaultSize = 12;
/** What a paragraph holds that is not its text. */
const apart =
  /^(?:office:annotation|office:annotation-end|text:note|text:tracked-changes|text:change(?:-\w+)?|svg:\w+)$/;
/** Blanks in one element: more are a layout by blanks, which `cellsOf` parts anyway. */
const maxBlanks = 80;

/** The parts of an ODT that are read. */
export const isOdtPart = (name: string) => name === 'content.xml' || name === 'styles.xml';

/** Reads the paragraphs of an OpenDocument text; what was deleted with changes tracked is left out. Null where it is no XML. */
export function odtLayout(parts: ReadonlyMap<string, string>): { layout: Layout; isChanged: boolean } | null {
  const content = xmlTree(parts.get('content.xml') ?? '');
  const text = content && findElement(content, 'office:text');
  if (!content || !text) return null;
  const common = xmlTree(parts.get('styles.xml') ?? '');
  const context: Context = { styles: stylesOf([common, content]), hidden: [], isChanged: false };
  const lines = blocksOf(text, context, { indent: 0, isBullet: false });
  return {
    layout: flowLayout(spacedOut(lines), { hidden: context.hidden }),
    isChanged: context.isChanged,
  };
}

function stylesOf(roots: readonly (XmlElement | null)[]): Map<string, Style> {
  const found = new Map<string, Style & { parent: string }>();
  const walk = (parent: XmlElement) => {
    for (const one of elementsIn(parent)) {
      if (one.name !== 'style:style') {
        if (one.name.startsWith('office:')) walk(one);
        continue;
      }
      const [text] = elementsIn(one, 'style:text-properties');
      const weight = text?.attributes['fo:font-weight'] ?? '';
      found.set(one.attributes['style:name'] ?? '', {
        isBold: weight === 'bold' || Number(weight) >= 600,
        size: pointsOf(text?.attributes['fo:font-size']),
        isHidden: text?.attributes['text:display'] === 'none',
        parent: one.attributes['style:parent-style-name'] ?? '',
      });
    }
  };
  for (const root of roots) if (root) walk(root);
  for (const style of found.values()) {
    const base = found.get(style.parent);
    if (!base) continue;
    style.isBold ||= base.isBold;
    if (style.size === 0) style.size = base.size;
  }
  return found;
}

const pointsOf = (said = '') => (/^[\d.]{1,6}pt$/.test(said) ? Number.parseFloat(said) : 0);

type Place = { indent: number; isBullet: boolean };

function blocksOf(parent: XmlElement, context: Context, place: Place): Paragraph[] {
  return elementsIn(parent).flatMap((element): Paragraph[] => {
    switch (element.name) {
      case 'text:p':
      case 'text:h':
        return paragraphOf(element, context, place);
      case 'text:list-item':
        return blocksOf(element, context, { indent: place.indent + 2, isBullet: true });
      case 'table:table-row':
        return rowOf(element, context);
      case 'text:tracked-changes':
        context.isChanged = true;
        return [];
      default:
        return apart.test(element.name) ? [] : blocksOf(element, context, place);
    }
  });
}

/** Cells side by side; long ones are columns of a page, one after the other. */
function rowOf(row: XmlElement, context: Context): Paragraph[] {
  const cells = elementsIn(row, 'table:table-cell')
    .map((cell) => blocksOf(cell, context, { indent: 0, isBullet: false }).filter(({ isEmpty }) => !isEmpty))
    .filter((cell) => cell.length > 0);
  const [first] = cells;
  if (!first?.[0] || cells.filter((cell) => cell.length > 3).length > 1) return cells.flat();
  return [
    { ...first[0], cells: cells.flatMap((cell) => cell[0]?.cells ?? []) },
    ...cells.flatMap((cell) => cell.slice(1)),
  ];
}

function paragraphOf(element: XmlElement, context: Context, place: Place): Paragraph[] {
  const level = element.name === 'text:h' ? element.attributes['text:outline-level'] : undefined;
  const boxes: Paragraph[] = [];
  const pieces = piecesOf(element, context, lookOf(element, context, plain), boxes);
  const tag = level && /^[1-6]$/.test(level) ? `H${level}` : '';
  return [...boxes, ...linesOfParagraph(pieces, { ...place, defaultSize, tag, space: 0 })];
}

function lookOf(element: XmlElement, { styles }: Context, look: Look): Look {
  const style = styles.get(element.attributes['text:style-name'] ?? '');
  if (!style) return look;
  return {
    ...look,
    isBold: look.isBold || style.isBold,
    size: style.size || look.size,
    isHidden: look.isHidden || style.isHidden,
  };
}

function piecesOf(parent: XmlElement, context: Context, look: Look, boxes: Paragraph[]): Piece[] {
  const piece = (text: string): Piece[] => {
    if (!look.isHidden) return [{ ...look, text }];
    if (text.trim() !== '') context.hidden.push({ page: 0, text: text.trim(), how: 'invisible' });
    return [];
  };
  return parent.children.flatMap((child): Piece[] => {
    if (typeof child === 'string') return piece(child.replace(/\s+/g, ' '));
    switch (child.name) {
      case 'text:s':
        return piece(' '.repeat(Math.min(maxBlanks, Number(child.attributes['text:c'] ?? '1') || 1)));
      case 'text:tab':
        return piece('\t');
      case 'text:line-break':
        return piece('\n');
      case 'text:a':
        return piecesOf(child, context, { ...look, address: child.attributes['xlink:href'] ?? '' }, boxes);
      case 'draw:text-box':
        boxes.push(...blocksOf(child, context, { indent: 0, isBullet: false }));
        return [];
      default:
        return apart.test(child.name) ? [] : piecesOf(child, context, lookOf(child, context, look), boxes);
    }
  });
}
