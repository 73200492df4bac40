import { conceptsOf, stemOf } from './concepts.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import { tradeActRows, tradeFieldRows, tradeNameRows } from './trade-acts.data.ts';

const rows = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split(' '));

const acts = new Map(
  rows(tradeActRows).map(([name = '', ...verbs]): [string, ReadonlySet<string>] => [name, new Set(verbs)]),
);
const fields = new Map(
  rows(tradeFieldRows).map(([name = '', ...words]): [string, readonly string[]] => [name, words]),
);
const names = rows(tradeNameRows);

const singular = (lower: string) =>
  lower.endsWith('s') && !lower.endsWith('ss') ? lower.slice(0, -1) : lower;

/** Whether a verb says what somebody of a title does: an operator drives, a bookkeeper keeps and pays. */
export function isActOfTrade(base: string, title: string): boolean {
  return title
    .toLowerCase()
    .split(/[\s/-]+/)
    .some(
      (word) => acts.get(word)?.has(base) === true || stemOf(word) === stemOf(base) || isDoerOf(word, base),
    );
}

/** “Bookseller” sells: a name that ends in who does it. */
const isDoerOf = (word: string, base: string) =>
  base.length > 3 && (word.endsWith(`${base}er`) || word.endsWith(`${base}r`) || word.endsWith(`${base}ers`));

/** Whether two words name one trade: developer and engineer, aide and assistant. */
export function isSameTrade(one: string, other: string): boolean {
  const [first, second] = [singular(one), singular(other)];
  return first === second || names.some((row) => row.includes(first) && row.includes(second));
}

/** Whether lines and skills of somebody tell the field that stands before the name of a trade: “backend” of services and an API. */
export function isFieldOf(lower: string, items: readonly PreparedItem[]): boolean {
  const words = fields.get(lower.replace('-', '')) ?? [];
  return words.some((word) => {
    const [stem = word] = conceptsOf(word);
    return items.some(({ concepts }) => concepts.has(stem));
  });
}
