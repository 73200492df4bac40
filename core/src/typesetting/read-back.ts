import type { Piece } from './page-piece.ts';

/** A difference between what a reader finds in a document and what was written. */
export type Difference = {
  /** `missing`: not found, `found` is what stands in its place; `moved`: found too early; `extra`: never written. */
  kind: 'missing' | 'moved' | 'extra';
  /** Of an extra text, the field it follows; '' at the very beginning. */
  field: string;
  expected: string;
  found: string;
  /** The page it stands on or should, from 1. */
  page: number;
};

const invisible = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const word = /[\p{L}\p{N}]/u;
const blank = /\s/;
const lineEnd = /[\n\f]/;
const maxShown = 200;

/**
 * Compares what was written, in the order it was set in, with the text that a reader finds, one text a page. Every field
 * must be there in full, letter by letter, behind the one before it, with nothing but marks between them. A line may
 * end at any space, and inside a word where the script has no spaces or the word is longer than a line.
 */
export function readBackDifferences(written: readonly Piece[], pages: readonly string[]): Difference[] {
  const text = pages.map((page) => page.replace(invisible, '').normalize('NFC')).join('\f');
  const differences: Difference[] = [];
  let cursor = 0;
  let before = '';
  let lost: Difference | undefined;
  const pageAt = (place: number) => text.slice(0, place).split('\f').length;
  const between = (end: number) => {
    const gap = text.slice(cursor, end).split(blank).filter(Boolean).join(' ');
    if (lost) lost.found = gap.slice(0, maxShown);
    else if (word.test(gap))
      differences.push({
        kind: 'extra',
        field: before,
        expected: '',
        found: gap.slice(0, maxShown),
        page: pageAt(cursor),
      });
  };
  for (const { field, text: expected } of written) {
    if (expected === '') continue;
    const place = find(expected, text, cursor);
    if (!place) {
      const earlier = find(expected, text, 0);
      const difference: Difference = {
        kind: earlier ? 'moved' : 'missing',
        field,
        expected,
        found: '',
        page: pageAt(cursor),
      };
      differences.push(difference);
      if (earlier) difference.found = expected;
      else lost ??= difference;
      continue;
    }
    between(place.from);
    lost = undefined;
    cursor = place.to;
    before = field;
  }
  between(text.length);
  return differences;
}

function find(expected: string, text: string, cursor: number): { from: number; to: number } | undefined {
  const first = expected[0] ?? '';
  for (let from = text.indexOf(first, cursor); from >= 0; from = text.indexOf(first, from + 1)) {
    const to = matchedTo(expected, text, from);
    if (to >= 0) return { from, to };
  }
  return undefined;
}

/** The place behind `expected` where it stands at `from`; -1 where it does not. */
function matchedTo(expected: string, text: string, from: number): number {
  let at = from;
  for (const letter of expected) {
    const isBreak = blank.test(text[at] ?? '');
    let ahead = at;
    while (blank.test(text[ahead] ?? '')) ahead += 1;
    if (letter === ' ') {
      if (!isBreak) return -1;
      at = ahead;
      continue;
    }
    if (isBreak && lineEnd.test(text.slice(at, ahead))) at = ahead;
    if (!text.startsWith(letter, at)) return -1;
    at += letter.length;
  }
  return at;
}
