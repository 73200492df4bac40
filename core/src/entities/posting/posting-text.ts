import { truncate } from '../../text/display.ts';
import { decodeEntities } from '../../text/html-entities.ts';

/**
 * The plain text of a posting's description, HTML or plain, for the search index and snippets: one line per
 * paragraph, list entry, heading or table row, entities decoded, scripts, styles and comments left out. Plain text
 * keeps its own lines. Markup that a board sends escaped (`&lt;p&gt;`) is read as markup. Never throws, takes time
 * in proportion to the length. Not a sanitizer: the answer is text and must never be put into a page as HTML.
 */
export function htmlToText(html: string): string {
  const markup = isEscapedMarkup(html) ? decodeEntities(html) : html;
  const visible = withoutHidden(withoutWrapper(markup));
  const hasBlocks = blockTag.test(visible);
  const spaced = hasBlocks ? visible.replace(/\s+/g, ' ') : visible.replace(lineEnds, '\n');
  const text = decodeEntities(
    spaced.replace(blockTags, '\n').replace(cellTags, ' ').replace(tags, '').replace(brokenTags, ''),
  );
  return text
    .replace(invisible, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, hasBlocks ? '\n' : '\n\n')
    .trim();
}

/** Every way to end a line. */
export const lineEnds = /\r\n?|[\v\u0085\u2028\u2029]/g;

/**
 * Plain text that a feed put into one element (`<div>One.⏎⏎Two.</div>`): its blank lines are its paragraphs. Anything
 * else stays as it is.
 */
export function withoutWrapper(html: string): string {
  const text = html.trim();
  const [whole = '', name = ''] = /^<(p|div|span|section|article)(?:\s[^<>]*)?>/i.exec(text) ?? [];
  const end = `</${name.toLowerCase()}>`;
  if (whole === '' || text.slice(-end.length).toLowerCase() !== end) return html;
  const inner = text.slice(whole.length, -end.length);
  return blankLine.test(inner) && !blockTag.test(inner) ? inner.trim() : html;
}

const blankLine = /\n[^\S\n]*\n/;

/**
 * The start of a plain text on one line, at most `max` characters, cut at a word and ended with `...`
 * (docs/spec/readings.md R31).
 */
export function snippet(text: string, max: number): string {
  // The start is enough, and spares the rest of long postings; four times for blanks and wide characters.
  return truncate(text.slice(0, max * 4 + 1000).replace(/\s+/g, ' '), max);
}

const blockNames =
  'address|article|aside|blockquote|br|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|title|tr|ul';
/** What follows a tag's name: quoted values may hold `>`. Nothing passes a `<`, which keeps every try short. */
const rest = `(?=[\\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>`;
const blockTag = new RegExp(`</?(?:${blockNames})${rest}`, 'i');
const blockTags = new RegExp(blockTag, 'gi');
const cellTags = new RegExp(`</?(?:td|th|option)${rest}`, 'gi');
const tags = new RegExp(`</?[a-z][a-z0-9:-]*${rest}|<[!?][^<>]*>`, 'gi');
/** A tag with a quote that never ends. */
const brokenTags = /<\/?[a-z][a-z0-9:-]*(?=[\s/>])[^<>]*>/gi;
/** Control characters (PostgreSQL refuses NUL), soft hyphens, zero-width marks, byte order marks. */
const invisible = /(?![\t\n])\p{Cc}|[\u00ad\u200b\u2060\ufeff]/gu;

function isEscapedMarkup(html: string): boolean {
  return !/<[a-z!/]/i.test(html) && /&lt;\/?(?:p|div|li|ul|br|h[1-6]|span|strong)\b/i.test(html);
}

/** Where elements end whose insides show nothing. */
const hiddenEnds: Readonly<Record<string, RegExp>> = {
  script: /<\/script\s*>/gi,
  style: /<\/style\s*>/gi,
  template: /<\/template\s*>/gi,
  noscript: /<\/noscript\s*>/gi,
  head: /<\/head\s*>/gi,
  svg: /<\/svg\s*>/gi,
  iframe: /<\/iframe\s*>/gi,
  object: /<\/object\s*>/gi,
};

/** Cuts comments and the insides of elements that show nothing, in one pass; one that never ends takes the rest. */
function withoutHidden(html: string): string {
  const kept: string[] = [];
  const start = /<!--|<(script|style|template|noscript|head|svg|iframe|object)(?=[\s/>])/gi;
  let from = 0;
  for (let hit = start.exec(html); hit; hit = start.exec(html)) {
    const end = hiddenEnds[hit[1]?.toLowerCase() ?? ''] ?? /-->/g;
    end.lastIndex = start.lastIndex;
    kept.push(html.slice(from, hit.index), ' ');
    if (!end.exec(html)) return kept.join('');
    from = end.lastIndex;
    start.lastIndex = from;
  }
  kept.push(html.slice(from));
  return kept.join('');
}
