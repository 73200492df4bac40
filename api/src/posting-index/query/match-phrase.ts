import { documentLimits } from '../port/index-limits.ts';
import { type Bits, hasBit } from '../store/bits.ts';
import { ListCursor } from '../store/list-cursor.ts';
import type { PostingLists } from '../store/posting-lists.ts';

const starts = new Uint32Array(documentLimits.text);
const following = new Uint32Array(documentLimits.text);

/**
 * Calls `visit` for each document that has the tokens one after the other, ascending, with the places where they start; of a
 * set `within`, where one is given. Lists without places match where all tokens are, and give no place. No tokens match nothing.
 */
export function eachPhrase(
  lists: PostingLists,
  tokens: readonly string[],
  visit: (doc: number, starts: Uint32Array, count: number) => void,
  within: Bits | null = null,
): void {
  const numbers = tokens.map((token) => lists.tokens.find(token));
  if (numbers.length === 0 || numbers.includes(-1)) return;
  const cursors = numbers.map((number) => new ListCursor(lists, number));
  let rarest = 0;
  for (const [index, number] of numbers.entries())
    if ((lists.counts[number] as number) < (lists.counts[numbers[rarest] as number] as number))
      rarest = index;
  const lead = cursors[rarest] as ListCursor;
  const [first = lead] = cursors;
  for (let doc = lead.next(); doc !== Number.POSITIVE_INFINITY; doc = lead.next()) {
    if ((within && !hasBit(within, doc)) || !haveAll(cursors, doc)) continue;
    if (!lists.hasPlaces) {
      visit(doc, starts, 0);
      continue;
    }
    let count = first.places(starts);
    for (let index = 1; index < cursors.length && count > 0; index += 1)
      count = keepFollowed(count, (cursors[index] as ListCursor).places(following), index);
    if (count > 0) visit(doc, starts, count);
  }
}

function haveAll(cursors: readonly ListCursor[], doc: number): boolean {
  for (const cursor of cursors) if (!cursor.seek(doc)) return false;
  return true;
}

/** Keeps the starts that the token number `index` follows at its distance; returns how many. */
function keepFollowed(count: number, followingCount: number, index: number): number {
  let [kept, next] = [0, 0];
  for (let start = 0; start < count; start += 1) {
    const wanted = (starts[start] as number) + index;
    while (next < followingCount && (following[next] as number) < wanted) next += 1;
    if (next < followingCount && following[next] === wanted) starts[kept++] = starts[start] as number;
  }
  return kept;
}
