import { elementsIn, findElement, type XmlElement, xmlTree } from '../files/xml-tree.ts';
import { attributeIn, type DocxStyle, docxStyles, plainStyle } from './docx-styles.ts';
import { flowLayout } from './flow-layout.ts';
import { linesOfParagraph, type Paragraph, type Piece, spacedOut } from './flow-paragraphs.ts';
import type { HiddenText, Layout } from './layout.ts';

/** The texts of the parts of a DOCX by their names, as far as they are needed: see `isDocxPart`. */
export type DocxParts = ReadonlyMap<string, string>;

/** What of a DOCX was met and how it was treated. */
export type DocxNotes = { hasInsertions: boolean; hasDeletions: boolean; hasTextBoxes: boolean };

const wanted =
  /^word\/(?:document|styles|numbering|header\d*|footer\d*|_rels\/[\w.]+|footnotes)\.(?:xml|xml\.rels|rels)$|^docProps\/core\.xml$|^word\/_rels\/[\w.]{1,60}$/;

/** Whether a part of a DOCX is read. */
export function isDocxPart(name: string): boolean {
  return wanted.test(name);
}

type Context = {
  styles: Map<string, DocxStyle>;
  targets: Map<string, string>;
  notes: DocxNotes;
  hidden: HiddenText[];
  defaultSize: number;
};

/** Reads the paragraphs of a DOCX: insertions count, deletions do not; null where its text is not XML. */
export function docxLayout(parts: DocxParts): { layout: Layout; notes: DocxNotes } | null {
  const document = xmlTree(parts.get('word/document.xml') ?? '');
  const body = document && findElement(document, 'w:body');
  if (!body) return null;
  const styles = docxStyles(parts.get('word/styles.xml') ?? '');
  const context: Context = {
    styles: styles.styles,
    defaultSize: styles.defaultSize,
    targets: new Map(),
    notes: { hasInsertions: false, hasDeletions: false, hasTextBoxes: false },
    hidden: [],
  };
  const read = (name: string, root: XmlElement) =>
    blocksOf(root, { ...context, targets: targetsOf(parts.get(relsName(name)) ?? '') });
  // A head of the page is the top of the resume; its foot is at the end.
  const part = (kind: string) =>
    [...parts.keys()]
      .filter((name) => name.startsWith(`word/${kind}`))
      .sort()
      .flatMap((name) => {
        const root = xmlTree(parts.get(name) ?? '');
        return root ? read(name, root) : [];
      });
  const lines = [...unique(part('header')), ...read('word/document.xml', body), ...unique(part('footer'))];
  const core = xmlTree(parts.get('docProps/core.xml') ?? '');
  const author = core ? findElement(core, 'dc:creator') : null;
  return {
    layout: flowLayout(spacedOut(lines), {
      hidden: context.hidden,
      author: author ? author.children.filter((child) => typeof child === 'string').join('') : '',
    }),
    notes: context.notes,
  };
}

const relsName = (name: string) => {
  const at = name.lastIndexOf('/') + 1;
  return `${name.slice(0, at)}_rels/${name.slice(at)}.rels`;
};

function unique(lines: readonly Paragraph[]): Paragraph[] {
  const seen = new Set<string>();
  return lines.filter(({ cells }) => {
    const text = cells.map((cell) => cell.text).join('|');
    return seen.has(text) ? false : seen.add(text);
  });
}

function blocksOf(root: XmlElement, context: Context): Paragraph[] {
  return elementsIn(root).flatMap((element): Paragraph[] => {
    if (element.name === 'w:p') return paragraphsOf(element, context);
    if (element.name === 'w:tbl') return rowsOf(element, context);
    if (element.name === 'w:del' || element.name === 'w:moveFrom') return [];
    return blocksOf(element, context);
  });
}

/** Rows of a table: cells side by side; columns of a page that is laid out as a table, one after the other. */
function rowsOf(table: XmlElement, context: Context): Paragraph[] {
  return elementsIn(table, 'w:tr').flatMap((row) => {
    const cells = elementsIn(row).flatMap((one) =>
      one.name === 'w:tc'
        ? [one]
        : elementsIn(one, 'w:sdtContent').flatMap((inner) => elementsIn(inner, 'w:tc')),
    );
    const columns = cells.map((cell) => blocksOf(cell, context).filter(({ isEmpty }) => !isEmpty));
    const filled = columns.filter((column) => column.length > 0);
    if (filled.filter((column) => column.length > 3).length > 1) return filled.flat();
    const [first] = filled;
    if (!first?.[0]) return [];
    const beside: Paragraph = { ...first[0], cells: filled.flatMap((column) => column[0]?.cells ?? []) };
    return [beside, ...filled.flatMap((column) => column.slice(1))];
  });
}

