import type { TokenCondition } from '../port/search-request.ts';
import { type Bits, newBits, setBit } from '../store/bits.ts';
import { type PostingLists, readDocs } from '../store/posting-lists.ts';
import type { Segment } from '../store/segment.ts';
import { eachPhrase } from './match-phrase.ts';

/**
 * The postings of a segment that meet a condition on tokens, of those that are in `within`; what it says of others means
 * nothing. `docs` holds at least as many as the segment.
 */
export function mustMatch(
  condition: TokenCondition,
  segment: Segment,
  { docs, within }: { docs: Uint32Array; within: Bits },
): Bits {
  if (condition.kind === 'all') {
    const bits = within.slice();
    // A phrase takes reading places, so that it is looked for where all else is there.
    for (const one of [...condition.of].sort((first, second) => costOf(first) - costOf(second))) {
      const own = mustMatch(one, segment, { docs, within: bits });
      for (let word = 0; word < bits.length; word += 1) (bits[word] as number) &= own[word] as number;
    }
    return bits;
  }
  const bits = newBits(segment.size);
  if (condition.kind === 'phrase') {
    for (const field of condition.fields) {
      const lists = segment.fields[field];
      if (condition.isPrefix) addPrefix(bits, lists, condition.tokens[0] ?? '', docs);
      else addPhrase(bits, lists, condition.tokens, { docs, within });
    }
    return bits;
  }
  for (const one of condition.of) {
    const own = mustMatch(one, segment, { docs, within });
    for (let word = 0; word < bits.length; word += 1) (bits[word] as number) |= own[word] as number;
  }
  if (condition.kind === 'none')
    for (let word = 0; word < bits.length; word += 1) bits[word] = ~(bits[word] as number);
  return bits;
}

/** Single tokens are cheap, phrases are not, and what holds several of either may be both. */
function costOf(condition: TokenCondition): number {
  if (condition.kind !== 'phrase') return 1;
  return condition.tokens.length > 1 ? 2 : 0;
}

/** Adds the documents that have the tokens one after the other, of a phrase those within a set. */
export function addPhrase(
  bits: Bits,
  lists: PostingLists,
  tokens: readonly string[],
  { docs, within = null }: { docs: Uint32Array; within?: Bits | null },
): void {
  if (tokens.length > 1) {
    eachPhrase(lists, tokens, (doc) => setBit(bits, doc), within);
    return;
  }
  const token = lists.tokens.find(tokens[0] ?? '');
  if (token < 0) return;
  const count = readDocs(lists, token, docs);
  for (let index = 0; index < count; index += 1) setBit(bits, docs[index] as number);
}

/** Adds the documents that have a token with this beginning; '' begins none. */
function addPrefix(bits: Bits, lists: PostingLists, prefix: string, docs: Uint32Array): void {
  const [first, end] = prefix === '' ? [0, 0] : lists.tokens.range(prefix);
  for (let token = first; token < end; token += 1) {
    const count = readDocs(lists, token, docs);
    for (let index = 0; index < count; index += 1) setBit(bits, docs[index] as number);
  }
}
