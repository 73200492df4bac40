/** Elements around the text of a page: menus, forms, what shows nothing. Their insides are left out. */
const around =
  /^(?:nav|header|footer|aside|form|script|style|template|noscript|svg|iframe|object|dialog|select|button|head)$/;
const groups = /^(?:main|article|section|div|td|body)$/;
const tag = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|<!--/gi;
/** Text of fewer characters is no posting, wherever it stands. */
const minText = 200;

type Open = { name: string; start: number; text: number; linked: number; isMain: boolean };

/**
 * The part of a page that is its text: `<main>` or `<article>` where there is one with text, else the smallest block
 * that holds most of the text outside of links. Menus, forms, headers and scripts are left out. Takes time in
 * proportion to the length and never throws; the whole page when nothing stands out.
 */
export function mainHtml(html: string): string {
  const visible = withoutAround(html);
  const blocks = blocksOf(visible);
  const marked = blocks.filter((block) => block.isMain && block.text - block.linked >= minText);
  const whole = blocks.reduce((most, block) => Math.max(most, block.text - block.linked), 0);
  // Smaller blocks come before those around them, and the smallest with nearly everything is the text.
  const most = blocks.find((block) => block.text - block.linked >= Math.max(minText, whole * 0.7));
  const best = longest(marked) ?? most;
  return best ? visible.slice(best.start, best.end) : visible;
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
  let from = 0;
  let skipped = '';
  let depth = 0;
  for (const { start, end, name, isClosing } of tagsOf(html)) {
    if (skipped) {
      if (name === skipped) depth += isClosing ? -1 : 1;
      if (depth > 0) continue;
      skipped = '';
      from = end;
    } else if (name === '' || (around.test(name) && !isClosing && ends(name) > start)) {
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

type Tag = { start: number; end: number; name: string; isClosing: boolean; attributes: string };

/** The tags in their order, and comments, whose name is ''; one that never ends takes the rest. */
function* tagsOf(html: string): Generator<Tag> {
  const next = new RegExp(tag);
  for (let hit = next.exec(html); hit; hit = next.exec(html)) {
    const [, closing, name = '', attributes = ''] = hit;
    if (name === '') {
      const end = html.indexOf('-->', next.lastIndex);
      next.lastIndex = end < 0 ? html.length : end + 3;
    }
    const { index: start } = hit;
    yield { start, end: next.lastIndex, name: name.toLowerCase(), isClosing: Boolean(closing), attributes };
  }
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
