import { fileLimits } from './file-limits.data.ts';

/** An element of an XML text; comments, instructions and declarations are left out. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
};

/** Deeper nesting is refused: no document that people write needs it. */
const deepest = fileLimits.docx.depth;
const maxTags = fileLimits.docx.items;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * The root element of an XML text; null where it is not well-formed, nested too deeply or has too many tags. Entities other than the five of XML itself stay as
 * written, so that no declaration can make a text grow.
 */
export function xmlTree(text: string): XmlElement | null {
  if (hasTooManyTags(text)) return null;
  const top: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [top];
  for (let at = 0; at < text.length; ) {
    const begin = text.indexOf('<', at);
    if (begin < 0) break;
    if (begin > at) open.at(-1)?.children.push(decoded(text.slice(at, begin)));
    const skipped = skippedTo(text, begin);
    if (skipped === null) return null;
    if (skipped.to > begin) {
      if (skipped.text !== '') open.at(-1)?.children.push(skipped.text);
      at = skipped.to;
      continue;
    }
    const end = tagEnd(text, begin + 1);
    if (end < 0) return null;
    const tag = text.slice(begin + 1, end);
    at = end + 1;
    if (tag.startsWith('/')) {
      const closed = open.pop();
      if (!closed || open.length === 0 || closed.name !== tag.slice(1).trim()) return null;
      continue;
    }
    const isEmpty = tag.endsWith('/');
    const element = elementOf(isEmpty ? tag.slice(0, -1) : tag);
    open.at(-1)?.children.push(element);
    if (!isEmpty) open.push(element);
    if (open.length > deepest) return null;
  }
  if (open.length !== 1) return null;
  return top.children.find((child) => typeof child !== 'string') ?? null;
}

/** Whether a text has more tags than a document people write; each becomes an object of fifty times its bytes. */
export function hasTooManyTags(text: string): boolean {
  let tags = 0;
  for (let index = text.indexOf('<'); index >= 0; index = text.indexOf('<', index + 1)) {
    tags += 1;
    if (tags > maxTags) return true;
  }
  return false;
}

/** Where a comment, an instruction, a declaration or a section of plain text ends; its own place for a tag. */
function skippedTo(text: string, begin: number): { to: number; text: string } | null {
  const after = (mark: string, from: number) => {
    const found = text.indexOf(mark, from);
    return found < 0 ? -1 : found + mark.length;
  };
  if (text.startsWith('<!--', begin)) return ended(after('-->', begin + 4));
  if (text.startsWith('<![CDATA[', begin)) {
    const to = after(']]>', begin);
    return to < 0 ? null : { to, text: text.slice(begin + 9, to - 3) };
  }
  if (text.startsWith('<?', begin)) return ended(after('?>', begin));
  // A declaration with entities of its own is refused.
  if (text.startsWith('<!', begin)) {
    const to = after('>', begin);
    return to < 0 || text.slice(begin, to).includes('[') ? null : { to, text: '' };
  }
  return { to: begin, text: '' };
}

const ended = (to: number) => (to < 0 ? null : { to, text: '' });

/** Where a tag ends: a “>” that is not inside quotes. */
function tagEnd(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}

function elementOf(tag: string): XmlElement {
  const name = /^[^\s]+/.exec(tag)?.[0] ?? '';
  return { name, attributes: attributesOf(tag.slice(name.length)), children: [] };
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (let at = 0; ; ) {
    const equals = text.indexOf('=', at);
    if (equals < 0) return attributes;
    const key = text.slice(at, equals).trim();
    let from = equals + 1;
    while (/\s/.test(text[from] ?? '')) from += 1;
    const quote = text[from] ?? '';
    const end = quote === '"' || quote === "'" ? text.indexOf(quote, from + 1) : -1;
    if (end < 0) return attributes;
    if (/^\S{1,200}$/.test(key)) attributes[key] = decoded(text.slice(from + 1, end));
    at = end + 1;
  }
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The child elements with a name, or all. */
export function elementsIn(parent: XmlElement, name?: string): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

/** The first element with a name anywhere below. */
export function findElement(parent: XmlElement, name: string): XmlElement | null {
  for (const child of elementsIn(parent)) {
    const found = child.name === name ? child : findElement(child, name);
    if (found) return found;
  }
  return null;
}

/** All text below an element. */
export function textIn(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}
