import { decodeEntities } from '../../text/html-entities.ts';
import { attributesOf } from '../../text/html-tags.ts';

/** What a page says about itself in its head; '' for what it does not say. */
export type PageMeta = { title: string; tabTitle: string; siteName: string; heading: string };

const metaTag = /<meta\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gi;

/** Reads the title that a page gives to share and that of its tab, the name of its site and its first heading. */
export function pageMeta(html: string): PageMeta {
  const named = new Map<string, string>();
  for (const [, inside = ''] of html.slice(0, longestHead).matchAll(metaTag)) {
    const values = attributesOf(inside);
    const key = (values.get('property') ?? values.get('name') ?? '').toLowerCase();
    if (key && !named.has(key)) named.set(key, plain(values.get('content') ?? ''));
  }
  const inner = ({ opens, closes }: (typeof elements)[keyof typeof elements]) => {
    const at = html.search(opens);
    const [, text = ''] = at < 0 ? [] : (/^[^>]*>([\s\S]*)/.exec(html.slice(at, at + longestLine)) ?? []);
    const end = text.search(closes);
    return end < 0 ? '' : plain(text.slice(0, end));
  };
  const tabTitle = inner(elements.title);
  return {
    title: named.get('og:title') || tabTitle,
    tabTitle,
    siteName: named.get('og:site_name') ?? '',
    heading: inner(elements.heading),
  };
}

const elements = {
  title: { opens: /<title[\s>]/i, closes: /<\/title\b/i },
  heading: { opens: /<h1[\s>]/i, closes: /<\/h1\b/i },
};
const longestHead = 300_000;
const longestLine = 4000;

function plain(html: string): string {
  return decodeEntities(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
