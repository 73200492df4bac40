import { partOfHead } from '../posting-asks.ts';

/** A sentence or list item of a posting, with the part of the posting it stands in. */
export type Clause = {
  text: string;
  /** The same in lower case, with plain apostrophes and hyphens; as long as `text`. */
  lower: string;
  part: 'title' | 'requirements' | 'wishes' | 'other';
  /** The clause before it in the text: a heading or the other half of a list. */
  before: string;
};

/** Longer sentences are read in pieces, so that no rule looks at more than this many characters. */
const longestClause = 600;
const longestHead = 70;
/** How much of the clause before is at hand. */
const longestBefore = 200;

/** The title as a clause of its own. */
export function titleClause(title: string): Clause {
  const text = title.slice(0, longestClause).replace(/\s/g, ' ');
  return { text, lower: plainLower(text), part: 'title', before: '' };
}

/**
 * The clauses of a plain text in order: lines, cut at the ends of sentences, at semicolons and at bullets. Headings
 * (“Preferred qualifications”) say what the clauses below them are.
 */
export function* clausesOf(given: string): Generator<Clause> {
  const text = readSigns(given).replace(/[^\S\n ]/g, ' ');
  const lower = plainLower(text);
  let part: Clause['part'] = 'other';
  let before = '';
  for (const [from, to] of rangesOf(text)) {
    const piece = text.slice(from, to);
    part = partBelow(piece, part);
    yield { text: piece, lower: lower.slice(from, to), part, before };
    before = piece.slice(-longestBefore);
  }
}

/** The text right before a place, at most so many characters of it. */
export function textBefore(text: string, place: number, length = 40): string {
  return text.slice(Math.max(0, place - length), place);
}

/** The text right behind a place, at most so many characters of it. */
export function textBehind(text: string, place: number, length = 40): string {
  return text.slice(place, place + length);
}

/** Signs of UTF-8 that some feed read as Windows-1252. */
function readSigns(text: string): string {
  if (!text.includes('â€')) return text;
  return text.replaceAll('â€™', '’').replaceAll('â€¢', '•').replaceAll('â€“', '–').replaceAll('â€œ', '“');
}

/** The part that begins with this clause, where it is a heading or starts with one (“Preferred: …”). */
function partBelow(piece: string, part: Clause['part']): Clause['part'] {
  const colon = piece.indexOf(':');
  const head = colon >= 0 && colon < longestHead ? piece.slice(0, colon) : piece;
  if (head.length > longestHead || !/^[\p{Lu}*#_(]/u.test(head)) return part;
  const named = partOfHead(trimHead(head)) ?? (/^ideal experience\b/i.test(head) ? 'wishes' : null);
  if (named) return named;
  // Another heading ends the wishes; what it begins is not known.
  if (part !== 'wishes') return part;
  return colon === piece.length - 1 || isCapitalized(piece) ? 'other' : part;
}

/** “Additional Eligibility Qualifications”: every longer word of a short line has a capital. */
function isCapitalized(piece: string): boolean {
  const words = piece.split(' ').filter((word) => word.length > 3);
  return (
    words.length >= 2 &&
    piece.length <= longestHead &&
    !/\d/.test(piece) &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    !/\b(?:Licen[sc]e|Degree|Diploma|Experience|Preferred|Required)\b/.test(piece)
  );
}

function trimHead(head: string): string {
  return head.endsWith('…') || head.endsWith('.') ? head.slice(0, -1) : head;
}

/** In lower case with plain apostrophes and hyphens. */
function plainLower(text: string): string {
  const lower = text.toLowerCase();
  // Few letters change their length in lower case; where one does, places in both texts would not agree.
  const same = lower.length === text.length ? lower : text;
  return same.replace(/[’‘]/g, "'").replace(/[‐‑–—]/g, '-');
}

type Range = readonly [from: number, to: number];

/** A sign that may end a clause. */
const ends = /[\n;.!?•·▪●*–-]/g;

function* rangesOf(text: string): Generator<Range> {
  let start = 0;
  for (const { index } of text.matchAll(ends)) {
    const end = endAt(text, index);
    if (end < 0) continue;
    yield* shortRanges(text, start, end);
    start = index + 1;
  }
  yield* shortRanges(text, start, text.length);
}

/** Where a clause ends that is over at this sign; −1 where it goes on. */
function endAt(text: string, index: number): number {
  const sign = text[index];
  if (sign === '.' || sign === '!' || sign === '?') return isSentenceEnd(text, index) ? index + 1 : -1;
  if (sign === '-' || sign === '–') return isItem(text, index) ? index : -1;
  return index;
}

/** “ - Five or more years”: an item of a list that lost its lines; not “9 a.m. - 5 p.m.”. */
function isItem(text: string, index: number): boolean {
  if (text[index - 1] !== ' ' || text[index + 1] !== ' ') return false;
  return /[A-Z]/.test(text[index + 2] ?? '') && !/\d|[ap]m|\.m\.$/i.test(text.slice(index - 3, index - 1));
}

/** A period is no end behind a single letter (“U.S. citizens”, “Ph.D. in”, “p.m.”) nor before a small one. */
function isSentenceEnd(text: string, index: number): boolean {
  const next = text[index + 1];
  if (next === undefined || next === '\n') return true;
  if (next !== ' ') return false;
  if (text[index] !== '.') return true;
  if (/[a-z]/.test(text[index + 2] ?? '')) return false;
  const before = text.slice(Math.max(0, index - 3), index);
  return !/(?:^|[^\p{L}])\p{L}$/u.test(before) && !/\b(?:St|Mr|Ms|Dr|No)$/.test(before);
}

/** The range without blanks at its ends, in pieces of the longest length at most. */
function* shortRanges(text: string, from: number, to: number): Generator<Range> {
  let start = from;
  let end = to;
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  while (start < end) {
    const cut = end - start <= longestClause ? end : cutAt(text, start + longestClause);
    yield [start, cut];
    start = cut;
  }
}

/** The last comma or blank before a place, so that no word is cut. */
function cutAt(text: string, place: number): number {
  const window = text.slice(place - cutWindow, place);
  const comma = window.lastIndexOf(', ');
  const blank = comma >= 0 ? comma + 1 : window.lastIndexOf(' ');
  return blank >= 0 ? place - cutWindow + blank + 1 : place;
}

/** How far back a place to cut is looked for. */
const cutWindow = 200;
