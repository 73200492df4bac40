import { decodeEntities } from './html-entities.ts';

/** What a page says about itself in its head; '' for what it does not say. */
export type PageMeta = { title: string; siteName: string; heading: string };

const metaTag = /<meta\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gi;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Reads the title, the name of the site and the first heading of a page. */
export function pageMeta(html: string): PageMeta {
  const named = new Map<string, string>();
  for (const [, inside = ''] of html.slice(0, longestHead).matchAll(metaTag)) {
    const values = new Map(
      [...inside.matchAll(attribute)].map(([, name = '', a, b, c]) => [
        name.toLowerCase(),
        a ?? b ?? c ?? '',
      ]),
    );
    const key = (values.get('property') ?? values.get('name') ?? '').toLowerCase();
    if (key && !named.has(key)) named.set(key, plain(values.get('content') ?? ''));
  }
  const inner = (name: string) => {
    const at = html.search(new RegExp(`<${name}[\\s>]`, 'i'));
    const [, text = ''] = at < 0 ? [] : (/^[^>]*>([\s\S]*)/.exec(html.slice(at, at + longestLine)) ?? []);
    const end = text.search(new RegExp(`</${name}\\b`, 'i'));
    return end < 0 ? '' : plain(text.slice(0, end));
  };
  return {
    title: named.get('og:title') || inner('title'),
    siteName: named.get('og:site_name') ?? '',
    heading: inner('h1'),
  };
}

const longestHead = 300_000;
const longestLine = 4000;

function plain(html: string): string {
  return decodeEntities(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