function paragraphsOf(paragraph: XmlElement, context: Context): Paragraph[] {
  const properties = elementsIn(paragraph, 'w:pPr')[0];
  const style = context.styles.get(attributeIn(properties, 'w:pStyle')) ?? plainStyle;
  const boxes: Paragraph[] = [];
  const pieces = piecesOf(paragraph, context, { ...style, address: '' }, boxes);
  const numbered = properties ? elementsIn(properties, 'w:numPr')[0] : undefined;
  const isBullet = style.isBullet || (numbered !== undefined && attributeIn(numbered, 'w:numId') !== '0');
  const indent = properties ? elementsIn(properties, 'w:ind')[0] : undefined;
  const left = Number(indent?.attributes['w:left'] ?? indent?.attributes['w:start'] ?? 0) / 100;
  const spacing = properties ? elementsIn(properties, 'w:spacing')[0] : undefined;
  const before = Number(spacing?.attributes['w:before'] ?? 0) >= 120 ? 0.6 : 0;
  const told = linesOfParagraph(pieces, {
    indent: Number.isFinite(left) ? Math.max(0, left) : 0,
    defaultSize: context.defaultSize,
    tag: style.tag,
    space: before,
    isBullet,
  });
  return [...boxes, ...told];
}

type Look = Omit<Piece, 'text'>;

function piecesOf(parent: XmlElement, context: Context, look: Look, boxes: Paragraph[]): Piece[] {
  return elementsIn(parent).flatMap((element): Piece[] => {
    switch (element.name) {
      case 'w:del':
      case 'w:moveFrom':
        context.notes.hasDeletions = true;
        return [];
      case 'w:ins':
      case 'w:moveTo':
        context.notes.hasInsertions = true;
        return piecesOf(element, context, look, boxes);
      case 'w:hyperlink': {
        const address = context.targets.get(element.attributes['r:id'] ?? '') ?? look.address;
        return piecesOf(element, context, { ...look, address }, boxes);
      }
      case 'w:r':
        return runOf(element, context, look, boxes);
      case 'w:t':
        return [{ ...look, text: element.children.filter((child) => typeof child === 'string').join('') }];
      case 'w:tab':
      case 'w:ptab':
        return [{ ...look, text: '\t' }];
      case 'w:br':
      case 'w:cr':
        return [{ ...look, text: '\n' }];
      case 'w:noBreakHyphen':
        return [{ ...look, text: '-' }];
      case 'w:sym':
        return [{ ...look, text: ' ' }];
      case 'w:pPr':
      case 'w:rPr':
      case 'w:instrText':
      case 'mc:Fallback':
        return [];
      case 'w:txbxContent':
        context.notes.hasTextBoxes = true;
        boxes.push(...blocksOf(element, context));
        return [];
      default:
        return piecesOf(element, context, look, boxes);
    }
  });
}

function runOf(run: XmlElement, context: Context, look: Look, boxes: Paragraph[]): Piece[] {
  const properties = elementsIn(run, 'w:rPr')[0];
  const flag = (name: string) => {
    const found = properties ? elementsIn(properties, name)[0] : undefined;
    return found === undefined ? null : !/^(?:0|false|off)$/.test(found.attributes['w:val'] ?? '');
  };
  const size = Number(attributeIn(properties, 'w:sz')) / 2 || look.size;
  const pieces = piecesOf(run, context, { ...look, isBold: flag('w:b') ?? look.isBold, size }, boxes);
  const isWhite =
    /^F[4-9A-F]F[4-9A-F]F[4-9A-F]$/i.test(attributeIn(properties, 'w:color')) && !shaded(properties);
  const how =
    flag('w:vanish') || flag('w:webHidden')
      ? 'invisible'
      : size > 0 && size < 2.5
        ? 'tiny'
        : isWhite
          ? 'ink'
          : null;
  if (how === null) return pieces;
  const text = pieces
    .map((piece) => piece.text)
    .join('')
    .trim();
  if (text !== '') context.hidden.push({ page: 0, text, how });
  return [];
}

const shaded = (properties: XmlElement | undefined) =>
  properties !== undefined &&
  (elementsIn(properties, 'w:shd').length > 0 || elementsIn(properties, 'w:highlight').length > 0);

function targetsOf(text: string): Map<string, string> {
  const root = xmlTree(text);
  return new Map(
    (root ? elementsIn(root, 'Relationship') : [])
      .filter(({ attributes }) => attributes.TargetMode === 'External')
      .map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']),
  );
}
