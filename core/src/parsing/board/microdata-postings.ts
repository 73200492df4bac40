import { htmlToText } from '../../entities/posting/posting-text.ts';
import { decodeEntities } from '../../text/html-entities.ts';
import { attributesOf, type HtmlTag, tagsOf } from '../../text/html-tags.ts';

type Item = Record<string, unknown>;
/** An open element: its property and item, where its inside starts, and the items that get what is inside. */
type Open = { name: string; property: string; item: Item | null; from: number };

const ofPosting = /(?:^|[/:\s])JobPosting(?:\s|$)/;
const maxPostings = 50;
/** Deeper nesting than pages have. */
const deepest = 300;
const withoutEnd = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Properties with parts of their own, also where a page leaves `itemscope` out. */
const compound = /^(?:hiringOrganization|jobLocation|address|baseSalary|value|identifier|addressCountry)$/;

/**
 * The JobPosting items that a page marks up in its text (schema.org microdata), as the nodes that JSON-LD would hold.
 * Never throws; takes time in proportion to the length.
 */
export function microdataPostings(html: string): Item[] {
  const postings: Item[] = [];
  let open: Open[] = [];
  for (const tag of tagsOf(html)) {
    const isInside = open.length > 0;
    if (tag.isClosing) {
      if (isInside) leave(open, tag, html);
    } else if (isInside) enter(open, tag);
    else {
      const posting = postingAt(tag);
      if (posting && postings.length < maxPostings) {
        postings.push(posting);
        open = [{ name: tag.name, property: '', item: posting, from: tag.end }];
      }
    }
  }
  for (let element = open.pop(); element; element = open.pop())
    finish(open, element, html.slice(element.from));
  return postings;
}

function postingAt({ attributes }: HtmlTag): Item | null {
  if (!/itemtype/i.test(attributes)) return null;
  return ofPosting.test(attributesOf(attributes).get('itemtype') ?? '') ? { '@type': 'JobPosting' } : null;
}

/** An element inside a posting: a property whose value stands in it, or one that lasts until its end. */
function enter(open: Open[], { name, end, attributes }: HtmlTag): void {
  if (name === '' || open.length >= deepest) return;
  const isPlain = !/itemprop|itemscope/i.test(attributes);
  if (isPlain && withoutEnd.test(name)) return;
  const values = isPlain ? new Map<string, string>() : attributesOf(attributes);
  const property = values.get('itemprop')?.trim().split(/\s/, 1)[0] ?? '';
  const stated = statedValue(name, values);
  if (property !== '' && stated !== null) add(open, property, decodeEntities(stated));
  if (withoutEnd.test(name) || /\/$/.test(attributes.trim())) return;
  const own = values.has('itemscope') || (compound.test(property) && stated === null) ? {} : null;
  open.push({ name, property: stated === null ? property : '', item: own, from: end });
}

/** The value in the tag itself; null where it is what the element holds. */
function statedValue(name: string, values: ReadonlyMap<string, string>): string | null {
  const inLink = name === 'a' || name === 'link' ? values.get('href') : undefined;
  return values.get('content') ?? values.get('datetime') ?? inLink ?? null;
}

function add(open: readonly Open[], property: string, value: unknown): void {
  const item = open.findLast((element) => element.item)?.item;
  if (!item || value === '') return;
  const before = item[property];
  item[property] = before === undefined ? value : [before, value].flat();
}

/** Ends the element of a closing tag, and what was not closed inside it. */
function leave(open: Open[], { name, start }: HtmlTag, html: string): void {
  const at = open.findLastIndex((element) => element.name === name);
  if (at < 0) return;
  while (open.length > at) {
    const element = open.pop();
    if (element) finish(open, element, html.slice(element.from, start));
  }
}

function finish(open: readonly Open[], { property, item }: Open, inside: string): void {
  if (property === '') return;
  const isDescription = property === 'description';
  const value = item && Object.keys(item).length > 0 ? item : isDescription ? inside : plain(inside);
  add(open, property, value);
}

function plain(html: string): string {
  return htmlToText(html.slice(0, longestValue)).replace(/\s+/g, ' ');
}

const longestValue = 5000;
