import { fieldsOf, UnreadableRecord } from './posting-record.ts';

const script = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script\s*>/gi;

/**
 * Every schema.org JobPosting inside a web page. Comments and CDATA around a block are tolerated; a block that is no
 * JSON becomes an UnreadableRecord with the reason, so that the others still count.
 */
export function jsonLdFromHtml(html: string): unknown[] {
  const blocks = [...html.matchAll(script)].map((match) => match[1] ?? '');
  return blocks.flatMap((block, index): unknown[] => {
    const json = block
      .replace(/^\s*(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\*\/)?|(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?\s*$/g, '')
      .replace(/^\s*<!--|-->\s*$/g, '')
      .trim();
    if (json === '') return [];
    try {
      return jobPostings(JSON.parse(json));
    } catch (error) {
      const why = error instanceof Error ? error.message : 'not valid JSON';
      return [
        new UnreadableRecord(`structured data block ${index + 1} is not valid JSON: ${why.slice(0, 160)}`),
      ];
    }
  });
}

/** Every JobPosting in a JSON value: the object itself, list items, `@graph`, or the items of an ItemList. */
export function jobPostings(value: unknown, depth = 0): Record<string, unknown>[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.flatMap((item) => jobPostings(item, depth + 1));
  const node = fieldsOf(value);
  if (!node) return [];
  if (isJobPosting(node)) return [node];
  return ['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap((name) =>
    jobPostings(node[name], depth + 1),
  );
}

/** True for a node whose `@type` is, or is among others, JobPosting. */
export function isJobPosting(node: Record<string, unknown>): boolean {
  const types = Array.isArray(node['@type']) ? node['@type'] : [node['@type']];
  return types.some((type) => typeof type === 'string' && /(?:^|[/:])JobPosting$/.test(type));
}
