import { type HtmlTag, tagsOf } from '../../text/html-tags.ts';

/** Elements around the text of a page: menus, forms, what shows nothing. Their insides are left out. */
const around =
  /^(?:nav|header|footer|aside|form|script|style|template|noscript|svg|iframe|object|dialog|select|head)$/;
const groups = /^(?:main|article|section|div|td|body)$/;
/** Text of fewer characters is no posting, wherever it stands. */
const minText = 200;

type Open = { name: string; start: number; text: number; linked: number; isMain: boolean };

/** The text of a page, and the block around it in which its heading and the facts below that stand. */
type MainHtml = { text: string; withHeading: string };

/**
 * The part of a page that is its text: `<main>` or `<article>` where there is one with text, else the smallest block
 * that holds most of the text outside of links. Menus, forms, headers and scripts are left out. Takes time in
 * proportion to the length and never throws; the whole page when nothing stands out.
 */
export function mainHtml(html: string): MainHtml {
  const visible = withoutAround(html);
  const blocks = blocksOf(visible);
  const marked = blocks.filter((block) => block.isMain && block.text - block.linked >= minText);
  const whole = blocks.reduce((most, block) => Math.max(most, block.text - block.linked), 0);
  // Smaller blocks come before those around them, and the smallest with nearly everything is the text.
  const most = blocks.find((block) => block.text - block.linked >= Math.max(minText, whole * 0.7));
  const best = longest(marked) ?? most;
  if (!best) return { text: visible, withHeading: visible };
  const around = aroundHeading(visible, blocks, best) ?? best;
  return { text: visible.slice(best.start, best.end), withHeading: visible.slice(around.start, around.end) };
}

/** The most text that stands beside the posting in the block of its heading: place, pay, labels. */
const maxBeside = 2000;

/** The smallest block that holds the text and the heading above it; undefined where it has one or they are far apart. */
function aroundHeading(html: string, blocks: readonly Block[], best: Block): Block | undefined {
  const inside = html.slice(best.start, best.end);
  if (/<h1[\s>]/i.test(inside)) return;
  const before = html.slice(0, best.start).toLowerCase();
  const heading = Math.max(
    before.lastIndexOf('<h1'),
    before.includes('<h1') ? -1 : before.lastIndexOf('<h2'),
  );
  if (heading < 0) return;
  const around = blocks
    .filter(({ start, end }) => start <= heading && end >= best.end)
    .reduce<Block | undefined>(
      (smallest, block) => (smallest && smallest.start >= block.start ? smallest : block),
      undefined,
    );
  return around && around.text - best.text <= maxBeside ? around : undefined;
}

type Block = Open & { end: number };

function longest(blocks: readonly Block[]): Block | undefined {
  return blocks.reduce<Block | undefined>(
    (best, block) => (best && best.text >= block.text ? best : block),
    undefined,
  );
}

/** The page without what surrounds the text; an element that never ends takes nothing but its own tag with it. */
function withoutAround(html: string): string {
  const kept: string[] = [];
  const ends = lastEnds(html);
  const hasHeading = headersWithHeading(html);
  // A header with the first heading is that of the posting.
  const isAround = ({ name, start, isClosing }: Pick<HtmlTag, 'name' | 'start' | 'isClosing'>) =>
    !isClosing && around.test(name) && !(name === 'header' && hasHeading(start));
  let from = 0;
  let skipped = '';
  let depth = 0;
  for (const { start, end, name, isClosing } of tagsOf(html)) {
    if (skipped) {
      if (name === skipped) depth += isClosing ? -1 : 1;
      if (depth > 0) continue;
      skipped = '';
      from = end;
    } else if (name === '' || (isAround({ name, start, isClosing }) && ends(name) > start)) {
      kept.push(html.slice(from, start));
      from = end;
      if (name === '') continue;
      skipped = name;
      depth = 1;
    }
  }
  if (!skipped) kept.push(html.slice(from));
  return kept.join(' ');
}

/** Whether a `<header>` holds the first heading; asked of growing positions, so that each place is looked for once. */
function headersWithHeading(html: string): (start: number) => boolean {
  const lower = html.toLowerCase();
  const nextOf = (words: string) => {
    let at = -1;
    return (start: number) => {
      if (at < start) at = lower.indexOf(words, start);
      if (at < 0) at = html.length;
      return at;
    };
  };
  const heading = nextOf('<h1');
  const end = nextOf('</header');
  return (start) => heading(start) < end(start);
}

/** Where the last end of an element stands; each name is looked for once. */
function lastEnds(html: string): (name: string) => number {
  const lower = html.toLowerCase();
  const known = new Map<string, number>();
  return (name) => {
    const at = known.get(name) ?? lower.lastIndexOf(`</${name}`);
    known.set(name, at);
    return at;
  };
}

/** Every block with how much text it holds and how much of that is in links, inner ones first. */
function blocksOf(html: string): Block[] {
  const done: Block[] = [];
  const open: Open[] = [];
  let from = 0;
  let links = 0;
  const count = (text: string) => {
    const size = text.replace(/\s+/g, ' ').trim().length;
    for (const block of size > 0 ? open.slice(-deepest) : []) {
      block.text += size;
      if (links > 0) block.linked += size;
    }
  };
  for (const { start, end, name, isClosing, attributes } of tagsOf(html)) {
    count(html.slice(from, start));
    from = end;
    if (name === 'a') links = Math.max(0, links + (isClosing ? -1 : 1));
    if (!groups.test(name) || open.length >= deepest * 5) continue;
    if (!isClosing) {
      const isMain = name === 'main' || name === 'article' || /\brole\s*=\s*["']?main\b/i.test(attributes);
      open.push({ name, start: end, text: 0, linked: 0, isMain });
      continue;
    }
    const at = open.findLastIndex((block) => block.name === name);
    // What was not closed inside ends here too.
    for (const block of at < 0 ? [] : open.splice(at).reverse()) done.push({ ...block, end: start });
  }
  count(html.slice(from));
  for (const block of open.reverse()) done.push({ ...block, end: html.length });
  return done;
}

/** Deeper nesting than pages have; keeps a page made to be slow from being so. */
const deepest = 200;
