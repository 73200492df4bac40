import { decodeEntities } from '../../text/html-entities.ts';
import { nodesById, withReferences } from './json-ld-references.ts';
import { lenientJson } from './lenient-json.ts';
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
 * Every schema.org JobPosting inside a web page, with what it points to elsewhere in the page. What pages break in their
 * data is fixed (`lenientJson`); what is no JSON all the same gives the reason, so that the others still count.
 */
export function jsonLdFromHtml(html: string): JsonLdRead[] {
  const reads = blocksIn(html).flatMap((block, index) =>
    block.trim() === '' ? [] : lenientJson(unescaped(block.trim())).map((read) => ({ read, index })),
  );
  const nodes = nodesById(reads.flatMap(({ read }) => ('value' in read ? [read.value] : [])));
  return reads.flatMap(({ read, index }): JsonLdRead[] => {
    if ('value' in read) return jobPostings(read.value, nodes).map((node) => ({ node }));
    const why = read.reason.slice(0, 160);
    return [{ reason: `structured data block ${index + 1} is not valid JSON: ${why}` }];
  });
}

/** Some sites write the whole block with entities. */
function unescaped(block: string): string {
  return !block.includes('"') && block.includes('&quot;') ? decodeEntities(block) : block;
}

/**
 * Every JobPosting in a JSON value: the object itself, list items, `@graph`, or the items of an ItemList; `nodes` are
 * those that a posting may point to.
 */
export function jobPostings(
  value: unknown,
  nodes: ReadonlyMap<string, Record<string, unknown>> = nodesById(value),
): Record<string, unknown>[] {
  return postingsIn(value, 0).map((node) => withReferences(node, nodes));
}

function postingsIn(value: unknown, depth: number): Record<string, unknown>[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.flatMap((item) => postingsIn(item, depth + 1));
  const node = fieldsOf(value);
  if (!node) return [];
  if (isJobPosting(node)) return [node];
  return ['@graph', 'itemListElement', 'item', 'mainEntity'].flatMap((name) =>
    postingsIn(node[name], depth + 1),
  );
}

/** True for a node whose `@type` is, or is among others, JobPosting. */
export function isJobPosting(node: Record<string, unknown>): boolean {
  const types = Array.isArray(node['@type']) ? node['@type'] : [node['@type']];
  return types.some((type) => typeof type === 'string' && /(?:^|[/:])JobPosting$/.test(type));
}
