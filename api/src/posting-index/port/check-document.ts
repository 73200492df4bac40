import { documentLimits, IndexInputError } from './index-limits.ts';
import type { DocumentPlace, PostingDocument } from './posting-document.ts';

const highest = 0xffff_ffff;

/**
 * A document as the index keeps it: sizes cut to their limits, odd values as “not stated”. Throws an IndexInputError for
 * an id that is no unsigned 32-bit number.
 */
export function checkDocument(document: PostingDocument): PostingDocument {
  const { id, pay } = document;
  if (!isUint(id)) throw new IndexInputError(`A posting's id is a whole number below 2^32; it was ${id}.`);
  return {
    id,
    title: tokensOf(document.title, documentLimits.title),
    company: tokensOf(document.company, documentLimits.company),
    text: tokensOf(document.text, documentLimits.text),
    signs: tokensOf(document.signs, documentLimits.signs),
    companyKey: keyword(document.companyKey),
    posted: secondsOf(document.posted),
    closes: secondsOf(document.closes),
    added: secondsOf(document.added),
    isStale: document.isStale === true,
    group: isUint(document.group) && document.group > 0 ? document.group : null,
    source: keyword(document.source),
    category: keyword(document.category),
    workplace: stated(document.workplace),
    jobType: stated(document.jobType),
    seniority: stated(document.seniority),
    isRemote: document.isRemote === true,
    areas: keywords(document.areas, documentLimits.areas),
    openTo: keywords(document.openTo, documentLimits.areas),
    pay: payOf(pay),
    places: listOf(document.places).filter(isPlace).slice(0, documentLimits.places),
    facts: factsOf(document.facts),
  };
}

const isUint = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= highest;

/** A whole second that fits 32 bits; null for none, and for what lies before 1970. */
function secondsOf(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 1) return null;
  return Math.min(highest, Math.floor(value));
}

const listOf = <T>(value: readonly T[] | null | undefined): readonly T[] =>
  Array.isArray(value) ? value : [];

function tokensOf(value: readonly string[], most: number): string[] {
  const tokens: string[] = [];
  for (const token of listOf(value)) {
    if (tokens.length === most) break;
    if (typeof token !== 'string' || token === '') continue;
    tokens.push(token.length > documentLimits.token ? token.slice(0, documentLimits.token) : token);
  }
  return tokens;
}

const keyword = (value: unknown) => (typeof value === 'string' ? value.slice(0, documentLimits.keyword) : '');
const keywords = (value: readonly string[], most: number) =>
  [...new Set(listOf(value).map(keyword))].filter((text) => text !== '').slice(0, most);

/** Keywords that say “not stated” in two ways. */
export function stated(value: unknown): string {
  const text = keyword(value);
  return text === 'unknown' ? '' : text;
}

function payOf(pay: PostingDocument['pay']): PostingDocument['pay'] {
  const amount = (value: unknown) =>
    typeof value === 'number' && value > 0 ? Math.min(highest, Math.floor(value)) : 0;
  const [least, most] = [amount(pay?.least), amount(pay?.most)];
  const currency = keyword(pay?.currency);
  if (currency === '' || (least === 0 && most === 0)) return null;
  return { least: least || most, most: Math.max(least, most), currency };
}

const isPlace = (place: DocumentPlace) => Math.abs(place?.lat) <= 90 && Math.abs(place?.lng) <= 180;

function factsOf(facts: PostingDocument['facts']): Record<string, string[]> {
  const entries = Object.entries(facts ?? {})
    .slice(0, documentLimits.factNames)
    .map(([name, values]) => {
      const known = keywords(values, documentLimits.factValues).filter((value) => value !== 'unknown');
      return [keyword(name), known] as const;
    });
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}
