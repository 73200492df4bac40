import type { HiddenText, Layout, LayoutLink, Run } from '@foothold/core/resume-reading/layout.ts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type InkedText, inkOf, isNearWhite } from './pdf-ink.ts';
import { tagsOf } from './pdf-tags.ts';

type Item = {
  str: string;
  dir: string;
  width: number;
  height: number;
  transform: number[];
  fontName: string;
};
type Marked = { type: string; id?: string };

/** Smaller letters cannot be read: points. */
const minSize = 2.5;
/** Letters at the left of the paper may reach into it: points. */
const widestLetter = 12;
/** Part of the runs of a page that must be tagged for their order to count. */
const minTagged = 0.9;

/**
 * The text of a PDF with where and how it stands. `onPage` is called before each page. The document must have been
 * opened with `fontExtraProperties`, which names the fonts.
 */
export async function pdfLayout(
  document: PDFDocumentProxy,
  onPage: (page: number) => void = () => undefined,
): Promise<Layout> {
  const pages: Layout['pages'] = [];
  const runs: (Run & { isInvisible: boolean })[] = [];
  const links: LayoutLink[] = [];
  const hidden: HiddenText[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    onPage(number);
    const page = await document.getPage(number);
    const read = await readPage(page, number - 1);
    pages.push(read.size);
    runs.push(...read.runs);
    links.push(...read.links);
    hidden.push(...read.hidden);
    page.cleanup();
  }
  const { info } = await document.getMetadata();
  const { Author, Language } = info as Record<string, string | null>;
  const unseen = runs.filter(({ isInvisible }) => isInvisible);
  const isRecognized = lettersOf(unseen) > 0.8 * lettersOf(runs) && lettersOf(unseen) > 0;
  const seen = isRecognized ? runs : runs.filter(({ isInvisible }) => !isInvisible);
  return {
    kind: 'pages',
    pages,
    runs: seen.map(({ isInvisible: _, ...run }) => run as Run),
    links,
    hidden: [
      ...hidden,
      ...(isRecognized ? [] : unseen.map(({ page, text }) => ({ page, text, how: 'invisible' as const }))),
    ],
    author: Author ?? '',
    language: Language ?? '',
    isRecognized,
  };
}

const lettersOf = (runs: readonly { text: string }[]) =>
  runs.reduce((sum, { text }) => sum + text.trim().length, 0);

async function readPage(page: PDFPageProxy, at: number) {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const size = { width: right - left, height: top - bottom };
  const ink = await inkOf(page);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const tags = tagsOf(await page.getStructTree());
  const runs: (Run & { isInvisible: boolean; tagged: number })[] = [];
  const hidden: HiddenText[] = outsideOf(ink, page.view, at);
  const open: (string | undefined)[] = [];
  for (const item of items as (Item | Marked)[]) {
    if (!('str' in item)) {
      if (item.type.startsWith('begin')) open.push(item.id);
      else open.pop();
      continue;
    }
    if (item.str.trim() === '') continue;
    const [a = 1, b = 0, , d = 1, e = 0, f = 0] = item.transform;
    // Text that runs upwards is decoration at the margin.
    const isTurned = Math.abs(b) > Math.abs(a);
    const letter = Math.hypot(a, b) || Math.abs(d);
    const found = inkAt(ink, e, f);
    const tag = tags.get(open.findLast((id) => id !== undefined) ?? '');
    const font = fontOf(page, item.fontName);
    const hide = (how: HiddenText['how']) => hidden.push({ page: at, text: item.str, how });
    if (isTurned) continue;
    if (letter < minSize) hide('tiny');
    else if (e + item.width < left || e > right || f < bottom - letter || f > top) hide('outside');
    else if (found && !found.isInvisible && isNearWhite(found.color) && !found.isOnGround) hide('ink');
    else
      runs.push({
        text: item.str,
        page: at,
        x: e - left,
        y: top - f,
        width: item.width,
        size: letter,
        isBold: font.isBold,
        look: `${font.name} ${found?.color ?? ''}`,
        isRightToLeft: item.dir === 'rtl',
        tag: tag?.role ?? '',
        order: runs.length,
        tagged: tag?.order ?? -1,
        isInvisible: found?.isInvisible === true && !found.isTraced,
      });
  }
  return { size, runs: inTaggedOrder(runs), hidden, links: await linksOf(page, at, left, top) };
}

/** Texts beside the paper, which pdf.js leaves out of a page’s text. */
function outsideOf(ink: readonly InkedText[], view: readonly number[], page: number): HiddenText[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  return ink.flatMap(({ x, y, text }) => {
    const isOutside = x > right || y < bottom || y > top || x + text.length * widestLetter < left;
    return isOutside && text.trim() !== '' ? [{ page, text: text.trim(), how: 'outside' as const }] : [];
  });
}

/** Runs with the order of the tree of structure, where it holds nearly all of them. */
function inTaggedOrder<T extends Run & { tagged: number }>(runs: readonly T[]): T[] {
  if (runs.filter(({ tagged }) => tagged >= 0).length < runs.length * minTagged) return [...runs];
  const sorted = runs.toSorted((a, b) => a.tagged - b.tagged || a.order - b.order);
  const places = new Map(sorted.map((run, at) => [run, at]));
  return runs.map((run) => ({ ...run, order: places.get(run) ?? run.order }));
}

/** The drawing that a text began with: the same line, not behind its start. */
function inkAt(ink: readonly InkedText[], x: number, y: number): InkedText | undefined {
  let best: InkedText | undefined;
  for (const one of ink) {
    if (Math.abs(one.y - y) > 0.8 || one.x > x + 0.8) continue;
    if (!best || one.x >= best.x) best = one;
  }
  return best;
}

function fontOf(page: PDFPageProxy, name: string): { name: string; isBold: boolean } {
  try {
    const font = page.commonObjs.get(name) as { name?: string; bold?: boolean; black?: boolean };
    const said = (font.name ?? name).replace(/^[A-Z]{6}\+/, '');
    return {
      name: said,
      isBold: font.bold === true || font.black === true || boldName.test(said),
    };
  } catch {
    return { name, isBold: false };
  }
}

// Computer Modern and its like name their bold faces by letters: CMBX12, SFBX1095, LMRoman12-Bold.
const boldName =
  /bold|black|heavy|semibd|demi|(?:CM|SF|EC)[BS]?BX|NimbusRomNo9L-Medi|-Medi\b|[-,]B\b|\bBd\b/i;

async function linksOf(page: PDFPageProxy, at: number, left: number, top: number): Promise<LayoutLink[]> {
  const annotations = (await page.getAnnotations()) as {
    subtype: string;
    url?: string;
    unsafeUrl?: string;
    rect: number[];
  }[];
  return annotations.flatMap(({ subtype, url, unsafeUrl, rect }) => {
    const address = url ?? unsafeUrl ?? '';
    const [x = 0, low = 0, right = 0, high = 0] = rect;
    if (subtype !== 'Link' || address === '') return [];
    return [{ page: at, x: x - left, y: top - high, width: right - x, height: high - low, address }];
  });
}
