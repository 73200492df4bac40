import { foldUrl } from '@foothold/core/entities/job/job-identity.ts';
import { textOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { hash53 } from '@foothold/core/text/hash53.ts';

/** What the cells of one column say, over all rows of a file. */
export type ColumnFacts = {
  /** Cells with something in them. */
  filled: number;
  /** Cells that are a link. */
  links: number;
  /** Cells that may be a number of a posting: one word with a digit, no date and no amount. */
  numbers: number;
  /** Cells that say what an earlier cell says, in a row that is another one; counted to its end only for `isWatched`. */
  repeats: number;
  /** Cells that are a line with a rating behind it: “CyrusOne 3.8”. */
  rated: number;
  /** The cells count the rows: 0, 1, 2 … */
  isCounter: boolean;
};

/** Longer cells are texts, and no number of anything. */
const longest = 300;
const looksLikeDate = /^\d{4}-\d\d?-\d\d?|^\d\d?[/.]\d\d?[/.]\d{2,4}|^\d\d?:\d\d/;
const looksLikeAmount = /^[$€£+-]|^\d+[.,]\d+$|@/;
const rating = /\s[0-5][.,]\d$/;

/** Gathers the facts of a column cell by cell; `isWatched` columns are those that are known to hold an id. */
export function columnGatherer(isWatched: boolean): {
  add: (cell: unknown, row: { at: number; hash: number }) => void;
  facts: ColumnFacts;
} {
  const facts: ColumnFacts = { filled: 0, links: 0, numbers: 0, repeats: 0, rated: 0, isCounter: true };
  let seen: Map<number, number> | null = new Map();
  let first = 0;
  return {
    facts,
    add(cell, { at, hash }) {
      const isScalar = typeof cell === 'string' || typeof cell === 'number';
      const text = textOf(cell);
      if (text === '') return;
      if (facts.filled === 0) first = Number(text) - at;
      facts.filled += 1;
      if (Number(text) !== first + at || first < -1 || first > 1) facts.isCounter = false;
      const isLink = /^https?:\/\//i.test(text) && webLink(text) !== '';
      if (!isScalar || (text.length > longest && !isLink)) {
        // A text or a list is nobody's number, however different it is each time.
        facts.repeats += 1;
        seen = null;
        return;
      }
      if (isLink) facts.links += 1;
      else if (isNumber(text)) facts.numbers += 1;
      if (rating.test(text)) facts.rated += 1;
      if (!seen) return;
      const value = hash53(isLink ? foldUrl(text) || text : text);
      const before = seen.get(value);
      if (before === undefined) seen.set(value, hash);
      else if (before !== hash) {
        facts.repeats += 1;
        if (!isWatched) seen = null;
      }
    },
  };
}

const isNumber = (text: string) =>
  text.length <= 120 &&
  /\d/.test(text) &&
  !/\s/.test(text) &&
  !looksLikeDate.test(text) &&
  !looksLikeAmount.test(text);
