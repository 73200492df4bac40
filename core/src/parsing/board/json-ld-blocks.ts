import { fieldsOf } from './loose-fields.ts';

/** What a block of structured data in a page is: a JobPosting, or why it could not be read, in words. */
export type JsonLdRead = { node: Record<string, unknown> } | { reason: string };

const script = /<script\b([^<>]*)>/gi;
const isData = /\btype\s*=\s*["']?application\/ld\+json/i;

/** The insides of the blocks of structured data; one that never ends is none, nor is anything after it. */
function blocksIn(html: string): string[] {
  const lower = html.toLowerCase();
  const blocks: string[] = [];
  for (const match of html.matchAll(script)) {
    if (!isData.test(match[1] ?? '')) continue;
    const from = match.index + match[0].length;
    const end = lower.indexOf('</script', from);
    if (end < 0) break;
    blocks.push(html.slice(from, end));
  }
  return blocks;
}

/**
 * Every schema.org JobPosting inside a web page. Comments and CDATA around a block are tolerated; a block that is no
 * JSON gives the reason, so that the others still count.
 */
export function jsonLdFromHtml(html: string): JsonLdRead[] {
  return blocksIn(html).flatMap((block, index): JsonLdRead[] => {
    const json = withoutCdata(block.trim())
      .replace(/^\s*<!--|-->\s*$/g, '')
      .trim();
    if (json === '') return [];
    try {
      return jobPostings(parseJson(json)).map((node) => ({ node }));
    } catch (error) {
      const why = error instanceof Error ? error.message : 'not valid JSON';
      return [{ reason: `structured data block ${index + 1} is not valid JSON: ${why.slice(0, 160)}` }];
    }
  });
}

/** A block without `<![CDATA[` and `]]>` around it, which may stand in comments of the script. */
function withoutCdata(block: string): string {
  const opened = block.replace(/^(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\*\/)?/, '');
  const end = opened.endsWith('*/') ? opened.slice(0, -2).trimEnd() : opened;
  if (!end.endsWith(']]>')) return opened;
  const closed = end.slice(0, -3).trimEnd();
  return closed.endsWith('//') || closed.endsWith('/*') ? closed.slice(0, -2) : closed;
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

/** Line ends and tabs inside of texts are no JSON, and common: such a block is read with blanks in their place. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const clean = json.replace(/[\n\r\t]+/g, ' ');
    if (clean === json) throw error;
    try {
      return JSON.parse(clean);
    } catch {
      throw error;
    }
  }
}
