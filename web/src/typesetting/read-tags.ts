import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { linesOf, type Stretch } from './read-pdf.ts';

/** A node of the structure of a page, or a piece of its content by its key. */
type Node = {
  role?: string;
  type?: string;
  id?: string;
  children?: readonly Node[];
};

/** Roles inside a line: what they hold goes on where it stands; all others begin and end a line. */
const inLine: ReadonlySet<string> = new Set([
  'Span',
  'Link',
  'Strong',
  'Em',
  'Lbl',
  'LBody',
  'Quote',
  'Code',
]);

/**
 * Reads a PDF by its tags, as screen readers do: only text that stands in the structure, in the order of the
 * structure, wherever it lies on the page. One text a page; a document without tags has none.
 */
export async function readTags(document: PDFDocumentProxy, isRightToLeft: boolean): Promise<string[]> {
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [stretches, tree] = await Promise.all([taggedStretches(page), page.getStructTree()]);
    const found: Stretch[] = [];
    if (tree) gather(tree as Node, stretches, found);
    pages.push(linesOf(found, isRightToLeft));
    page.cleanup();
  }
  return pages;
}

function gather(node: Node, stretches: ReadonlyMap<string, Stretch[]>, found: Stretch[]): void {
  if (node.type === 'content') {
    found.push(...(stretches.get(node.id ?? '') ?? []));
    return;
  }
  for (const child of node.children ?? []) gather(child, stretches, found);
  const last = found.at(-1);
  if (last && node.role && !inLine.has(node.role)) found[found.length - 1] = { ...last, endsLine: true };
}

/** The text of a page by the key of the tagged content that it stands in; text outside of any, such as artifacts, is left out. */
async function taggedStretches(page: PDFPageProxy): Promise<Map<string, Stretch[]>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const found = new Map<string, Stretch[]>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.type === 'beginMarkedContentProps' && item.id ? item.id : open.at(-1));
      continue;
    }
    const key = open.at(-1);
    if (key === undefined) continue;
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const stretch = { str: item.str, dir: item.dir, x, y, width: item.width, endsLine: item.hasEOL };
    found.set(key, [...(found.get(key) ?? []), stretch]);
  }
  return found;
}
